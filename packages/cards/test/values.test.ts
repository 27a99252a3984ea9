import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Cx } from '@pony/engine';
import { deal, hit, table } from './table.ts';
import {
  ALLY,
  DAMAGED,
  DISCARD,
  ENEMY,
  ENTERS,
  HERO,
  ITEM,
  NO_DRAW,
  PHASE,
  RESOURCE,
  REVEALED,
  ROUND,
  STRENGTH,
  setUp,
  type Toy,
  title,
  tokensOf,
  toy,
} from './toy.ts';
import { action, called, constant, draw, exhaust, forcedAfter, heal, itself, resource, say, subject } from './words.ts';

setUp([
  title('hero', HERO, [4, 2, 0]),
  title('other', HERO, [4, 2, 0]),
  title('ally', ALLY, [2, 1, 0], [action([enterPlay()], { from: 'hand' })]),
  title('seer', HERO, [4, 1, 0], [action([draw(1)], { cost: [exhaust(itself)] })]),
  title(
    'healer',
    HERO,
    [4, 1, 0],
    [
      action([heal(1, itself)], { limit: { times: 1, span: ROUND, per: 'card' } }),
      action([say(3)], { limit: { times: 1, span: ROUND, per: 'card-and-seat' }, who: 'any' }),
      action([say(4)], { limit: { times: 1, span: PHASE, per: 'seat' } }),
    ],
  ),
  title(
    'took',
    ALLY,
    [2, 1, 0],
    [
      action([{ op: 'do', act: (s, u) => toy.changeControl(s, u.card, 1 - u.seat) }], {
        limit: { times: 1, span: ROUND, per: 'card' },
      }),
      constant({}),
    ],
  ),
  title(
    'double',
    ITEM,
    [0, 0, 0],
    [
      constant({
        mods: [
          { what: STRENGTH, to: 'host', amount: -1 },
          { what: STRENGTH, to: 'host', how: 'times', amount: 2 },
          { what: STRENGTH, to: 'host', how: 'over', amount: 3 },
        ],
      }),
    ],
  ),
  title('three', HERO, [4, 3, 0]),
  title('set-one', ITEM, [0, 0, 0], [constant({ mods: [{ what: STRENGTH, to: 'host', how: 'set', amount: 1 }] })]),
  title('set-four', ITEM, [0, 0, 0], [constant({ mods: [{ what: STRENGTH, to: 'host', how: 'set', amount: 4 }] })]),
  title('curse', ITEM, [0, 0, 0], [constant({ mods: [{ what: STRENGTH, to: 'host', amount: -9 }] })]),
  title(
    'troll',
    ENEMY,
    [9, 1, 0],
    [forcedAfter(DAMAGED, null, [resource(1, subject)], { limit: { times: 1, span: ROUND, per: 'seat' } })],
  ),
  title(
    'drought',
    HERO,
    [4, 1, 0],
    [
      action([
        { op: 'do', act: (s, u) => toy.lasting(s, u, { target: -2, kind: 'ban', what: NO_DRAW, until: PHASE }) },
      ]),
    ],
  ),
  title('gloom', ENEMY, [9, 1, 0], [called(REVEALED, [boost(true)])]),
  title('gloom-now', ENEMY, [9, 1, 0], [called(REVEALED, [boost(false)])]),
]);

function enterPlay(): Parameters<typeof action>[0][number] {
  return { op: 'do', act: (s, u, cx) => toy.happen(s, cx, u, ENTERS, { subject: u.card, seat: u.seat }) };
}
/** +1 strength to all heroes for the phase: fixed now, or whoever fits at any time. */
function boost(always: boolean): Parameters<typeof action>[0][number] {
  return {
    op: 'do',
    act: (s, u) => {
      if (always) toy.lasting(s, u, { target: -1, kind: 'stat', what: STRENGTH, amount: 1, until: PHASE });
      else
        for (const card of s.play)
          if (toy.forms[s.form[card]].type === HERO)
            toy.lasting(s, u, { target: card, kind: 'stat', what: STRENGTH, amount: 1, until: PHASE });
    },
    reaches: (s, target) => target >= 0 && toy.forms[s.form[target]].type === HERO,
  };
}
const attach = (item: string, to: string) => (s: Toy, cx: Cx) => toy.attach(s, cx, deal(s, item), deal(s, to));
const enters = (name: string) => (s: Toy, cx: Cx) =>
  toy.happen(s, cx, null, ENTERS, { subject: deal(s, name), seat: 0 });
const reveals = (name: string) => (s: Toy, cx: Cx) => {
  toy.callTexts(s, cx, deal(s, name), REVEALED);
};

test('LC-18.21 LC-18.23 LC-29.45 a limit belongs to the card, also under another player; who came back starts anew', () => {
  const at = table({ seats: 2, field: ['0:took', '0:hero'] });
  at.plays('0 use took 0');
  assert.ok(at.s.outcome, 'used up, also for the new controller');
  const back = table({
    field: ['took'],
    deeds: [
      (s, cx) => toy.takeAction(s, 0, ['use', 0, 0], cx),
      (s, cx) => {
        toy.changeControl(s, 0, 0);
        toy.move(s, cx, 0, toy.zone(DISCARD, 0));
        toy.happen(s, cx, null, ENTERS, { subject: 0, seat: 0 });
      },
    ],
    acts: true,
  });
  assert.deepEqual(back.may(0), ['use took 0', 'pass']);
});

test('LC-29.56 LC-18.22 a limit for each player; a limit of the player is shared by copies', () => {
  const at = table({ seats: 2, field: ['0:healer', '0:healer'] });
  at.plays('0 use healer.1 2');
  assert.deepEqual(at.why(1, 'use healer.1 2'), { rule: 'TO-3', say: 'who' });
  assert.deepEqual(at.may(1), ['use healer.1 1', 'use healer.2 1', 'pass']);
  at.plays('1 use healer.1 1');
  assert.deepEqual(at.why(0, 'use healer.2 2'), { rule: 'TO-5', say: 'limit' });
  assert.deepEqual(at.may(0), ['use healer.1 1', 'use healer.2 1', 'pass']);
  at.plays('0 pass');
  assert.deepEqual(at.may(1), ['use healer.2 1', 'pass']);
});

test('LC-18.22 a limit holds for what a card of the scenario forces, too', () => {
  const at = table({ field: ['hero', 'other', 'troll'], deeds: [hit('hero', 1), hit('other', 1)] });
  assert.deepEqual(
    ['hero', 'other'].map((name) => tokensOf(at.s, at.card(name), RESOURCE)),
    [1, 0],
  );
});

test('LC-1.4 LC-18.14 what a lasting effect forbids is forbidden, be it the only one, and it is known which card did', () => {
  const at = table({ seats: 2, field: ['0:drought', '0:seer', '1:seer'], deck: ['0:ally', '1:ally'] });
  assert.equal(toy.banned(at.s, -2, NO_DRAW), -1);
  at.plays('0 use drought 0');
  assert.deepEqual(
    [-2, -3].map((player) => toy.banned(at.s, player, NO_DRAW)),
    [at.card('drought'), -1],
  );
  assert.deepEqual(at.may(1), ['use seer.2 0', 'pass']);
  at.plays('1 pass');
  assert.deepEqual(at.why(0, 'use seer.1 0'), { rule: 'TO-14', say: 'cannot-draw' });
});

test('LC-18.29 LC-18.30 LC-18.31 additions, then multiplications and divisions; the latest "set"; never below 0; rounded up last', () => {
  const strength = (...items: string[]) => {
    const at = table({
      field: ['three', 'double', 'set-one', 'set-four', 'curse'],
      deeds: items.map((item) => attach(item, 'three')),
    });
    return toy.stat(at.s, at.card('three'), STRENGTH);
  };
  assert.equal(strength('double'), 2);
  assert.equal(strength('double', 'set-one', 'set-four'), 4);
  assert.equal(strength('curse'), 0);
});

test('LC-18.15 LC-18.16 LC-18.17 lasting effects: a player card and "currently" touch who was there, an encounter card who comes too', () => {
  const strengthOf = (at: ReturnType<typeof table>, name: string) => toy.stat(at.s, at.card(name), STRENGTH);
  const given = (name: string) =>
    table({
      field: ['hero', name, 'seer'],
      aside: ['0:other'],
      deeds: [reveals(name), enters('other')],
      acts: true,
      deck: ['ally'],
    });
  const encounter = given('gloom');
  assert.deepEqual([strengthOf(encounter, 'hero'), strengthOf(encounter, 'other')], [3, 3]);
  const currently = given('gloom-now');
  assert.deepEqual([strengthOf(currently, 'hero'), strengthOf(currently, 'other')], [3, 2]);
  assert.deepEqual(toy.parts(encounter.s, encounter.card('hero'), STRENGTH), [encounter.card('gloom'), 1]);
  encounter.plays('0 pass');
  assert.deepEqual([strengthOf(encounter, 'hero'), strengthOf(encounter, 'other')], [2, 2]);
  assert.equal(encounter.s.lasting.length, 0);
});
