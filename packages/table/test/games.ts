/** Small games for these tests: one with hands, dice and small picks, one with sealed bids, one with a window. */
import type { BotKit, Playable } from '@pony/bots';
import {
  ask,
  asked,
  askTogether,
  type Core,
  call,
  cloneStack,
  type Game,
  nextWord,
  type Outcome,
  opened,
  type Procedure,
  procedure,
  procedures,
  type Rules,
  refusal,
  run,
  shuffle,
  window,
  worldRng,
} from '@pony/engine';

interface Small<S extends Core> {
  readonly id: string;
  readonly seats: readonly string[];
  readonly fresh: (rng: number[]) => Omit<S, keyof Core>;
  readonly steps: readonly Procedure<S, object>[];
  readonly notation: Rules<S>['notation'];
  readonly view: Rules<S>['view'];
  readonly determinize: Rules<S>['determinize'];
  readonly passes?: readonly string[];
  readonly sharesHands?: 'team';
  readonly teams?: readonly string[];
}

function small<S extends Core>(given: Small<S>): Game {
  const rules: Rules<S> = {
    id: given.id,
    version: '1',
    procedures: procedures<S>(given.steps),
    main: { name: given.steps[0].name },
    notation: given.notation,
    kinds: {},
    ...(given.passes ? { passes: given.passes } : null),
    ...(given.sharesHands ? { sharesHands: given.sharesHands } : null),
    seats: () => given.seats.map((id, i) => ({ id, team: given.teams?.[i] ?? id })),
    setup: (_options, rng) => ({ ...given.fresh(rng), rng, stack: [], outcome: null }) as unknown as S,
    clone: (s) => ({ ...structuredClone(s), stack: cloneStack(s.stack) }),
    view: given.view,
    determinize: given.determinize,
    invariants: () => undefined,
    name: (kind, n) => `${kind}-${n}`,
    find: (kind, name) => (name.startsWith(`${kind}-`) ? Number(name.slice(kind.length + 1)) : undefined),
    size: () => 100,
  };
  return { id: given.id, options: [], rules: () => rules };
}

const kit: BotKit = {
  evaluate: (s, seat) => {
    const { points } = s as Partial<River>;
    return points ? (points[seat] - Math.max(...points.filter((_, other) => other !== seat))) / 20 : 0;
  },
  levels: {
    hobbit: { bot: 'greedy', randomEvery: 4 },
    ranger: { bot: 'search', iterations: 30 },
    wizard: { bot: 'search', iterations: 60 },
  },
};
export const playable = (game: Game): Playable => ({ game, bots: kit });

const newChance = (s: Core, rng: number[]): void => {
  s.rng = worldRng(rng);
};
const won = (seats: number, winner: number): Outcome => ({
  seats: Array.from({ length: seats }, (_, seat) => (seat === winner ? 'won' : 'lost')),
  reason: 'points',
});

/**
 * A turn: mark as often as you like (three marks at most), then draw, roll or end; drawing and rolling do not end it.
 * Cards in hand are secret. Fifteen points win: marks 1, rolls their eyes, played cards their number.
 */
export interface River extends Core {
  active: number;
  marks: number;
  acted: number;
  hands: number[][];
  deck: number[];
  points: number[];
}
const ENOUGH = refusal<River>('RI-1.1', 'enough-marks', () => ({ most: 3 }));
const ONCE = refusal<River>('RI-1.2', 'only-once');
const NOT_HELD = refusal<River>('RI-1.3', 'not-held');

export const river = small<River>({
  id: 'river',
  seats: ['north', 'south'],
  notation: { mark: [], draw: [], roll: [], play: ['card'], break: [], end: [] },
  fresh: (rng) => {
    const deck = Array.from({ length: 24 }, (_, card) => card);
    shuffle(rng, deck);
    const hand = () => [deck.pop() as number, deck.pop() as number].sort((a, b) => a - b);
    return { active: 0, marks: 0, acted: 0, hands: [hand(), hand()], deck, points: [0, 0] };
  },
  steps: [
    procedure<River>('river', [
      run('greet', (s, _f, cx) => {
        s.hands.forEach((hand, seat) => {
          cx.whisper(
            [seat],
            { say: 'you-hold', args: { cards: hand.slice() } },
            { say: 'holds', args: { seat, n: 2 } },
          );
        });
      }),
      ask('turn', {
        seats: (s) => [s.active],
        prompt: (s, _f, seat) => ({ say: 'turn', args: { seat, marks: s.marks } }),
        candidates: (s, _f, seat, out) => {
          out.push(['mark'], ['draw'], ['roll']);
          for (const card of s.hands[seat]) out.push(['play', card]);
          out.push(['end']);
        },
        refuse: (s, _f, seat, option) => {
          if (option[0] === 'mark' && s.marks >= 3) return ENOUGH;
          if ((option[0] === 'draw' || option[0] === 'roll') && s.acted) return ONCE;
          return option[0] === 'play' && !s.hands[seat].includes(option[1]) ? NOT_HELD : null;
        },
        answer: (s, _f, seat, option, cx) => {
          if (option[0] === 'mark') {
            s.marks++;
            s.points[seat]++;
            cx.emit('marks', { seat });
          } else if (option[0] === 'draw') {
            s.acted = 1;
            const card = s.deck.length > 0 ? cx.draw('card', s.deck) : 0;
            s.hands[seat].push(card);
            cx.whisper([seat], { say: 'you-draw', args: { card } }, { say: 'draws', args: { seat } });
          } else if (option[0] === 'roll') {
            s.acted = 1;
            const eyes = cx.roll(6);
            s.points[seat] += eyes;
            cx.emit('rolls', { seat, eyes });
          } else if (option[0] === 'play') {
            s.hands[seat] = s.hands[seat].filter((card) => card !== option[1]);
            s.points[seat] += option[1] % 4;
            cx.emit('plays', { seat, card: option[1] });
          } else {
            s.active = 1 - seat;
            s.marks = 0;
            s.acted = 0;
            cx.emit('ends', { seat });
          }
          if (s.points[seat] >= 15) cx.end(won(2, seat));
          return 'turn';
        },
      }),
    ]),
  ],
  view: (s, seat) => ({
    asked: s.outcome ? [] : [s.active],
    zones: s.hands.map((hand, owner) => ({
      id: `hand-${owner}`,
      owner,
      kind: 'card',
      items: owner === seat ? hand.slice() : hand.length,
    })),
    counters: s.points.map((value, owner) => ({ id: `points-${owner}`, owner, value })),
  }),
  determinize: (s, seat, rng) => {
    const hidden = s.deck.slice();
    for (const owner of [0, 1]) if (owner !== seat) hidden.push(...s.hands[owner]);
    hidden.sort((a, b) => a - b);
    shuffle(rng, hidden);
    for (const owner of [0, 1])
      if (owner !== seat) s.hands[owner] = hidden.splice(0, s.hands[owner].length).sort((a, b) => a - b);
    s.deck = hidden;
    newChance(s, rng);
  },
});

/** River with a rule that breaks off in the middle. */
export const brokenRiver: Game = {
  id: 'river',
  options: [],
  rules: (options) => {
    const rules = river.rules(options) as unknown as Rules<River>;
    const [first] = rules.procedures.river.steps;
    const broken = procedure<River>('river', [
      first,
      ask('turn', {
        seats: (s) => [s.active],
        prompt: () => ({ say: 'turn' }),
        candidates: (_s, _f, _seat, out) => {
          out.push(['break'], ['end']);
        },
        answer: (s, _f, _seat, option) => {
          s.points[0] = 99;
          if (option[0] === 'break') throw new Error('a rule broke');
          return 'turn';
        },
      }),
    ]);
    return { ...rules, procedures: procedures<River>([broken]) };
  },
};

/** Three seats seal a bid of 1 to 5 at the same time, twice; the highest single bid takes a point. */
export interface Bids extends Core {
  sealed: number[];
  points: number[];
  round: number;
}
export const bids = small<Bids>({
  id: 'bids',
  seats: ['a', 'b', 'c'],
  notation: { bid: ['count'] },
  fresh: () => ({ sealed: [0, 0, 0], points: [0, 0, 0], round: 0 }),
  steps: [
    procedure<Bids>('bids', [
      askTogether('bid', {
        seats: (s) => [0, 1, 2].filter((seat) => s.sealed[seat] === 0),
        prompt: (_s, _f, seat) => ({ say: 'bid', args: { seat } }),
        candidates: (_s, _f, _seat, out) => {
          for (let n = 1; n <= 5; n++) out.push(['bid', n]);
        },
        answer: (s, _f, seat, option, cx) => {
          s.sealed[seat] = option[1];
          cx.whisper([seat], { say: 'you-bid', args: { n: option[1] } }, { say: 'has-bid', args: { seat } });
        },
      }),
      run('open', (s, _f, cx) => {
        for (const n of s.sealed) cx.reveal('count', n);
        cx.emit('bids', { bids: s.sealed.slice() });
        const best = Math.max(...s.sealed);
        const first = s.sealed.indexOf(best);
        if (first === s.sealed.lastIndexOf(best)) s.points[first]++;
        s.sealed = [0, 0, 0];
        s.round++;
        if (s.round === 2) cx.end(won(3, s.points.indexOf(Math.max(...s.points))));
        return 'bid';
      }),
    ]),
  ],
  view: (s) => ({
    asked: s.outcome ? [] : [0, 1, 2].filter((seat) => s.sealed[seat] === 0),
    zones: [],
    counters: s.points.map((value, owner) => ({ id: `points-${owner}`, owner, value })),
  }),
  determinize: (s, seat, rng) => {
    s.sealed.forEach((n, owner) => {
      if (n > 0 && owner !== seat) s.sealed[owner] = 1 + (nextWord(rng) % 5);
    });
    newChance(s, rng);
  },
});

/** Everybody may spend one of two secret counters in turn, until all pass; most spent wins. */
export interface Spend extends Core {
  left: number[];
  spent: number[];
}
const spending = window<Spend>('spending', {
  order: () => [0, 1],
  prompt: (_s, _f, seat) => ({ say: 'spend', args: { seat, step: 'spending' } }),
  candidates: (s, _f, seat, out) => {
    if (s.left[seat] > 0) out.push(['spend']);
  },
  act: (s, _f, seat, _option, cx) => {
    s.left[seat]--;
    s.spent[seat]++;
    cx.emit('spends', { seat });
  },
});
export const spend: Game = small<Spend>({
  id: 'spend',
  seats: ['a', 'b'],
  notation: { spend: [], pass: [] },
  passes: ['pass'],
  fresh: () => ({ left: [2, 0], spent: [0, 0] }),
  steps: [
    procedure<Spend>('spend', [
      call('window', spending, () => opened()),
      run('count', (s, _f, cx) => cx.end(won(2, s.spent[0] >= s.spent[1] ? 0 : 1))),
    ]),
    spending,
  ],
  view: (s) => ({ asked: asked(spend.rules({}) as unknown as Rules<Spend>, s), zones: [], counters: [] }),
  determinize: (s, _seat, rng) => newChance(s, rng),
});

/** Three seats with a card each, two of them of one team that may look into each other's hands; it ends at once. */
export const camp: Game = small<Core>({
  id: 'camp',
  seats: ['a', 'b', 'c'],
  teams: ['light', 'light', 'dark'],
  sharesHands: 'team',
  notation: { rest: [] },
  fresh: () => ({}),
  steps: [
    procedure<Core>('camp', [
      ask('rest', {
        seats: () => [0],
        prompt: () => ({ say: 'rest' }),
        candidates: (_s, _f, _seat, out) => out.push(['rest']),
        answer: (_s, _f, _seat, _option, cx) => cx.end(won(3, 0)),
      }),
    ]),
  ],
  view: (s, seat, also = []) => ({
    asked: s.outcome ? [] : [0],
    zones: [0, 1, 2].map((owner) => ({
      id: `hand-${owner}`,
      owner,
      kind: 'card',
      items: owner === seat || also.includes(owner) ? [owner + 1] : 1,
    })),
    counters: [],
  }),
  determinize: (s, _seat, rng) => newChance(s, rng),
});
