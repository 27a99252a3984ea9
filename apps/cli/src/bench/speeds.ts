/** Speeds and sizes of a game in random play, by processor time. */
import {
  apply,
  asked,
  below,
  type Core,
  nextWord,
  type Options,
  options,
  quickRng,
  type Rules,
  type Seed,
  seedOf,
  start,
  take,
  worldRng,
} from '@pony/engine';
import { makePatch } from '@pony/protocol';
import { median, rounded } from '../figures.ts';
import { since, usedNow } from './used.ts';

export interface Speeds {
  readonly decisionsPerSecond: number;
  readonly playoutsPerSecond: number;
  readonly clonesPerSecond: number;
  readonly stateBytes: number;
  readonly viewBytes: number;
  readonly patchBytesMedian: number;
  /** The same by the processor time of the whole process. */
  readonly allThreads: {
    readonly decisionsPerSecond: number;
    readonly playoutsPerSecond: number;
    readonly clonesPerSecond: number;
  };
}

interface Speed {
  readonly thread: number;
  readonly process: number;
}

const RUNS = 5;
const SAMPLE_GAMES = 6;
/** Of the states on the way one in so many is kept: a heap full of them would be measured instead of the copying. */
const KEPT_ONE_IN = 24;

export function benchGame(rules: Rules, full: Options, words: string, seconds: number, at: () => void): Speeds {
  const rng = quickRng(seedOf(words));
  const sizes = sample(rules, full, rng);
  at();
  const decisions = speed(seconds, () => playRandom(rules, start(rules, full, freshSeed(rng)).state, rng));
  at();
  const opening = start(rules, full, freshSeed(rng)).state;
  const playouts = speed(seconds, () => {
    const s = rules.clone(opening);
    s.rng = worldRng(rng);
    playRandom(rules, s, rng);
    return 1;
  });
  at();
  const { states } = sizes;
  const clones = speed(seconds, () => {
    for (let i = 0; i < 100; i++) rules.clone(states[i % states.length]);
    return 100;
  });
  at();
  return {
    decisionsPerSecond: rounded(decisions.thread),
    playoutsPerSecond: rounded(playouts.thread),
    clonesPerSecond: rounded(clones.thread),
    stateBytes: rounded(median(states.map(bytes))),
    viewBytes: rounded(median(sizes.views)),
    patchBytesMedian: rounded(median(sizes.patches)),
    allThreads: {
      decisionsPerSecond: rounded(decisions.process),
      playoutsPerSecond: rounded(playouts.process),
      clonesPerSecond: rounded(clones.process),
    },
  };
}

/** To the end; returns how many decisions had two or more options. */
function playRandom(rules: Rules, s: Core, rng: number[]): number {
  let choices = 0;
  while (!s.outcome) {
    const who = asked(rules, s);
    const seat = who.length === 1 ? who[0] : who[below(rng, who.length)];
    const mine = options(rules, s, seat);
    if (mine.length === 1) take(rules, s, seat, mine[0]);
    else {
      choices++;
      take(rules, s, seat, mine[below(rng, mine.length)]);
    }
  }
  return choices;
}

/** Median over some runs of how much work is done in a second of processor time, after a warm-up. */
function speed(seconds: number, work: () => number): Speed {
  const run = (microseconds: number): Speed => {
    const begun = usedNow();
    let done = 0;
    let used = since(begun);
    do {
      done += work();
      used = since(begun);
    } while (used.thread < microseconds);
    return { thread: (done * 1e6) / used.thread, process: (done * 1e6) / Math.max(1, used.process) };
  };
  run(seconds * 250_000);
  const runs = Array.from({ length: RUNS }, () => run((seconds * 1e6) / RUNS));
  return { thread: median(runs.map((one) => one.thread)), process: median(runs.map((one) => one.process)) };
}

function sample(rules: Rules, full: Options, rng: number[]): { states: Core[]; views: number[]; patches: number[] } {
  const seats = rules.seats(full).length;
  const states: Core[] = [];
  const views: number[] = [];
  const patches: number[] = [];
  for (let n = 0; n < SAMPLE_GAMES; n++) {
    const s = start(rules, full, freshSeed(rng)).state;
    let before = Array.from({ length: seats }, (_, seat) => rules.view(s, seat));
    for (let n = 0; !s.outcome; n++) {
      if (n % KEPT_ONE_IN === 0) states.push(rules.clone(s));
      const who = asked(rules, s);
      const mine = options(rules, s, who[0]);
      apply(rules, s, who[0], mine[below(rng, mine.length)]);
      const after = before.map((_, seat) => rules.view(s, seat));
      after.forEach((view, seat) => {
        views.push(bytes(view));
        patches.push(bytes(makePatch(before[seat], view)));
      });
      before = after;
    }
  }
  return { states, views, patches };
}

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

const freshSeed = (rng: number[]): Seed =>
  Array.from({ length: 4 }, () => nextWord(rng).toString(16).padStart(8, '0')).join('');
