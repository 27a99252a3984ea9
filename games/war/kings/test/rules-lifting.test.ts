/** KM-13, KM-14: taking tiles off a Sovereign, removing a Corrupted one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kings, type Scenario } from './helpers.ts';

/** Dáin with one hidden tile in Erebor, a friend beside him, a Muster die. */
const burdened = (given: Scenario = {}): Scenario => ({
  dice: { fp: 'muster', shadow: '' },
  politics: { dwarves: 'active 1' },
  tiles: { dain: ['tile-11'] },
  ...given,
});

test('KM-13.2 KM-13.5 a friend has the icon of the Nation or of all', () => {
  const asked = (id: string, where: string, given: Scenario, nation: string): boolean => {
    const g = kings({ ...given, characters: { [id]: where }, dice: { fp: 'muster', shadow: '' } });
    g.fp(`advance ${nation} muster muster`);
    return g.prompt() === 'lift-corruption';
  };
  const all = ['gandalf-the-grey', 'gandalf-the-white', 'aragorn', 'meriadoc', 'peregrin'];
  const single = { dwarves: 'gimli', gondor: 'boromir', north: 'strider', elves: 'legolas', rohan: '' };
  const kingOf = { dwarves: 'dain', gondor: 'denethor', north: 'brand', elves: 'thranduil', rohan: 'theoden' };
  const homes = { dwarves: 'erebor', gondor: 'minas-tirith', north: 'dale', elves: 'woodland-realm', rohan: 'edoras' };
  for (const nation of ['dwarves', 'gondor', 'north', 'elves', 'rohan'] as const) {
    const given = { politics: { [nation]: 'active 1' }, tiles: { [kingOf[nation]]: ['tile-07'] } };
    for (const id of all) assert.ok(asked(id, homes[nation], given, nation), `${id} for ${nation}`);
    for (const id of ['gimli', 'boromir', 'strider', 'legolas'])
      assert.equal(asked(id, homes[nation], given, nation), id === single[nation], `${id} for ${nation}`);
  }
});

test('KM-13.3 KM-13.10 KM-13.13 the Free Peoples may: a random hidden tile goes back unseen, now or never', () => {
  const g = kings(burdened({ characters: { gimli: 'erebor' }, dice: { fp: 'muster event', shadow: '' } }));
  g.fp('advance dwarves muster muster')
    .asks('fp', 'lift-corruption')
    .mayExactly('yes', 'no')
    .refuses('done', 'KM-13.3', 'yes-or-no');
  g.fp('no').asks('fp', 'act');
  assert.deepEqual(g.tiles('dain'), ['tile-11']);
  const yes = kings(burdened({ characters: { gimli: 'erebor' }, tiles: { dain: ['tile-07', 'tile-11'] } }));
  yes.fp('advance dwarves muster muster').picks(2, 2).fp('yes');
  assert.deepEqual([yes.tiles('dain'), yes.inPool('tile-11')], [['tile-07'], true]);
  const told = yes.told('corruption-lifted');
  assert.deepEqual(
    told.map((one) => Object.keys(one.args ?? {})),
    [['character']],
  );
});

test('KM-13.4 KM-13.2 only the Sovereign of that Nation, and only with a friend beside him', () => {
  const other = kings(burdened({ characters: { gimli: 'dale' } }));
  other.fp('advance dwarves muster muster');
  assert.deepEqual(other.tiles('dain'), ['tile-11']);
  assert.equal(other.told('corruption-lifted').length, 0);
  const nation = kings(
    burdened({ characters: { 'gandalf-the-grey': 'erebor' }, politics: { dwarves: 'active 1', elves: 'active 1' } }),
  );
  nation.fp('advance elves muster muster');
  assert.notEqual(nation.prompt(), 'lift-corruption');
});

test('KM-13.6 KM-14.7 Companions in the Fellowship do not count', () => {
  const g = kings(burdened({ fellowship: { at: 'erebor' } }));
  g.fp('advance dwarves muster muster');
  assert.notEqual(g.prompt(), 'lift-corruption');
  const oust = kings({ corrupted: ['dain'], fellowship: { at: 'erebor' }, dice: { fp: 'character' } });
  oust.refuses('oust dain character character', 'KM-14.1', 'no-friend-there');
});

test('KM-13.7 what is active already is not activated again', () => {
  const g = kings(burdened({ characters: { gimli: 'dale' }, dice: { fp: 'character', shadow: '' } }));
  g.fp('companions character character', 'companion gimli', 'to erebor');
  assert.notEqual(g.prompt(), 'lift-corruption');
});

test('KM-13.8 KM-13.13 an attack that wakes and advances a Nation allows two tiles, before the battle goes on', () => {
  const g = kings({
    acts: 'shadow',
    armies: { erebor: 'dwarves 3r', dale: 'sauron 3r' },
    characters: { gimli: 'erebor' },
    tiles: { dain: ['tile-07', 'tile-08', 'tile-09'] },
    politics: { dwarves: 'passive 1', sauron: 'war' },
    dice: { shadow: 'army' },
  });
  g.shadow('attack army army', 'army dale', 'target erebor', 'done').asks('fp', 'lift-corruption').fp('yes');
  g.asks('fp', 'lift-corruption').fp('yes').asks('fp', 'field-or-siege');
  assert.equal(g.tiles('dain').length, 1);
});

test('KM-13.9 a Companion whose arrival wakes the Nation counts', () => {
  const g = kings({
    dice: { fp: 'character', shadow: '' },
    characters: { gimli: 'dale' },
    politics: { dwarves: 'passive 1' },
    tiles: { dain: ['tile-11'] },
  });
  g.fp('companions character character', 'companion gimli', 'to erebor').asks('fp', 'lift-corruption').fp('yes');
  assert.deepEqual(g.tiles('dain'), []);
});

test('KM-13.1 a tile may come off in the turn of the enemy, and through a card', () => {
  const g = kings(
    burdened({
      characters: { gimli: 'erebor' },
      hands: { fp: ['kings-wisdom-of-elrond'] },
      dice: { fp: 'event', shadow: '' },
    }),
  );
  g.fp('play kings-wisdom-of-elrond event event', 'wake-nation', 'nation dwarves').asks('fp', 'lift-corruption');
});

test('KM-13.11 a step back is no trigger', () => {
  const g = kings({
    acts: 'shadow',
    characters: { gimli: 'erebor' },
    politics: { dwarves: 'active 2' },
    tiles: { dain: ['tile-05'] },
    hands: { shadow: ['kings-stormcrow'] },
    dice: { shadow: 'muster' },
    pool: ['tile-06', 'tile-07'],
  });
  g.shadow('play kings-stormcrow muster muster');
  if (g.asked()[0] === 'shadow') g.shadow('nation dwarves');
  assert.equal(g.box('dwarves'), 'active 1');
  assert.notEqual(g.prompt(), 'lift-corruption');
});

test('KM-13.12 a card takes a tile off by its own text, without a friend', () => {
  const g = kings({
    hands: { fp: ['kings-dain-ironfoots-guard'] },
    tiles: { dain: ['tile-11'] },
    dice: { fp: 'muster', shadow: '' },
  });
  g.fp('play kings-dain-ironfoots-guard muster muster', 'return-tile');
  assert.ok(g.inPool('tile-11'));
});

test('KM-13.14 straight to At War is one advance, and a waking if the Nation slept', () => {
  for (const [state, times] of [
    ['active 1', 1],
    ['passive 1', 2],
  ] as const) {
    const g = kings({
      hands: { fp: ['book-of-mazarbul'] },
      characters: { 'gandalf-the-grey': 'erebor' },
      politics: { dwarves: state },
      tiles: { dain: ['tile-07', 'tile-08', 'tile-09'] },
      dice: { fp: 'muster', shadow: '' },
    });
    g.fp('play book-of-mazarbul muster muster', 'done');
    let lifted = 0;
    while (g.prompt() === 'lift-corruption') {
      g.fp('yes');
      lifted++;
    }
    assert.equal(lifted, times, state);
  }
});

test('KM-13.15 an Awakened Sovereign is nobody’s friend', () => {
  const g = kings(burdened({ characters: { 'thranduil-awakened': 'erebor', 'brand-awakened': 'erebor' } }));
  g.fp('advance dwarves muster muster');
  assert.notEqual(g.prompt(), 'lift-corruption');
  const oust = kings({ corrupted: ['dain'], characters: { 'brand-awakened': 'erebor' }, dice: { fp: 'character' } });
  oust.refuses('oust dain character character', 'KM-14.1', 'no-friend-there');
});

test('KM-14.2 any Character result will do', () => {
  for (const die of ['character', 'will-of-the-west', 'ruler-character', 'ruler-will-of-the-west']) {
    const g = kings({ corrupted: ['dain'], characters: { gimli: 'erebor' }, dice: { fp: die } });
    g.fp(`oust dain ${die} character`);
    assert.equal(g.where('dain'), 'gone');
  }
  const g = kings({ corrupted: ['dain'], characters: { gimli: 'erebor' }, dice: { fp: 'muster' } });
  g.refuses('oust dain muster muster', 'WR-4.49').refuses('oust brand muster muster', 'WR-4.49');
});

test('KM-14.1 each Corrupted Sovereign goes by a Companion who can wake his Nation, at his home', () => {
  const friends = {
    brand: ['strider', 'dale'],
    dain: ['gimli', 'erebor'],
    denethor: ['boromir', 'minas-tirith'],
    theoden: ['meriadoc', 'edoras'],
    thranduil: ['legolas', 'woodland-realm'],
  };
  for (const [king, [friend, home]] of Object.entries(friends)) {
    const g = kings({ corrupted: [king], characters: { [friend]: home }, dice: { fp: 'character' } });
    assert.deepEqual(g.verbs('oust'), [`oust ${king} character character`]);
    g.fp(`oust ${king} character character`);
    assert.equal(g.where(king), 'gone');
  }
});

test('KM-14.3 the friend must be there before', () => {
  const g = kings({
    corrupted: ['dain'],
    characters: { gimli: 'dale' },
    dice: { fp: 'character character', shadow: '' },
  });
  g.refuses('oust dain character character', 'KM-14.1', 'no-friend-there');
  g.refuses('oust brand character character', 'KM-14.1', 'not-corrupted');
  g.fp('companions character character', 'companion gimli', 'to erebor', 'oust dain character character');
});

test('KM-14.4 KM-14.5 with him his weaknesses go; nothing else of the base game touches him', () => {
  const g = kings({
    corrupted: ['dain'],
    characters: { gimli: 'erebor' },
    politics: { dwarves: 'war' },
    dice: { fp: 'character muster', shadow: '' },
  });
  g.fp('oust dain character character', 'muster muster muster');
  assert.ok(g.may().includes('recruit dwarves-elite erebor'));
});

test('KM-14.6 a friend may go where the Shadow holds his seat, but not into a siege', () => {
  const g = kings({
    armies: { erebor: 'sauron 2r', dale: 'north 1r' },
    control: { erebor: 'shadow' },
    corrupted: ['dain'],
    characters: { gimli: 'dale' },
    dice: { fp: 'character character', shadow: '' },
  });
  g.fp('companions character character', 'companion gimli', 'to erebor', 'oust dain character character');
  assert.equal(g.isCorrupted('dain'), false);
  const siege = kings({
    armies: { erebor: 'sauron 2r', dale: 'north 1r' },
    besieged: { erebor: 'dwarves 1r' },
    corrupted: ['dain'],
    characters: { gimli: 'dale' },
    dice: { fp: 'character character', shadow: '' },
  });
  siege.fp('companions character character', 'companion gimli').refuses('to erebor', 'WR-6.112');
});
