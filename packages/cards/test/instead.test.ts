import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Op, RESOLVES } from '@pony/cards';
import type { Cx } from '@pony/engine';
import { deal, hit, table } from './table.ts';
import {
  DAMAGE,
  DAMAGED,
  DISCARD,
  ENEMY,
  EVENT,
  HAND,
  HERO,
  ITEM,
  READIED,
  REFUSE,
  RESOURCE,
  RESOURCED,
  REVEALED,
  setUp,
  type Toy,
  title,
  tokensOf,
  toy,
} from './toy.ts';
import {
  called,
  cancelIt,
  forcedAfter,
  forcedWhen,
  resource,
  responseCancel,
  responseWhen,
  say,
  subject,
  whenResolved,
} from './words.ts';

const instead = { instead: true } as const;
/** Two resources of whoever carries the card. */
const spendTwo: Op<Toy> = {
  op: 'do',
  act: (s, u, cx) => toy.happen(s, cx, u, RESOURCED, { subject: s.host[u.card], n: -2 }),
  can: (s, u) => (tokensOf(s, s.host[u.card], RESOURCE) >= 2 ? null : REFUSE.cost),
};

setUp([
  title('hero', HERO, [4, 2, 0]),
  title('orc', ENEMY, [3, 1, 0]),
  title('shield-a', ITEM, [0, 0, 0], [responseWhen(DAMAGED, null, [say(51)], instead)]),
  title('shield-b', ITEM, [0, 0, 0], [responseWhen(DAMAGED, null, [say(52)], instead)]),
  title('bearer', ITEM, [0, 0, 0], [responseWhen(DAMAGED, null, [resource(1, subject)], instead)]),
  title('fate', ITEM, [0, 0, 0], [forcedWhen(DAMAGED, null, [say(53)], instead)]),
  title('fate-two', ITEM, [0, 0, 0], [forcedWhen(DAMAGED, null, [say(54)], instead)]),
  title(
    'softener',
    ITEM,
    [0, 0, 0],
    [
      forcedWhen(DAMAGED, null, [{ op: 'do', act: (s, u) => toy.change(s, u, { n: 1 }) }], { instead: 'change' }),
      forcedAfter(DAMAGED, null, [say(55)]),
    ],
  ),
  title('witness', HERO, [4, 1, 0], [forcedAfter(DAMAGED, null, [say(56)])]),
  title(
    'test-of-will',
    EVENT,
    [0, 0, 0],
    [responseCancel(RESOLVES, whenResolved(REVEALED), [cancelIt], { from: 'hand' })],
  ),
  title('troll', ENEMY, [5, 1, 0], [called(REVEALED, [say(60)])]),
  title(
    'web',
    ITEM,
    [0, 0, 0],
    [
      forcedWhen(READIED, (s, occ, card) => occ.subject === s.host[card], [
        {
          op: 'one',
          branches: [
            { say: 'pay', ops: [spendTwo] },
            { say: 'stay', ops: [cancelIt] },
          ],
        },
      ]),
    ],
  ),
]);

const attach = (item: string, to: string) => (s: Toy, cx: Cx) => toy.attach(s, cx, deal(s, item), deal(s, to));
const reveals = (name: string) => (s: Toy, cx: Cx) => {
  toy.callTexts(s, cx, deal(s, name), REVEALED);
};

test('LC-18.9 LC-18.10 of two optional replacements and a forced one: both passed, the forced one; used in turn, the last; nothing after', () => {
  const given = { field: ['orc', 'shield-a', 'shield-b', 'fate', 'witness'], deeds: [hit('orc', 1)] };
  const passed = table(given);
  assert.deepEqual(passed.may(0), ['react shield-a 0 0', 'react shield-b 0 0', 'pass']);
  passed.plays('0 pass');
  assert.deepEqual(passed.s.log, ['said 53', 'phase ends']);
  const used = table(given);
  used.plays('0 react shield-b 0 0', '0 react shield-a 0 0');
  assert.deepEqual(used.s.log, ['said 51', 'phase ends']);
});

test('CG-41.17 CG-25.12 of several compulsory replacements one stands, as its player says; a changed occurrence did happen', () => {
  const at = table({ field: ['orc', 'fate', 'fate-two', 'witness'], deeds: [hit('orc', 1)] });
  assert.deepEqual(at.may(0), ['next fate 0', 'next fate-two 1']);
  at.plays('0 next fate-two 1');
  assert.deepEqual(at.s.log, ['said 54', 'phase ends']);
  const soft = table({ field: ['orc', 'softener'], deeds: [hit('orc', 3)] });
  assert.deepEqual(soft.s.log, ['damage orc 1', 'said 55', 'phase ends']);
});

test('LC-18.2 LC-18.4 LC-18.7 after one cancel nobody is asked again; the event goes to its pile, the enemy stays', () => {
  const at = table({
    seats: 2,
    field: ['troll'],
    hand: ['0:test-of-will', '1:test-of-will'],
    deeds: [reveals('troll')],
  });
  assert.deepEqual(at.may(0), ['react-with test-of-will 0', 'pass']);
  at.plays('0 react-with test-of-will 0');
  assert.deepEqual(at.s.log, ['phase ends']);
  assert.equal(toy.pile(at.s, DISCARD, 0).length, 1);
  assert.equal(toy.pile(at.s, HAND, 1).length, 1);
  assert.ok(toy.inPlay(at.s, at.card('troll')));
  const both = table({
    seats: 2,
    field: ['troll'],
    hand: ['0:test-of-will', '1:test-of-will'],
    deeds: [reveals('troll')],
  });
  both.plays('0 pass', '1 pass');
  assert.deepEqual(both.s.log, ['said 60', 'phase ends']);
});

test('LC-29.12 LC-F7.2 two copies of a forced "when" that wants payment: each wants its own', () => {
  const given = (resources: number) => ({
    field: ['hero', 'web', 'web'],
    ready: (s: Toy) => {
      s.bits[0] = 1;
      s.tokens[RESOURCE] = resources;
    },
    deeds: [
      attach('web.1', 'hero'),
      attach('web.2', 'hero'),
      (s: Toy, cx: Cx) => toy.happen(s, cx, null, READIED, { subject: 0 }),
    ],
  });
  const poor = table(given(3));
  poor.plays(`0 ${poor.may(0)[0]}`, '0 branch 0');
  assert.deepEqual(poor.s.log, ['resource hero -2', 'phase ends']);
  assert.equal(poor.s.bits[0], 1);
  const rich = table(given(4));
  rich.plays(`0 ${rich.may(0)[0]}`, '0 branch 0', '0 branch 0');
  assert.equal(rich.s.bits[0], 0);
});

test('LC-18.9 of several that are hurt at once the replacement is for the one it was used for', () => {
  const at = table({
    field: ['hero', 'hero', 'bearer'],
    deeds: [
      (s, cx) =>
        toy.happenAll(
          s,
          cx,
          null,
          DAMAGED,
          ['hero.1', 'hero.2'].map((name) => ({ subject: deal(s, name), n: 1 })),
        ),
    ],
  });
  assert.deepEqual(at.may(0), ['react bearer 0 0', 'react bearer 0 1', 'pass']);
  at.plays('0 react bearer 0 1');
  if (at.asked().length > 0) at.plays('0 pass');
  const of = (name: string): number[] => [DAMAGE, RESOURCE].map((token) => tokensOf(at.s, at.card(name), token));
  assert.deepEqual(
    [of('hero.1'), of('hero.2')],
    [
      [1, 0],
      [0, 1],
    ],
  );
});
