import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pending } from '@pony/engine';
import { tile as tileCalled } from '../../src/data.ts';
import { rules } from '../../src/game.ts';
import { type Scenario, war } from '../helpers.ts';

/** FP plays a card with its Event die. */
const plays = (card: string, given: Scenario = {}) =>
  war({ ...given, hands: { fp: [card], ...given.hands } }).fp(`play ${card} event event`);

const tile = (card: string) => () => {
  const own = tileCalled(`tile-${card}`);
  const waits = plays(card);
  assert.deepEqual(waits.s.waiting, [own], 'the tile of this card and no other');
  assert.deepEqual(waits.discarded('fp'), [card]);
  const { pool } = war({ fellowship: { mordor: 0 } }).s;
  const now = plays(card, { fellowship: { mordor: 0 } });
  assert.deepEqual(now.s.pool.slice().sort(), [...pool, own].sort(), 'in Mordor the tile goes into the pool at once');
  assert.deepEqual(now.s.waiting, []);
  for (const game of [waits, now])
    assert.deepEqual(
      game.told('tile-in-play').map((one) => one.args?.tile),
      [own],
    );
};
/** Level 1 and one region more. */
const TWO_FROM_RIVENDELL = [
  'to south-downs',
  'to weather-hills',
  'to ettenmoors',
  'to trollshaws',
  'to rivendell',
  'to fords-of-bruinen',
  'to high-pass',
  'to hollin',
];

test('[elven-cloaks] a special tile waits for Mordor', tile('elven-cloaks'));
test('[elven-rope] a special tile waits for Mordor', tile('elven-rope'));
test('[phial-of-galadriel] a special tile waits for Mordor', tile('phial-of-galadriel'));
test('[smeagol-helps-nice-master] a special tile waits for Mordor', tile('smeagol-helps-nice-master'));

test('[there-is-another-way] heals one; Gollum may hide or lead on', () => {
  assert.equal(plays('there-is-another-way', { fellowship: { corruption: 4 } }).s.corruption, 3);
  const gollum = { corruption: 4, guide: 'gollum', companions: [] };
  const shown = plays('there-is-another-way', { fellowship: { ...gollum, revealed: true } });
  shown
    .asks('fp', 'another-way')
    .mayExactly('hide-fellowship', 'done')
    .refuses('move-fellowship', 'WR-5.26')
    .fp('hide-fellowship');
  assert.equal(shown.s.hidden, 1);
  const hidden = plays('there-is-another-way', { fellowship: gollum }).mayExactly('move-fellowship', 'done');
  assert.equal(pending(rules, hidden.s)?.prompt(0).args?.only, 2, 'the other way is not named');
  assert.equal(hidden.fp('move-fellowship').s.progress, 1);
});

test('[i-will-go-alone] a group leaves one region further, then one point', () => {
  const game = plays('i-will-go-alone', { fellowship: { corruption: 2, companions: ['meriadoc', 'gimli'] } });
  game.asks('fp', 'separate').fp('companion meriadoc');
  game.mayExactly('with gimli', ...TWO_FROM_RIVENDELL);
  assert.equal(game.s.corruption, 2, 'the point comes after the separation');
  game.fp('to hollin');
  assert.equal(game.where('meriadoc'), 'hollin');
  assert.equal(game.s.corruption, 1);
  war({ hands: { fp: ['i-will-go-alone'] }, fellowship: { companions: [] } }).refuses(
    'play i-will-go-alone event event',
    'WR-5.11',
    'card-needs-companion-in-fellowship',
  );
});

test('[bilbos-song] one point, two with Gollum', () => {
  assert.equal(plays('bilbos-song', { fellowship: { corruption: 5 } }).s.corruption, 4);
  const gollum = { corruption: 5, guide: 'gollum', companions: [] };
  assert.equal(plays('bilbos-song', { fellowship: gollum }).s.corruption, 3);
});

test('[mirror-of-galadriel] a Character die becomes a Will of the West; a point in Lórien', () => {
  const game = plays('mirror-of-galadriel', {
    dice: { fp: 'event character' },
    fellowship: { at: 'lorien', corruption: 2 },
  });
  game.mayExactly('die character').fp('die character');
  assert.equal(game.dieCount('fp', 'will-of-the-west'), 1);
  assert.equal(game.s.corruption, 1);
  const far = plays('mirror-of-galadriel', { fellowship: { corruption: 2 } });
  assert.equal(far.s.corruption, 2, 'without a die and far from Lórien nothing happens');
  assert.deepEqual(far.discarded('fp'), ['mirror-of-galadriel']);
});

const KING: Scenario = { armies: { edoras: 'rohan 2r' }, characters: { strider: 'edoras' } };
const EYES = ['tile-01', 'tile-02', 'tile-03'];
const challenge = 'play challenge-of-the-king event event';
test('[challenge-of-the-king] WR-9.97 an Eye leaves the game, other tiles go back', () => {
  const pool = ['tile-01', 'tile-10', 'tile-11', 'tile-12'];
  const game = war({ ...KING, hands: { fp: ['challenge-of-the-king'] }, pool }).fp(challenge);
  assert.equal(game.told('challenge')[0]?.args?.count, 1);
  assert.equal(game.told('tile-removed').length, 1);
  assert.equal(game.s.pool.length, 3);
  assert.equal(game.where('strider'), 'edoras');
});
test('[challenge-of-the-king] three Eyes cost the king his life', () => {
  const game = war({ ...KING, hands: { fp: ['challenge-of-the-king'] }, pool: EYES }).fp(challenge);
  assert.equal(game.where('strider'), 'gone');
  assert.equal(game.s.pool.length, 3, 'the Eyes are in the pool again');
  war({ hands: { fp: ['challenge-of-the-king'] } }).refuses(challenge, 'WR-5.11', 'card-needs-character-with-army');
});
test('[challenge-of-the-king] only with an Army in a region of Gondor or Rohan, a besieged one too', () => {
  const hands = { fp: ['challenge-of-the-king'] };
  const king = (where: string, armies: Record<string, string>) =>
    war({ armies, characters: { strider: where }, hands });
  king('druadan-forest', { 'druadan-forest': 'elves 1r' }).fp(challenge);
  king('fords-of-isen', { 'fords-of-isen': 'north 1r' }).fp(challenge);
  const besieged = { 'helms-deep': 'rohan 1r' };
  const armies = { 'helms-deep': 'isengard 2r' };
  war({ armies, besieged, characters: { aragorn: 'inside-helms-deep' }, hands }).fp(challenge);
  // Osgiliath and Fangorn belong to no Nation, Lórien to the Elves, Orthanc to Isengard
  for (const where of ['osgiliath', 'fangorn', 'lorien', 'orthanc'])
    king(where, { [where]: 'gondor 1r' }).refuses(challenge, 'WR-5.11', 'card-needs-character-with-army');
  king('edoras', { folde: 'rohan 1r' }).refuses(challenge, 'WR-5.11', 'card-needs-character-with-army');
});

const road = (card: string) => () => {
  const game = plays(card, {
    fellowship: { companions: ['legolas', 'gimli'] },
    characters: { boromir: 'edoras' },
    armies: { edoras: 'rohan 1r' },
  });
  game.asks('fp', 'separate-or-move').mayExactly('separate-companions', 'move-companions').fp('move-companions');
  game.fp('companion boromir');
  assert.ok(game.may().includes('to pelargir'), game.may().join());
  game.fp('to pelargir');
  assert.equal(game.where('boromir'), 'pelargir');
  const alone = plays(card, { fellowship: { companions: [] } });
  assert.deepEqual(alone.discarded('fp'), [card], 'with nobody to send it does nothing');
};
test('[gwaihir-the-windlord] a group leaves or moves with Level 4', road('gwaihir-the-windlord'));
test('[we-prove-the-swifter] a group leaves or moves two regions further', road('we-prove-the-swifter'));
test('[we-prove-the-swifter] it may end in a besieged Stronghold', () => {
  const game = plays('we-prove-the-swifter', {
    armies: { 'helms-deep': 'isengard 2r', edoras: 'rohan 1r' },
    besieged: { 'helms-deep': 'rohan 1r' },
    characters: { boromir: 'edoras' },
    fellowship: { companions: [] },
  });
  game.fp('move-companions', 'companion boromir', 'to helms-deep');
  assert.equal(game.where('boromir'), 'inside-helms-deep');
});

test('[there-and-back-again] Gimli at home wakes the North-east', () => {
  const game = plays('there-and-back-again', {
    characters: { gimli: 'erebor' },
    fellowship: { companions: ['meriadoc'] },
    politics: { dwarves: 'passive 1', north: 'passive 1', elves: 'active 1' },
  });
  game.fp('companion meriadoc');
  game.mayExactly(...TWO_FROM_RIVENDELL);
  game.fp('to rivendell');
  assert.deepEqual([game.box('dwarves'), game.box('north'), game.box('elves')], ['active 2', 'active 2', 'active 2']);
});
test('[there-and-back-again] Gimli or Legolas in Dale, Erebor or the Woodland Realm, nobody and nowhere else', () => {
  const politics = { dwarves: 'passive 1', north: 'passive 1', elves: 'active 1' };
  const boxes = (characters: Record<string, string>) => {
    const game = plays('there-and-back-again', { characters, fellowship: { companions: [] }, politics });
    return ['dwarves', 'north', 'elves'].map((nation) => game.box(nation)).join(', ');
  };
  for (const who of ['gimli', 'legolas']) {
    for (const home of ['dale', 'erebor', 'woodland-realm'])
      assert.equal(boxes({ [who]: home }), 'active 2, active 2, active 2', `${who} in ${home}`);
    for (const away of ['iron-hills', 'old-forest-road', 'northern-mirkwood'])
      assert.equal(boxes({ [who]: away }), 'passive 1, passive 1, active 1', `${who} in ${away}`);
  }
  assert.equal(boxes({ strider: 'dale' }), 'passive 1, passive 1, active 1');
});
test('[there-and-back-again] nobody at home: only the group leaves', () => {
  const game = plays('there-and-back-again', {
    fellowship: { companions: ['meriadoc'] },
    politics: { dwarves: 'passive 1' },
  });
  game.fp('companion meriadoc').fp('to rivendell');
  assert.equal(game.box('dwarves'), 'passive 1');
});

const EAGLES: Scenario = {
  armies: { edoras: 'rohan 1r', folde: 'sauron 2r 2n' },
  characters: { strider: 'edoras', 'witch-king': 'folde' },
};
test('[the-eagles-are-coming] Nazgûl fall, the others flee to a Sauron Stronghold', () => {
  const game = war({ ...EAGLES, hands: { fp: ['the-eagles-are-coming'] } });
  game.dice(5, 2).fp('play the-eagles-are-coming event event');
  game.asks('shadow', 'nazgul-flee').refuses('to edoras', 'WR-5.26', 'not-a-sauron-stronghold');
  game.shadow('to barad-dur').army('barad-dur', 'sauron 1n').army('folde', 'sauron 2r');
  assert.equal(game.where('witch-king'), 'folde', 'the Witch-king is no Nazgûl here');
  war({ hands: { fp: ['the-eagles-are-coming'] } }).refuses(
    'play the-eagles-are-coming event event',
    'WR-5.11',
    'card-needs-eagles',
  );
});
test('[the-eagles-are-coming] of several Armies FP names one', () => {
  const game = war({
    armies: { edoras: 'rohan 1r', folde: 'sauron 2r 1n', westemnet: 'sauron 1r 1n' },
    characters: { strider: 'edoras' },
    hands: { fp: ['the-eagles-are-coming'] },
  }).fp('play the-eagles-are-coming event event');
  game.mayExactly('target folde', 'target westemnet').refuses('target edoras', 'WR-5.26', 'not-that-army');
  game.dice(6).fp('target westemnet').army('westemnet', 'sauron 1r');
});

test('[the-eagles-are-coming] five dice at most; the flight ends in an unconquered Sauron Stronghold', () => {
  const game = war({
    armies: { edoras: 'rohan 1r', folde: 'sauron 2r 7n', 'dol-guldur': 'gondor 1r', 'minas-morgul': 'gondor 1r' },
    besieged: { 'minas-morgul': 'sauron 1r' },
    control: { 'dol-guldur': 'free-peoples' },
    characters: { strider: 'edoras' },
    hands: { fp: ['the-eagles-are-coming'] },
  });
  game.dice(5, 6, 1, 2, 4).fp('play the-eagles-are-coming event event');
  assert.deepEqual(game.diceIn('card-rolls'), [5]);
  game.army('folde', 'sauron 2r 5n').asks('shadow', 'nazgul-flee');
  game.mayExactly('to barad-dur', 'to minas-morgul', 'to morannon', 'to moria', 'to mount-gundabad');
  game.refuses('to dol-guldur', 'WR-5.26', 'not-a-sauron-stronghold').shadow('to minas-morgul');
  game.army('inside-minas-morgul', 'sauron 1r 5n').army('folde', 'sauron 2r');
});

const ENTS: Scenario = {
  armies: { orthanc: 'isengard 3r' },
  characters: { 'gandalf-the-white': 'fangorn', saruman: 'orthanc' },
  politics: { isengard: 'active 2' },
};
const ents = (card: string) => () => {
  const set = { ...ENTS, hands: { fp: [card, 'bilbos-song', 'the-red-arrow'] }, fellowship: { corruption: 3 } };
  const game = war(set).dice(4, 5, 6).fp(`play ${card} event event`);
  game.army('orthanc', '');
  assert.equal(game.where('saruman'), 'gone');
  game.asks('fp', 'play-another').mayExactly('card bilbos-song', 'done');
  game.refuses('card the-red-arrow', 'WR-5.42', 'not-a-character-card').fp('card bilbos-song');
  assert.equal(game.s.corruption, 2);
  assert.equal(game.box('isengard'), 'active 3', 'it counts as an attack');
  const held = war(set).dice(1, 1, 4).fp(`play ${card} event event`).shadow('lose isengard-regular');
  assert.equal(held.where('saruman'), 'orthanc');
  held.fp('done');
  war({ hands: { fp: [card] }, characters: { 'gandalf-the-white': 'edoras' } }).refuses(
    `play ${card} event event`,
    'WR-5.11',
    'card-needs-companion-there',
  );
  // Another Companion wakes the Ents; the card more is for Gandalf in Fangorn or in Rohan
  const apart = (where: string) =>
    war({ ...set, characters: { ...ENTS.characters, 'gandalf-the-white': where, legolas: 'fangorn' } })
      .dice(4, 5, 6)
      .fp(`play ${card} event event`);
  for (const near of ['helms-deep', 'folde', 'fords-of-isen'])
    apart(near).asks('fp', 'play-another').mayExactly('card bilbos-song', 'done');
  for (const far of ['parth-celebrant', 'druadan-forest', 'lorien', 'forlindon']) {
    const alone = apart(far).asks('shadow', 'act');
    assert.deepEqual(alone.hand('fp'), ['bilbos-song', 'the-red-arrow'], far);
  }
};
test(
  '[the-ents-awake-treebeard] WR-5.43 three dice against Orthanc, Saruman falls, one more card',
  ents('the-ents-awake-treebeard'),
);
test('[the-ents-awake-huorns] three dice against Orthanc, Saruman falls, one more card', ents('the-ents-awake-huorns'));
test(
  '[the-ents-awake-entmoot] three dice against Orthanc, Saruman falls, one more card',
  ents('the-ents-awake-entmoot'),
);

const DEAD: Scenario = {
  armies: { edoras: 'rohan 1r', pelargir: 'southrons-easterlings 5r' },
  control: { pelargir: 'shadow' },
  characters: { strider: 'edoras', legolas: 'edoras', boromir: 'edoras' },
};
test('[dead-men-of-dunharrow] WR-5.37 the Army at the landing takes a die of hits and must retreat', () => {
  const game = war({ ...DEAD, hands: { fp: ['dead-men-of-dunharrow'] } }).fp('play dead-men-of-dunharrow event event');
  game.asks('fp', 'who-goes-along').mayExactly('with legolas', 'with boromir', 'done').fp('with legolas', 'done');
  game.mayExactly('to erech', 'to lamedon', 'to pelargir').refuses('to edoras', 'WR-5.33', 'only-these-regions');
  game.dice(3).fp('to pelargir');
  game.shadow('lose southrons-easterlings-regular', 'lose southrons-easterlings-regular');
  game.shadow('lose southrons-easterlings-regular').asks('shadow', 'must-retreat').shadow('to osgiliath');
  game.army('osgiliath', 'southrons-easterlings 2r').mayExactly('count 0', 'count 1', 'count 2', 'count 3');
  game.fp('count 2').army('pelargir', 'gondor 2r');
  assert.equal(game.controls('pelargir'), 'free-peoples', 'the City is taken back');
  assert.equal(game.where('legolas'), 'pelargir');
  assert.equal(game.where('boromir'), 'edoras');
});
test('[dead-men-of-dunharrow] an empty landing: only the recruits', () => {
  const game = war({ ...DEAD, hands: { fp: ['dead-men-of-dunharrow'] } }).fp('play dead-men-of-dunharrow event event');
  game.fp('done', 'to erech', 'count 3').army('erech', 'gondor 3r');
  const none = war({
    ...DEAD,
    armies: { edoras: 'rohan 1r', 'minas-tirith': 'gondor 10r', 'dol-amroth': 'gondor 5r' },
    hands: { fp: ['dead-men-of-dunharrow'] },
  });
  none.fp('play dead-men-of-dunharrow event event', 'done', 'to erech').asks('fp', 'guide-draws');
  war({ hands: { fp: ['dead-men-of-dunharrow'] } }).refuses(
    'play dead-men-of-dunharrow event event',
    'WR-5.11',
    'card-needs-character-in-nation',
  );
});

test('[house-of-the-stewards] a Gondor unit beside Boromir and two Strategy cards', () => {
  const game = plays('house-of-the-stewards', {
    armies: { pelargir: 'gondor 1r' },
    characters: { boromir: 'pelargir' },
  });
  game.mayExactly('figure gondor-regular pelargir', 'figure gondor-elite pelargir').fp('figure gondor-elite pelargir');
  game.army('pelargir', 'gondor 1r 1e');
  assert.equal(game.hand('fp').length, 2);
  war({ hands: { fp: ['house-of-the-stewards'] } }).refuses(
    'play house-of-the-stewards event event',
    'WR-5.11',
    'card-needs-character-in-nation',
  );
});

test('[the-grey-company] WR-5.38 a Regular becomes an Elite, and two Strategy cards', () => {
  const game = plays('the-grey-company', {
    armies: { edoras: 'rohan 2r', folde: 'rohan 1r' },
    characters: { strider: 'edoras' },
  });
  game.mayExactly('figure rohan-regular edoras').fp('figure rohan-regular edoras').army('edoras', 'rohan 1r 1e');
  assert.equal(game.lost('rohan', 'r'), 1, 'the Regular is a casualty');
  assert.equal(game.hand('fp').length, 2);
  war({ hands: { fp: ['the-grey-company'] } }).refuses(
    'play the-grey-company event event',
    'WR-5.11',
    'card-needs-character-with-army',
  );
});
