/** KM-23: event cards with Kings at their edges: no place, no figure, a card on the table, a siege, a Sovereign who is not there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kings, type Scenario } from './helpers.ts';

type Type = 'character' | 'army' | 'muster';
/** FP, or the Shadow, plays a card with a die of its type. */
const plays = (card: string, die: Type, given: Scenario = {}) =>
  kings({ dice: { fp: die }, ...given, hands: { fp: [card], ...given.hands } }).fp(`play ${card} ${die} ${die}`);
const played = (card: string, die: Type, given: Scenario = {}) =>
  kings({ acts: 'shadow', dice: { shadow: die }, ...given, hands: { shadow: [card] } }).shadow(
    `play ${card} ${die} ${die}`,
  );
const WELCOME = { table: { shadow: ['your-welcome-is-doubtful'] } };
const WAR = { north: 'war', dwarves: 'war', gondor: 'war', rohan: 'war', elves: 'war' };

test('KM-24.11 KM-23.1 [kings-house-of-the-stewards] a card brings an Elite to Minas Tirith under a Corrupted Denethor', () => {
  const g = plays('kings-house-of-the-stewards', 'character', {
    corrupted: ['denethor'],
    characters: { boromir: 'minas-tirith' },
  });
  g.fp('recruit-troops', 'figure gondor-elite minas-tirith');
  assert.equal(g.at('minas-tirith'), 'gondor 3r 2e 1l');
});

test('KM-23.1 [kings-house-of-the-stewards] where nobody can come and no tile lies two cards are drawn all the same', () => {
  const g = plays('kings-house-of-the-stewards', 'character', {
    armies: { pelargir: 'sauron 1r', bree: 'north 1r' },
    control: { pelargir: 'shadow' },
    characters: { boromir: 'pelargir' },
  });
  g.mayExactly('recruit-troops').fp('recruit-troops');
  assert.deepEqual([g.told('recruits').length, g.hand('fp').length], [0, 2]);
});

test('KM-23.7 [kings-riders-of-theoden] in Edoras or with a Companion in Rohan, Théoden himself among them, past no enemy', () => {
  const riders = (given: Scenario) => plays('kings-riders-of-theoden', 'muster', given).fp('recruit-troops');
  const g = riders({
    characters: { gimli: 'westemnet', legolas: 'folde', boromir: 'fords-of-isen' },
    armies: { 'fords-of-isen': 'isengard 1r', edoras: 'rohan 1r' },
  });
  g.mayExactly('to edoras', 'to folde', 'to westemnet').fp('to folde', 'figure rohan-elite folde');
  assert.equal(g.at('folde'), 'rohan 1e 1l');
  riders({ characters: { 'theoden-awakened': 'westemnet' } }).mayExactly('to edoras', 'to westemnet');
});

test('KM-23.7 [kings-dain-ironfoots-guard] [kings-king-brands-men] behind walls under siege, and nobody to a lost Dale', () => {
  const walls = plays('kings-dain-ironfoots-guard', 'muster', {
    armies: { erebor: 'sauron 5r' },
    besieged: { erebor: 'dwarves 1r' },
  });
  walls.fp('recruit-troops', 'figure dwarves-elite erebor');
  assert.deepEqual([walls.at('inside-erebor'), walls.hand('fp').length], ['dwarves 1r 1e 1l', 1]);
  const dale = plays('kings-king-brands-men', 'muster', {
    armies: { dale: 'sauron 1r', erebor: 'dwarves 1r' },
    control: { dale: 'shadow' },
  });
  dale.fp('recruit-troops');
  assert.deepEqual([dale.told('recruits').length, dale.hand('fp').length], [0, 1]);
});

test('KM-23.11 [your-welcome-is-doubtful] no card takes a tile off, but a Corrupted Sovereign is removed and troops come', () => {
  const tiles = { dain: ['tile-07'] };
  const guard = plays('kings-dain-ironfoots-guard', 'muster', { tiles, ...WELCOME });
  guard.mayExactly('recruit-troops').refuses('return-tile', 'WR-5.26').leaveOpen();
  const service = plays('ever-at-your-service', 'muster', { tiles, ...WELCOME });
  service.fp('ruler dain', 'recruit dwarves-regular erebor').asks('shadow');
  assert.deepEqual(service.tiles('dain'), ['tile-07']);
  const removed = plays('kings-dain-ironfoots-guard', 'muster', { corrupted: ['dain'], ...WELCOME });
  assert.deepEqual([removed.where('dain'), removed.hand('fp').length], ['gone', 0]);
});

test('KM-23.9 [ever-at-your-service] whom it may serve: grey and Awakened, wherever they stand', () => {
  const g = plays('ever-at-your-service', 'muster', { corrupted: ['brand'], characters: { dain: 'gone' } });
  g.mayExactly('ruler denethor', 'ruler theoden', 'ruler thranduil');
  g.refuses('ruler brand', 'KM-23.9', 'not-that-sovereign').refuses('ruler dain', 'KM-23.9').leaveOpen();
  const king = { 'thranduil-awakened': 'carrock' };
  const wild = plays('ever-at-your-service', 'muster', { characters: king, armies: { bree: 'north 1r' } });
  wild.fp('ruler thranduil-awakened').mayExactly('recruit elves-regular carrock', 'recruit elves-elite carrock');
  const guarded = plays('ever-at-your-service', 'muster', {
    characters: king,
    armies: { carrock: 'sauron 1r', bree: 'north 1r' },
  });
  guarded.fp('ruler thranduil-awakened').asks('shadow');
  assert.equal(guarded.told('recruits').length, 0);
});

test('KM-23.9 WR-2.39 [ever-at-your-service] a unit comes to the walls that his Army besieges', () => {
  const g = plays('ever-at-your-service', 'muster', {
    armies: { 'dol-guldur': 'elves 1r', bree: 'north 1r' },
    besieged: { 'dol-guldur': 'sauron 1r' },
    characters: { 'thranduil-awakened': 'dol-guldur' },
  });
  g.fp('ruler thranduil-awakened', 'recruit elves-elite dol-guldur');
  assert.equal(g.at('dol-guldur'), 'elves 1r 1e');
});

test('KM-23.3 [it-is-not-so-dark-here] with all Nations At War the tiles are looked at all the same; a lift comes before the look', () => {
  const tiles = { dain: ['tile-07'] };
  const late = plays('it-is-not-so-dark-here', 'character', { politics: WAR, tiles });
  late.asks('fp', 'return-tile').mayExactly('tile tile-07');
  const given = { politics: { dwarves: 'active 1' }, characters: { gimli: 'erebor' }, tiles };
  const lifted = plays('it-is-not-so-dark-here', 'character', given).fp('nation dwarves');
  lifted.asks('fp', 'lift-corruption').fp('yes').asks('shadow');
  const kept = plays('it-is-not-so-dark-here', 'character', given).fp('nation dwarves', 'no');
  kept.asks('fp', 'return-tile');
});

test('KM-23.4 KM-13.8 [kings-wisdom-of-elrond] a Nation that it wakes and advances stirs twice', () => {
  const g = plays('kings-wisdom-of-elrond', 'muster', {
    politics: { dwarves: 'passive 1' },
    armies: { 'iron-hills': 'dwarves 1r', bree: 'north 1r' },
    characters: { gimli: 'iron-hills', dain: 'iron-hills' },
    tiles: { dain: ['tile-07', 'tile-08'] },
  });
  g.fp('wake-nation', 'nation dwarves', 'yes', 'yes').asks('shadow');
  assert.deepEqual([g.box('dwarves'), g.tiles('dain')], ['active 2', []]);
});

test('KM-23.14 [the-west-has-failed] a Nazgûl behind besieged walls haunts too, and one Eye draws one tile', () => {
  const g = played('the-west-has-failed', 'character', {
    armies: { 'dol-guldur': 'elves 3r' },
    besieged: { 'dol-guldur': 'sauron 1r 1n' },
    characters: { thranduil: 'dol-guldur' },
    huntBox: { shadow: 1 },
    pool: ['tile-07'],
  });
  g.mayExactly('ruler thranduil').shadow('ruler thranduil').asks('fp');
  assert.deepEqual([g.tiles('thranduil'), g.s.huntBox[1]], [['tile-07'], 1]);
});

test('KM-23.14 KM-21.4 [the-west-has-failed] one by one if the table plays so', () => {
  const g = played('the-west-has-failed', 'character', {
    options: { 'sequential-draw': 'on' },
    armies: { osgiliath: 'sauron 1r 1n', 'minas-tirith': 'gondor 2r' },
    huntBox: { shadow: 2 },
    pool: ['tile-07', 'tile-11'],
  });
  g.shadow('ruler denethor').asks('shadow', 'draw-on').mayExactly('draw-on', 'stop').shadow('stop');
  assert.deepEqual([g.tiles('denethor'), g.inPool('tile-11')], [['tile-07'], true]);
});

const DWARVES: Scenario = { politics: { dwarves: 'active 2' }, fellowship: { at: 'hollin' } };

test('KM-23.22 [kings-stormcrow] an Awakened Sovereign spares his Nation tile and loss, a counter in its first box stays', () => {
  const awake = played('kings-stormcrow', 'muster', {
    ...DWARVES,
    characters: { 'dain-awakened': 'erebor', gimli: 'iron-hills' },
  }).asks('fp', 'act');
  assert.deepEqual([awake.box('dwarves'), awake.told('loses').length], ['active 1', 0]);
  const first = played('kings-stormcrow', 'muster', {
    ...DWARVES,
    politics: { dwarves: 'passive 1' },
    characters: { gimli: 'erebor' },
    tiles: { dain: ['tile-07'] },
    pool: ['tile-08'],
  }).asks('fp', 'lose-one-of');
  assert.deepEqual([first.box('dwarves'), first.tiles('dain')], ['passive 1', ['tile-07', 'tile-08']]);
});

test('KM-23.22 KM-6.6 [kings-stormcrow] a besieged unit may be the loss; with the last one the walls and the Sovereign fall', () => {
  const given: Scenario = {
    ...DWARVES,
    armies: { erebor: 'sauron 3r', 'iron-hills': 'dwarves 1r' },
    besieged: { erebor: 'dwarves 1r' },
    characters: { dain: 'inside-erebor', gimli: 'iron-hills' },
    pool: ['tile-08'],
  };
  const g = played('kings-stormcrow', 'muster', given);
  g.mayExactly('figure dwarves-regular iron-hills', 'figure dwarves-regular inside-erebor');
  g.fp('figure dwarves-regular inside-erebor').leaveOpen();
  assert.deepEqual([g.controls('erebor'), g.where('dain'), g.inPool('tile-08')], ['shadow', 'gone', true]);
});

test('KM-23.16 [kings-return-to-valinor] Elves are counted, and any unit of the Army takes the hit', () => {
  const g = kings({
    acts: 'shadow',
    corrupted: ['brand', 'dain'],
    armies: { lorien: 'elves 1r, north 2r' },
    hands: { shadow: ['kings-return-to-valinor'] },
    dice: { shadow: 'army' },
  }).dice(5);
  g.shadow('play kings-return-to-valinor army army').asks('fp', 'take-loss');
  g.mayExactly('lose elves-regular', 'lose north-regular');
});

test('KM-23.27 [work-of-the-enemy] an Army in the first region of the list is hit like any other', () => {
  const g = kings({
    acts: 'shadow',
    armies: { forlindon: 'elves 2r' },
    characters: { thranduil: 'forlindon' },
    hands: { shadow: ['work-of-the-enemy'] },
    dice: { shadow: 'muster' },
  }).dice(5, 1, 1);
  g.shadow('play work-of-the-enemy muster muster').asks('fp', 'take-loss').leaveOpen();
  assert.deepEqual(g.diceIn('card-rolls'), [3]);
});

test('KM-23.25 [the-palantir-of-barad-dur] what it makes an Event lets the Palantír of Orthanc draw', () => {
  const draws = (as: string) =>
    kings({
      acts: 'shadow',
      dice: { fp: 'event', shadow: 'muster' },
      characters: { saruman: 'orthanc', aragorn: 'bree' },
      table: { shadow: ['the-palantir-of-barad-dur', 'the-palantir-of-orthanc'] },
      hands: { shadow: ['kings-the-king-is-revealed'] },
    }).shadow(`play kings-the-king-is-revealed muster ${as}`);
  draws('event').asks('shadow', 'table-draws');
  draws('muster').asks('fp', 'act');
});

test('KM-23.18 [kings-denethors-folly] counsel beside him abroad takes it away with any die', () => {
  const g = kings({
    armies: { osgiliath: 'gondor 1r', 'minas-tirith': 'gondor 1r' },
    characters: { denethor: 'osgiliath', 'gandalf-the-grey': 'osgiliath' },
    table: { shadow: ['kings-denethors-folly'] },
    dice: { fp: 'muster' },
  });
  g.fp('remove-card kings-denethors-folly muster');
  assert.deepEqual(g.onTable('shadow'), []);
});
