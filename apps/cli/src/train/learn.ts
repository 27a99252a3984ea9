/** From games kept to the weights of a chance: positions in numbers, a fit, and what it is worth on games it has not seen. */
import type { Fitted, Learnt } from '@pony/bots';
import { asked, below, type Core, type Options, quickRng, type Rules, seedOf, start, take } from '@pony/engine';
import type { KeptGame } from '../jobs/selfplay.ts';
import { type Calibration, calibration } from './calibration.ts';
import { fitLogistic, type Sample } from './regression.ts';

/** One position in so many is looked at; one game in so many is held out. */
const ONE_IN = 12;
const HELD_OUT = 5;
const RIDGE = 30;

export interface Lesson {
  readonly setup: string;
  readonly fitted: Fitted;
  readonly heldOut: Calibration;
}

export function learn<S extends Core>(
  rules: Rules<S>,
  options: Options,
  learnt: Learnt<S>,
  games: readonly KeptGame[],
  made: Fitted['made'],
): Lesson {
  const setup = learnt.setup(start(rules, options, games[0].words).state);
  const all = sampleOf(rules, options, learnt, games);
  const known = part(all, (game) => game % HELD_OUT !== 0);
  const unseen = part(all, (game) => game % HELD_OUT === 0);
  const { bias, weights } = fitLogistic(known, RIDGE);
  const heldOut = calibration(
    unseen.ends.map((end, row) => {
      let sum = bias;
      for (let i = 0; i < weights.length; i++) sum += weights[i] * unseen.numbers[row * all.width + i];
      return { chance: 1 / (1 + Math.exp(-sum)), end, game: unseen.games[row] };
    }),
  );
  const whole = fitLogistic(all, RIDGE);
  const names: [string, number][] = [
    ['bias', whole.bias],
    ...learnt.names.map((name, i): [string, number] => [name, whole.weights[i]]),
  ];
  return {
    setup,
    fitted: {
      weights: Object.fromEntries(names.map(([name, weight]) => [name, Number(weight.toPrecision(5))])),
      made: {
        ...made,
        games: games.length,
        positions: all.ends.length,
        brier: heldOut.brier,
        constant: heldOut.constant,
      },
    },
    heldOut,
  };
}

function sampleOf<S extends Core>(
  rules: Rules<S>,
  options: Options,
  learnt: Learnt<S>,
  games: readonly KeptGame[],
): Sample {
  const width = learnt.names.length;
  const sample: Sample = { width, numbers: [], ends: [], games: [] };
  const row = new Float64Array(width);
  for (const [game, { words, picks, seats }] of games.entries()) {
    const rng = quickRng(seedOf(`${words} positions`));
    const s = start(rules, options, words).state;
    for (const pick of picks) {
      const [seat] = asked(rules, s);
      if (below(rng, ONE_IN) === 0) {
        learnt.read(s, seat, row);
        const end = seats[seat] === 'won' ? 1 : seats[seat] === 'lost' ? 0 : 0.5;
        for (const number of row) sample.numbers.push(number);
        sample.ends.push(learnt.against(s, seat) ? 1 - end : end);
        sample.games.push(game);
      }
      take(rules, s, seat, pick);
    }
  }
  return sample;
}

function part({ width, numbers, ends, games }: Sample, wanted: (game: number) => boolean): Sample {
  const out: Sample = { width, numbers: [], ends: [], games: [] };
  for (let row = 0; row < ends.length; row++) {
    if (!wanted(games[row])) continue;
    for (let i = 0; i < width; i++) out.numbers.push(numbers[row * width + i]);
    out.ends.push(ends[row]);
    out.games.push(games[row]);
  }
  return out;
}
