/** The papers a reader has opened over the table: one of each sort, the newest on top. */
import { useRef, useState } from 'react';

export interface Paper<T> {
  /** Its own for every opening: what was put aside before does not keep a new one folded. */
  readonly key: number;
  readonly of: T;
}

export interface Papers<T> {
  readonly papers: readonly Paper<T>[];
  open(what: T): void;
  close(paper: Paper<T>): void;
  /** Closes all but some. */
  clear(keep?: (what: T) => boolean): void;
}

export function usePapers<T extends { readonly what: string }>(): Papers<T> {
  const [papers, set] = useState<readonly Paper<T>[]>([]);
  const last = useRef(0);
  return {
    papers,
    open: (what) => {
      last.current += 1;
      const paper = { key: last.current, of: what };
      set((all) => [...all.filter(({ of }) => of.what !== what.what), paper]);
    },
    close: (paper) => set((all) => all.filter((one) => one !== paper)),
    clear: (keep = () => false) => set((all) => (all.length === 0 ? all : all.filter(({ of }) => keep(of)))),
  };
}
