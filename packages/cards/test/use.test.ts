import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Op, RESOLVES } from '@pony/cards';
import type { Cx } from '@pony/engine';
import { deal, hit, table } from './table.ts';
import {
  ALLY,
  DAMAGED,
  DESTROYED,
  DISCARD,
  ENEMY,
  ENTERS,
  EVENT,
  EXHAUSTS,
  HAND,
  HERO,
  ITEM,
  LEAVES,
  NO_DRAW,
  PHASE,
  PHASE_ENDS,
  PLACE,
  READIED,
  REFUSE,
  RESOURCE,
  RESOURCED,
  RESTRICTED,
  REVEALED,
  ROUND,
  SAID,
  STAGE,
  STRENGTH,
  setUp,
  THREATENED,
  type Toy,
  title,
  tokensOf,
  toy,
} from './toy.ts';
import {
  action,
  called,
  cancelIt,
  constant,
  damage,
  draw,
  exhaust,
  forcedAfter,
  forcedWhen,
  happens,
  heal,
  inField,
  inHand,
  isExhausted,
  isReady,
  isType,
  it,
  itself,
  notPicked,
  pick,
  progress,
  raise,
  ready,
  resource,
  responseAfter,
  responseCancel,
  responseWhen,
  say,
  whenResolved,
  yours,
} from './words.ts';

const event = (id: string, ops: Parameters<typeof action>[0], rest: Parameters<typeof action>[1] = {}) =>
  title(id, EVENT, [0, 0, 0], [action(ops, { from: 'hand', ...rest })]);
const instead = { instead: true } as const;
/** Two resources of whoever carries the card. */
const spendTwo: Op<Toy> = {
  op: 'do',
  act: (s, u, cx) => toy.happen(s, cx, u, RESOURCED, { subject: s.host[u.card], n: -2 }),
  can: (s, u) => (tokensOf(s, s.host[u.card], RESOURCE) >= 2 ? null : REFUSE.cost),
};

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
  title('shield-a', ITEM, [0, 0, 0], [responseWhen(DAMAGED, null, [say(51)], instead)]),
  title('shield-b', ITEM, [0, 0, 0], [responseWhen(DAMAGED, null, [say(52)], instead)]),
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
  title('desperate', HERO, [4, 1, 0], [action([say(70)], { cost: [raise(30)] })]),
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
  event('banner', [boost(false)]),
  title('gloom', ENEMY, [9, 1, 0], [called(REVEALED, [boost(true)])]),
  title('gloom-now', ENEMY, [9, 1, 0], [called(REVEALED, [boost(false)])]),
  title('quest', STAGE, [3, 0, 0]),
  event('finish', [
    {
      op: 'do',
      act: (s, u, cx) => {
        toy.happenAll(s, cx, u, THREATENED, [{ seat: 0, n: 30 }]);
      },
    },
  ]),
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
  title('armour', ITEM, [0, 0, 0], [], [RESTRICTED]),
  title('counter', HERO, [4, 1, 0], [responseAfter(DAMAGED, null, [resource(1, itself)])]),
  title('rider', HERO, [4, 1, 0], [responseAfter(DESTROYED, null, [progress(1, () => -1)])]),
  title('cheer', EVENT, [0, 0, 0], [responseAfter(EXHAUSTS, null, [draw(1)], { from: 'hand' })]),
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
  encounter.plays('0 pass');
  assert.deepEqual([strengthOf(encounter, 'hero'), strengthOf(encounter, 'other')], [2, 2]);
  assert.equal(encounter.s.lasting.length, 0);
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
