import { type RefObject, useLayoutEffect } from 'react';

const DENSITIES = 5;

/** Packs a row closer, step by step (`data-dense`), until everything in it fits. `change` says when to try again. */
export function useDensity(row: RefObject<HTMLElement | null>, change: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content is the reason to measure again
  useLayoutEffect(() => {
    const here = row.current;
    if (!here) return;
    const pack = (): void => {
      for (let dense = 0; dense <= DENSITIES; dense++) {
        here.dataset.dense = String(dense);
        if (here.scrollWidth <= here.clientWidth + 1) return;
      }
    };
    pack();
    const watch = new ResizeObserver(pack);
    watch.observe(here);
    return () => watch.disconnect();
  }, [row, change]);
}
