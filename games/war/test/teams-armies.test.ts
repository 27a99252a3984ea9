/** Chapter XI, 11C to 11E: Armies of two players, three players, personal winners. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '@pony/engine';
import { game } from '../src/game.ts';
import type { WarView } from '../src/view.ts';
import { type Scenario, war } from './helpers.ts';

const four = game.rules({ players: '4' });
const view = (at: ReturnType<typeof war>, seat: Seat | null = null): WarView => four.view(at.s, seat) as WarView;

/** Gondor and Rohan side by side in Lossarnach, Gondor next to them. */
const together: Scenario = {
  players: 4,
  armies: { lossarnach: 'gondor 1r, rohan 3r 1l', pelargir: 'gondor 2r' },
  politics: { gondor: 'war', rohan: 'war' },
  dice: { fp: 'army army army', shadow: 'event event event' },
  leads: ['rohan'],
};

test('WR-11.25 WR-11.27 Armies of team-mates that meet join if both agree', () => {
  const at = war(together);
  at.by('gondor', 'march army army', 'army pelargir', 'to lossarnach', 'done', 'done');
  at.asks('gondor', 'mix-armies').refuses('done', 'WR-11.25', 'mixed-or-separate').by('gondor', 'yes');
  at.asks('rohan', 'agree-to-mix').refuses('done', 'WR-11.25', 'mixed-or-separate').by('rohan', 'yes');
  assert.equal(view(at).shared[0].mixed, true);
  assert.equal(at.told('armies-join').length, 1);
});

test('WR-11.25 WR-11.27 they stay apart when one of them says no, and are not asked again about the same Armies', () => {
  for (const [first, second] of [
    ['no', ''],
    ['yes', 'no'],
  ]) {
    const at = war(together);
    at.by('gondor', 'march army army', 'army pelargir', 'to lossarnach', 'done', 'done').by('gondor', first);
    if (second) at.by('rohan', second);
    assert.equal(view(at).shared[0].mixed, false);
    at.asks('saruman', 'act').by('saruman', 'skip event').by('rohan', 'skip army').asks('witch-king', 'act');
  }
});

test('WR-11.26 WR-6.204 apart they remove one unit in turn, first the one who does not lead', () => {
  const at = war({
    ...together,
    armies: { lossarnach: 'gondor 5r, rohan 4r', pelargir: 'gondor 3r' },
    leads: ['gondor'],
    dice: { fp: 'army army', shadow: 'event' },
  });
  at.by('rohan', 'skip army').by('saruman', 'skip event');
  at.by('gondor', 'march army army', 'army pelargir', 'to lossarnach', 'done', 'done', 'no');
  at.asks('rohan', 'trim').mayExactly('disband rohan-regular');
  at.refuses('disband gondor-regular', 'WR-11.26', 'not-your-nation');
  at.by('rohan', 'disband rohan-regular').asks('gondor', 'trim').by('gondor', 'disband gondor-regular');
  at.army('lossarnach', 'gondor 7r, rohan 3r');
});

test('WR-11.26 apart each keeps what is his: the other goes nowhere with it', () => {
  const at = war({ ...together, leads: ['gondor'] });
  at.by('rohan', 'march army army', 'army lossarnach', 'to minas-tirith', 'done');
  at.army('minas-tirith', 'rohan 3r 1l').army('lossarnach', 'gondor 1r');
});

test('WR-11.27 WR-11.28 attacked, they fight as one under the player with more units', () => {
  const at = war({
    players: 4,
    armies: { osgiliath: 'gondor 1r, rohan 2r', 'south-ithilien': 'sauron 5r' },
    politics: { gondor: 'war', rohan: 'war', sauron: 'war' },
    dice: { shadow: 'army' },
    hands: { gondor: ['athelas'], rohan: ['elven-rope'] },
    leads: ['saruman'],
    acts: 'shadow',
  });
  at.by('witch-king', 'attack army army', 'army south-ithilien', 'target osgiliath', 'done');
  assert.deepEqual(view(at).shared, [{ place: four.find('place', 'osgiliath'), mixed: true, commander: 1 }]);
  at.asks('rohan', 'combat-card');
});

/** Who commands a mixed Army of these units, Gondor or Rohan leading. */
function commander(units: string, leads: 'gondor' | 'rohan'): Seat {
  const at = war({ players: 4, armies: { lossarnach: units }, mixed: ['lossarnach'], leads: [leads] });
  return view(at).shared[0].commander;
}

test('WR-11.28 more units command, then more Elites, then the Leading Player', () => {
  assert.equal(commander('gondor 2r, rohan 1r', 'rohan'), 0);
  assert.equal(commander('gondor 1r 1e, rohan 2r', 'rohan'), 0);
  assert.equal(commander('gondor 1r 1e, rohan 1r 1e', 'rohan'), 1);
  assert.equal(commander('gondor 1r 1e, rohan 1r 1e', 'gondor'), 0);
  assert.equal(commander('gondor 1r, elves 1r, rohan 1r', 'rohan'), 0);
});

/** A mixed Army that Rohan commands, beside an enemy. */
const mixed: Scenario = {
  players: 4,
  armies: { osgiliath: 'gondor 2r 1l, rohan 3r', 'south-ithilien': 'sauron 1r' },
  mixed: ['osgiliath'],
  politics: { gondor: 'war', rohan: 'war', sauron: 'war' },
  dice: { fp: 'army army', shadow: 'event event' },
};

test('WR-11.29 WR-11.31 only the commander moves or attacks with a mixed Army; the other takes his own units out', () => {
  const other = war({ ...mixed, leads: ['rohan'] });
  other.asks('gondor').by('gondor', 'march army army', 'army osgiliath', 'to lossarnach', 'done');
  other.army('lossarnach', 'gondor 2r 1l').army('osgiliath', 'rohan 3r');
  const attack = war({
    ...mixed,
    leads: ['rohan'],
    armies: { ...mixed.armies, pelargir: 'gondor 1r', lossarnach: 'sauron 1r' },
  });
  attack.by('gondor', 'attack army army').refuses('army osgiliath', 'WR-11.29', 'not-the-commander');
  const own = war(mixed);
  own.by('rohan', 'march army army', 'army osgiliath', 'to lossarnach', 'done');
  own.army('lossarnach', 'gondor 2r 1l, rohan 3r');
  assert.equal(view(own).shared[0].mixed, true);
});

test('WR-11.30 the commander does not split the Army so that he would lose the command', () => {
  const at = war(mixed);
  at.by('rohan', 'march army army', 'army osgiliath', 'to lossarnach');
  at.refuses('leave rohan-regular', 'WR-11.30', 'would-lose-command');
  at.by('rohan', 'leave gondor-regular', 'leave rohan-regular');
  at.refuses('leave rohan-regular', 'WR-11.30', 'would-lose-command').by('rohan', 'done').asks('rohan', 'move-army');
  at.army('lossarnach', 'gondor 1r 1l, rohan 2r');
});

test('WR-11.30 the command passes when the numbers change', () => {
  const at = war({ ...mixed, armies: { ...mixed.armies, 'minas-tirith': 'gondor 3r' }, leads: ['rohan'] });
  assert.equal(view(at).shared[0].commander, 1);
  at.by('gondor', 'march army army', 'army minas-tirith', 'to osgiliath', 'done', 'done');
  assert.equal(view(at).shared[0].commander, 0);
});

test('WR-11.32 WR-6.415 a mixed Army obeys the borders of every Nation in it', () => {
  const at = war({
    ...mixed,
    armies: { westemnet: 'gondor 1r, rohan 3r', 'south-ithilien': 'sauron 1r' },
    mixed: ['westemnet'],
    politics: { gondor: 'active 2', rohan: 'war' },
  });
  at.by('rohan', 'march army army', 'army westemnet', 'to folde', 'done');
  at.army('folde', 'rohan 3r').army('westemnet', 'gondor 1r');
});

test('WR-11.33 WR-11.34 the commander takes the losses and retreats, whatever becomes of the numbers', () => {
  const at = war({
    players: 4,
    armies: { osgiliath: 'gondor 2r, rohan 3r', 'south-ithilien': 'sauron 5r' },
    politics: { gondor: 'war', rohan: 'war', sauron: 'war' },
    dice: { shadow: 'army' },
    leads: ['saruman'],
    acts: 'shadow',
  });
  at.dice(6, 6, 1, 1, 1, 1, 1, 1, 1, 1);
  at.by('witch-king', 'attack army army', 'army south-ithilien', 'target osgiliath', 'done');
  at.asks('rohan', 'take-loss').by('rohan', 'lose rohan-regular', 'lose rohan-regular');
  at.by('witch-king', 'press').asks('rohan', 'stand-or-retreat');
});

/** The Free Peoples alone against two. */
const alone: Scenario = {
  players: 3,
  armies: {
    pelargir: 'gondor 2r',
    edoras: 'rohan 2r',
    lossarnach: 'gondor 1r, rohan 1r',
    'dol-amroth': 'gondor 1r, rohan 1r',
  },
  politics: { gondor: 'war', rohan: 'war' },
  dice: { fp: 'army army-muster army-muster event', shadow: 'event event event event event' },
};

test('WR-11.35 WR-11.40 three players: the Free Peoples take both their places, draw two cards and hold six', () => {
  const at = war({
    ...alone,
    phase: 'recover',
    turn: 1,
    hands: { fp: ['athelas', 'elven-rope', 'elven-cloaks', 'bilbos-song'] },
  });
  assert.equal(at.hand('fp').length, 6);
  at.asks('witch-king', 'draw-from');
  const acting = war({ ...alone, dice: { fp: 'event event event event', shadow: 'event event event event' } });
  for (const who of ['fp', 'saruman', 'fp', 'witch-king', 'fp', 'saruman'] as const)
    acting.asks(who, 'act').by(who, 'skip event');
  assert.deepEqual(
    view(acting).seats.map((seat) => seat.leads),
    [false, true, false],
  );
});

test('WR-11.35 with three players every Nation of the Free Peoples marches for the one player', () => {
  const armies = {
    erebor: 'dwarves 1r',
    lorien: 'elves 1r',
    pelargir: 'gondor 1r',
    bree: 'north 1r',
    edoras: 'rohan 1r',
  };
  const war3 = { dwarves: 'war', elves: 'war', gondor: 'war', north: 'war', rohan: 'war' };
  const at = war({ ...alone, armies, politics: war3 }).fp('march army army');
  at.mayExactly(...Object.keys(armies).map((where) => `army ${where}`)).leaveOpen();
});

test('WR-11.36 WR-11.38 WR-EX25 a Nation does not act twice in a row', () => {
  const at = war(alone);
  at.fp('muster army-muster muster', 'recruit gondor-regular pelargir', 'recruit gondor-regular dol-amroth');
  at.by('saruman', 'skip event');
  at.refuses('advance gondor army-muster muster', 'WR-4.50');
  at.fp('march army army').refuses('army pelargir', 'WR-11.36', 'nation-acted-last');
  at.fp('army edoras', 'to folde', 'done', 'done').by('witch-king', 'skip event');
  at.fp('muster army-muster muster').refuses('recruit rohan-regular edoras', 'WR-11.36', 'nation-acted-last');
});

test('WR-11.36 WR-11.38 an advance on the Political Track uses the Nation; the Fellowship, a card drawn or a skip break the sequence', () => {
  const advance = war({ ...alone, politics: { gondor: 'active 1', rohan: 'war' } });
  advance.fp('advance gondor army-muster muster').by('saruman', 'skip event');
  advance.refuses('advance gondor army-muster muster', 'WR-11.36', 'nation-acted-last');
  advance.fp('draw character event event').by('witch-king', 'skip event');
  advance.fp('advance gondor army-muster muster');
});

test('WR-11.37 WR-EX26 a mixed Army may act after one of its Nations, but not the same one twice', () => {
  const at = war(alone);
  at.fp('march army army', 'army pelargir', 'to west-harondor', 'done', 'done').by('saruman', 'skip event');
  at.fp('march army-muster army').refuses('army west-harondor', 'WR-11.36', 'nation-acted-last');
  at.fp('army lossarnach', 'to minas-tirith');
  at.refuses('leave rohan-regular', 'WR-11.36', 'nation-acted-last').fp('done', 'done').by('witch-king', 'skip event');
  at.fp('march army-muster army').refuses('army minas-tirith', 'WR-11.36', 'nation-acted-last');
  at.mayExactly('army dol-amroth').fp('army dol-amroth').asks('fp', 'move-army-to');
});

test('WR-11.36 WR-11.37 after an attack of Gondor another Army of Gondor may not attack, one of Rohan or of both may', () => {
  const enemies = { 'west-harondor': 'sauron 1r', westemnet: 'isengard 1r', osgiliath: 'sauron 1r' };
  const at = war({
    ...alone,
    armies: {
      ...enemies,
      pelargir: 'gondor 2r',
      'minas-tirith': 'gondor 2r',
      edoras: 'rohan 2r',
      lossarnach: 'gondor 1r, rohan 1r',
    },
    dice: { fp: 'army army army', shadow: 'event event event event event' },
  });
  at.fp('attack army army', 'army pelargir', 'target west-harondor').dice(1, 1, 1).fp('done', 'cease');
  at.by('saruman', 'skip event').fp('attack army army').mayExactly('army edoras', 'army lossarnach');
  at.refuses('army minas-tirith', 'WR-11.36', 'nation-acted-last').leaveOpen();
});

test('WR-11.37 of a mixed Army with a fresh Nation one unit of the other may stay behind', () => {
  const at = war({
    ...alone,
    armies: { pelargir: 'gondor 2r', dale: 'dwarves 1r, gondor 2r' },
    politics: { gondor: 'war', dwarves: 'war' },
  });
  at.fp('march army army', 'army pelargir', 'to west-harondor', 'done', 'done').by('saruman', 'skip event');
  at.fp('march army-muster army', 'army dale', 'to northern-rhovanion');
  at.mayExactly('leave gondor-regular', 'done').refuses('leave dwarves-regular', 'WR-11.36', 'nation-acted-last');
  at.fp('leave gondor-regular', 'done').army('dale', 'gondor 1r');
});

test('WR-11.39 a pass does not break the sequence', () => {
  const at = war({ ...alone, dice: { fp: 'army army', shadow: 'event event event event' } });
  at.fp('march army army', 'army pelargir', 'to west-harondor', 'done', 'done').by('saruman', 'skip event').fp('pass');
  at.by('witch-king', 'skip event').fp('march army army').refuses('army west-harondor', 'WR-11.36');
});

test('WR-11.41 WR-11.42 WR-11.44 the Shadow wins together; who captured more without losing is best', () => {
  const captured = { 'minas-tirith': 2, 'dol-amroth': 2, lorien: 2, edoras: 3, 'helms-deep': 3, rivendell: 3 } as const;
  const at = war({
    players: 4,
    phase: 'end',
    control: Object.fromEntries(Object.keys(captured).map((region) => [region, 'shadow'])),
    captors: captured,
  });
  at.ends('military-shadow');
  assert.deepEqual(
    view(at).seats.map((seat) => seat.points),
    [-8, -3, 6, 5],
  );
  assert.deepEqual(at.s.outcome?.seats, ['lost', 'lost', 'won', 'won']);
  assert.deepEqual(at.s.outcome?.best, [2]);
  const loser = war({
    players: 4,
    phase: 'end',
    control: Object.fromEntries([
      ...Object.keys(captured).map((region) => [region, 'shadow'] as const),
      ['moria', 'free-peoples'] as const,
    ]),
    captors: captured,
  });
  assert.deepEqual(loser.s.outcome?.best, [3]);
});

test('WR-11.44 a capture counts for the commander of the Army', () => {
  const hold = war({
    players: 4,
    armies: { 'west-harondor': 'southrons-easterlings 2r, sauron 1r', umbar: 'southrons-easterlings 1r' },
    mixed: ['west-harondor'],
    politics: { 'southrons-easterlings': 'war', sauron: 'war' },
    dice: { shadow: 'army' },
    acts: 'shadow',
  });
  hold.by('saruman', 'march army army', 'army west-harondor', 'to pelargir', 'done', 'done');
  assert.equal(hold.s.captor[four.find('region', 'pelargir') as number], 3);
});

test('WR-11.41 WR-11.43 the Free Peoples win together; whose Nations lost less is best', () => {
  const at = war({
    players: 4,
    control: { edoras: 'shadow' },
    fellowship: { at: 'morannon', mordor: 4, companions: [] },
    pool: ['tile-13'],
    dice: { fp: 'character', shadow: 'event' },
  });
  at.by('rohan', 'travel character character');
  while (!at.s.outcome && at.asked()[0] === 'gondor') at.by('gondor', 'no');
  at.ends('ring');
  assert.deepEqual(at.s.outcome?.seats, ['won', 'won', 'lost', 'lost']);
  assert.deepEqual(at.s.outcome?.best, [0]);
  assert.equal(at.told('best-of-team').length, 1);
});

test('WR-11.44 equal players share it, and a lone player simply wins', () => {
  const given: Scenario = {
    fellowship: { at: 'morannon', mordor: 4, companions: [] },
    pool: ['tile-13'],
    dice: { fp: 'character', shadow: 'event' },
  };
  const two = war({ ...given, players: 4 });
  two.by('rohan', 'travel character character');
  while (!two.s.outcome && two.asked()[0] === 'gondor') two.by('gondor', 'no');
  assert.deepEqual(two.s.outcome?.best, [0, 1]);
  const one = war({ ...given, players: 3 });
  one.fp('travel character character');
  while (!one.s.outcome && one.asked()[0] === 'fp') one.fp('no');
  assert.deepEqual(one.s.outcome, { seats: ['won', 'lost', 'lost'], reason: 'ring' });
});
