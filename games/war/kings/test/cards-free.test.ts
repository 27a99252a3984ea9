/** KM-23: event cards of the Free Peoples. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kings, type Scenario } from './helpers.ts';

/** FP plays a card with a die of its type. */
const plays = (card: string, die: 'character' | 'muster', given: Scenario = {}) =>
  kings({ dice: { fp: die }, ...given, hands: { fp: [card], ...given.hands } }).fp(`play ${card} ${die} ${die}`);
const WELCOME = { table: { shadow: ['your-welcome-is-doubtful'] } };
const STEWARDS = 'kings-house-of-the-stewards';

test('KM-23.1 [kings-house-of-the-stewards] a Gondor unit beside Boromir, then two Strategy cards', () => {
  const g = plays(STEWARDS, 'character', { characters: { boromir: 'pelargir' } });
  g.asks('fp', 'recruit-or-lift').mayExactly('recruit-troops').refuses('return-tile', 'WR-5.26', 'no-such-choice');
  assert.equal(g.at('pelargir'), 'gondor 1r');
  g.fp('recruit-troops').mayExactly('figure gondor-regular pelargir', 'figure gondor-elite pelargir');
  g.fp('figure gondor-elite pelargir');
  assert.deepEqual([g.at('pelargir'), g.hand('fp').length], ['gondor 1r 1e', 2]);
  assert.deepEqual(
    g.told('draws-hidden').map((one) => one.args?.deck),
    [1, 1],
  );
  for (const where of ['edoras', 'fellowship'])
    kings({ characters: { boromir: where }, hands: { fp: [STEWARDS] } }).refuses(
      `play ${STEWARDS} event event`,
      'WR-5.11',
      'card-needs-character-in-nation',
    );
});

test('KM-23.1 [kings-house-of-the-stewards] or a hidden tile of Denethor goes back; two cards either way', () => {
  const tiles = { denethor: ['tile-11', 'tile-crown-1'], theoden: ['tile-12'] };
  const g = plays(STEWARDS, 'character', { characters: { boromir: 'pelargir' }, tiles });
  g.mayExactly('recruit-troops', 'return-tile').fp('return-tile');
  assert.deepEqual([g.tiles('denethor'), g.tiles('theoden')], [['tile-crown-1'], ['tile-12']]);
  assert.deepEqual([g.inPool('tile-11'), g.hand('fp').length, g.at('pelargir')], [true, 2, 'gondor 1r']);
});

test('KM-23.36 [kings-house-of-the-stewards] behind the walls of a besieged Stronghold too, five at most', () => {
  const walls = plays(STEWARDS, 'character', {
    armies: { 'minas-tirith': 'sauron 5r' },
    besieged: { 'minas-tirith': 'gondor 4r 1e' },
    characters: { boromir: 'inside-minas-tirith' },
  }).fp('recruit-troops', 'figure gondor-regular minas-tirith');
  assert.equal(walls.at('inside-minas-tirith'), 'gondor 5r 1e');
  walls.mayExactly('disband gondor-regular', 'disband gondor-elite').fp('disband gondor-regular');
  assert.equal(walls.at('inside-minas-tirith'), 'gondor 4r 1e');
});

test('KM-23.2 KM-9.16 [aid-in-time-of-need] Companions move, then a grey Sovereign beside one of them is awakened there', () => {
  const g = plays('aid-in-time-of-need', 'character', {
    characters: { gimli: 'dale', legolas: 'carrock', 'gandalf-the-grey': 'fellowship' },
    tiles: { dain: ['tile-14'], thranduil: ['tile-crown-2'] },
    politics: { dwarves: 'passive 1', elves: 'active 1' },
  });
  g.asks('fp', 'move-companions').mayExactly('companion gimli', 'companion legolas', 'done');
  // KM-13.9: Gimli's coming stirs the Dwarves
  g.fp('companion gimli', 'to erebor', 'no', 'companion legolas', 'to woodland-realm');
  if (g.prompt() === 'move-companions') g.fp('done');
  g.asks('fp', 'awaken-whom').mayExactly('ruler dain', 'ruler thranduil').refuses('ruler brand', 'KM-23.9');
  g.fp('ruler dain');
  assert.deepEqual([g.where('dain'), g.where('dain-awakened'), g.token('dain')], ['replaced', 'erebor', 1]);
  assert.deepEqual([g.tiles('dain'), g.inPool('tile-14')], [[], true]);
  assert.deepEqual([g.where('thranduil'), g.tiles('thranduil')], ['woodland-realm', ['tile-crown-2']]);
});

test('KM-23.2 KM-9.17 [aid-in-time-of-need] anywhere, and an Awakened Sovereign will do; nobody beside a Sovereign, nobody wakes', () => {
  const abroad = {
    armies: { folde: 'north 1r', edoras: 'rohan 1r', dale: 'north 1r' },
    politics: { north: 'passive 1' },
  };
  const characters = { brand: 'folde', 'theoden-awakened': 'folde' };
  const g = plays('aid-in-time-of-need', 'character', { ...abroad, characters }).fp('done');
  g.mayExactly('ruler brand').fp('ruler brand');
  assert.deepEqual([g.where('brand-awakened'), g.box('north')], ['folde', 'passive 1']);
  const alone = plays('aid-in-time-of-need', 'character', { ...abroad, characters: { ...characters, brand: 'dale' } });
  alone.fp('done').asks('shadow');
  assert.equal(alone.where('brand'), 'dale');
});

test('KM-9.17 KM-23.12 KM-23.17 [aid-in-time-of-need] bans bind: a welcome in doubt, the folly of Denethor', () => {
  const set = { characters: { gimli: 'erebor', boromir: 'minas-tirith' } };
  const doubt = plays('aid-in-time-of-need', 'character', { ...set, ...WELCOME, politics: { gondor: 'war' } });
  doubt.fp('done').mayExactly('ruler denethor');
  const folly = plays('aid-in-time-of-need', 'character', { ...set, table: { shadow: ['kings-denethors-folly'] } });
  folly.fp('done').mayExactly('ruler dain');
});

test('KM-23.3 [it-is-not-so-dark-here] a Nation advances, a passive one not to war', () => {
  const g = plays('it-is-not-so-dark-here', 'character', {
    politics: { rohan: 'passive 3', gondor: 'passive 2', north: 'war', elves: 'active 3', dwarves: 'passive 1' },
  });
  g.asks('fp', 'card-nation').mayExactly('nation gondor', 'nation elves', 'nation dwarves').fp('nation gondor');
  assert.deepEqual([g.box('gondor'), g.box('elves')], ['passive 3', 'active 3']);
  // no Sovereign bears a tile: nothing to look at
  g.asks('shadow');
});

test('KM-23.3 KM-23.5 [it-is-not-so-dark-here] then all tiles of one Sovereign are looked at and one must go back, a Kings tile too', () => {
  const tiles = { dain: ['tile-07', 'tile-13', 'tile-crown-1'], theoden: ['tile-12'] };
  const g = plays('it-is-not-so-dark-here', 'character', { tiles, corrupted: ['brand'] }).fp('nation rohan');
  g.asks('fp', 'look-at-whom')
    .mayExactly('ruler dain', 'ruler theoden')
    .refuses('ruler brand', 'KM-23.9', 'not-that-sovereign');
  assert.equal(g.seen('fp').kings.sovereigns[1].tiles, null);
  g.fp('ruler dain').asks('fp', 'return-tile');
  assert.equal(g.seen('fp').kings.sovereigns[1].tiles?.length, 2);
  assert.equal(g.seen('fp').kings.sovereigns[3].tiles, null);
  g.mayExactly('tile tile-07', 'tile tile-13', 'tile tile-crown-1');
  g.refuses('done', 'KM-23.3', 'must-return-tile').refuses('tile tile-12', 'KM-23.3', 'not-that-tile');
  g.fp('tile tile-crown-1');
  assert.deepEqual([g.tiles('dain'), g.inPool('tile-crown-1')], [['tile-07', 'tile-13'], true]);
  assert.equal(g.seen('fp').kings.sovereigns[1].tiles, null);
});

test('KM-23.11 [it-is-not-so-dark-here] while a welcome is in doubt the tiles are looked at, and stay', () => {
  const g = plays('it-is-not-so-dark-here', 'character', { tiles: { dain: ['tile-07'] }, ...WELCOME });
  g.fp('nation rohan').asks('shadow');
  assert.deepEqual([g.told('looks-at').length, g.tiles('dain')], [1, ['tile-07']]);
});

test('KM-23.4 [kings-wisdom-of-elrond] a Nation wakes and advances', () => {
  const g = plays('kings-wisdom-of-elrond', 'muster', { politics: { rohan: 'passive 2' } });
  g.asks('fp', 'wake-or-look').mayExactly('wake-nation').fp('wake-nation');
  g.refuses('nation sauron', 'WR-5.26', 'not-that-nation').fp('nation rohan');
  assert.equal(g.box('rohan'), 'active 3');
});

test('KM-23.4 KM-23.5 [kings-wisdom-of-elrond] or tiles are looked at, and one goes back if wanted', () => {
  const set = { tiles: { dain: ['tile-07', 'tile-crown-2'] }, politics: { rohan: 'passive 2' } };
  const g = plays('kings-wisdom-of-elrond', 'muster', set).fp('look-at-tiles');
  g.asks('fp', 'return-tile').mayExactly('tile tile-07', 'tile tile-crown-2', 'done').fp('tile tile-07');
  assert.deepEqual([g.tiles('dain'), g.inPool('tile-07'), g.box('rohan')], [['tile-crown-2'], true, 'passive 2']);
  const kept = plays('kings-wisdom-of-elrond', 'muster', set).fp('look-at-tiles', 'done');
  assert.deepEqual(kept.tiles('dain'), ['tile-07', 'tile-crown-2']);
});

/** Cards of a Sovereign's men: what they recruit. */
const MEN = [
  {
    card: 'kings-riders-of-theoden',
    who: 'theoden',
    recruits: (g: ReturnType<typeof kings>) => {
      g.mayExactly('to edoras', 'to folde').fp('to folde', 'figure rohan-elite folde');
      assert.equal(g.at('folde'), 'rohan 1e 1l');
    },
    characters: { gimli: 'folde', legolas: 'lorien' },
  },
  {
    card: 'kings-king-brands-men',
    who: 'brand',
    recruits: (g: ReturnType<typeof kings>) => assert.equal(g.at('dale'), 'north 3r 1l'),
  },
  {
    card: 'kings-dain-ironfoots-guard',
    who: 'dain',
    recruits: (g: ReturnType<typeof kings>) => {
      const [before] = [g.at('erebor')];
      g.mayExactly('figure dwarves-regular erebor', 'figure dwarves-elite erebor').fp('figure dwarves-regular erebor');
      assert.deepEqual([before, g.at('erebor')], ['dwarves 1r 2e 1l', 'dwarves 2r 2e 2l']);
    },
  },
  {
    card: 'kings-thranduils-archers',
    who: 'thranduil',
    recruits: (g: ReturnType<typeof kings>) => {
      g.fp('figure elves-elite woodland-realm');
      assert.equal(g.at('woodland-realm'), 'elves 1r 2e 1l');
    },
  },
];
function recruitsOrLifts({ card, who, recruits, characters }: (typeof MEN)[number]): void {
  const set: Scenario = { characters, tiles: { [who]: ['tile-05', 'tile-crown-1'], denethor: ['tile-06'] } };
  const g = plays(card, 'muster', set).asks('fp', 'recruit-or-lift').mayExactly('recruit-troops', 'return-tile');
  recruits(g.fp('recruit-troops'));
  assert.deepEqual([g.hand('fp').length, g.tiles(who)], [1, ['tile-05', 'tile-crown-1']]);
  assert.deepEqual(
    g.told('draws-hidden').map((one) => one.args?.deck),
    [1],
  );
  const lifted = plays(card, 'muster', set).fp('return-tile');
  assert.deepEqual(
    [lifted.hand('fp').length, lifted.tiles(who), lifted.tiles('denethor')],
    [1, ['tile-crown-1'], ['tile-06']],
  );
  // KM-23.8: a tile that lies face up is no hidden one
  plays(card, 'muster', { tiles: { [who]: ['tile-crown-1'] } }).refuses('return-tile', 'WR-5.26', 'no-such-choice');
  plays(card, 'muster', { ...set, ...WELCOME }).mayExactly('recruit-troops');
}
function removes({ card, who }: (typeof MEN)[number]): void {
  const g = plays(card, 'muster', { corrupted: [who, 'denethor'] }).asks('shadow');
  assert.deepEqual([g.isCorrupted(who), g.where(who), g.hand('fp').length], [false, 'gone', 0]);
  assert.ok(g.isCorrupted('denethor'));
  // another Corrupted Sovereign is not his
  plays(card, 'muster', { corrupted: [who === 'dain' ? 'brand' : 'dain'] }).asks('fp', 'recruit-or-lift');
}
test('KM-23.7 KM-23.8 [kings-riders-of-theoden] a Rohan unit and Leader, or a tile of Théoden; then a card', () =>
  recruitsOrLifts(MEN[0]));
test('KM-23.6 [kings-riders-of-theoden] a Corrupted Théoden is removed, and that is all', () => removes(MEN[0]));
test('KM-23.7 KM-23.8 [kings-king-brands-men] two North Regulars in Dale, or a tile of Brand; then a card', () =>
  recruitsOrLifts(MEN[1]));
test('KM-23.6 [kings-king-brands-men] a Corrupted Brand is removed, and that is all', () => removes(MEN[1]));
test('KM-23.7 KM-23.8 [kings-dain-ironfoots-guard] a Dwarven unit and Leader in Erebor, or a tile of Dáin; then a card', () =>
  recruitsOrLifts(MEN[2]));
test('KM-23.6 [kings-dain-ironfoots-guard] a Corrupted Dáin is removed, and that is all', () => removes(MEN[2]));
test('KM-23.7 KM-23.8 [kings-thranduils-archers] an Elven unit in the Woodland Realm, or a tile of Thranduil; then a card', () =>
  recruitsOrLifts(MEN[3]));
test('KM-23.6 [kings-thranduils-archers] a Corrupted Thranduil is removed, and that is all', () => removes(MEN[3]));

test('KM-23.9 [ever-at-your-service] a unit of his Nation beside a Sovereign, then a hidden tile of his', () => {
  const set = {
    tiles: { dain: ['tile-07', 'tile-crown-1'] },
    corrupted: ['brand'],
    characters: { 'thranduil-awakened': 'dale' },
  };
  const g = plays('ever-at-your-service', 'muster', set).asks('fp', 'serve-whom');
  g.mayExactly('ruler dain', 'ruler denethor', 'ruler theoden', 'ruler thranduil-awakened');
  g.refuses('ruler brand', 'KM-23.9', 'not-that-sovereign').fp('ruler dain');
  g.mayExactly('recruit dwarves-regular erebor', 'recruit dwarves-elite erebor');
  g.refuses('recruit dwarves-leader erebor', 'KM-23.10', 'cannot-recruit-there').fp('recruit dwarves-elite erebor');
  assert.deepEqual([g.at('erebor'), g.tiles('dain')], ['dwarves 1r 3e 1l', ['tile-crown-1']]);
  const abroad = plays('ever-at-your-service', 'muster', set).fp(
    'ruler thranduil-awakened',
    'recruit elves-regular dale',
  );
  assert.equal(abroad.at('dale'), 'elves 1r, north 1r 1l');
  const brand = plays('ever-at-your-service', 'muster', { tiles: { brand: ['tile-07'] } }).fp('ruler brand');
  brand.mayExactly('recruit north-regular dale', 'recruit north-elite dale').fp('recruit north-regular dale');
  assert.deepEqual([brand.at('dale'), brand.tiles('brand')], ['north 2r 1l', []]);
});

test('KM-23.9 [ever-at-your-service] with no unit of his Nation left his tile goes back all the same', () => {
  const g = plays('ever-at-your-service', 'muster', {
    armies: { erebor: 'dwarves 3r 5e', 'iron-hills': 'dwarves 2r' },
    tiles: { dain: ['tile-07'] },
  });
  g.fp('ruler dain').asks('shadow');
  assert.deepEqual([g.tiles('dain'), g.told('recruits').length], [[], 0]);
});

test('KM-23.9 [ever-at-your-service] the last Regular or the last Elite of his Nation comes like any other', () => {
  const last = (erebor: string, hills: string) =>
    plays('ever-at-your-service', 'muster', { armies: { erebor, 'iron-hills': hills } }).fp('ruler dain');
  last('dwarves 3r 4e', 'dwarves 2r').mayExactly('recruit dwarves-elite erebor');
  const regular = last('dwarves 3r 5e', 'dwarves 1r').mayExactly('recruit dwarves-regular erebor');
  assert.equal(regular.fp('recruit dwarves-regular erebor').at('erebor'), 'dwarves 4r 5e');
});

test('KM-23.9 KM-23.36 [ever-at-your-service] behind walls too, not under the eyes of an enemy; the tile goes back all the same', () => {
  const siege = plays('ever-at-your-service', 'muster', {
    armies: { erebor: 'sauron 3r', 'minas-tirith': 'gondor 1r' },
    besieged: { erebor: 'dwarves 5r' },
    characters: { dain: 'inside-erebor' },
    tiles: { dain: ['tile-07'] },
  });
  siege.mayExactly('ruler dain', 'ruler denethor').fp('ruler dain', 'recruit dwarves-elite erebor');
  siege.mayExactly('disband dwarves-regular', 'disband dwarves-elite').fp('disband dwarves-regular');
  assert.deepEqual([siege.at('inside-erebor'), siege.tiles('dain')], ['dwarves 4r 1e', []]);
  const met = plays('ever-at-your-service', 'muster', {
    armies: { dale: 'sauron 1r', 'minas-tirith': 'gondor 1r' },
    characters: { 'brand-awakened': 'dale' },
  });
  met.fp('ruler brand-awakened').asks('shadow');
  assert.equal(met.at('dale'), 'sauron 1r');
  // WR-2.39: a region is free to those who besiege its Stronghold
  const besiegers = plays('ever-at-your-service', 'muster', {
    armies: { erebor: 'dwarves 2r' },
    besieged: { erebor: 'sauron 1r' },
    control: { erebor: 'shadow' },
    characters: { 'dain-awakened': 'erebor' },
  });
  besiegers.fp('ruler dain-awakened', 'recruit dwarves-regular erebor');
  assert.equal(besiegers.at('erebor'), 'dwarves 3r');
});

test('KM-23.10 [men-of-little-villages] a Regular or a Leader of four different Nations, in free Settlements of theirs', () => {
  const g = plays('men-of-little-villages', 'muster', {
    armies: {
      bree: 'sauron 1r',
      dale: 'north 1r',
      edoras: 'sauron 1r',
      'helms-deep': 'isengard 2r',
      erebor: 'dwarves 1r',
    },
    besieged: { 'helms-deep': 'rohan 2r' },
    control: { pelargir: 'shadow', edoras: 'shadow' },
    politics: { north: 'passive 1', dwarves: 'passive 1' },
  });
  g.asks('fp', 'villagers');
  assert.deepEqual(
    g.may().filter((word) => /north|rohan|pelargir|elite/.test(word)),
    [
      'recruit north-regular the-shire',
      'recruit north-regular carrock',
      'recruit north-regular dale',
      'recruit north-leader dale',
      'recruit rohan-regular westemnet',
      'recruit rohan-regular folde',
    ],
  );
  for (const word of [
    'north-regular bree',
    'north-leader carrock',
    'gondor-regular pelargir',
    'rohan-regular helms-deep',
  ])
    g.refuses(`recruit ${word}`, 'KM-23.10', 'cannot-recruit-there');
  // a Settlement that the enemy holds is not free, whoever besieges it (WR-6.308)
  const held = {
    armies: { erebor: 'dwarves 2r' },
    besieged: { erebor: 'sauron 1r' },
    control: { erebor: 'shadow' } as const,
  };
  plays('men-of-little-villages', 'muster', held).refuses('recruit dwarves-regular erebor', 'KM-23.10');
  g.refuses('recruit north-elite dale', 'KM-23.10').refuses('recruit sauron-regular moria', 'KM-23.10');
  g.fp('recruit north-leader dale').refuses('recruit north-regular dale', 'KM-23.10');
  g.fp('recruit dwarves-leader erebor', 'recruit rohan-regular folde', 'recruit gondor-regular lamedon').asks('shadow');
  assert.deepEqual([g.at('dale'), g.at('erebor'), g.at('folde')], ['north 1r 1l', 'dwarves 1r 1l', 'rohan 1r']);
  assert.equal(g.at('lamedon'), 'gondor 1r');
});
