import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, table } from './table.ts';
import {
  ALLY,
  DAMAGED,
  DISCARD,
  ENEMY,
  ENTERS,
  EVENT,
  EXHAUSTS,
  HERO,
  LEAVES,
  NO_DRAW,
  PHASE_ENDS,
  PLACE,
  RESOURCE,
  SAID,
  STAGE,
  setUp,
  THREATENED,
  title,
  tokensOf,
  toy,
} from './toy.ts';
import {
  action,
  constant,
  damage,
  draw,
  exhaust,
  happens,
  inField,
  inHand,
  isExhausted,
  isReady,
  isType,
  it,
  itself,
  notPicked,
  pick,
  raise,
  ready,
  resource,
  responseAfter,
  say,
  yours,
} from './words.ts';

const event = (id: string, ops: Parameters<typeof action>[0], rest: Parameters<typeof action>[1] = {}) =>
  title(id, EVENT, [0, 0, 0], [action(ops, { from: 'hand', ...rest })]);

setUp([
  title('hero', HERO, [4, 2, 0]),
  title('other', HERO, [4, 2, 0]),
  title('ally', ALLY, [2, 1, 0], [action([enterPlay()], { from: 'hand' })]),
  title('orc', ENEMY, [3, 1, 0]),
  title('seer', HERO, [4, 1, 0], [action([draw(1)], { cost: [exhaust(itself)] })]),
  event('courage', [pick(inField(isType(HERO), isExhausted)), ready(it)]),
  event('gift', [draw(2)]),
  title('stream', PLACE, [9, 0, 0], [constant({ bans: [{ what: NO_DRAW, to: 'others', if: () => true }] })]),
  // Exhaust a hero to ready another
  event('common-cause', [pick(inField(isType(HERO), isExhausted, notPicked)), ready(it)], {
    cost: [pick(inField(isType(HERO), yours, isReady)), exhaust(it)],
  }),
  title('desperate', HERO, [4, 1, 0], [action([say(70)], { cost: [raise(30)] })]),
  title('quest', STAGE, [3, 0, 0]),
  event('sneak', [
    pick(inHand(isType(ALLY))),
    { op: 'do', act: (s, u, cx) => toy.happen(s, cx, u, ENTERS, { subject: toy.picked(s, u, 0), seat: u.seat }) },
    { op: 'later', on: { at: 'after', kind: PHASE_ENDS }, ops: [happens(LEAVES, it)] },
  ]),
  event('x-draw', [{ op: 'do', act: (s, u, cx) => toy.happen(s, cx, u, SAID, { n: u.x }) }], { x: () => [0, 1, 2] }),
  event('each-hurts', [
    {
      op: 'each',
      of: (s) => [s.threat.map((_, i) => i)],
      ops: [pick(inField(isType(HERO), yours)), damage(1, it)],
    },
  ]),
  title('counter', HERO, [4, 1, 0], [responseAfter(DAMAGED, null, [resource(1, itself)])]),
  title('cheer', EVENT, [0, 0, 0], [responseAfter(EXHAUSTS, null, [draw(1)], { from: 'hand' })]),
]);

function enterPlay(): Parameters<typeof action>[0][number] {
  return { op: 'do', act: (s, u, cx) => toy.happen(s, cx, u, ENTERS, { subject: u.card, seat: u.seat }) };
}

test('LC-7.3 LC-7.15 LC-29.49 no target, no change: refused with the reason, before anything is paid', () => {
  const at = table({ field: ['hero', 'stream', 'seer'], hand: ['courage', 'gift'] });
  assert.ok(at.s.outcome, 'nobody can do anything, so nobody is asked');
  const dry = table({ field: ['hero', 'seer', 'orc'], hand: ['courage', 'gift'], deck: ['ally', 'ally'] });
  assert.deepEqual(dry.may(0), ['use seer 0', 'play gift', 'pass']);
  assert.deepEqual(dry.why(0, 'play courage'), { rule: 'TO-13', say: 'ready' });
});

test('LC-7.1 LC-7.27 LC-7.28 an event: cost, targets, effect, and only then the discard pile', () => {
  const at = table({
    field: ['hero', 'other'],
    hand: ['courage', 'cheer'],
    deck: ['ally', 'ally'],
    ready: (s) => {
      s.bits[0] = 1;
      s.bits[1] = 1;
    },
  });
  assert.deepEqual(at.may(0), ['play courage', 'pass']);
  at.plays('0 play courage');
  assert.deepEqual(at.may(0), ['choose hero', 'choose other']);
  assert.deepEqual(toy.pile(at.s, DISCARD, 0), []);
  at.plays('0 choose other');
  assert.equal(at.s.bits[1], 0);
  assert.deepEqual(toy.pile(at.s, DISCARD, 0), [at.card('courage')]);
});

test('LC-7.2 CG-15.5 a cost that would leave no target is refused; what has one way only is not asked', () => {
  const at = table({
    field: ['hero', 'other'],
    hand: ['common-cause'],
    ready: (s) => {
      s.bits[1] = 1;
    },
  });
  at.plays('0 play common-cause');
  assert.deepEqual(at.s.log.slice(0, 2), ['exhausts hero', 'readies other']);
  const both = table({ field: ['hero', 'other'], hand: ['common-cause'] });
  assert.ok(both.s.outcome, 'both ready: nothing to ready');
});

test('LC-7.21 LC-16.9 a cost that eliminates: no effect, the window goes on with the next player, the token has passed', () => {
  const at = table({ seats: 2, field: ['0:desperate', '1:desperate'] });
  at.plays('0 use desperate.1 0');
  assert.deepEqual(at.s.log, ['threat 0 50', 'eliminated 0', 'leaves desperate.1']);
  assert.deepEqual(at.asked(), [1]);
  assert.equal(at.s.first, 1);
  at.plays('1 use desperate.2 0');
  assert.equal(at.s.outcome?.reason, 'all-out');
});

test('LC-16.14 one effect completes the stage and eliminates the last player: the game is lost', () => {
  const at = table({
    field: ['quest'],
    deeds: [
      (s, cx) => {
        s.tokens[1] = 3;
        toy.happen(s, cx, null, THREATENED, { seat: 0, n: 30 });
      },
    ],
  });
  assert.equal(at.s.outcome?.reason, 'all-out');
});

test('LC-18.12 LC-17.12 an ally put into play out of a hand, by its title, goes at the end of the phase', () => {
  const at = table({ field: ['hero'], hand: ['sneak', 'ally', 'ally'], deck: ['ally'] });
  at.plays('0 play sneak');
  assert.deepEqual(at.may(0), ['choose-title ally']);
  at.plays('0 choose-title ally');
  assert.ok(toy.inPlay(at.s, at.card('ally.1')));
  at.plays('0 pass');
  assert.deepEqual(at.s.log.slice(-2), ['phase ends', 'leaves ally.1']);
});

test('LC-17.12 a pick out of a hand is asked by its count; "none" is offered exactly when nothing there fits', () => {
  const at = table({ field: ['hero'], hand: ['sneak', 'gift'], deck: ['ally', 'ally'] });
  assert.deepEqual(at.may(0), ['play gift', 'pass']);
  assert.deepEqual(at.why(0, 'play sneak'), { rule: 'TO-7', say: 'target' });
});

test('LC-7.18 LC-7.19 X is announced before paying, out of what may be chosen', () => {
  const at = table({ hand: ['x-draw'] });
  at.plays('0 play x-draw');
  assert.deepEqual(at.may(0), ['x 0', 'x 1', 'x 2']);
  assert.deepEqual(at.why(0, 'x 3'), { rule: 'TO-11', say: 'choice' });
  at.plays('0 x 2');
  assert.deepEqual(at.s.log, ['said 2', 'phase ends']);
});

test('LC-17.33 LC-17.41 each player chooses in order, then all of it is one batch; whoever has nothing is passed by', () => {
  const at = table({
    seats: 3,
    field: ['0:hero', '0:other', '2:hero', '2:other', '0:counter'],
    hand: ['0:each-hurts'],
  });
  at.plays('0 play each-hurts');
  assert.deepEqual(at.may(0), ['choose hero.1', 'choose other.1', 'choose counter']);
  at.plays('0 choose other.1');
  assert.deepEqual(at.asked(), [2]);
  assert.deepEqual(at.s.log, []);
  at.plays('2 choose hero.2');
  assert.deepEqual(at.s.log, ['damage other.1 1', 'damage hero.2 1']);
  assert.deepEqual(at.may(0), ['react counter 0 0', 'react counter 0 1', 'pass']);
});

test('LC-17.42 a response drawn after its trigger misses that occurrence', () => {
  const at = table({ field: ['seer'], hand: ['gift'], deck: ['ally', 'cheer'] });
  at.plays('0 use seer 0');
  assert.deepEqual(at.may(0), ['pass'], 'the hidden cards hold an answer, the hand does not');
  at.plays('0 pass');
  assert.ok(at.s.log.includes('draws 0 1'));
  assert.deepEqual(at.may(0), ['play gift', 'pass']);
});

test('LC-17.24 CG-14.4 who holds cards is asked by what the hidden cards together might be, not by what the hand is', () => {
  const there = table({
    seats: 2,
    field: ['0:seer'],
    hand: ['1:gift', '0:gift'],
    deck: ['1:cheer', '0:ally', '0:ally'],
    deeds: [(s, cx) => toy.happen(s, cx, null, EXHAUSTS, { subject: 0 })],
  });
  assert.deepEqual(there.asked(), [1]);
  assert.deepEqual(there.may(1), ['pass']);
  const nowhere = table({
    seats: 2,
    field: ['0:seer'],
    hand: ['1:gift'],
    deeds: [(s, cx) => toy.happen(s, cx, null, EXHAUSTS, { subject: 0 })],
  });
  assert.ok(nowhere.s.outcome);
});

test('LC-17.26 what befalls one card twice in one moment is answered once', () => {
  const twice = ['hero', 'hero', 'other'];
  const at = table({
    field: ['hero', 'other', 'counter'],
    deeds: [
      (s, cx) =>
        toy.happenAll(
          s,
          cx,
          null,
          DAMAGED,
          twice.map((name) => ({ subject: deal(s, name), n: 1 })),
        ),
    ],
  });
  assert.deepEqual(at.may(0), ['react counter 0 0', 'react counter 0 2', 'pass']);
  at.plays('0 react counter 0 0');
  assert.deepEqual(at.may(0), ['react counter 0 2', 'pass']);
  at.plays('0 react counter 0 2');
  assert.equal(tokensOf(at.s, at.card('counter'), RESOURCE), 2);
});
