/** Woodcuts of a game: the composer and the lines come when the first of them is to be seen; each is cut once and kept. */
import type { Silhouettes } from '@pony/art';

/** The lines of a game's pictures, by what they show, under the name that seeds their chance. */
export interface PictureLines {
  readonly name: string;
  readonly lines: Readonly<Record<string, string>>;
}
/** Lines with the silhouettes they name. */
export interface PicturesOf extends PictureLines {
  readonly silhouettes: Silhouettes;
}

export interface PictureBook {
  /** The address of a picture so wide against its height; undefined until it is cut, null where there is none. */
  at(seed: string, wide: number): string | null | undefined;
  /** Has a picture cut, and says when it is there, or that it will not come; returns the way to stop listening. */
  ask(seed: string, wide: number, told: () => void): () => void;
}

type Cut = (seed: string, wide: number) => string | null;

const HEIGHT = 240;
/** So long pictures are cut before the page may draw again. */
const SLICE_MS = 6;

/** The composer with all lines. */
async function composer(load: () => Promise<readonly PicturesOf[]>): Promise<Cut> {
  const [{ woodcut }, books] = await Promise.all([import('@pony/art'), load()]);
  return (seed, wide) => {
    const book = books.find(({ lines }) => lines[seed]);
    const line = book?.lines[seed];
    if (!book || !line) return null;
    const svg = woodcut(`${book.name}/${seed}`, line, book.silhouettes, Math.round(HEIGHT * wide));
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  };
}

export function pictureBook(load: () => Promise<readonly PicturesOf[]>): PictureBook {
  const kept = new Map<string, string | null>();
  const wanted = new Map<string, { readonly seed: string; readonly wide: number; readonly told: Set<() => void> }>();
  let working = false;
  const key = (seed: string, wide: number): string => `${seed} ${wide}`;
  const done = (at: string, address: string | null): void => {
    kept.set(at, address);
    const told = wanted.get(at)?.told ?? [];
    wanted.delete(at);
    for (const tell of told) tell();
  };
  const cutSome = (cut: Cut): void => {
    const until = performance.now() + SLICE_MS;
    for (const [at, { seed, wide }] of wanted) {
      done(at, cut(seed, wide));
      if (performance.now() > until) break;
    }
    if (wanted.size > 0) setTimeout(cutSome, 0, cut);
    else working = false;
  };
  const work = async (): Promise<void> => {
    working = true;
    try {
      cutSome(await composer(load));
    } catch {
      // Without a line to the server the table stands with its signs alone.
      for (const at of [...wanted.keys()]) done(at, null);
      working = false;
    }
  };
  return {
    at: (seed, wide) => kept.get(key(seed, wide)),
    ask(seed, wide, told) {
      const at = key(seed, wide);
      if (kept.has(at)) return () => {};
      const one = wanted.get(at) ?? { seed, wide, told: new Set() };
      one.told.add(told);
      wanted.set(at, one);
      if (!working) void work();
      return () => one.told.delete(told);
    },
  };
}
