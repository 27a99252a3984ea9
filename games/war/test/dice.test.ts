import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const AT_WAR = { gondor: 'war', rohan: 'war', sauron: 'war', isengard: 'war' };
const verbsOf = (game: ReturnType<typeof war>): string[] => [
  ...new Set(
    game
      .may()
      .map((words) => words.split(' ')[0])
      .filter((verb) => verb !== 'skip' && verb !== 'ring' && verb !== 'pass'),
  ),
];
/** From the Fellowship phase of a new turn to its Action roll. */
const throughTheMorning = (game: ReturnType<typeof war>, allocated = 0) =>
  game.asks('fp', 'declare').fp('no', 'guide gandalf-the-grey').shadow(`allocate ${allocated}`);

test('WR-4.01 WR-4.06 six phases in fixed order, then a new turn', () => {
  const game = war({ phase: 'recover', turn: 3 });
  assert.equal(game.s.turn, 4);
  assert.equal(game.s.phase, 2);
  game.asks('fp', 'declare').fp('no').asks('fp', 'name-guide').fp('guide gandalf-the-grey');
  assert.equal(game.s.phase, 3);
  // FP: Muster dice; SH: Army/Muster dice, whatever the others show
  game.asks('shadow', 'allocate').dice(4, 4, 4, 4, 4, 4, 4).anyMore().shadow('allocate 0').asks('fp', 'act');
  assert.equal(game.s.phase, 5);
  while (game.s.turn === 4) {
    const skip = game.may().find((words) => words.startsWith('skip'));
    if (game.s.phase !== 5 || !skip) break;
    game[game.s.side === 0 ? 'fp' : 'shadow'](skip);
  }
  assert.equal(game.s.turn, 5);
  game.asks('fp', 'declare');
});

test('WR-4.03 WR-4.11 a Character who comes or goes changes the pool in the next turn', () => {
  const comes = war({
    armies: { orthanc: 'isengard 1r' },
    politics: AT_WAR,
    dice: { fp: '', shadow: 'muster muster' },
    acts: 'shadow',
  });
  comes.shadow('enter saruman muster muster', 'to orthanc');
  assert.equal(comes.s.dice[7 + 2], 1, 'no die more in this turn');
  throughTheMorning(comes.shadow('skip muster'));
  assert.deepEqual(comes.diceIn('rolls-dice', 'faces'), [4, 8]);
  const goes = war({
    armies: { 'south-ithilien': 'sauron 1r', osgiliath: 'gondor 3r' },
    politics: AT_WAR,
    characters: { 'witch-king': 'south-ithilien' },
    dice: { fp: '', shadow: 'army event' },
    acts: 'shadow',
  });
  goes
    .shadow('attack army army', 'army south-ithilien', 'target osgiliath')
    .dice(1, 6, 1, 1)
    .anyMore()
    .shadow('done', 'reroll 0');
  assert.equal(goes.where('witch-king'), 'gone');
  throughTheMorning(goes.asks('shadow', 'act').shadow('skip event'));
  assert.deepEqual(goes.diceIn('rolls-dice', 'faces'), [4, 7]);
});

test('WR-4.05 phase 2: declaring, entering Mordor, then the Guide', () => {
  const game = war({ phase: 'fellowship', fellowship: { at: 'minas-morgul' } });
  game.asks('fp', 'declare').mayExactly('yes', 'no').fp('no').asks('fp', 'enter-mordor').mayExactly('yes', 'no');
  game.fp('no').asks('fp', 'name-guide').fp('guide strider').asks('shadow', 'allocate');
  const elsewhere = war({ phase: 'fellowship', fellowship: { at: 'dagorlad' } });
  elsewhere.fp('no').asks('fp', 'name-guide');
});

test('WR-4.07 phase 6: without a winner the next turn begins', () => {
  const game = war({ phase: 'end', control: { 'minas-tirith': 'shadow', erebor: 'shadow', lorien: 'shadow' } });
  assert.equal(game.s.turn, 2);
  game.asks('fp', 'declare');
});

test('WR-4.08 a Ring victory ends the game in the middle of phase 5', () => {
  const game = war({
    armies: {},
    dice: { fp: 'character character', shadow: 'event event' },
    huntBox: { shadow: 1 },
    pool: ['tile-14', 'tile-07'],
    fellowship: { corruption: 10, companions: [] },
  });
  game.dice(6).fp('travel character character', 'no').ends('corruption').asks('nobody');
  assert.equal(game.s.phase, 5);
});

test('WR-4.19 the allocation is made and final before any die is rolled', () => {
  const game = war({ phase: 'hunt', dice: { fp: '', shadow: '' } });
  game.asks('shadow', 'allocate');
  assert.deepEqual(game.diceIn('rolls-dice', 'faces'), []);
  // No Eyes among the four dice of SH that are left
  game.dice(1, 1, 1, 1, 1, 1, 1, 1).shadow('allocate 3').asks('fp', 'act');
  assert.deepEqual(game.diceIn('rolls-dice', 'faces'), [4, 4]);
  assert.deepEqual(game.s.huntBox, [0, 3]);
});

test('WR-4.21 a used die is set aside until the next turn', () => {
  const game = war({ dice: { fp: 'event', shadow: '' } });
  game.fp('draw strategy event event').asks('fp', 'declare');
  assert.equal(game.s.turn, 2);
  throughTheMorning(game);
  assert.deepEqual(game.diceIn('rolls-dice', 'faces'), [4, 7]);
  const two = war({ dice: { fp: 'event muster' } })
    .fp('draw strategy event event')
    .shadow('skip event');
  two.refuses('draw strategy event event', 'WR-4.20', 'no-such-die');
});

const siege: Scenario = {
  armies: { 'minas-tirith': 'sauron 2r 1n', lossarnach: 'gondor 2r 1l', osgiliath: 'sauron 2r' },
  besieged: { 'minas-tirith': 'gondor 2r 1l' },
  politics: AT_WAR,
};

test('WR-4.30 a Character result attacks with an Army that has a Leader: field, assault or sortie', () => {
  const shadow = war({ ...siege, dice: { shadow: 'character' }, acts: 'shadow' });
  shadow.shadow('attack character character').mayExactly('army minas-tirith');
  shadow.refuses('army osgiliath', 'WR-6.505', 'army-not-led').shadow('army minas-tirith');
  shadow.mayExactly('target inside-minas-tirith', 'target lossarnach');
  const fp = war({ ...siege, dice: { fp: 'character' } });
  fp.fp('attack character character').mayExactly('army inside-minas-tirith', 'army lossarnach');
});

test('WR-4.38 an Army result attacks with any Army: field, assault or sortie', () => {
  const shadow = war({ ...siege, dice: { shadow: 'army' }, acts: 'shadow' });
  shadow.shadow('attack army army').mayExactly('army minas-tirith', 'army osgiliath').shadow('army osgiliath');
  shadow.mayExactly('target lossarnach');
  const fp = war({ ...siege, dice: { fp: 'army-muster' } });
  fp.fp('attack army-muster army', 'army inside-minas-tirith').mayExactly('target minas-tirith');
});

test('WR-4.31 WR-4.39 WR-4.41 a result plays Event cards of its own type', () => {
  const hand = ['athelas', 'faramirs-rangers', 'wisdom-of-elrond'];
  const plays = (die: string) =>
    war({ dice: { fp: die }, hands: { fp: hand } })
      .may()
      .filter((words) => words.startsWith('play'));
  assert.deepEqual(plays('character'), ['play athelas character character']);
  assert.deepEqual(plays('muster'), ['play wisdom-of-elrond muster muster']);
  assert.deepEqual(plays('army-muster').sort(), [
    'play faramirs-rangers army-muster army',
    'play wisdom-of-elrond army-muster muster',
  ]);
  const shadow = war({
    dice: { shadow: 'army' },
    hands: { shadow: ['shadows-gather', 'orcs-multiplying-again', 'shelobs-lair'] },
    acts: 'shadow',
  });
  assert.deepEqual(
    shadow.may().filter((words) => words.startsWith('play')),
    ['play shadows-gather army army'],
  );
});

test('WR-4.45 an Event result plays a card of any type', () => {
  const hand = ['athelas', 'faramirs-rangers', 'wisdom-of-elrond'];
  const game = war({ dice: { fp: 'event' }, hands: { fp: hand } });
  for (const card of hand) assert.ok(game.may().includes(`play ${card} event event`), card);
});

test('WR-4.34 WR-4.35 WR-4.36 what a Character result lets each side do', () => {
  const fp = war({ armies: {}, characters: { gimli: 'dale', boromir: 'edoras' }, dice: { fp: 'character' } });
  assert.deepEqual(verbsOf(fp).sort(), ['companions', 'separate', 'travel']);
  fp.fp('companions character character').mayExactly('companion gimli', 'companion boromir');
  fp.fp('companion gimli', 'to erebor').mayExactly('companion boromir', 'done').fp('companion boromir', 'to folde');
  fp.asks('shadow', 'act');
  const shadow = war({
    armies: { folde: 'sauron 1n', edoras: 'sauron 1n' },
    characters: { 'mouth-of-sauron': 'nurn' },
    dice: { shadow: 'character' },
    acts: 'shadow',
  });
  assert.deepEqual(verbsOf(shadow), ['fly']);
  shadow.shadow('fly character character', 'nazgul folde', 'to bree', 'minion mouth-of-sauron', 'to gorgoroth');
  shadow.mayExactly('nazgul edoras', 'done').shadow('nazgul edoras', 'to dale').asks('fp', 'act');
});

test('WR-4.46 an Army/Muster die does what either result does, and nothing else', () => {
  const game = war({ politics: AT_WAR, dice: { fp: 'army-muster' } });
  assert.deepEqual(verbsOf(game).sort(), ['advance', 'attack', 'march', 'muster']);
  game.refuses('travel army-muster character', 'WR-4.49', 'die-does-not-do-that');
  game.refuses('draw strategy army-muster event', 'WR-4.49', 'die-does-not-do-that');
  const either = game.may().filter((words) => words.includes('army-muster army-muster'));
  assert.deepEqual(either, []);
});

test('WR-4.47 WR-4.57 an Eye is never an action and cannot be turned by a Ring', () => {
  const game = war({ phase: 'hunt', rings: { fp: 1, shadow: 2 }, dice: { fp: '', shadow: '' } });
  // FP: Characters; SH: three allocated, three Eyes and an Army die
  game.dice(1, 1, 1, 1, 6, 6, 6, 2).shadow('allocate 3').fp('skip character').asks('shadow', 'act');
  assert.equal(game.s.huntBox[1], 6);
  game.refuses('skip eye', 'WR-4.20', 'no-such-die').refuses('ring eye army', 'WR-4.20', 'no-such-die');
  assert.ok(game.may().every((words) => !words.endsWith(' eye') || words.startsWith('ring army eye')));
});

test('WR-4.54 WR-4.59 one Ring per turn and player; one received this turn may be used at once', () => {
  const game = war({ dice: { fp: 'muster event', shadow: 'muster event' }, rings: { fp: 2, shadow: 1 } });
  game.fp('ring muster character').refuses('ring event character', 'WR-4.54', 'ring-used').fp('skip character');
  assert.deepEqual(game.s.rings, [1, 2]);
  game.shadow('ring muster army').refuses('ring event army', 'WR-4.54', 'ring-used');
  const fresh = war({ dice: { fp: 'muster event', shadow: 'muster' }, rings: { fp: 1, shadow: 0 } });
  fresh.fp('ring muster character', 'skip character').shadow('ring muster character');
  assert.deepEqual(fresh.s.rings, [0, 0]);
});

test('WR-4.62 dice changed by cards are not bound by the limits of Rings', () => {
  const eye = war({
    dice: { fp: 'character', shadow: 'event army muster event' },
    hands: { shadow: ['the-lidless-eye'] },
    rings: { shadow: 1, fp: 2 },
    acts: 'shadow',
  });
  eye.shadow('ring muster character', 'play the-lidless-eye event event');
  // The die that paid is not among the unused ones
  eye.mayExactly('die character', 'die army', 'die event').shadow('die army', 'die character', 'die event');
  assert.equal(eye.s.huntBox[1], 3);
  const mirror = war({ dice: { fp: 'event character muster' }, hands: { fp: ['mirror-of-galadriel'] } });
  mirror.fp('ring muster event', 'play mirror-of-galadriel event event', 'die character');
  assert.equal(mirror.dieCount('fp', 'will-of-the-west'), 1, 'a Ring could not do that');
  const dawn = war({
    dice: { fp: 'will-of-the-west', shadow: 'event' },
    politics: { ...AT_WAR, 'southrons-easterlings': 'war' },
    hands: { shadow: ['the-day-without-dawn'] },
    acts: 'shadow',
  });
  dawn.shadow('play the-day-without-dawn event event');
  throughTheMorning(dawn);
  assert.deepEqual(dawn.diceIn('rolls-dice', 'faces'), [4, 7], 'the die taken away comes back');
});

test('WR-4.42 WR-4.26 what a die can do is judged anew in every turn', () => {
  const game = war({ politics: { elves: 'active 3' }, dice: { fp: 'muster', shadow: '' } });
  game.refuses('muster muster muster', 'WR-4.42', 'nothing-to-recruit').fp('advance elves muster muster');
  // FP rolls four Army/Muster dice
  game
    .asks('fp', 'declare')
    .fp('no', 'guide gandalf-the-grey')
    .dice(3, 3, 3, 3)
    .anyMore()
    .shadow('allocate 0')
    .asks('fp', 'act');
  assert.ok(game.may().includes('muster army-muster muster'));
});
