/** Small games for these tests, each with one thing a bot has to understand. */

import type { BotKit, Playable } from '@pony/bots';
import {
  ask,
  asked,
  type Core,
  cloneStack,
  type Game,
  type Option,
  type Outcome,
  type Procedure,
  procedure,
  procedures,
  type Rules,
  run,
  shuffle,
  worldRng,
} from '@pony/engine';

function small<S extends Core>(
  id: string,
  seats: readonly string[],
  fresh: (rng: number[]) => Omit<S, keyof Core>,
  main: Procedure<S, object>,
  notation: Rules<S>['notation'],
  determinize: Rules<S>['determinize'] = (s, _seat, rng) => newChance(s, rng),
): Rules<S> {
  const rules: Rules<S> = {
    id,
    version: '1',
    procedures: procedures<S>([main]),
    main,
    notation,
    kinds: {},
    seats: () => seats.map((seat) => ({ id: seat, team: seat })),
    setup: (_options, rng) => ({ ...fresh(rng), rng, stack: [], outcome: null }) as unknown as S,
    clone: (s) => ({ ...structuredClone(s), stack: cloneStack(s.stack) }),
    view: (s) => ({ asked: asked(rules, s), zones: [], counters: [] }),
    determinize,
    invariants: () => undefined,
    name: (kind, n) => `${kind}-${n}`,
    find: () => undefined,
    size: () => 100,
  };
  return rules;
}

const newChance = (s: Core, rng: number[]): void => {
  s.rng = worldRng(rng);
};

export const playable = <S extends Core>(rules: Rules<S>, kit: Partial<BotKit<S>> = {}): Playable => ({
  game: { id: rules.id, options: [], rules: () => rules } satisfies Game,
  bots: kitOf(kit),
});

export const kitOf = <S extends Core>(kit: Partial<BotKit<S>> = {}): BotKit => ({
  evaluate: () => 0,
  levels: {
    hobbit: { bot: 'greedy', randomEvery: 4 },
    ranger: { bot: 'search', iterations: 300 },
    wizard: { bot: 'search', iterations: 1500 },
  },
  ...kit,
});

const winnerOf = (seats: number, winner: number, reason = 'game'): Outcome => ({
  seats: Array.from({ length: seats }, (_, seat) => (seat === winner ? 'won' : 'lost')),
  reason,
});

/** Take any number from one heap; who takes the last one wins. */
export interface Nim extends Core {
  heaps: number[];
  active: number;
}
export const nim = small<Nim>(
  'nim',
  ['a', 'b'],
  () => ({ heaps: [3, 4, 5], active: 0 }),
  procedure<Nim>('nim', [
    ask('take', {
      seats: (s) => [s.active],
      prompt: () => ({ say: 'take' }),
      candidates: (s, _f, _seat, out) => {
        s.heaps.forEach((size, heap) => {
          for (let n = 1; n <= size; n++) out.push(['take', heap, n]);
        });
      },
      answer: (s, _f, seat, option, cx) => {
        s.heaps[option[1]] -= option[2];
        if (s.heaps.every((size) => size === 0)) cx.end(winnerOf(2, seat));
        s.active = 1 - s.active;
        return 'take';
      },
    }),
  ]),
  { take: ['count', 'count'] },
);

/** Everybody has one card of nine. Seat 0 may bet that its card is the higher one, or fold and share. */
export interface HighCard extends Core {
  cards: number[];
  deck: number[];
}
export const highCard = small<HighCard>(
  'high-card',
  ['a', 'b'],
  (rng) => {
    const deck = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    shuffle(rng, deck);
    return { cards: [deck.pop() as number, deck.pop() as number], deck };
  },
  procedure<HighCard>('high-card', [
    ask('bet', {
      seats: () => [0],
      prompt: () => ({ say: 'bet' }),
      candidates: (_s, _f, _seat, out) => {
        out.push(['bet'], ['fold']);
      },
      answer: (s, _f, _seat, option, cx) => {
        if (option[0] === 'fold') cx.end({ seats: ['shared', 'shared'], reason: 'fold' });
        else cx.end(winnerOf(2, s.cards[0] > s.cards[1] ? 0 : 1));
      },
    }),
  ]),
  { bet: [], fold: [] },
  (s, seat, rng) => {
    const other = seat === 0 ? 1 : 0;
    const hidden = [...s.deck, s.cards[other]].sort((a, b) => a - b);
    shuffle(rng, hidden);
    s.cards[other] = hidden.pop() as number;
    s.deck = hidden;
    newChance(s, rng);
  },
);

/** One action of three picks; only one combination wins. With `die` a die is rolled after the second pick. */
export interface Lock extends Core {
  picks: number[];
  die: boolean;
}
export const lock = (die: boolean): Rules<Lock> =>
  small<Lock>(
    'lock',
    ['a', 'b'],
    () => ({ picks: [], die }),
    procedure<Lock>('lock', [
      ask('turn', {
        seats: (s) => (s.picks.length < 3 ? [0] : []),
        prompt: () => ({ say: 'turn' }),
        candidates: (_s, _f, _seat, out) => {
          for (let n = 0; n < 4; n++) out.push(['turn', n]);
        },
        answer: (s, _f, _seat, option, cx) => {
          s.picks.push(option[1]);
          if (s.die && s.picks.length === 2) cx.roll(6);
          return s.picks.length < 3 ? 'turn' : 'open';
        },
      }),
      run('open', (s, _f, cx) => cx.end(winnerOf(2, s.picks.join('') === '213' ? 0 : 1))),
    ]),
    { turn: ['count'] },
  );

/** Three seats choose left or right one after the other; the tree says who wins at each of the eight ends. */
const ENDS = [1, 1, 2, 1, 0, 2, 0, 0];
export interface Paths extends Core {
  path: number[];
}
export const paths = small<Paths>(
  'paths',
  ['a', 'b', 'c'],
  () => ({ path: [] }),
  procedure<Paths>('paths', [
    ask('choose', {
      seats: (s) => (s.path.length < 3 ? [s.path.length] : []),
      prompt: () => ({ say: 'choose' }),
      candidates: (_s, _f, _seat, out) => {
        out.push(['go', 0], ['go', 1]);
      },
      answer: (s, _f, _seat, option, cx) => {
        s.path.push(option[1]);
        const [a, b, c] = s.path;
        if (s.path.length === 3) cx.end(winnerOf(3, ENDS[a * 4 + b * 2 + c]));
        return 'choose';
      },
    }),
  ]),
  { go: ['count'] },
);

/** A race to twenty: each action is two picks of 1 to 3 steps, and picking the same twice trips you. */
export interface Race extends Core {
  at: number[];
  active: number;
  first: number;
}
export const race = small<Race>(
  'race',
  ['a', 'b'],
  () => ({ at: [0, 0], active: 0, first: 0 }),
  procedure<Race>('race', [
    ask('run', {
      seats: (s) => [s.active],
      prompt: () => ({ say: 'run' }),
      candidates: (_s, _f, _seat, out) => {
        for (let n = 1; n <= 3; n++) out.push(['run', n]);
      },
      answer: (s, _f, seat, option: Option, cx) => {
        if (s.first === 0) {
          s.first = option[1];
          return 'run';
        }
        if (s.first !== option[1]) s.at[seat] += s.first + option[1];
        s.first = 0;
        s.active = 1 - seat;
        if (s.at[seat] >= 20) cx.end(winnerOf(2, seat));
        return 'run';
      },
    }),
  ]),
  { run: ['count'] },
);
export const raceKit = kitOf<Race>({ evaluate: (s, seat) => (s.at[seat] - s.at[1 - seat]) / 20 });

/** Two doors, a little more behind the first of them; then the other seat throws a die, and luck decides much more. */
export interface Doors extends Core {
  open: number;
  luck: number;
}
const oneOfTwo = (verb: string) => (_s: Doors, _f: object, _seat: number, out: Option[]) => {
  out.push([verb, 0], [verb, 1]);
};
export const doors = small<Doors>(
  'doors',
  ['a', 'b'],
  () => ({ open: -1, luck: 0 }),
  procedure<Doors>('doors', [
    ask('open', {
      seats: () => [0],
      prompt: () => ({ say: 'open' }),
      candidates: oneOfTwo('open'),
      answer: (s, _f, _seat, option: Option) => {
        s.open = option[1];
        return 'throw';
      },
    }),
    ask('throw', {
      seats: () => [1],
      prompt: () => ({ say: 'throw' }),
      candidates: oneOfTwo('throw'),
      answer: (s, _f, _seat, _option, cx) => {
        for (let dice = 0; dice <= s.open; dice++) s.luck = cx.roll(6);
        return 'close';
      },
    }),
    ask('close', {
      seats: () => [0],
      prompt: () => ({ say: 'close' }),
      candidates: oneOfTwo('close'),
      answer: (_s, _f, seat, _option, cx) => cx.end(winnerOf(2, seat)),
    }),
  ]),
  { open: ['count'], throw: ['count'], close: ['count'] },
);
