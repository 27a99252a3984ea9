/** Chapter XI, 11D, at its edges: the lone player of the Free Peoples uses no Nation twice in a row. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NATIONS } from '../src/data.ts';
import { ALL_AT_WAR as ALL, type Scenario, war } from './helpers.ts';

type Table = ReturnType<typeof war>;
const three = (given: Scenario): Table =>
  war({
    players: 3,
    politics: ALL,
    fellowship: { guide: 'strider' },
    dice: { fp: 'army army army army', shadow: 'event event event event event event' },
    ...given,
  });
const dice = (fp: string): Scenario['dice'] => ({ fp, shadow: 'event event event event event event' });
/** The Shadow throws a die away. */
function meanwhile(at: Table): Table {
  const [who] = at.asked();
  assert.notEqual(who, 'fp');
  return at.by(who, 'skip event').asks('fp', 'act');
}
const worn = (at: Table): string[] => at.seen(null).worn.map((n) => NATIONS[n]);

test('WR-11.36 what one action uses is shown to all, and only what the last one used', () => {
  const at = three({ armies: { edoras: 'rohan 2r', pelargir: 'gondor 2r', orthanc: 'isengard 1r' } });
  assert.deepEqual(worn(at), []);
  at.fp('march army army', 'army edoras', 'to folde', 'done', 'army pelargir', 'to lossarnach', 'done');
  assert.deepEqual(worn(meanwhile(at)), ['gondor', 'rohan']);
  meanwhile(at.fp('skip army'));
  assert.deepEqual(worn(at), []);
});

test('WR-11.36 two Armies of one Nation may move by one die, in one action', () => {
  const at = three({ armies: { pelargir: 'gondor 2r', osgiliath: 'gondor 1r', orthanc: 'isengard 1r' } });
  at.fp('march army army', 'army pelargir', 'to lossarnach', 'done', 'army osgiliath', 'to minas-tirith');
  at.army('minas-tirith', 'gondor 1r');
  meanwhile(at).refuses('march army army', 'WR-4.26', 'no-army-can-move');
});

test('WR-11.36 two recruits of different Nations use both', () => {
  const at = three({ armies: { orthanc: 'isengard 1r' }, dice: dice('muster muster') });
  at.fp('muster muster muster', 'recruit gondor-regular pelargir', 'recruit rohan-regular edoras');
  meanwhile(at).fp('muster muster muster');
  at.refuses('recruit gondor-regular pelargir', 'WR-11.36', 'nation-acted-last');
  at.refuses('recruit rohan-regular folde', 'WR-11.36', 'nation-acted-last').fp('recruit elves-elite lorien');
});

test('WR-11.36 what attacked does not recruit next, nor what recruited attack', () => {
  const at = three({
    armies: {
      osgiliath: 'gondor 2r',
      'fords-of-isen': 'rohan 2r',
      'south-ithilien': 'sauron 1r',
      orthanc: 'isengard 1r',
    },
    dice: dice('army muster army'),
  });
  at.dice(1, 1, 1).fp('attack army army', 'army osgiliath', 'target south-ithilien', 'done', 'cease');
  meanwhile(at).fp('muster muster muster').refuses('recruit gondor-regular pelargir', 'WR-11.36');
  at.fp('recruit rohan-regular edoras', 'done');
  meanwhile(at).fp('attack army army').mayExactly('army osgiliath');
});

test('WR-11.36 WR-11.38 the Fellowship, a Companion, a Character who comes in and a Hunt use no Nation', () => {
  const at = three({
    armies: { pelargir: 'gondor 2r', orthanc: 'isengard 1r' },
    characters: { boromir: 'minas-tirith' },
    dice: dice('army character army character army'),
  });
  at.fp('march army army', 'army pelargir', 'to lossarnach', 'done');
  meanwhile(at)
    .refuses('march army army', 'WR-4.26')
    .fp('companions character character', 'companion boromir', 'to osgiliath');
  at.doneIfAsked('fp');
  meanwhile(at).fp('march army army', 'army lossarnach', 'to pelargir', 'done').doneIfAsked('fp');
  meanwhile(at).fp('travel character character');
  meanwhile(at).fp('march army army', 'army pelargir', 'to lossarnach').leaveOpen();
});

test('WR-11.36 WR-11.39 a Ring is no action and breaks nothing', () => {
  const at = three({ armies: { pelargir: 'gondor 2r', orthanc: 'isengard 1r' }, dice: dice('army army event') });
  at.fp('march army army', 'army pelargir', 'to lossarnach', 'done');
  meanwhile(at).fp('ring event muster').refuses('march army army', 'WR-4.26');
});

test('WR-11.38 the last action of a turn and the first of the next are consecutive', () => {
  const at = three({
    armies: { pelargir: 'gondor 2r', orthanc: 'isengard 1r' },
    dice: { fp: 'army', shadow: 'event' },
  });
  at.fp('march army army', 'army pelargir', 'to lossarnach', 'done').by('saruman', 'skip event').leaveOpen();
  assert.equal(at.s.turn, 2);
  assert.deepEqual(worn(at), ['gondor']);
});

test('WR-11.38 WR-11.47 a card that advances a Nation uses it', () => {
  const politics = { ...ALL, gondor: 'active 1', dwarves: 'active 1' };
  const elrond = three({ politics, hands: { fp: ['wisdom-of-elrond'] }, dice: dice('event muster muster') });
  elrond.fp('play wisdom-of-elrond event event', 'nation gondor');
  meanwhile(elrond).refuses('advance gondor muster muster', 'WR-11.36').fp('advance dwarves muster muster').leaveOpen();
  const mazarbul = three({
    politics,
    armies: { erebor: 'dwarves 2r', orthanc: 'isengard 1r' },
    characters: { gimli: 'dale' },
    hands: { fp: ['book-of-mazarbul'] },
    dice: dice('event army'),
  });
  mazarbul.fp('play book-of-mazarbul event event', 'companion gimli', 'to erebor').doneIfAsked('fp');
  assert.deepEqual(worn(meanwhile(mazarbul)), ['dwarves']);
  mazarbul.refuses('march army army', 'WR-4.26');
});

test('WR-11.38 a card that advances nobody uses nobody', () => {
  const at = three({
    armies: { erebor: 'dwarves 2r', orthanc: 'isengard 1r' },
    characters: { gimli: 'dale' },
    hands: { fp: ['book-of-mazarbul'] },
    dice: dice('event army'),
  });
  at.fp('play book-of-mazarbul event event', 'companion gimli', 'to erebor').doneIfAsked('fp');
  assert.deepEqual(worn(meanwhile(at)), []);
});

test('WR-11.36 a card wakes a Nation that acted last, and advances others alone', () => {
  const at = three({
    politics: { ...ALL, dwarves: 'active 1', elves: 'active 1', north: 'active 1' },
    characters: { gimli: 'erebor' },
    fellowship: { guide: 'strider', companions: ['strider', 'meriadoc'] },
    hands: { fp: ['there-and-back-again'] },
    dice: dice('muster event muster'),
  });
  at.fp('advance dwarves muster muster');
  meanwhile(at).fp('play there-and-back-again event event', 'companion meriadoc', 'to rivendell').doneIfAsked('fp');
  assert.deepEqual([at.box('dwarves'), at.box('elves'), at.box('north')], ['active 2', 'active 2', 'active 2']);
  assert.deepEqual(worn(meanwhile(at)), ['elves', 'north']);
});

test('WR-11.36 a card recruits nobody of a Nation that acted last', () => {
  const at = three({
    armies: { pelargir: 'gondor 2r', orthanc: 'isengard 1r' },
    hands: { fp: ['guards-of-the-citadel'] },
    dice: dice('army event event'),
  });
  at.fp('march army army', 'army pelargir', 'to lossarnach', 'done');
  meanwhile(at).fp('play guards-of-the-citadel event event').army('minas-tirith', '').leaveOpen();
  assert.deepEqual(worn(meanwhile(at)), []);
});

test('WR-11.36 the Dead bring nobody of Gondor who acted last, and use Gondor when they do', () => {
  const given: Scenario = {
    armies: { pelargir: 'gondor 2r', orthanc: 'isengard 1r' },
    characters: { strider: 'edoras' },
    fellowship: { guide: 'gandalf-the-grey' },
    hands: { fp: ['dead-men-of-dunharrow'] },
    dice: dice('muster character army'),
  };
  const at = three(given).fp('muster muster muster', 'recruit gondor-elite pelargir');
  meanwhile(at).fp('play dead-men-of-dunharrow character character', 'to lamedon');
  at.asks('witch-king', 'act').army('lamedon', '');
  const fresh = three(given).fp('play dead-men-of-dunharrow character character', 'to lamedon', 'count 2');
  assert.deepEqual(worn(meanwhile(fresh)), ['gondor']);
});

test('WR-11.37 WR-11.38 the Paths of the Woses use the Army they lead, and lead none that acted last', () => {
  const given: Scenario = {
    armies: { edoras: 'rohan 2r', folde: 'rohan 1r', 'fords-of-isen': 'gondor 1r, rohan 1r', orthanc: 'isengard 1r' },
    hands: { fp: ['paths-of-the-woses'] },
    dice: dice('army event army'),
  };
  const ridden = three(given)
    .fp('play paths-of-the-woses event event', 'army edoras', 'to minas-tirith')
    .doneIfAsked('fp');
  assert.deepEqual(worn(meanwhile(ridden)), ['rohan']);
  ridden.fp('march army army').mayExactly('army fords-of-isen');
  const before = three(given).fp('march army army', 'army fords-of-isen', 'to westemnet', 'done', 'done');
  meanwhile(before).fp('play paths-of-the-woses event event').asks('witch-king', 'act');
});

test('WR-11.37 a mixed Army that attacked and followed up does not act again at once', () => {
  const at = three({
    armies: { lossarnach: 'gondor 2r, rohan 2r', osgiliath: 'sauron 1r', 'south-ithilien': 'sauron 1r' },
  });
  at.dice(6, 6, 6, 6, 1).fp('attack army army', 'army lossarnach', 'target osgiliath', 'done', 'yes', 'done');
  at.army('osgiliath', 'gondor 2r, rohan 2r');
  meanwhile(at).refuses('attack army army', 'WR-4.26').refuses('march army army', 'WR-4.26');
});

test('WR-11.37 a mixed Army that attacked and came back does not act again at once', () => {
  const at = three({ armies: { lossarnach: 'gondor 3r, rohan 2r', osgiliath: 'sauron 1r', orthanc: 'isengard 1r' } });
  at.dice(1, 1, 1, 1, 1, 1).fp('attack army army', 'army lossarnach', 'target osgiliath', 'done', 'cease');
  meanwhile(at).refuses('attack army army', 'WR-4.26').refuses('march army army', 'WR-4.26');
});

test('WR-11.37 who goes on with a fresh Nation leaves those behind that acted', () => {
  const at = three({ armies: { pelargir: 'gondor 2r', lossarnach: 'rohan 2r', orthanc: 'isengard 1r' } });
  at.fp('march army army', 'army pelargir', 'to lossarnach', 'done', 'done');
  meanwhile(at).fp('march army army', 'army lossarnach', 'to osgiliath', 'done');
  at.army('lossarnach', 'gondor 2r').army('osgiliath', 'rohan 2r');
});

test('WR-11.36 WR-11.35 the two of the Shadow use their Nations as often as they like', () => {
  const at = war({
    players: 3,
    politics: ALL,
    acts: 'shadow',
    leads: ['saruman'],
    armies: { moria: 'sauron 2r', orthanc: 'isengard 1r', edoras: 'rohan 1r' },
    dice: { fp: 'event event event', shadow: 'army army army army' },
  });
  at.by('witch-king', 'march army army', 'army moria', 'to dimrill-dale', 'done')
    .doneIfAsked('witch-king')
    .fp('skip event');
  at.by('saruman', 'skip army').fp('skip event');
  at.by('witch-king', 'march army army', 'army dimrill-dale', 'to moria').leaveOpen();
});

test('WR-11.36 with two and with four players a Nation acts again and again', () => {
  for (const players of [2, 4] as const) {
    const at = war({
      players,
      politics: ALL,
      armies: { edoras: 'rohan 2r', orthanc: 'isengard 1r' },
      dice: { fp: 'army army army', shadow: 'event event event event' },
    });
    const who = players === 2 ? 'fp' : 'rohan';
    at.by(who, 'march army army', 'army edoras', 'to folde', 'done').doneIfAsked(who);
    at.by(at.asked()[0], 'skip event');
    if (players === 4) at.by('gondor', 'skip army').by('witch-king', 'skip event');
    at.by(who, 'march army army').mayExactly('army folde').leaveOpen();
  }
});

test('WR-11.37 part of it stays the one that acted when part follows up', () => {
  const at = three({
    armies: { lossarnach: 'gondor 2r, rohan 2r', osgiliath: 'sauron 1r', 'south-ithilien': 'sauron 1r' },
  });
  at.dice(6, 6, 6, 6, 1).fp('attack army army', 'army lossarnach', 'target osgiliath', 'done', 'yes');
  at.fp('leave gondor-regular', 'leave rohan-regular', 'done').army('lossarnach', 'gondor 1r, rohan 1r');
  meanwhile(at).refuses('attack army army', 'WR-4.26').refuses('march army army', 'WR-4.26');
});

test('WR-11.37 WR-11.47 it is still the one that acted after a retreat', () => {
  const at = three({
    leads: ['saruman'],
    armies: { lossarnach: 'gondor 2r, rohan 2r', 'south-ithilien': 'sauron 3r' },
    dice: { fp: 'army army', shadow: 'army event event' },
  });
  at.fp('march army army', 'army lossarnach', 'to osgiliath', 'done').dice(1, 1, 1, 1, 1, 1, 1);
  at.by('witch-king', 'attack army army', 'army south-ithilien', 'target osgiliath', 'done', 'press').fp(
    'to lossarnach',
  );
  at.by('witch-king', 'no').asks('fp', 'act').refuses('march army army', 'WR-4.26');
});

test('WR-11.37 WR-11.47 behind walls too it makes no sortie at once', () => {
  const at = three({
    armies: { westemnet: 'gondor 2r, rohan 2r', 'fords-of-isen': 'isengard 6r' },
    dice: { fp: 'army army army army', shadow: 'army event event' },
  });
  at.fp('march army army', 'army westemnet', 'to helms-deep', 'done');
  at.by('saruman', 'attack army army', 'army fords-of-isen', 'target helms-deep', 'done').fp('shelter');
  at.by('saruman', 'yes', 'done').asks('fp', 'act').refuses('attack army army', 'WR-4.26', 'no-army-can-attack');
  meanwhile(at.fp('skip army')).fp('attack army army').mayExactly('army inside-helms-deep').leaveOpen();
});

test('WR-11.36 WR-11.38 a Regular that a card exchanges is of a Nation that has not acted, and has acted then', () => {
  const at = three({
    armies: { 'minas-tirith': 'gondor 1r, rohan 1r', orthanc: 'isengard 1r' },
    characters: { strider: 'minas-tirith' },
    fellowship: { companions: ['boromir'] },
    hands: { fp: ['the-grey-company'] },
    dice: dice('muster event army'),
  });
  meanwhile(at.fp('muster muster muster', 'recruit gondor-elite pelargir'));
  at.fp('play the-grey-company event event').mayExactly('figure rohan-regular minas-tirith');
  assert.deepEqual(worn(meanwhile(at.fp('figure rohan-regular minas-tirith'))), ['rohan']);
});

test('WR-11.36 WR-6.510 a Leader who must stay takes a unit with him; what is left may not be one Nation that acted last', () => {
  const guarded = (host: string): Table =>
    three({
      armies: {
        osgiliath: `${host}, dwarves 1l`,
        'south-ithilien': 'sauron 1r',
        edoras: 'rohan 2r',
        pelargir: 'gondor 2r',
      },
      politics: { ...ALL, dwarves: 'active 3' },
    });
  guarded('gondor 1r, rohan 1r').fp('attack army army').asks('fp', 'attack-with');
  const moved = (host: string): Table =>
    meanwhile(
      guarded(host).fp('march army army', 'army edoras', 'to folde', 'done', 'army pelargir', 'to lossarnach', 'done'),
    );
  moved('gondor 1r, rohan 1r').refuses('attack army army', 'WR-4.26', 'no-army-can-attack');
  const larger = moved('gondor 2r, rohan 1r').fp('attack army army', 'army osgiliath', 'target south-ithilien');
  larger.mayExactly('leave gondor-regular').fp('leave gondor-regular').asks('fp', 'leave-rearguard');
});

test('WR-11.36 WR-11.38 who persuades his people uses the Nation, and a Nation that acted last is not persuaded', () => {
  const at = three({
    politics: { ...ALL, elves: 'active 1', dwarves: 'active 1' },
    characters: { gimli: 'erebor', legolas: 'woodland-realm' },
    dice: dice('event event muster event'),
  });
  meanwhile(at.fp('sway gimli event'));
  assert.deepEqual(worn(at), ['dwarves']);
  at.refuses('sway gimli event', 'WR-11.36', 'nation-acted-last').refuses('advance dwarves muster muster', 'WR-11.36');
  meanwhile(at.fp('sway legolas event'));
  assert.deepEqual(worn(at), ['elves']);
  at.fp('sway gimli event');
  assert.deepEqual([at.box('dwarves'), at.box('elves')], ['active 3', 'active 2']);
});
