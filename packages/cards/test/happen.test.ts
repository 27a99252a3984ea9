import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RESOLVES } from '@pony/cards';
import { deal, hit, table } from './table.ts';
import {
  ALLY,
  ASIDE,
  DAMAGE,
  DAMAGED,
  DESTROYED,
  ENEMY,
  ENTERS,
  EXPLORED,
  HEALED,
  HERO,
  ITEM,
  LEAVES,
  LIFE,
  PHASE,
  PHASE_ENDS,
  PLACE,
  PROGRESSED,
  REVEALED,
  SAID,
  STAGE,
  self,
  setUp,
  type Toy,
  title,
  tokensOf,
  toy,
} from './toy.ts';
import {
  called,
  damage,
  exhaust,
  forcedAfter,
  forcedWhen,
  happens,
  it,
  itself,
  type Ref,
  ready,
  resource,
  responseAfter,
  responseWhen,
  say,
  standingAfter,
  thereafter,
  wait,
} from './words.ts';

const host: Ref = (s, u) => s.host[u.card];
const stage: Ref = (s) => s.play.find((card) => toy.forms[s.form[card]].type === STAGE) ?? -1;
const arrives = (place: number) => ({
  op: 'do' as const,
  act: (s: Toy, u: Parameters<Ref>[1], cx: Parameters<typeof toy.move>[1]) => {
    const next = s.piles[toy.zone(place)][0];
    if (next === undefined) return false as const;
    toy.happen(s, cx, u, ENTERS, { subject: next, seat: 0 });
  },
});

setUp([
  title('target', ENEMY, [9, 0, 0]),
  title('weak', ENEMY, [2, 0, 0]),
  title(
    'watcher',
    HERO,
    [5, 1, 0],
    [
      forcedWhen(DAMAGED, null, [say(1)]),
      responseWhen(DAMAGED, null, [say(2)]),
      forcedAfter(DAMAGED, null, [say(3)]),
      responseAfter(DAMAGED, null, [say(4)]),
    ],
  ),
  title('caller', HERO, [5, 1, 0], [forcedAfter(DAMAGED, null, [arrives(ASIDE)])]),
  title('echo', ALLY, [5, 1, 0], [forcedAfter(DAMAGED, null, [say(7)])]),
  title('hero', HERO, [3, 1, 0]),
  title('ally', ALLY, [2, 1, 1]),
  title(
    'dwarf',
    HERO,
    [3, 1, 0],
    [responseAfter(DAMAGED, self, [resource((s, u) => toy.answered(s, u)?.n ?? 0, itself)])],
  ),
  title('horn', ITEM, [0, 0, 0], [responseAfter(DESTROYED, null, [resource(1, host)])]),
  title('road', PLACE, [2, 0, 0]),
  title('hills', PLACE, [1, 0, 0], [responseAfter(LEAVES, self, [say(5)], { ownLeaving: true, who: 'any' })]),
  title('stage-one', STAGE, [3, 0, 0]),
  title('stage-two', STAGE, [9, 0, 0], [called(REVEALED, [say(11)]), forcedAfter(EXPLORED, null, [say(12)])]),
  title('scout', HERO, [3, 1, 0], [responseAfter(EXPLORED, null, [say(14)])]),
  title(
    'pacer',
    HERO,
    [3, 1, 0],
    [
      responseAfter(DESTROYED, null, [
        { op: 'do', act: (s, u, cx) => toy.happen(s, cx, u, PROGRESSED, { subject: stage(s, u), n: 2 }) },
      ]),
    ],
  ),
  title(
    'healer',
    HERO,
    [9, 1, 0],
    [
      forcedAfter(PHASE_ENDS, null, [
        {
          op: 'do',
          act: (s, u, cx) => {
            if (!toy.inPlay(s, deal(s, 'hero'))) return false;
            toy.happen(s, cx, u, HEALED, { subject: deal(s, 'hero'), n: 5 });
          },
        },
      ]),
    ],
  ),
  title(
    'surplus',
    HERO,
    [5, 1, 0],
    [
      standingAfter(DAMAGED, (_s, occ) => occ.a > 0, [say(20)]),
      responseAfter(DAMAGED, null, [say(21)]),
      responseAfter(DESTROYED, null, [say(22)]),
    ],
  ),
  title(
    'returns',
    HERO,
    [3, 1, 0],
    [forcedAfter(DAMAGED, self, [wait(PHASE_ENDS, [damage(1, it)], (s) => deal(s, 'ally'))])],
  ),
  title(
    'sends',
    HERO,
    [3, 1, 0],
    [forcedAfter(DAMAGED, self, [wait(PHASE_ENDS, [happens(LEAVES, it)], (s) => deal(s, 'ally'))])],
  ),
  title('two-sentences', ENEMY, [3, 0, 0], [called(REVEALED, [say(30), say(31)])]),
  title(
    'listener',
    HERO,
    [3, 1, 0],
    [
      responseAfter(SAID, (_s, occ) => occ.n === 30, [say(32)]),
      forcedAfter(RESOLVES, (_s, occ) => occ.b === REVEALED, [say(33)]),
    ],
  ),
  title('steady', HERO, [3, 1, 0], [responseAfter(DAMAGED, self, [ready(itself), thereafter(say(40))])]),
  title('tired', HERO, [3, 1, 0], [responseAfter(DAMAGED, self, [exhaust(itself), thereafter(say(41))])]),
]);

test('LC-17.39 LC-17.22 one blow: forced "when", "when" response, the blow, forced "after", "after" response, in this order', () => {
  const at = table({ field: ['target', 'watcher'], deeds: [hit('target', 2)] });
  assert.deepEqual(at.may(0), ['react watcher 1 0', 'pass']);
  assert.deepEqual(at.s.log, ['said 1']);
  at.plays('0 react watcher 1 0');
  assert.deepEqual(at.s.log, ['said 1', 'said 2', 'damage target 2', 'said 3']);
  assert.deepEqual(at.may(0), ['react watcher 3 0', 'pass']);
  at.plays('0 react watcher 3 0');
  assert.deepEqual(at.s.log.slice(3), ['said 3', 'said 4', 'phase ends']);
  const silent = table({ field: ['target', 'watcher'], deeds: [hit('target', 2)] });
  silent.plays('0 pass', '0 pass');
  assert.deepEqual(silent.s.log, ['said 1', 'damage target 2', 'said 3', 'phase ends']);
});

test('LC-17.21 who arrives through a forced effect of the same moment misses it, and hears the next', () => {
  const at = table({ field: ['target', 'caller'], aside: ['0:echo'], deeds: [hit('target', 1), hit('target', 1)] });
  assert.deepEqual(at.s.log, ['damage target 1', 'enters echo', 'damage target 1']);
  assert.deepEqual(at.may(0), ['next caller 0', 'next echo 1']);
  at.plays('0 next echo 1');
  assert.deepEqual(at.s.log.slice(3), ['said 7', 'phase ends']);
});

test('LC-8.39 LC-17.21 a completed stage advances with its text before the exploration is answered, and the new one missed it', () => {
  const at = table({
    field: ['road', 'stage-one', 'scout'],
    box: ['stage-two'],
    deeds: [
      (s, cx) =>
        toy.happenAll(s, cx, null, PROGRESSED, [
          { subject: deal(s, 'road'), n: 2 },
          { subject: deal(s, 'stage-one'), n: 3 },
        ]),
    ],
  });
  assert.deepEqual(at.s.log.slice(2), ['explored road', 'completed stage-one', 'said 11']);
  assert.equal(at.may(0).length, 2);
  at.plays(`0 ${at.may(0)[0]}`);
  assert.deepEqual(at.s.log.slice(5), ['said 14', 'phase ends']);
});

test('LC-18.13 LC-29.42 two delayed effects want one card: the first player orders them, the second finds it gone', () => {
  const at = table({
    seats: 2,
    field: ['1:returns', '1:sends', '0:ally'],
    deeds: [hit('returns', 1), hit('sends', 1)],
  });
  assert.deepEqual(at.asked(), [0]);
  assert.deepEqual(at.may(0), ['next returns 0', 'next sends 1']);
  at.plays('0 next sends 1');
  assert.deepEqual(at.s.log.slice(2), ['phase ends', 'leaves ally']);
  assert.ok(at.s.outcome);
  assert.equal(at.s.delayed.length, 0);
});

test('LC-17.27 LC-29.44 two responses to one event in one window, any order; what comes later goes on the new stage', () => {
  const at = table({
    field: ['weak', '0:pacer', '0:pacer', 'stage-one'],
    box: ['stage-two'],
    deeds: [hit('weak', 2)],
    ready: (s) => {
      s.tokens[deal(s, 'stage-one') * 3 + 1] = 1;
    },
  });
  assert.deepEqual(at.may(0), ['react pacer.1 0 1', 'react pacer.2 0 1', 'pass']);
  at.plays('0 react pacer.2 0 1');
  assert.deepEqual(at.s.log.slice(2), ['progress stage-one 2', 'completed stage-one', 'said 11']);
  assert.deepEqual(at.may(0), ['react pacer.1 0 1', 'pass']);
  at.plays('0 react pacer.1 0 1');
  assert.equal(tokensOf(at.s, at.card('stage-two'), 1), 2);
});

test('LC-17.28 LC-29.47 a response to "a character is destroyed" answers each of three that fall together; on the dead one never', () => {
  const fall = (s: Toy, cx: Parameters<typeof toy.move>[1]) =>
    toy.happenAll(
      s,
      cx,
      null,
      DAMAGED,
      ['ally.1', 'ally.2', 'hero'].map((name) => ({ subject: deal(s, name), n: 3 })),
    );
  const carry = (who: string) => (s: Toy, cx: Parameters<typeof toy.move>[1]) =>
    toy.attach(s, cx, deal(s, 'horn'), deal(s, who));
  const at = table({ field: ['ally', 'ally', 'hero', 'scout', 'horn'], deeds: [carry('scout'), fall] });
  assert.deepEqual(at.may(0), ['stack ally.1', 'stack hero']);
  at.plays('0 stack hero');
  assert.equal(at.may(0).filter((words) => words.startsWith('react horn')).length, 3);
  for (let n = 3; n > 0; n--) {
    const [first] = at.may(0).filter((words) => words.startsWith('react horn'));
    at.plays(`0 ${first}`);
  }
  assert.equal(tokensOf(at.s, at.card('scout'), 2), 3);
  const dead = table({ field: ['ally', 'ally', 'hero', 'horn'], deeds: [carry('hero'), fall] });
  dead.plays('0 stack hero');
  assert.ok(dead.s.outcome, 'its own hero fell: nobody is asked');
});

test('LC-14.12 LC-29.46 who is destroyed by the damage does not answer it; who lives gains as many as tokens placed', () => {
  assert.ok(table({ field: ['dwarf'], deeds: [hit('dwarf', 3)] }).s.outcome);
  const at = table({ field: ['dwarf'], deeds: [hit('dwarf', 2)] });
  at.plays('0 react dwarf 0 0');
  assert.equal(tokensOf(at.s, at.card('dwarf'), 2), 2);
});

test('LC-17.40 LC-17.30 LC-29.59 a response about its own leaving works from out of play, for any one player, once for all', () => {
  const at = table({
    seats: 3,
    field: ['hills'],
    deeds: [(s, cx) => toy.happen(s, cx, null, PROGRESSED, { subject: deal(s, 'hills') })],
  });
  assert.deepEqual(at.asked(), [0]);
  at.plays('0 pass');
  assert.deepEqual(at.may(1), ['react hills 0 2', 'pass']);
  at.plays('1 react hills 0 2');
  assert.deepEqual(at.s.log.slice(-2), ['said 5', 'phase ends']);
});

test('LC-14.8 LC-18.18 LC-15.5 a bonus ends before what happens at the end of the phase: the hero falls, the heal comes too late', () => {
  const at = table({
    field: ['hero', 'healer'],
    ready: (s) => {
      const hero = deal(s, 'hero');
      s.lasting.push(hero, s.since[hero], 0, LIFE, 2, 0, PHASE, -1, 0, 0, 0, ++s.stamp, -1);
      s.tokens[hero * 3 + DAMAGE] = 3;
    },
    deeds: [hit('healer', 1)],
  });
  assert.deepEqual(at.s.log, ['damage healer 1', 'destroyed hero', 'phase ends']);
});

test('LC-EX25 LC-17.27 a blow that destroys: the standing text on the surplus, then one window for damage and destruction', () => {
  const at = table({ field: ['weak', 'surplus'], deeds: [hit('weak', 4)] });
  assert.deepEqual(at.s.log, ['damage weak 4', 'destroyed weak', 'said 20']);
  assert.deepEqual(at.may(0), ['react surplus 1 0', 'react surplus 2 1', 'pass']);
  at.plays('0 react surplus 2 1', '0 react surplus 1 0');
  assert.deepEqual(at.s.log.slice(3), ['said 22', 'said 21', 'phase ends']);
});

test('LC-17.37 LC-17.29 a called text of two sentences, each with its answers; what waits for the whole comes after both', () => {
  const at = table({
    field: ['two-sentences', 'listener'],
    deeds: [
      (s, cx) => {
        toy.callTexts(s, cx, deal(s, 'two-sentences'), REVEALED);
      },
    ],
  });
  assert.deepEqual(at.s.log, ['said 30']);
  at.plays(`0 ${at.may(0)[0]}`);
  assert.deepEqual(at.s.log, ['said 30', 'said 32', 'said 31', 'said 33', 'phase ends']);
});

test('LC-18.24 LC-29.68 "then" follows only what was done completely', () => {
  const ready1 = table({ field: ['steady'], deeds: [hit('steady', 1)] });
  assert.ok(ready1.s.outcome, 'ready already: the response is not offered');
  const at = table({
    field: ['steady'],
    deeds: [hit('steady', 1)],
    ready: (s) => {
      s.bits[deal(s, 'steady')] = 1;
    },
  });
  at.plays('0 react steady 0 0');
  assert.deepEqual(at.s.log.slice(1, 3), ['readies steady', 'said 40']);
});

test('LC-2.18 LC-22.4 several cards to one open pile: the owner says which goes next; about copies nobody is asked', () => {
  const onHero = (s: Toy, cx: Parameters<typeof toy.move>[1]) => {
    for (const card of s.play.slice())
      if (toy.forms[s.form[card]].type === ITEM) toy.attach(s, cx, card, deal(s, 'hero'));
  };
  const at = table({ seats: 2, field: ['0:hero', '1:horn', '1:sword'], deeds: [onHero, hit('hero', 3)] });
  assert.deepEqual(at.asked(), [1]);
  assert.deepEqual(at.may(1), ['stack horn', 'stack sword']);
  at.plays('1 stack sword');
  assert.deepEqual(toy.pile(at.s, 5, 1), [at.card('sword'), at.card('horn')]);
  assert.ok(table({ seats: 2, field: ['0:hero', '1:sword', '1:sword'], deeds: [onHero, hit('hero', 3)] }).s.outcome);
});

test('a second happening in one step is a mistake that is named', () => {
  assert.throws(
    () =>
      table({
        field: ['target'],
        deeds: [
          (s, cx) => {
            hit('target', 1)(s, cx);
            hit('target', 1)(s, cx);
          },
        ],
      }),
    /one happening a step/,
  );
});
