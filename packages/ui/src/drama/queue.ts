/**
 * What is shown is not always what is: a table may be some decisions behind while they are told, one after the other. The
 * truth arrives in frames; a frame is shown when its last act has landed, so that nothing on the screen knows more than what
 * was told. Pure.
 */
import type { Act } from './acts.ts';

/** A frame of the truth, and what is told before it is shown. */
interface Batch<F> {
  readonly frame: F;
  readonly acts: readonly Act[];
}

export interface Queue<F> {
  /** What everything on the screen is drawn from. */
  readonly shown: F;
  /** Oldest first; the first one is being told. */
  readonly waiting: readonly Batch<F>[];
  /** Of the first one: how many acts have landed. */
  readonly landed: number;
}

/** How long things take. `off`: not at all. */
export const PACES = ['off', 'brisk', 'calm', 'slow'] as const;
export type Pace = (typeof PACES)[number];
export const FACTOR: Readonly<Record<Pace, number>> = { off: 0, brisk: 0.5, calm: 1, slow: 1.6 };

/** What may be owed to the truth at a calm pace, in milliseconds; what is older lands untold. */
const DEBT = 6000;
/** A decision of the reader is asked for after this long at most, and after so long where dice or draws lead to it. */
const FREE_MS = 2400;
const CHANCE_MS = 1500;
const CHAIN_MS = 4200;

export const atRest = <F>(frame: F): Queue<F> => ({ shown: frame, waiting: [], landed: 0 });

/** The truth, however far it has been told. */
export const newest = <F>({ shown, waiting }: Queue<F>): F => waiting.at(-1)?.frame ?? shown;

/** What is being told, and what of the same decision has landed before it. */
export const running = <F>({ waiting, landed }: Queue<F>): { act: Act | null; done: readonly Act[] } => {
  const acts = waiting[0]?.acts ?? [];
  return { act: acts[landed] ?? null, done: acts.slice(0, landed) };
};

const owed = <F>({ waiting, landed }: Queue<F>): number =>
  waiting.reduce(
    (sum, { acts }, i) => sum + acts.reduce((ms, act, n) => ms + (i === 0 && n < landed ? 0 : act.aloft + act.ms), 0),
    0,
  );

/** The first batch is shown, with those after it that have nothing to tell. */
function showFirst<F>({ shown, waiting }: Queue<F>): Queue<F> {
  let frame = shown;
  let rest = waiting;
  do {
    frame = rest[0]?.frame ?? frame;
    rest = rest.slice(1);
  } while (rest.length > 0 && rest[0].acts.length === 0);
  return { shown: frame, waiting: rest, landed: 0 };
}

/** A new frame, and what is told before it; without acts it is only waited for where something is being told. */
export function arrive<F>(queue: Queue<F>, frame: F, acts: readonly Act[]): Queue<F> {
  let next: Queue<F> = { ...queue, waiting: [...queue.waiting, { frame, acts }] };
  if (queue.waiting.length === 0 && acts.length === 0) return atRest(frame);
  while (next.waiting.length > 1 && owed(next) > DEBT) next = showFirst(next);
  return next;
}

/** The same moment of the game in a newer frame: a clock, a name, somebody who came in. */
export function renew<F>(queue: Queue<F>, frame: F): Queue<F> {
  const last = queue.waiting.at(-1);
  if (!last) return atRest(frame);
  return { ...queue, waiting: [...queue.waiting.slice(0, -1), { ...last, frame }] };
}

/** The running act can be read at its place. */
export function land<F>(queue: Queue<F>): Queue<F> {
  const acts = queue.waiting[0]?.acts ?? [];
  return queue.landed + 1 < acts.length ? { ...queue, landed: queue.landed + 1 } : showFirst(queue);
}

/** Milliseconds at a calm pace after which a decision that waits behind all this is asked for. */
export function patience<F>({ waiting }: Queue<F>): number {
  const chances = waiting.reduce((sum, { acts }) => sum + acts.filter(({ chance }) => chance).length, 0);
  return chances === 0 ? FREE_MS : Math.min(CHAIN_MS, Math.max(FREE_MS, chances * CHANCE_MS));
}
