import assert from 'node:assert/strict';
import { test } from 'node:test';
import { war } from './helpers.ts';

test('WR-4.04 WR-5.02 WR-3.22 in phase 1 each player draws one card from each deck, turn 1 included', () => {
  const game = war({ phase: 'recover' });
  assert.deepEqual([game.s.hands[0].length, game.s.hands[1].length], [2, 2]);
  assert.deepEqual(
    game.s.decks.map((deck) => deck.length),
    [23, 23, 23, 23],
  );
});

test('WR-5.04 WR-5.05 more than six cards: the owner discards face down, old or new', () => {
  const five = ['athelas', 'elven-cloaks', 'elven-rope', 'bilbos-song', 'axe-and-bow'];
  const game = war({ phase: 'recover', hands: { fp: five } });
  game.asks('fp', 'discard').fp('discard athelas').asks('fp', 'declare');
  assert.equal(game.s.hands[0].length, 6);
  assert.equal(game.s.buried[0].length, 1);
  assert.deepEqual(game.discarded('fp'), []);
});

test('WR-4.02 WR-4.13 dice of the Hunt Box come back', () => {
  const game = war({ phase: 'recover', huntBox: { fp: 2, shadow: 3 }, dice: { fp: '', shadow: '' } });
  assert.deepEqual(game.s.huntBox, [0, 0]);
  assert.equal(game.s.hunted, 1);
});

test('WR-4.17 WR-4.18 allocated dice are not rolled, rolled Eyes go to the Hunt Box', () => {
  const game = war({ phase: 'hunt' });
  // FP: Character, Will, Muster, Event; SH: five dice, two of them Eyes
  game.dice(1, 6, 4, 5, 6, 6, 1, 2, 3).shadow('allocate 2').asks('fp', 'act');
  assert.equal(game.s.huntBox[1], 4);
  assert.equal(game.dieCount('fp', 'will-of-the-west'), 1);
  assert.equal(game.dieCount('shadow', 'army'), 1);
});

test('WR-4.09 WR-4.10 WR-4.12 Characters in play add dice', () => {
  const game = war({
    phase: 'hunt',
    characters: { saruman: 'orthanc', 'witch-king': 'angmar', aragorn: 'minas-tirith' },
  });
  game.shadow('allocate 0');
  const rolled = game.diceIn('rolls-dice', 'faces');
  assert.deepEqual(rolled, [5, 9]);
});

test('WR-4.20 WR-4.27 the sides alternate; a side without dice waits', () => {
  const game = war({ dice: { fp: 'event', shadow: 'event event' } });
  game.fp('skip event').shadow('skip event').asks('shadow', 'act').shadow('skip event');
  assert.equal(game.s.turn, 2);
});

test('WR-4.23 WR-4.24 WR-4.28 only the side with fewer unused dice may pass', () => {
  const game = war({ dice: { fp: 'event', shadow: 'event event event' } });
  game.fp('pass').refuses('pass', 'WR-4.23', 'may-not-pass').shadow('skip event').fp('pass').shadow('skip event');
  game.refuses('pass', 'WR-4.23');
});

test('WR-4.25 a die may be skipped', () => {
  const game = war({ dice: { fp: 'character event' } });
  game.fp('skip character').asks('shadow');
  assert.equal(game.dieCount('fp', 'character'), 0);
});

test('WR-4.49 WR-4.20 a die does what its result allows', () => {
  const game = war({ dice: { fp: 'muster character' } });
  game
    .refuses('march muster army', 'WR-4.49', 'die-does-not-do-that')
    .refuses('travel event character', 'WR-4.20', 'no-such-die');
  game
    .refuses('muster character character', 'WR-4.49')
    .refuses('fly character character', 'WR-4.29', 'not-your-action');
});

test('WR-4.48 Will of the West serves as any result', () => {
  const game = war({ dice: { fp: 'will-of-the-west' }, hands: { fp: ['athelas'] } });
  const verbs = new Set(game.may().map((words) => words.split(' ').slice(0, 1).join()));
  for (const verb of ['march', 'travel', 'draw', 'play', 'advance', 'separate', 'skip'])
    assert.ok(verbs.has(verb), verb);
});

test('WR-4.44 WR-5.03 WR-5.07 an Event result draws from a deck that has cards', () => {
  const game = war({ dice: { fp: 'event event' } });
  game.s.played[0].push(...game.s.decks[0].splice(0));
  game.refuses('draw character event event', 'WR-5.07', 'deck-empty').fp('draw strategy event event');
  assert.equal(game.s.hands[0].length, 1);
});

test('WR-5.08 WR-5.09 WR-EX1 a card is paid by an Event result or by its own symbol', () => {
  const game = war({
    dice: { fp: 'event muster character army-muster will-of-the-west' },
    politics: { rohan: 'war' },
    hands: { fp: ['paths-of-the-woses'] },
  });
  game.refuses('play paths-of-the-woses muster muster', 'WR-5.08', 'card-needs-other-die');
  game.refuses('play paths-of-the-woses character character', 'WR-5.08');
  const plays = game.may().filter((words) => words.startsWith('play'));
  assert.deepEqual(plays.sort(), [
    'play paths-of-the-woses army-muster army',
    'play paths-of-the-woses event event',
    'play paths-of-the-woses will-of-the-west army',
    'play paths-of-the-woses will-of-the-west event',
  ]);
  game.refuses('play athelas event event', 'WR-5.08', 'not-in-hand');
});

test('WR-5.44 WR-5.54 Gandalf the Grey as Guide may draw after an Event result', () => {
  const game = war({ dice: { fp: 'event' }, hands: { fp: ['athelas'] } });
  game.fp('play athelas event event').asks('fp', 'guide-draws').fp('yes');
  assert.equal(game.s.hands[0].length, 1);
  const die = war({ dice: { fp: 'character' }, hands: { fp: ['athelas'] } });
  die.fp('play athelas character character').asks('shadow', 'act');
});

test('WR-4.51 WR-4.52 WR-4.53 an Elven Ring changes a die, is no action and passes to SH', () => {
  const game = war({ dice: { fp: 'muster' } });
  game.fp('ring muster character').asks('fp', 'act');
  assert.deepEqual(game.s.rings, [2, 1]);
  assert.equal(game.dieCount('fp', 'character'), 1);
  game.refuses('ring character event', 'WR-4.54', 'ring-used');
});

test('WR-4.55 WR-4.58 FP may not make a Will of the West, nor a face it has not', () => {
  const game = war({ dice: { fp: 'muster' } });
  game
    .refuses('ring muster will-of-the-west', 'WR-4.55', 'ring-no-will')
    .refuses('ring muster army', 'WR-4.58', 'ring-face');
  game.refuses('ring muster muster', 'WR-4.52', 'ring-same-face').refuses('ring event muster', 'WR-4.20');
  war({ dice: { fp: 'muster' }, rings: { fp: 0 } }).refuses('ring muster event', 'WR-4.51', 'no-ring');
});

test('WR-4.56 WR-4.60 SH may make an Eye, which goes to the Hunt Box; used by SH the Ring leaves the game', () => {
  const game = war({ dice: { fp: 'event', shadow: 'muster' }, rings: { fp: 1, shadow: 1 }, acts: 'shadow' });
  game.shadow('ring muster eye').asks('fp', 'act');
  assert.equal(game.s.huntBox[1], 1);
  assert.deepEqual(game.s.rings, [1, 0]);
});

test('WR-10.04 WR-10.06 ten points win for SH in phase 6', () => {
  const control = {
    'minas-tirith': 'shadow',
    'dol-amroth': 'shadow',
    'helms-deep': 'shadow',
    erebor: 'shadow',
    lorien: 'shadow',
  } as const;
  war({ phase: 'end', control }).ends('military-shadow');
  const less = war({ phase: 'end', control: { 'minas-tirith': 'shadow' } });
  assert.equal(less.s.outcome, null);
});

test('WR-10.05 four points win for FP', () => {
  war({ phase: 'end', control: { moria: 'free-peoples', orthanc: 'free-peoples' } }).ends('military-free-peoples');
});

test('WR-10.08 if both have enough SH wins', () => {
  const shadow = {
    'minas-tirith': 'shadow',
    'dol-amroth': 'shadow',
    'helms-deep': 'shadow',
    erebor: 'shadow',
    lorien: 'shadow',
  } as const;
  war({ phase: 'end', control: { ...shadow, moria: 'free-peoples', orthanc: 'free-peoples' } }).ends('military-shadow');
});

test('WR-10.09 Corruption of standing still comes before the points', () => {
  war({
    phase: 'end',
    control: { moria: 'free-peoples', orthanc: 'free-peoples' },
    fellowship: { at: 'morannon', mordor: 1, corruption: 11 },
  }).ends('corruption');
});
