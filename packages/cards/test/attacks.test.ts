import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Occ, Op } from '@pony/cards';
import { attack, attackAddress, attackUnderWay } from './longer.ts';
import { type Deed, deal, table } from './table.ts';
import {
  ATTACK,
  DAMAGE,
  DESTROYED,
  ENEMY,
  EVENT,
  EXHAUSTED,
  HERO,
  STRENGTH,
  setUp,
  type Toy,
  title,
  tokensOf,
  toy,
} from './toy.ts';
import { action, inField, isReady, isType, itself, pick, raise, resource, responseAfter, say } from './words.ts';

/** An enemy was destroyed in an attack in which this card attacks. */
const inItsAttack = (s: Toy, occ: Occ, self: number): boolean =>
  occ.why >= 0 && (attackUnderWay(s, occ.why)?.attackers.includes(self) ?? false);
const gains = responseAfter(DESTROYED, inItsAttack, [resource(1, itself)]);

/** The attackers of the innermost attack are stronger by 2 until it ends. */
const cry: Op<Toy> = {
  op: 'do',
  act: (s, u) => {
    const now = attackUnderWay(s);
    for (const card of now?.attackers ?? [])
      toy.lasting(s, u, { target: card, kind: 'stat', what: STRENGTH, amount: 2, until: ATTACK, key: now?.number });
  },
};
/** A ready hero attacks an enemy at once. */
const quickStrike: Op<Toy> = {
  op: 'own',
  procedure: attack,
  locals: (s, u) => ({
    number: -1,
    attackers: [toy.picked(s, u, 0)],
    enemy: toy.picked(s, u, 1),
    atOnce: 1,
  }),
};

setUp([
  title('slayer', HERO, [4, 2, 0], [gains]),
  title('archer', HERO, [4, 3, 0], [gains]),
  title('orc', ENEMY, [9, 1, 0]),
  title('goblin', ENEMY, [3, 1, 0]),
  title('desperate', HERO, [4, 1, 0], [action([say(70)], { cost: [raise(30)] })]),
  title('battle-cry', EVENT, [0, 0, 0], [action([cry], { from: 'hand' })]),
  title(
    'quick-strike',
    EVENT,
    [0, 0, 0],
    [action([pick(inField(isType(HERO), isReady)), pick(inField(isType(ENEMY))), quickStrike], { from: 'hand' })],
  ),
]);

const attacks: Deed = (s, cx) =>
  cx.call(attackAddress, { number: -1, enemy: deal(s, 'orc'), attackers: [deal(s, 'slayer')], atOnce: 0 });

test('LC-13.8 LC-6.12 in a window of an attack another one destroys: who attacks only in the outer one is silent, its bonus holds', () => {
  const at = table({
    field: ['slayer', 'archer', 'orc', 'goblin'],
    hand: ['battle-cry', 'quick-strike'],
    ready: (s) => {
      s.bits[0] = EXHAUSTED;
    },
    deeds: [attacks],
  });
  at.plays('0 play battle-cry', '0 play quick-strike');
  assert.deepEqual(at.may(0), ['choose orc', 'choose goblin']);
  at.plays('0 choose goblin');
  assert.deepEqual(at.s.log, ['damage goblin 3', 'destroyed goblin']);
  assert.deepEqual(at.may(0), ['react archer 0 1', 'pass'], 'the slayer attacks another enemy');
  at.plays('0 react archer 0 1');
  assert.deepEqual(at.s.log.slice(2), ['resource archer 1', 'damage orc 4', 'phase ends']);
  assert.deepEqual(at.s.lasting, [], 'the bonus ended with its attack');
});

test('LC-7.21 LC-16.6 LC-16.9 who is out by the cost: the enemy is back with its damage, the token passes, the window goes on', () => {
  const at = table({
    seats: 3,
    field: ['0:desperate', 'orc', '1:desperate', '2:desperate'],
    ready: (s) => {
      const orc = deal(s, 'orc');
      s.ctl[orc] = 0;
      s.tokens[orc * 3 + DAMAGE] = 2;
    },
  });
  const orc = at.card('orc');
  const since = at.s.since[orc];
  at.plays('0 use desperate.1 0');
  assert.deepEqual(at.s.log, ['threat 0 50', 'eliminated 0', 'leaves desperate.1'], 'no effect');
  assert.deepEqual([at.s.ctl[orc], tokensOf(at.s, orc, DAMAGE), at.s.since[orc]], [-1, 2, since]);
  assert.equal(at.s.first, 1);
  assert.deepEqual(at.asked(), [1]);
  at.plays('1 pass');
  assert.deepEqual(at.asked(), [2]);
  at.plays('2 pass');
  assert.ok(at.s.outcome, 'all who are left have passed');
});
