import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  apply,
  applyTelling,
  asked,
  askTogether,
  type Core,
  type Option,
  offers,
  options,
  pending,
  procedure,
  type Rules,
  refusal,
  rngOf,
  run,
  seedOf,
  shuffle,
  start,
  worldRng,
} from '@pony/engine';
import { toyRules } from './toy.ts';

/** Three seats bid a card from the hand face down at the same time; the highest takes the round. */
interface Bids extends Core {
  hands: number[][];
  /** What each seat laid face down; -1: nothing yet. */
  sealed: number[];
  open: number[];
  points: number[];
}
const NOT_YOURS = refusal<Bids>('BI-1.1', 'not-in-hand');
const rules: Rules<Bids> = toyRules<Bids>({
  names: { card: Array.from({ length: 9 }, (_, i) => `c${i + 1}`) },
  notation: { bid: ['card'] },
  seats: () => ['a', 'b', 'c'].map((id) => ({ id, team: id })),
  fresh: (_options, rng) => {
    const deck = [0, 1, 2, 3, 4, 5, 6, 7, 8];
    shuffle(rng, deck);
    const hands = [deck.slice(0, 3), deck.slice(3, 6), deck.slice(6)];
    for (const hand of hands) hand.sort();
    return { hands, sealed: [-1, -1, -1], open: [], points: [0, 0, 0] };
  },
  steps: [
    procedure<Bids>('round', [
      askTogether('bid', {
        seats: (s) => [0, 1, 2].filter((seat) => s.sealed[seat] < 0),
        prompt: () => ({ say: 'bid' }),
        candidates: (s, _f, seat, out) => {
          for (const card of s.hands[seat]) out.push(['bid', card]);
        },
        refuse: (s, _f, seat, [, card]) => (s.hands[seat].includes(card) ? null : NOT_YOURS),
        answer: (s, _f, seat, [, card], cx) => {
          s.hands[seat] = s.hands[seat].filter((one) => one !== card);
          s.sealed[seat] = card;
          cx.whisper([seat], { say: 'you-bid', args: { card } }, { say: 'bid', args: { seat } });
        },
      }),
      run('reveal', (s, _f, cx) => {
        s.open = s.sealed;
        s.sealed = [-1, -1, -1];
        for (const card of s.open) cx.reveal('card', card);
        s.points[s.open.indexOf(Math.max(...s.open))]++;
        if (s.hands[0].length > 0) return 'bid';
        return cx.end({ seats: s.points.map((n) => (n === Math.max(...s.points) ? 'won' : 'lost')), reason: 'points' });
      }),
    ]),
  ],
  view: (s, seat) => ({
    asked: asked(rules, s),
    zones: [
      ...s.hands.map((hand, i) => ({
        id: 'hand',
        owner: i,
        kind: 'card',
        items: i === seat ? [...hand] : hand.length,
      })),
      ...s.sealed.map((card, i) => ({
        id: 'sealed',
        owner: i,
        kind: 'card',
        items: card < 0 ? 0 : i === seat ? [card] : 1,
      })),
      { id: 'open', owner: null, kind: 'card', items: [...s.open] },
    ],
    counters: s.points.map((value, owner) => ({ id: 'points', owner, value })),
  }),
  determinize: (s, seat, rng) => {
    const hidden = [0, 1, 2].filter((one) => one !== seat);
    const pool = hidden.flatMap((one) => [...s.hands[one], ...(s.sealed[one] < 0 ? [] : [s.sealed[one]])]);
    shuffle(rng, pool);
    for (const one of hidden) {
      s.hands[one] = s.hands[one].map(() => pool.pop()!).sort();
      if (s.sealed[one] >= 0) s.sealed[one] = pool.pop()!;
    }
    s.rng = worldRng(rng);
  },
});
const begin = () => start(rules, {}, 'bids').state;
const first = (s: Bids, seat: number): Option => options(rules, s, seat)[0];

test('several seats are asked at once and may answer in any order', () => {
  const s = begin();
  assert.deepEqual(asked(rules, s), [0, 1, 2]);
  assert.equal(pending(rules, s)?.options(2).length, 3);
  apply(rules, s, 1, first(s, 1));
  assert.deepEqual(asked(rules, s), [0, 2]);
  assert.throws(() => apply(rules, s, 1, ['bid', s.hands[1][0]]), /not-your-turn/);
  apply(rules, s, 2, first(s, 2));
  assert.deepEqual(asked(rules, s), [0]);
  const last = applyTelling(rules, s, 0, first(s, 0));
  assert.equal(last.chance.length, 3);
  assert.deepEqual(asked(rules, s), [0, 1, 2]);
  assert.equal(
    s.points.reduce((a, b) => a + b),
    1,
  );
});

test('a sealed choice is no barrier, its owner alone reads it, and the reveal is one', () => {
  const s = begin();
  const [verb, card] = first(s, 0);
  const told = applyTelling(rules, s, 0, [verb, card]);
  assert.equal(told.barrier, false);
  assert.deepEqual(told.events[0], {
    say: 'bid',
    args: { seat: 0 },
    secret: { seats: [0], face: { say: 'you-bid', args: { card } } },
  });
  apply(rules, s, 1, first(s, 1));
  assert.equal(applyTelling(rules, s, 2, first(s, 2)).barrier, true);
});

test('non-interference: no seat and no spectator can tell two hidden worlds apart', () => {
  const seen = (s: Bids, seat: number | null) =>
    JSON.stringify([
      rules.view(s, seat),
      asked(rules, s),
      seat === null ? null : [pending(rules, s)?.prompt(seat), options(rules, s, seat), offers(rules, s, seat)],
    ]);
  const s = begin();
  let changed = 0;
  for (let n = 0; !s.outcome; n++) {
    for (const seat of [0, 1, 2, null]) {
      const world = structuredClone(s);
      rules.determinize(world, seat, rngOf(seedOf(`${n} ${seat}`)));
      assert.equal(seen(world, seat), seen(s, seat));
      if (JSON.stringify([world.hands, world.sealed]) !== JSON.stringify([s.hands, s.sealed])) changed++;
    }
    const seats = asked(rules, s);
    const seat = seats[n % seats.length];
    apply(rules, s, seat, first(s, seat));
  }
  assert.ok(changed > 10, 'the worlds do differ');
});
