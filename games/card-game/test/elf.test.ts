import assert from 'node:assert/strict';
import { applyTelling } from '@pony/engine';
import { rule } from '@pony/testkit';
import { cardOf, table } from './helpers.ts';

rule('[high-elves] plain icons', () => {
  table({ on: { rivendell: ['high-elves', 'high-elves.2'] } }).counts('rivendell', 0, 6);
});

rule('[arwen] CG-41.26 draws on play; in reserve Strider or Aragorn has one defence icon more', () => {
  table({ turn: 'aragorn', hand: { aragorn: ['arwen', 'lembas'] }, deck: { aragorn: ['elrond'] } })
    .does('play arwen reserve')
    .hand('aragorn', 'elrond');
  table({ reserve: ['arwen'], on: { imladris: ['strider', 'legolas'] } }).counts('imladris', 0, 1 + 3 + 1);
  table({ reserve: ['arwen'], on: { pelargir: ['aragorn'] } }).counts('pelargir', 0, 1 + 2);
  table({ on: { rivendell: ['arwen'], imladris: ['strider'] } }).counts('imladris', 0, 1 + 2);
});

rule('[elrond] CG-EX7 CG-41.38 in reserve the carryover limit is three at once, two when he leaves', () => {
  const t = table({
    turn: 'aragorn',
    hand: { aragorn: ['elrond', 'lembas', 'arwen', 'legolas'] },
    deck: { aragorn: ['galadriel'] },
    on: { imladris: [] },
  });
  t.refuses('pass', 'CG-14.4', 'may-not-pass');
  t.does('play elrond reserve', 'cycle lembas').hand('aragorn', 'arwen', 'legolas', 'galadriel');
  t.does('pass', 'pass', 'pass').asks('aragorn', 'act', { seat: 2, n: 3, limit: 3, round: 1 });
  t.edit((s) => {
    s.fresh = [];
  }).does('move elrond imladris', 'pass', 'pass', 'pass');
  t.refuses('pass', 'CG-14.4', 'may-not-pass', { seat: 2, n: 3, limit: 2 });
});

rule('[galadriel] CG-41.37 in reserve one card more in the draw phase, then one hand card is cycled', () => {
  const t = table({ reserve: ['galadriel'], on: { 'bag-end': [] }, first: 0 });
  t.allPass().asks('aragorn', 'cycle', { seat: 2, n: 1 }).handSize('aragorn', 4).handSize('frodo', 3).leaveOpen();
  table({ turn: 'aragorn', hand: { aragorn: ['galadriel', 'lembas'] }, deck: { aragorn: ['elrond'] } })
    .does('play galadriel reserve')
    .hand('aragorn', 'elrond');
});

rule('[legolas] CG-25.21 CG-13.1 may take the Bow from the deck, shown to all; the deck is shuffled', () => {
  const t = table({ turn: 'aragorn', hand: { aragorn: ['legolas', 'lembas'] } });
  t.does('play legolas reserve').may('take bow-of-the-galadhrim', 'none').does('take bow-of-the-galadhrim');
  t.hand('aragorn', 'bow-of-the-galadhrim').tells('takes');
  table({ turn: 'aragorn', hand: { aragorn: ['legolas', 'lembas'] } })
    .does('play legolas reserve', 'none')
    .hand('aragorn')
    .tells('takes-none');
});

rule('[bow-of-the-galadhrim] CG-41.74 CG-18.15 no other weapon before or after it; else any number of items', () => {
  const t = table({
    turn: 'aragorn',
    hand: { aragorn: ['bow-of-the-galadhrim', 'elven-cloak', 'lembas'] },
    reserve: ['legolas'],
  });
  t.does('give bow-of-the-galadhrim legolas', 'cycle lembas').shows({ 'bow-of-the-galadhrim': 'reserve' });
  t.does('pass', 'pass', 'pass', 'give elven-cloak legolas', 'forsake-top')
    .shows({ 'elven-cloak': 'reserve' })
    .leaveOpen();
  // Only the Elf line of the Bow and the Hobbit line of the Blade: no card fits both, so the wielder is made to carry it
  const u = table({
    turn: 'aragorn',
    hand: { aragorn: ['bow-of-the-galadhrim', 'lembas'] },
    reserve: ['legolas', 'glamdring@legolas'],
  });
  u.refuses('give bow-of-the-galadhrim legolas', 'CG-41.74', 'only-weapon');
});

rule('[elven-cloak] CG-41.14 a wielder lost in a path fight is cycled with all items', () => {
  table({
    on: {
      imladris: [
        'legolas',
        'elven-cloak@legolas',
        'bow-of-the-galadhrim@legolas',
        'the-hunter',
        'the-reaver',
        'hill-troll',
        'barrow-wights',
        'flocks-of-crebain',
      ],
    },
  })
    .allPass()
    .shows({ legolas: 'cycle', 'elven-cloak': 'cycle', 'bow-of-the-galadhrim': 'cycle', 'the-hunter': 'gone' })
    .leaveOpen();
});

rule('[lembas] CG-41.39 CG-18.16 the Hobbit player eliminates it; corruption drops by the Hobbits on the path', () => {
  const t = table({
    turn: 'frodo',
    corruption: 5,
    on: { 'bag-end': ['frodo-baggins', 'sam-gamgee', 'lembas@sam-gamgee', 'gandalf-the-grey'] },
  });
  t.does('use lembas').corruption(3).shows({ lembas: 'gone' }).tells('heals');
  table({ turn: 'aragorn', corruption: 5, on: { 'bag-end': ['sam-gamgee', 'lembas@sam-gamgee'] } }).refuses(
    'use lembas',
    'CG-18.16',
    'other-players-action',
  );
  table({ turn: 'frodo', corruption: 5, reserve: ['sam-gamgee', 'lembas@sam-gamgee'] }).refuses(
    'use lembas',
    'CG-23.3',
  );
});

rule('[lembas] CG-34.6 CG-EX10 never below zero; eliminated by something else it does nothing', () => {
  table({ turn: 'frodo', corruption: 1, on: { 'bag-end': ['frodo-baggins', 'sam-gamgee', 'lembas@sam-gamgee'] } })
    .does('use lembas')
    .corruption(0);
  table({ turn: 'frodo', corruption: 2, on: { 'bag-end': ['sam-gamgee', 'lembas@sam-gamgee', 'the-hunter'] } })
    .allPass()
    .shows({ lembas: 'gone' })
    .corruption(2)
    .leaveOpen();
});

rule('[mirror-of-galadriel] CG-41.59 its player, and nobody else, sees the top of the deck while it is in play', () => {
  const t = table({
    turn: 'aragorn',
    reserve: ['galadriel', 'mirror-of-galadriel@galadriel'],
    deck: { aragorn: ['legolas'] },
  });
  const top = (seat: string | null): number | null => t.view(seat).players[2].top;
  if (top('aragorn') !== t.state.decks[2].at(-1)) throw new Error('the top is not shown');
  for (const seat of ['frodo', 'saruman', null]) if (top(seat) !== null) throw new Error(`${seat} sees the top`);
  const none = table({ turn: 'aragorn', hand: { aragorn: ['mirror-of-galadriel', 'lembas'] }, reserve: ['galadriel'] });
  if (none.view('aragorn').players[2].top !== null) throw new Error('the top is shown without the Mirror');
  // What has come to light cannot be taken back, be it the last card of the deck
  const comesToLight = (item: string): boolean => {
    const hand = { aragorn: [item, 'lembas', 'arwen'] };
    const t = table({
      turn: 'aragorn',
      hand,
      reserve: ['galadriel'],
      bare: ['aragorn'],
      deck: { aragorn: ['legolas'] },
    });
    t.does(`give ${item} galadriel`);
    return applyTelling(t.scenario.rules, t.state, 2, ['cycle', cardOf('lembas')]).barrier;
  };
  assert.deepEqual([comesToLight('mirror-of-galadriel'), comesToLight('elven-cloak')], [true, false]);
});

rule('[nenya-ring-of-adamant] CG-41.60 CG-41.71 only the ring is cycled; a defence icon on any active location', () => {
  const t = table({
    turn: 'aragorn',
    reserve: ['galadriel', 'nenya-ring-of-adamant@galadriel', 'mirror-of-galadriel@galadriel'],
    on: { imladris: [], pelargir: [] },
  });
  t.does('use nenya-ring-of-adamant').may('mark imladris', 'mark pelargir');
  t.refuses('mark umbar', 'CG-28.4', 'mark-one').does('mark imladris').counts('imladris', 0, 2);
  t.shows({ 'nenya-ring-of-adamant': 'cycle', galadriel: 'reserve', 'mirror-of-galadriel': 'reserve' });
  table({ turn: 'aragorn', reserve: ['galadriel', 'nenya-ring-of-adamant@galadriel'] }).refuses(
    'use nenya-ring-of-adamant',
    'CG-23.7',
    'no-active-location',
  );
});

rule('[phial-of-galadriel] CG-41.29 two defence icons on the path card while its wielder is there', () => {
  table({ on: { 'bag-end': ['sam-gamgee', 'phial-of-galadriel@sam-gamgee'] } }).counts('bag-end', 0, 3);
  const t = table({ on: { 'bag-end': ['sam-gamgee', 'phial-of-galadriel@sam-gamgee', 'the-hunter', 'the-reaver'] } });
  t.allPass().shows({ 'sam-gamgee': 'cycle' }).lies({ 'bag-end': 'free' }).leaveOpen();
  table({ reserve: ['sam-gamgee', 'phial-of-galadriel@sam-gamgee'], on: { 'bag-end': [] } }).counts('bag-end', 0, 0);
});

rule('[vilya-ring-of-air] each Free Peoples player draws one', () => {
  table({ turn: 'aragorn', reserve: ['elrond', 'vilya-ring-of-air@elrond'] })
    .does('use vilya-ring-of-air')
    .handSize('aragorn', 1)
    .handSize('frodo', 1)
    .handSize('saruman', 0)
    .shows({ 'vilya-ring-of-air': 'cycle', elrond: 'reserve' });
});
