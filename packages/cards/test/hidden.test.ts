import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALL } from '@pony/cards';
import { applyTelling, asked, type Cx, type Game, hash8, options, quickRng, type Rules, seedOf } from '@pony/engine';
import { fuzz } from '@pony/testkit';
import { deal, rulesOf, table } from './table.ts';
import {
  ALLY,
  BOX,
  CLOSED,
  CYCLED,
  DECK,
  DISCARD,
  DRAWN,
  EVENT,
  FIELD,
  HAND,
  HERO,
  SEALED,
  setTogether,
  setUp,
  type Toy,
  title,
  toy,
  UNDER,
} from './toy.ts';
import { action, draw, exhaust, inHand, isType, itself, pick, say } from './words.ts';

const drawTwo = {
  op: 'do' as const,
  act: (s: Toy, u: { seat: number }, cx: Cx) => toy.happen(s, cx, null, DRAWN, { seat: u.seat, n: 2 }),
};
/** A card out of the hand goes face down to the closed pile; nobody else learns which. */
const cycleOne = {
  op: 'when' as const,
  holds: () => true,
  ops: [
    pick(inHand()),
    {
      op: 'do' as const,
      act: (s: Toy, u: Parameters<typeof toy.picked>[1], cx: Cx) =>
        toy.happen(s, cx, u, CYCLED, { seat: u.seat, a: u.picked[u.picked.length - 1] }),
    },
  ],
};

setUp([
  title('hero', HERO, [4, 2, 0], [action([draw(1)], { cost: [exhaust(itself)] })]),
  title('ally', ALLY, [2, 1, 0]),
  title('rider', ALLY, [2, 1, 0]),
  title('gift', EVENT, [0, 0, 0], [action([draw(2)], { from: 'hand' })]),
  title(
    'council',
    HERO,
    [4, 1, 0],
    [
      action([{ op: 'each', of: (s) => [s.threat.map((_, i) => i)], ops: [drawTwo, cycleOne] }], {
        cost: [exhaust(itself)],
      }),
      action([{ op: 'each', of: () => [[0], [0]], ops: [drawTwo, cycleOne] }], { cost: [exhaust(itself)] }),
    ],
  ),
  title('stand-in', ALLY, [0, 0, 0]),
  title('scout', HERO, [4, 1, 0], [action([pick(inHand(isType(ALLY))), say(1)], { cost: [exhaust(itself)] })]),
]);

test('CG-7.7 CG-EX18 CG-8.2 step by step: all draw, across a reshuffle, before either cycles; two rounds of one seat one after the other', () => {
  setTogether(false);
  const given = {
    seats: 2,
    field: ['0:council'],
    hand: ['0:gift', '1:gift'],
    deck: ['0:ally', '0:ally', '0:ally', '0:ally', '1:ally'],
    closed: ['1:rider', '1:rider'],
  };
  const at = table(given);
  at.plays('0 use council 0');
  assert.deepEqual(at.s.log.slice(1), ['draws 0 2', 'draws 1 2']);
  assert.deepEqual([toy.pile(at.s, DECK, 1).length, toy.pile(at.s, CLOSED, 1).length], [1, 0]);
  assert.deepEqual(at.may(0), ['choose-title gift', 'choose-title ally']);
  at.plays('0 choose-title ally', '1 choose-title gift');
  assert.deepEqual(at.s.log.slice(3, 5), ['cycles 0', 'cycles 1']);
  const alone = table(given);
  alone.plays('0 use council 1', '0 choose-title ally', '0 choose-title ally');
  assert.deepEqual(alone.s.log.slice(1, 5), ['draws 0 2', 'cycles 0', 'draws 0 2', 'cycles 0']);
  setTogether(true);
});

test('what is chosen out of a hidden zone is noted by its place: no number of a hidden card is in any frame', () => {
  setTogether(false);
  const at = table({
    seats: 2,
    field: ['0:council'],
    hand: ['0:gift', '1:gift'],
    deck: ['0:ally', '0:ally', '1:ally', '1:ally'],
  });
  at.plays('0 use council 0', '0 choose-title gift');
  const cycled = toy.pile(at.s, CLOSED, 0)[0];
  assert.equal(cycled, at.card('gift.1'));
  assert.ok(toy.sees(at.s, 0, cycled), 'who put it there knows it');
  assert.ok(!toy.sees(at.s, 1, cycled));
  setTogether(true);
});

test('a hidden copy comes out under the lowest hidden number, so that a number tells nothing', () => {
  const at = table({ field: ['hero'], deck: ['ally'], hand: ['ally', 'ally'], deeds: [], acts: true });
  const s = at.s;
  const [first, second] = toy.pile(s, HAND, 0);
  const taken = toy.takeCopy(s, toy.zone(HAND, 0), s.title[first]);
  assert.equal(taken, Math.min(first, second, toy.pile(s, DECK, 0)[0]));
  assert.ok(toy.pile(s, HAND, 0).includes(taken));
  toy.invariants(s);
});

const quiet = { reveal: () => undefined, shuffle: () => undefined } as unknown as Cx;

test('LC-2.33 what leaves play loses form, controller, bits and tokens and is another object; placing a revealed card keeps it', () => {
  const { s } = table({ field: ['hero'], revealing: ['ally'], acts: true, deck: ['gift'] });
  const hero = deal(s, 'hero');
  const since = s.since[hero];
  s.bits[hero] = 1;
  s.tokens[hero * 3] = 2;
  toy.changeControl(s, hero, -1);
  toy.move(s, quiet, hero, toy.zone(DISCARD, 0));
  assert.deepEqual([s.bits[hero], s.tokens[hero * 3], s.ctl[hero]], [0, 0, 0]);
  assert.notEqual(s.since[hero], since);
  const ally = deal(s, 'ally');
  const before = s.since[ally];
  toy.move(s, quiet, ally, toy.zone(FIELD));
  assert.equal(s.since[ally], before);
  toy.invariants(s);
});

test('CG-41.59 who looked knows the card until a shuffle; who saw it go in knows it too; a secret choice makes others forget', () => {
  const { s } = table({
    seats: 2,
    field: ['0:hero'],
    hand: ['0:ally', '0:rider'],
    deck: ['0:gift', '0:ally'],
    acts: true,
  });
  const top = toy.pile(s, DECK, 0)[1];
  const told: number[] = [];
  const cx = { reveal: (_kind: string, id: number) => told.push(id), shuffle: () => undefined } as unknown as Cx;
  toy.look(s, cx, 1, [top]);
  toy.look(s, cx, 1, [top]);
  assert.deepEqual(told, [top], 'news only once');
  assert.ok(toy.sees(s, 1, top) && !toy.sees(s, 0, top) && !toy.sees(s, null, top));
  toy.move(s, cx, top, toy.zone(HAND, 0));
  assert.ok(toy.sees(s, 1, top), 'drawn from a known place');
  toy.move(s, cx, deal(s, 'rider'), toy.zone(SEALED, 0), { secret: true });
  assert.ok(!toy.sees(s, 1, top), 'any of the hand may have gone');
  const hero = deal(s, 'hero');
  toy.move(s, cx, hero, toy.zone(DECK, 0));
  assert.equal(toy.seers(s, hero), ALL);
  toy.shuffle(s, cx, toy.zone(DECK, 0));
  assert.ok(!toy.sees(s, 0, hero));
});

test('LC-29.11 a card face down in play is a stand-in; what lies under it is hidden and comes back', () => {
  const { s } = table({ field: ['hero'], deck: ['gift', 'ally'], box: ['-1:stand-in'], acts: true });
  const card = toy.takeTop(s, toy.zone(DECK, 0));
  const standIn = toy.turnDown(s, quiet, card, toy.zone(FIELD), 0);
  assert.ok(toy.inPlay(s, standIn) && !toy.inPlay(s, card));
  assert.deepEqual(toy.carried(s, standIn), [card]);
  assert.ok(!toy.sees(s, 0, card));
  assert.equal(toy.turnUp(s, quiet, standIn, toy.zone(DISCARD, 0)), card);
  assert.equal(toy.pile(s, UNDER).length, 0);
  assert.equal(toy.pile(s, BOX).length, 1);
  toy.invariants(s);
});

test('dealing anew keeps what a seat knows, keeps identities with their places, and changes the generator', () => {
  const { s } = table({
    seats: 2,
    field: ['0:hero'],
    hand: ['0:ally', '1:ally', '1:gift'],
    deck: ['1:rider', '1:rider', '1:gift', '0:gift'],
    acts: true,
  });
  const before = {
    hand: [...toy.pile(s, HAND, 0)],
    since: toy.pile(s, HAND, 1).map((card) => s.since[card]),
    rng: s.rng.join(),
  };
  toy.redeal(s, 0, quickRng(seedOf('deal')), [[toy.zone(HAND, 1), toy.zone(DECK, 1)]]);
  assert.deepEqual(toy.pile(s, HAND, 0), before.hand);
  assert.deepEqual(
    toy.pile(s, HAND, 1).map((card) => s.since[card]),
    before.since,
  );
  assert.notEqual(s.rng.join(), before.rng);
  toy.invariants(s);
});

test('in random play the laws hold: hidden hands, sealed choices, closed piles', () => {
  setTogether(false);
  const dealt = [
    ...['council', 'council', 'hero', 'scout'].map((id, i) => ({
      title: toy.titleOf(id),
      owner: i % 2,
      zone: toy.zone(FIELD),
    })),
    ...['ally', 'rider', 'gift', 'gift', 'ally', 'rider', 'gift', 'ally'].map((id, i) => ({
      title: toy.titleOf(id),
      owner: i % 2,
      zone: toy.zone(i < 4 ? HAND : DECK, i % 2),
    })),
  ];
  const rules = rulesOf(2, dealt, [], true) as unknown as Rules;
  const game: Game = { id: 'toy', options: [], rules: () => rules };
  const { violations, decisions } = fuzz(game, { games: 12, seed: 'toy', options: {} });
  assert.deepEqual(
    violations.map(({ law, message }) => `${law}: ${message}`),
    [],
  );
  assert.ok(decisions > 30);
  setTogether(true);
});

test('a game goes on from a JSON copy before every decision to the same end', () => {
  const at = () =>
    table({
      seats: 2,
      field: ['0:hero', '1:scout', '0:council'],
      hand: ['0:gift', '1:ally'],
      deck: ['0:ally', '0:ally', '0:gift', '1:rider'],
    });
  const one = at();
  const play = (s: Toy, copy: boolean): string => {
    let now = s;
    for (let n = 0; !now.outcome && n < 60; n++) {
      if (copy) now = JSON.parse(JSON.stringify(now)) as Toy;
      const [seat] = asked(one.rules, now);
      const mine = options(one.rules, now, seat);
      applyTelling(one.rules, now, seat, mine[n % mine.length]);
    }
    assert.ok(now.outcome);
    return hash8(now);
  };
  assert.equal(play(one.rules.clone(one.s), true), play(one.rules.clone(one.s), false));
});
