/** KM-23: event cards of the Shadow that are played and done with. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kings, type Scenario } from './helpers.ts';

type Type = 'character' | 'army' | 'muster';
const inHand = (card: string, die: Type, given: Scenario = {}) =>
  kings({ acts: 'shadow', dice: { shadow: die }, ...given, hands: { shadow: [card], ...given.hands } });
/** SH plays a card with a die of its type. */
const plays = (card: string, die: Type, given: Scenario = {}) =>
  inHand(card, die, given).shadow(`play ${card} ${die} ${die}`).leaveOpen();
const cannot = (card: string, die: Type, say: string, given: Scenario = {}) =>
  inHand(card, die, given).refuses(`play ${card} ${die} ${die}`, 'WR-5.11', say);

const WEST = 'the-west-has-failed';
/** A Nazgûl beside Minas Tirith; Théoden is out of reach. */
const HAUNTED: Scenario = {
  armies: { osgiliath: 'sauron 1r 1n', 'minas-tirith': 'gondor 2r', edoras: 'rohan 1r' },
  huntBox: { shadow: 2 },
};

test('KM-23.14 KM-23.15 [the-west-has-failed] an attempt near a Nazgûl; no Eye leaves the box, and a tile is drawn for each', () => {
  const g = plays(WEST, 'character', { ...HAUNTED, pool: ['tile-11', 'tile-07', 'tile-14'] });
  g.asks('shadow', 'corrupt-whom')
    .mayExactly('ruler denethor')
    .refuses('ruler theoden', 'KM-23.9', 'not-that-sovereign');
  g.shadow('ruler denethor').asks('shadow', 'place-tile').mayExactly('tile tile-11', 'tile tile-07');
  g.shadow('tile tile-11').asks('fp');
  assert.deepEqual([g.tiles('denethor'), g.s.huntBox[1], g.inPool('tile-07')], [['tile-11'], 2, true]);
  const many = plays(WEST, 'character', { ...HAUNTED, huntBox: { shadow: 5 } })
    .shadow('ruler denethor')
    .asks('shadow', 'place-tile');
  assert.ok(many.told('attempts').every((one) => one.args?.count === 3));
});

test('KM-23.14 [the-west-has-failed] a Free Peoples player without dice does not hinder it; the Witch-king is a Nazgûl', () => {
  const king = {
    ...HAUNTED,
    armies: { ...HAUNTED.armies, osgiliath: 'sauron 1r' },
    characters: { 'witch-king': 'osgiliath' },
  };
  plays(WEST, 'character', { ...king, dice: { shadow: 'character', fp: '' } }).mayExactly('ruler denethor');
  cannot(WEST, 'character', 'card-needs-eye', { ...HAUNTED, huntBox: { shadow: 0 } });
  const far = { ...HAUNTED, armies: { ...HAUNTED.armies, osgiliath: 'sauron 1r' } };
  cannot(WEST, 'character', 'card-needs-haunted', far);
  // a Nazgûl in the region itself will do, and only grey Sovereigns are tried
  const siege = {
    armies: { 'minas-tirith': 'sauron 1r 1n' },
    besieged: { 'minas-tirith': 'gondor 1r' },
    huntBox: { shadow: 1 },
  };
  plays(WEST, 'character', { ...siege, characters: { denethor: 'inside-minas-tirith' } }).mayExactly('ruler denethor');
  cannot(WEST, 'character', 'card-needs-haunted', {
    ...siege,
    characters: { 'denethor-awakened': 'inside-minas-tirith' },
  });
  cannot(WEST, 'character', 'card-needs-haunted', { ...HAUNTED, corrupted: ['denethor'] });
});

test('KM-10.15 [the-west-has-failed] it neither heeds nor spends the one attempt of the turn', () => {
  const g = inHand(WEST, 'character', {
    ...HAUNTED,
    huntBox: { shadow: 4 },
    pool: ['tile-05', 'tile-07', 'tile-08'],
    dice: { shadow: 'character', fp: 'event event event' },
  });
  g.shadow('corrupt denethor', 'tile tile-05');
  g.fp('skip event').shadow(`play ${WEST} character character`).mayExactly('ruler denethor');
});

const VALINOR = 'kings-return-to-valinor';
const HAVENS = { rivendell: 'elves 1r 1e, north 1r', 'grey-havens': 'elves 2r 4e', 'woodland-realm': 'sauron 2r' };

test('KM-23.16 [kings-return-to-valinor] a die for every Elven unit of a Stronghold that is neither besieged nor lost, five at most', () => {
  const set: Scenario = {
    armies: { ...HAVENS, lorien: 'sauron 1r' },
    besieged: { 'woodland-realm': 'elves 1r 1e' },
    control: { lorien: 'shadow' },
  };
  const g = inHand(VALINOR, 'army', set).dice(5, 5, 5, 5, 6);
  g.shadow(`play ${VALINOR} army army`).asks('fp', 'take-loss').mayExactly('lose elves-regular', 'reduce elves-elite');
  g.dice(5, 6)
    .fp('lose elves-regular')
    .mayExactly('lose elves-regular', 'reduce elves-elite', 'lose north-regular')
    .fp('lose north-regular');
  assert.deepEqual(g.diceIn('card-rolls'), [5, 2]);
  assert.deepEqual([g.at('grey-havens'), g.at('rivendell')], ['elves 1r 4e', 'elves 1r 1e']);
  assert.equal(g.at('inside-woodland-realm'), 'elves 1r 1e');
});

test('KM-23.16 [kings-return-to-valinor] it needs a lost Stronghold or a Corrupted Sovereign; with two of them fives hit too', () => {
  cannot(VALINOR, 'army', 'card-needs-haven-or-corrupted');
  const armies = { rivendell: 'elves 3r' };
  const one = inHand(VALINOR, 'army', { armies, corrupted: ['brand'] }).dice(5, 5, 4);
  one.shadow(`play ${VALINOR} army army`).asks('fp', 'act');
  const two = inHand(VALINOR, 'army', { armies, corrupted: ['brand', 'dain'] }).dice(5, 5, 4);
  two.shadow(`play ${VALINOR} army army`).fp('lose elves-regular', 'lose elves-regular').asks('fp', 'act');
  assert.equal(two.at('rivendell'), 'elves 1r');
  const guests = inHand(VALINOR, 'army', { armies: { rivendell: 'north 3r' }, corrupted: ['brand'] });
  guests.shadow(`play ${VALINOR} army army`).asks('fp', 'act');
  assert.equal(guests.told('card-rolls').length, 0, 'no die for those who are no Elves');
});

test('KM-23.35 KM-6.9 [kings-return-to-valinor] no attack: nobody stirs, and an Awakened Sovereign outlives his Army, a grey one not', () => {
  const gone = (characters: Record<string, string>) => {
    const set = {
      armies: { 'woodland-realm': 'elves 1r' },
      corrupted: ['brand'],
      characters,
      politics: { elves: 'active 1' },
    };
    const g = inHand(VALINOR, 'army', set).dice(6).shadow(`play ${VALINOR} army army`);
    if (g.prompt() === 'take-loss') g.fp('lose elves-regular');
    assert.deepEqual([g.at('woodland-realm'), g.box('elves')], ['', 'active 1']);
    return g;
  };
  assert.equal(gone({ 'thranduil-awakened': 'woodland-realm' }).where('thranduil-awakened'), 'woodland-realm');
  assert.equal(gone({}).where('thranduil'), 'gone');
});

const STORM = 'kings-stormcrow';

test('KM-23.22 KM-23.23 [kings-stormcrow] a Nation goes a step back, a tile lies on its Sovereign, and it loses a unit of its choice', () => {
  const g = plays(STORM, 'muster', {
    characters: { gimli: 'bree', boromir: 'pelargir' },
    politics: { north: 'active 2', gondor: 'war' },
    fellowship: { at: 'trollshaws' },
    pool: ['tile-01', 'tile-07', 'tile-14'],
  });
  g.asks('fp', 'lose-one-of');
  assert.deepEqual([g.box('north'), g.tiles('brand'), g.told('tile-laid-hidden').length], ['active 1', ['tile-07'], 1]);
  assert.ok(g.inPool('tile-01'), 'the Eye goes back');
  assert.ok(g.may().every((word) => /^figure north-(regular|elite) /.test(word)));
  g.refuses('figure north-leader bree', 'KM-23.22', 'not-of-that-nation').refuses(
    'figure gondor-regular pelargir',
    'KM-23.22',
  );
  g.fp('figure north-regular dale').asks('fp', 'act');
  assert.equal(g.kings().named, 0);
  // his last unit is gone: the grey Sovereign with it, and his tile goes back (KM-6.6)
  assert.deepEqual([g.where('brand'), g.tiles('brand'), g.inPool('tile-07')], ['gone', [], true]);
  const guest = plays(STORM, 'muster', {
    characters: { gimli: 'dale' },
    politics: { north: 'active 2' },
    fellowship: { at: 'trollshaws' },
    pool: ['tile-07'],
  });
  guest.fp('figure north-regular dale');
  assert.deepEqual([guest.where('brand'), guest.where('gimli')], ['gone', 'dale'], 'the guest stays (WR-5.20)');
});

test('KM-23.22 [kings-stormcrow] the Shadow names the Nation; the Fellowship and every Companion are guests, none At War is', () => {
  const g = plays(STORM, 'muster', {
    characters: { gimli: 'bree', boromir: 'pelargir', 'theoden-awakened': 'edoras' },
    politics: { gondor: 'war', rohan: 'active 1' },
    fellowship: { at: 'rivendell' },
  });
  g.asks('shadow', 'card-nation').mayExactly('nation north', 'nation elves', 'nation rohan');
  g.refuses('nation gondor', 'KM-23.22', 'not-that-nation').refuses('nation dwarves', 'KM-23.22', 'not-that-nation');
  // his Sovereign is Awakened: no tile, no loss; the counter never leaves the track
  g.shadow('nation rohan').asks('fp', 'act');
  assert.equal(g.box('rohan'), 'active 1');
  cannot(STORM, 'muster', 'card-needs-nation-at-peace', { fellowship: { at: 'trollshaws' } });
  cannot(STORM, 'muster', 'card-needs-nation-at-peace', { fellowship: { at: 'rivendell', mordor: 1 } });
});

test('KM-23.23 [kings-stormcrow] a Kings tile lies face up; a Sovereign who breaks is Corrupted at once; of a Corrupted one only the unit is lost', () => {
  const set: Scenario = { characters: { gimli: 'bree' }, fellowship: { at: 'trollshaws' } };
  const crown = plays(STORM, 'muster', { ...set, pool: ['tile-crown-2', 'tile-07'] });
  assert.deepEqual([crown.tiles('brand'), crown.kings().crowns[0].length], [['tile-crown-2'], 1]);
  const breaks = plays(STORM, 'muster', { ...set, pool: ['tile-11', 'tile-07'] }).asks('fp', 'lose-one-of');
  assert.ok(breaks.isCorrupted('brand'));
  // a Companion outlives the Army he was with
  const guest = plays(STORM, 'muster', { ...set, armies: { bree: 'north 1r' }, corrupted: ['brand'] });
  assert.equal(guest.fp('figure north-regular bree').where('gimli'), 'bree');
  const only = plays(STORM, 'muster', { ...set, armies: { bree: 'north 1r' }, corrupted: ['brand'] });
  only.asks('fp', 'lose-one-of').mayExactly('figure north-regular bree');
  const broken = plays(STORM, 'muster', { ...set, corrupted: ['brand'], pool: ['tile-11'] }).asks('fp', 'lose-one-of');
  assert.ok(broken.inPool('tile-11'));
});

const KING = 'kings-the-king-is-revealed';

test('KM-23.24 [kings-the-king-is-revealed] five Regulars and a Nazgûl in Minas Morgul, and one more for every Awakened Sovereign', () => {
  const two = { 'denethor-awakened': 'minas-tirith', 'brand-awakened': 'dale' };
  const g = plays(KING, 'muster', { armies: { 'minas-morgul': 'sauron 1r', dale: 'north 1r' }, characters: two });
  g.asks('shadow', 'host-of-morgul').mayExactly('recruit sauron-regular minas-morgul', 'recruit nazgul minas-morgul');
  g.refuses('recruit sauron-regular morannon', 'KM-23.24', 'cannot-recruit-there').refuses('done', 'KM-23.24');
  g.refuses('recruit sauron-elite minas-morgul', 'KM-23.24', 'cannot-recruit-there');
  g.shadow('recruit nazgul minas-morgul', 'recruit sauron-regular minas-morgul').asks('fp', 'act');
  assert.equal(g.at('minas-morgul'), 'sauron 7r 2n');
  // the last figure comes too
  const last = plays(KING, 'muster', {
    armies: {
      'minas-morgul': 'sauron 2r',
      morannon: 'sauron 10r',
      'barad-dur': 'sauron 10r',
      gorgoroth: 'sauron 8r 7n',
    },
    characters: { 'denethor-awakened': 'minas-tirith' },
  });
  last
    .mayExactly('recruit sauron-regular minas-morgul')
    .shadow('recruit sauron-regular minas-morgul')
    .asks('fp', 'act');
  // with nobody left to come nothing is asked
  const nobody = plays(KING, 'muster', {
    armies: {
      'minas-morgul': 'sauron 6r',
      morannon: 'sauron 10r',
      'barad-dur': 'sauron 10r',
      gorgoroth: 'sauron 10r 8n',
    },
    characters: { 'denethor-awakened': 'minas-tirith' },
  });
  assert.equal(nobody.asks('fp', 'act').at('minas-morgul'), 'sauron 6r');
  const aragorn = plays(KING, 'muster', {
    armies: { 'minas-morgul': 'sauron 1r' },
    characters: { aragorn: 'bree' },
  }).asks('fp');
  assert.equal(aragorn.at('minas-morgul'), 'sauron 6r 1n');
  cannot(KING, 'muster', 'card-needs-king-or-steward', { characters: { 'brand-awakened': 'dale', strider: 'bree' } });
});

test('KM-23.24 [kings-the-king-is-revealed] behind the walls of a besieged Minas Morgul too', () => {
  const set = { armies: { 'minas-morgul': 'gondor 3r' }, besieged: { 'minas-morgul': 'sauron 1r' } };
  const g = plays(KING, 'muster', { ...set, characters: { 'denethor-awakened': 'minas-morgul' } });
  g.asks('shadow', 'host-of-morgul').shadow('recruit sauron-regular minas-morgul').asks('shadow', 'trim');
  assert.equal(g.at('inside-minas-morgul'), 'sauron 7r 1n');
  const lost = plays(KING, 'muster', {
    ...set,
    besieged: {},
    control: { 'minas-morgul': 'free-peoples' },
    characters: { 'denethor-awakened': 'minas-tirith' },
  });
  lost.asks('fp', 'act');
});

const WORK = 'work-of-the-enemy';

test('KM-23.27 [work-of-the-enemy] three dice against an Army beside a Sovereign: fives and sixes hit, fours too beside a Corrupted one', () => {
  const set: Scenario = { armies: { dale: 'north 3r', edoras: 'rohan 2r', folde: 'rohan 2r' }, corrupted: ['theoden'] };
  const g = plays(WORK, 'muster', set).asks('shadow', 'card-hits-whom').mayExactly('target dale', 'target edoras');
  g.refuses('target folde', 'KM-23.27', 'not-that-army');
  g.dice(4, 5, 6).shadow('target dale').fp('lose north-regular', 'lose north-regular').asks('fp', 'act');
  assert.deepEqual(g.diceIn('card-rolls'), [3]);
  assert.equal(g.at('dale'), 'north 1r');
  const dark = plays(WORK, 'muster', set)
    .dice(4, 3, 3)
    .shadow('target edoras')
    .fp('lose rohan-regular')
    .asks('fp', 'act');
  assert.equal(dark.at('edoras'), 'rohan 1r');
});

test('KM-23.35 [work-of-the-enemy] a besieged Army is hit too, nobody stirs, and without an Army near a Sovereign nothing happens', () => {
  const siege: Scenario = {
    armies: { erebor: 'sauron 2r' },
    besieged: { erebor: 'dwarves 2r' },
    politics: { dwarves: 'passive 1' },
  };
  const g = inHand(WORK, 'muster', { ...siege, characters: { 'dain-awakened': 'inside-erebor' } }).dice(6, 1, 1);
  g.shadow(`play ${WORK} muster muster`).fp('lose dwarves-regular').asks('fp', 'act');
  assert.deepEqual([g.at('inside-erebor'), g.box('dwarves')], ['dwarves 1r', 'passive 1']);
  // its last unit gone, an Awakened Sovereign stays and a grey one does not (KM-6.9)
  const last = (id: string) => {
    const set = { armies: { erebor: 'dwarves 1r' }, characters: { [id]: 'erebor' } };
    const hit = inHand(WORK, 'muster', set).dice(6, 1, 1).shadow(`play ${WORK} muster muster`);
    if (hit.prompt() === 'take-loss') hit.fp('lose dwarves-regular');
    return hit.where(id);
  };
  assert.deepEqual([last('dain-awakened'), last('dain')], ['erebor', 'gone']);
  const nobody = plays(WORK, 'muster', { armies: { folde: 'rohan 1r' }, corrupted: ['theoden'] }).asks('fp', 'act');
  assert.deepEqual(nobody.diceIn('card-rolls'), []);
});
