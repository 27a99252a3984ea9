/** Chapter XI: what team-mates may do with little in hand, apart, and after a battle. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const WAR = { gondor: 'war', rohan: 'war', sauron: 'war', isengard: 'war' };

test('WR-11.04 WR-5.07 with one deck empty everybody still draws from the other', () => {
  const at = war({ players: 4, phase: 'recover', turn: 1 });
  at.s.played[1].push(...at.s.decks[2].splice(0));
  at.by('gondor', 'deck character').by('rohan', 'deck character');
  while (at.asked()[0] === 'rohan' || at.asked()[0] === 'gondor') at.by(at.asked()[0], 'no');
  at.asks('witch-king', 'draw-from').mayExactly('deck strategy').by('witch-king', 'deck strategy');
  at.asks('saruman', 'draw-from').mayExactly('deck strategy');
});

test('WR-11.05 a player with a single card may offer it', () => {
  const at = war({ players: 4, phase: 'recover', turn: 1, top: { fp: ['athelas', 'elven-rope'] } });
  at.by('gondor', 'deck character').by('rohan', 'deck character');
  at.asks('rohan', 'offer-card').mayExactly('give elven-rope', 'no').by('rohan', 'give elven-rope');
  at.asks('gondor', 'answer-offer').by('gondor', 'give athelas');
  assert.deepEqual([at.hand('gondor'), at.hand('rohan')], [['elven-rope'], ['athelas']]);
});

test('WR-11.26 WR-11.29 apart each attacks with what is his, whoever has more', () => {
  const given: Scenario = {
    players: 4,
    armies: { lossarnach: 'gondor 1r, rohan 3r', osgiliath: 'sauron 1r' },
    politics: WAR,
    dice: { fp: 'army', shadow: 'event' },
    leads: ['rohan'],
  };
  const at = war(given);
  at.by('gondor', 'attack army army', 'army lossarnach', 'target osgiliath');
  assert.deepEqual(at.diceIn('combat-rolls'), [1, 1]);
  war({ ...given, mixed: ['lossarnach'] }).refuses('attack army army', 'WR-4.26', 'no-army-can-attack');
});

test('WR-11.25 WR-11.35 with three players the two of the Shadow mix their Armies too', () => {
  const at = war({
    players: 3,
    armies: { orthanc: 'isengard 2r', 'gap-of-rohan': 'sauron 1r' },
    politics: WAR,
    dice: { fp: 'event event', shadow: 'army army' },
    leads: ['witch-king'],
    acts: 'shadow',
  });
  at.by('saruman', 'march army army', 'army orthanc', 'to gap-of-rohan', 'done');
  at.asks('saruman', 'mix-armies').by('saruman', 'yes').asks('witch-king', 'agree-to-mix').by('witch-king', 'yes');
  assert.equal(at.told('armies-join').length, 1);
});

test('WR-11.30 WR-6.589 who follows up after a battle keeps the command of those who go', () => {
  const at = war({
    players: 4,
    armies: { lossarnach: 'gondor 2r 1l, rohan 1r', osgiliath: 'sauron 1r' },
    politics: WAR,
    mixed: ['lossarnach'],
    dice: { fp: 'army', shadow: 'event' },
    leads: ['rohan'],
  });
  at.by('gondor', 'attack army army', 'army lossarnach', 'target osgiliath')
    .dice(6, 6, 6, 1)
    .by('gondor', 'done', 'yes');
  at.refuses('leave gondor-regular', 'WR-11.30', 'would-lose-command');
  at.by('gondor', 'leave rohan-regular', 'leave gondor-regular', 'leave gondor-leader');
  at.army('osgiliath', 'gondor 1r').army('lossarnach', 'gondor 1r 1l, rohan 1r');
});

test('WR-11.25 the mark of a mixed Army goes with it, in the first region of the list too', () => {
  const at = war({
    players: 4,
    armies: { forlindon: 'elves 2e, dwarves 1r', orthanc: 'isengard 1r' },
    politics: { elves: 'war', dwarves: 'war' },
    mixed: ['forlindon'],
    dice: { fp: 'army', shadow: 'event' },
    leads: ['rohan'],
  });
  at.by('gondor', 'march army army', 'army forlindon', 'to grey-havens', 'done');
  at.army('grey-havens', 'dwarves 1r, elves 2e').army('forlindon', '');
  assert.deepEqual([at.s.mixed[0], at.s.mixed.filter((one) => one === 1).length], [0, 1]);
});

test('WR-11.29 WR-6.608 a mixed Army that goes behind walls stays one there', () => {
  const at = war({
    players: 4,
    armies: { 'helms-deep': 'gondor 1r, rohan 2r', westemnet: 'isengard 5r' },
    politics: WAR,
    mixed: ['helms-deep'],
    dice: { fp: 'army', shadow: 'army' },
    leads: ['gondor', 'witch-king'],
    acts: 'shadow',
  });
  at.by('saruman', 'attack army army', 'army westemnet', 'target helms-deep', 'done').by('rohan', 'shelter');
  at.doneIfAsked('saruman').asks('saruman', 'advance').by('saruman', 'yes').doneIfAsked('saruman');
  at.asks('rohan', 'act').by('rohan', 'attack army army', 'army inside-helms-deep', 'target helms-deep');
  at.mayExactly('done', 'leave gondor-regular');
});

test('WR-11.30 he does not set out with more of his team-mate’s units than his own', () => {
  const at = war({
    players: 4,
    armies: { westemnet: 'gondor 2r, north 2r, rohan 1r', orthanc: 'isengard 1r' },
    politics: { ...WAR, north: 'active 2' },
    mixed: ['westemnet'],
    dice: { fp: 'army', shadow: 'event' },
  });
  // the North does not cross the border of Rohan
  at.by('rohan', 'march army army', 'army westemnet', 'to folde');
  at.refuses('done', 'WR-11.30', 'would-lose-command').by('rohan', 'leave gondor-regular');
  at.refuses('done', 'WR-11.30', 'would-lose-command').by('rohan', 'leave gondor-regular');
  at.army('folde', 'rohan 1r').army('westemnet', 'gondor 2r, north 2r').leaveOpen();
});

test('WR-11.43 what a player of the Free Peoples captured does not make him the best', () => {
  const at = war({
    players: 4,
    control: { moria: 'free-peoples' },
    captors: { moria: 1 },
    fellowship: { at: 'morannon', mordor: 4, companions: [] },
    pool: ['tile-13'],
    dice: { fp: 'character', shadow: 'event' },
  });
  at.by('rohan', 'travel character character');
  while (!at.s.outcome && at.asked()[0] === 'gondor') at.by('gondor', 'no');
  assert.deepEqual(at.s.outcome?.best, [0, 1]);
});

test('WR-11.29 WR-11.35 with three players only the commander attacks with a mixed Army of the Shadow', () => {
  const at = war({
    players: 3,
    armies: { fangorn: 'sauron 2r, isengard 1r', eastemnet: 'rohan 1r' },
    politics: WAR,
    mixed: ['fangorn'],
    dice: { fp: 'event', shadow: 'army army' },
    leads: ['witch-king'],
    acts: 'shadow',
  });
  at.asks('saruman', 'act').refuses('attack army army', 'WR-4.26', 'no-army-can-attack');
});

test('WR-11.05 WR-5.07 who has no card left offers none', () => {
  const at = war({ players: 4, phase: 'recover', turn: 2, hands: { gondor: ['athelas'] } }).edit((s) => {
    for (const [deck, left] of [
      [0, 1],
      [1, 0],
    ])
      s.played[0].push(...s.decks[deck].splice(left));
  });
  at.by('gondor', 'deck character').asks('witch-king', 'draw-from');
  assert.deepEqual([at.hand('gondor').length, at.hand('rohan').length], [2, 0]);
});

test('WR-11.15 by a card too a player advances Nations of his own only; others wake all the same', () => {
  const at = war({
    players: 4,
    hands: { rohan: ['there-and-back-again'] },
    characters: { gimli: 'erebor' },
    fellowship: { companions: ['meriadoc'] },
    politics: { dwarves: 'passive 1', north: 'passive 1', elves: 'active 1' },
    dice: { fp: 'event', shadow: 'event' },
  });
  at.by('rohan', 'play there-and-back-again event event', 'companion meriadoc', 'to rivendell');
  assert.deepEqual([at.box('dwarves'), at.box('north'), at.box('elves')], ['active 2', 'active 2', 'active 1']);
});

test('WR-11.19 WR-11.25 Nazgûl with units of Saruman’s player make no mixed Army', () => {
  const at = war({
    players: 4,
    armies: { fangorn: 'isengard 2r, sauron 1l', orthanc: 'isengard 1r' },
    politics: WAR,
    dice: { fp: 'event', shadow: 'army' },
    leads: ['witch-king'],
    acts: 'shadow',
  });
  at.asks('saruman', 'act')
    .by('saruman', 'march army army', 'army fangorn', 'to fords-of-isen', 'done')
    .mayExactly('army orthanc', 'done');
});

test('WR-11.34 who commands an attack takes its losses to the end', () => {
  const at = war({
    players: 4,
    armies: { lossarnach: 'gondor 2r, rohan 3r', osgiliath: 'sauron 5r' },
    politics: WAR,
    mixed: ['lossarnach'],
    dice: { fp: 'army', shadow: 'event' },
    leads: ['gondor'],
  });
  at.dice(1, 1, 1, 1, 1, 6, 6, 1, 1, 1);
  at.by('rohan', 'attack army army', 'army lossarnach', 'target osgiliath', 'done');
  at.asks('rohan', 'take-loss').by('rohan', 'lose rohan-regular', 'lose rohan-regular');
  at.asks('rohan', 'press-on').dice(1, 1, 1, 6, 1, 1, 1, 1).by('rohan', 'press').by('witch-king', 'stay');
  at.asks('rohan', 'take-loss');
});
