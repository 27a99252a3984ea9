/** Two sides play the same games in turns: what the machine does to one it does to the other, and medians keep the rest out. */
import { median, rounded } from '../figures.ts';
import type { Job } from './side.ts';
import { openSide, type Side } from './sides.ts';
import { type Done, PARTS, type Parts } from './work.ts';

export interface Pace {
  /** By the processor time of the thread that plays. */
  readonly perSecond: number;
  /** By that of the whole process: garbage and compiling are other threads' work. */
  readonly perSecondAllThreads: number;
  readonly microseconds: number;
  readonly microsecondsAllThreads: number;
  readonly parts?: Parts;
}

interface Ratio {
  readonly median: number;
  /** The middle half of the turns lies between these. */
  readonly from: number;
  readonly to: number;
}

export interface Compared {
  readonly turns: number;
  readonly own: Pace;
  readonly rival: Pace;
  /** How many times as much the own side does in a second of processor time. */
  readonly ratio: Ratio;
  readonly ratioAllThreads: Ratio;
}

export interface Match {
  readonly own: { readonly built: string; readonly job: Job };
  readonly rival?: { readonly built: string; readonly job: Job };
  readonly seed: string;
  readonly turns: number;
  /** Processor time of a turn of one side. */
  readonly turnMs: number;
  /** What each side plays before anything is counted: so many decisions at least, and so much processor time. */
  readonly warmUp?: { readonly count: number; readonly ms: number };
  readonly at: () => void;
}

export const WARM_UP = 10_000;

/** Processes of each side: what V8 makes of the same code differs a little from one to the next. */
const PAIRS = 3;
const WARM = { count: WARM_UP, ms: 700 };

/** The pace of one side alone, or of both with their ratio. */
export async function playTurns(match: Match): Promise<Compared | Pace> {
  const done: Done[][] = match.rival ? [[], []] : [[]];
  const pairs = Math.min(PAIRS, match.turns);
  let games = 0;
  for (let pair = 0; pair < pairs; pair++) {
    const sides: Side[] = [];
    try {
      for (const one of [match.own, match.rival]) if (one) sides.push(await openSide(one.built, one.job));
      const perTurn = await warmUp(sides, match);
      games ||= perTurn;
      const from = Math.floor((match.turns * pair) / pairs);
      const to = Math.floor((match.turns * (pair + 1)) / pairs);
      for (let turn = from; turn < to; turn++) {
        for (const side of turn % 2 === 0 ? [0, 1] : [1, 0]) {
          if (!sides[side]) continue;
          const played = await sides[side].play({ seed: match.seed, from: turn * games, games });
          done[side].push(played.done);
        }
        match.at();
      }
    } finally {
      for (const side of sides) await side.end();
    }
  }
  return done.length === 1 ? paceOf(done[0]) : compared(done);
}

/** The same games for both, until both have had enough; returns how many fill a turn. */
async function warmUp(sides: readonly Side[], { seed, turnMs, warmUp: { count, ms } = WARM }: Match): Promise<number> {
  let spent = 0;
  for (let from = 0; ; ) {
    let least = Infinity;
    let perGame = 0;
    let played = 0;
    for (const side of sides) {
      const { done, games } = await side.play({ seed: `warm-up ${seed}`, from, count });
      least = Math.min(least, done.used.thread);
      perGame = Math.max(perGame, done.used.thread / games);
      played = games;
    }
    from += played;
    spent += least;
    if (spent >= ms * 1000) return Math.max(1, Math.round((turnMs * 1000) / perGame));
  }
}

const each = (done: readonly Done[], what: (one: Done) => number): number[] =>
  done.map((one) => what(one) / Math.max(1, one.count));

function paceOf(done: readonly Done[]): Pace {
  const thread = median(each(done, ({ used }) => used.thread));
  const all = median(each(done, ({ used }) => used.process));
  const part = (name: keyof Parts): number => rounded(median(each(done, ({ parts }) => parts?.[name] ?? 0)), 2);
  return {
    perSecond: rounded(1e6 / thread),
    perSecondAllThreads: rounded(1e6 / all),
    microseconds: rounded(thread, 3),
    microsecondsAllThreads: rounded(all, 3),
    ...(done[0].parts
      ? { parts: Object.fromEntries(PARTS.map((name) => [name, part(name)])) as unknown as Parts }
      : null),
  };
}

function compared([own, rival]: readonly Done[][]): Compared {
  const ratio = (what: (one: Done) => number): Ratio => {
    const ours = each(own, what);
    const all = each(rival, what)
      .map((other, turn) => other / ours[turn])
      .sort((a, b) => a - b);
    return {
      median: rounded(median(all), 3),
      from: rounded(all[all.length >> 2], 3),
      to: rounded(all[all.length - 1 - (all.length >> 2)], 3),
    };
  };
  return {
    turns: own.length,
    own: paceOf(own),
    rival: paceOf(rival),
    ratio: ratio(({ used }) => used.thread),
    ratioAllThreads: ratio(({ used }) => used.process),
  };
}
