/** KM-4, KM-6: Kings tiles in the Hunt, Sovereigns on the map. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { field, rollOf } from './field.ts';
import { kings } from './helpers.ts';

const ONES = [1, 1, 1, 1, 1, 1, 1, 1];

test('KM-4.3 KM-EX1 [tile-crown-2] the Breaking of the Fellowship separates as many as its number says', () => {
  const g = kings({
    acts: 'shadow',
    fellowship: { at: 'hollin', revealed: true },
    hands: { shadow: ['the-breaking-of-the-fellowship'] },
    pool: ['tile-crown-2', 'tile-07'],
  });
  g.shadow('play the-breaking-of-the-fellowship event event').asks('fp', 'must-separate');
  g.fp('companion gimli', 'companion legolas').asks('fp', 'name-guide');
  assert.deepEqual([g.where('gimli'), g.where('legolas'), g.where('boromir')], ['hollin', 'hollin', 'fellowship']);
});

test('KM-4.4 [tile-crown-1] outside attempts the crown does nothing: no reveal, no stop, no Sovereign touched', () => {
  const g = kings({ dice: { fp: 'character' }, huntBox: { shadow: 5 }, pool: ['tile-crown-1', 'tile-07'] });
  g.dice(6, 6, 6, 6, 6).fp('travel character character');
  while (g.asked()[0] === 'fp' && g.s.corruption === 0) g.fp(g.may().find((word) => word === 'no') ?? g.may()[0]);
  assert.deepEqual([g.s.corruption, g.s.hidden], [1, 1]);
  assert.deepEqual(g.kings().crowns.flat(), []);
});

test('KM-4.5 a drawn Kings tile stays out until an exhausted pool is filled again, and does not come back in Mordor', () => {
  const g = kings({ dice: { fp: 'character character' }, huntBox: { shadow: 5 }, pool: ['tile-07'] });
  assert.ok(g.isDrawn('tile-crown-1') && g.isDrawn('tile-01'));
  g.dice(6, 6, 6, 6, 6).fp('travel character character');
  while (g.asked()[0] === 'fp' && g.s.corruption === 0) g.fp(g.may().find((word) => word === 'no') ?? g.may()[0]);
  assert.ok(g.inPool('tile-crown-1'), 'back with the others');
  const mordor = kings({
    phase: 'recover',
    fellowship: { at: 'morannon', progress: 0 },
    pool: ['tile-07', 'tile-08'],
  });
  while (!mordor.may()[0].startsWith('allocate')) {
    const enter = mordor.may().find((word) => word === 'yes');
    mordor.by(mordor.asked()[0], enter ?? mordor.may()[0]);
  }
  assert.equal(mordor.s.mordor, 0);
  assert.deepEqual([mordor.inPool('tile-01'), mordor.inPool('tile-crown-1')], [true, false]);
});

test('KM-4.6 KM-11.9 on a Sovereign it is worth nothing', () => {
  const g = kings({ acts: 'shadow', huntBox: { shadow: 2 }, pool: ['tile-crown-2', 'tile-07'] });
  g.shadow('corrupt brand');
  assert.deepEqual([g.tiles('brand'), g.isCorrupted('brand')], [['tile-crown-2'], false]);
});

test('KM-4.7 Orc Patrol resolves it, Challenge of the King puts it back, Gollum has no sign to ignore', () => {
  const g = kings({
    acts: 'shadow',
    fellowship: { at: 'hollin' },
    hands: { shadow: ['orc-patrol'] },
    pool: ['tile-crown-2', 'tile-07'],
  });
  g.shadow('play orc-patrol event event');
  while (g.asked()[0] === 'fp' && g.s.corruption === 0) g.fp(g.may().find((word) => word === 'no') ?? g.may()[0]);
  assert.equal(g.s.corruption, 2);
  const challenge = kings({
    characters: { strider: 'minas-tirith' },
    hands: { fp: ['challenge-of-the-king'] },
    pool: ['tile-crown-1', 'tile-crown-2', 'tile-01', 'tile-07', 'tile-08'],
  });
  challenge.fp('play challenge-of-the-king event event');
  while (challenge.may().some((word) => word === 'yes')) challenge.fp('yes');
  assert.ok(challenge.inPool('tile-crown-1') && challenge.inPool('tile-crown-2') && !challenge.inPool('tile-01'));
});

test('KM-6.1 KM-6.2 a grey Sovereign leads: one point, no unit, and a Character result moves his Army', () => {
  const g = field({ free: 'rohan 3r', characters: { theoden: 'free' }, rolls: ONES });
  assert.equal(rollOf(g, 'combat-rolls', 0)[0].dice.length, 3);
  g.asks('fp', 'leader-reroll').mayExactly('reroll 0', 'reroll 1');
  const march = kings({
    armies: { westemnet: 'rohan 1r', folde: 'rohan 1r', orthanc: 'isengard 1r' },
    characters: { theoden: 'westemnet' },
    politics: { rohan: 'war' },
    dice: { fp: 'character' },
  });
  march.fp('march character character').mayExactly('army westemnet').fp('army westemnet', 'to edoras');
  march.fp('done');
  assert.equal(march.where('theoden'), 'edoras');
});

test('KM-6.2 he may lead units of any Nation of the Free Peoples, and takes no hits', () => {
  const g = field({ free: 'gondor 3r', characters: { theoden: 'free' }, rolls: [6, 1, 1, 1, 1, 1] });
  g.fp('reroll 0').asks('fp', 'take-loss').mayExactly('lose gondor-regular');
  g.refuses('companion theoden', 'WR-6.561');
});

test('KM-6.3 KM-6.6 KM-6.9 without units beside him a grey Sovereign is gone, his tiles go back to the pool', () => {
  const g = kings({
    acts: 'shadow',
    armies: { edoras: 'rohan 1r', dale: 'north 1r', erebor: 'dwarves 1r' },
    tiles: { theoden: ['tile-07', 'tile-crown-1'] },
    characters: { 'dain-awakened': 'erebor' },
    hands: { shadow: ['work-of-the-enemy'] },
    dice: { shadow: 'muster' },
  });
  g.shadow('play work-of-the-enemy muster muster').dice(6, 1, 1).shadow('target edoras');
  assert.equal(g.where('theoden'), 'gone');
  assert.ok(g.inPool('tile-07') && g.inPool('tile-crown-1'));
  assert.deepEqual(g.tiles('theoden'), []);
  const awake = kings({
    acts: 'shadow',
    armies: { dale: 'north 1r', erebor: 'dwarves 1r' },
    characters: { 'dain-awakened': 'erebor' },
    hands: { shadow: ['work-of-the-enemy'] },
    dice: { shadow: 'muster' },
  });
  awake.shadow('play work-of-the-enemy muster muster').dice(6, 1, 1).shadow('target erebor');
  assert.deepEqual([awake.at('erebor'), awake.where('dain-awakened')], ['', 'erebor']);
});

test('KM-6.4 of a Nation not At War he stays behind: on the march into another Nation, and in an attack', () => {
  const g = kings({
    armies: { folde: 'gondor 2r, rohan 1r', orthanc: 'isengard 1r' },
    characters: { theoden: 'folde' },
    politics: { gondor: 'war', rohan: 'active 2' },
    dice: { fp: 'army' },
  });
  g.fp('march army army', 'army folde', 'to druadan-forest');
  g.fp('done').asks('fp', 'move-army');
  assert.deepEqual([g.where('theoden'), g.at('druadan-forest')], ['folde', 'gondor 2r']);
  const attack = kings({
    armies: { folde: 'gondor 3r', eastemnet: 'sauron 1r' },
    characters: { theoden: 'folde' },
    politics: { gondor: 'war', rohan: 'active 2' },
    dice: { fp: 'army' },
  });
  attack.fp('attack army army', 'army folde', 'target eastemnet').refuses('done', 'WR-6.510');
  attack.fp('leave gondor-regular').asks('fp', 'leave-rearguard');
  assert.equal(attack.where('theoden'), 'folde');
});

test('KM-6.2 KM-6.4 Dáin of the Dwarves stays behind like the others, and never without a unit', () => {
  const march = (armies: string, dwarves: string) =>
    kings({
      armies: { erebor: armies },
      politics: { north: 'war', dwarves },
      dice: { fp: 'army' },
    }).fp('march army army', 'army erebor', 'to dale');
  const apart = march('dwarves 1r, north 2r', 'active 2').fp('done').asks('fp', 'move-army');
  assert.deepEqual([apart.where('dain'), apart.at('dale')], ['erebor', 'north 2r']);
  march('dwarves 2r', 'war').refuses('leave-character dain', 'WR-6.406', 'leader-needs-unit');
});

test('KM-6.5 a grey Sovereign is no Companion: he does not travel alone and serves no card that asks for one', () => {
  const g = kings({ dice: { fp: 'character' }, fellowship: { companions: [] } });
  g.refuses('companions character character', 'WR-4.26');
  const battle = field({
    characters: { theoden: 'free' },
    hands: { fp: ['gwaihir-the-windlord'] },
  });
  battle.asks('fp', 'combat-card').refuses('card gwaihir-the-windlord', 'WR-6.538', 'combat-needs-companion');
  const march = kings({
    armies: { edoras: 'rohan 2r', pelargir: 'gondor 2r' },
    characters: { theoden: 'edoras', boromir: 'pelargir' },
    politics: { rohan: 'war', gondor: 'war' },
    hands: { fp: ['through-a-day-and-a-night'] },
  }).fp('play through-a-day-and-a-night event event');
  march.mayExactly('army pelargir').refuses('army edoras', 'WR-6.403', 'army-not-led');
});

test('KM-6.6 he cannot be recruited again', () => {
  const g = kings({ dice: { fp: 'muster' }, characters: { theoden: 'gone' }, politics: { rohan: 'war' } });
  g.refuses('awaken theoden muster muster', 'KM-9.1').refuses('enter theoden muster muster', 'WR-4.49');
});

test('KM-6.7 KM-6.8 an Awakened Sovereign is a Companion: he goes alone, by his Level, and across every border', () => {
  const g = kings({
    dice: { fp: 'character' },
    characters: { 'theoden-awakened': 'folde', 'dain-awakened': 'erebor' },
    fellowship: { companions: [] },
    politics: { rohan: 'active 1' },
  });
  g.fp('companions character character', 'companion theoden-awakened');
  assert.ok(g.may().includes('to minas-tirith') && g.may().includes('to osgiliath'));
  assert.ok(!g.may().includes('to lossarnach'), 'three regions away');
  g.fp('to minas-tirith', 'companion dain-awakened');
  g.mayExactly('to dale', 'to iron-hills', 'to withered-heath');
  assert.equal(g.where('theoden-awakened'), 'minas-tirith');
});

test('KM-6.8 he falls for good with his Army in battle', () => {
  const g = field({ free: 'rohan 1r', characters: { 'theoden-awakened': 'free' }, rolls: [6, 6, 6, 1] });
  g.fp('reroll 0').asks('shadow', 'advance');
  assert.equal(g.where('theoden-awakened'), 'gone');
});

test('KM-6.10 he is never in the Fellowship: no die more for the Hunt, no Guide, no casualty', () => {
  const g = kings({
    phase: 'hunt',
    characters: { 'thranduil-awakened': 'woodland-realm' },
    fellowship: { at: 'woodland-realm', companions: [] },
  });
  g.mayExactly('allocate 0', 'allocate 1');
});

test('KM-6.11 he adds no strength of his own and no die', () => {
  const g = field({ free: 'rohan 2r', characters: { 'theoden-awakened': 'free' }, rolls: ONES });
  assert.equal(rollOf(g, 'combat-rolls', 0)[0].dice.length, 2);
});

test('KM-6.12 he wakes his own Nation where he ends his move, and no other', () => {
  const g = kings({
    dice: { fp: 'character' },
    characters: { 'dain-awakened': 'dale', 'thranduil-awakened': 'dale' },
    politics: { dwarves: 'passive 1', north: 'passive 1' },
    fellowship: { companions: [] },
  });
  g.fp('companions character character', 'companion dain-awakened', 'to erebor').asks('fp', 'move-companions');
  assert.deepEqual([g.box('dwarves'), g.box('north')], ['active 1', 'passive 1']);
});

test('KM-6.13 KM-12.14 KM-12.15 a Corrupted Sovereign leads nobody and is no Companion', () => {
  const g = kings({
    acts: 'shadow',
    armies: { edoras: 'rohan 3r', westemnet: 'isengard 3r' },
    corrupted: ['theoden'],
    politics: { rohan: 'war', isengard: 'war' },
    dice: { shadow: 'army', fp: 'character' },
    hands: { fp: ['gwaihir-the-windlord', 'mirror-of-galadriel'] },
  });
  g.refuses('march character character', 'WR-4.20');
  g.shadow('attack army army', 'army westemnet', 'target edoras', 'done');
  g.refuses('card gwaihir-the-windlord', 'WR-6.538', 'combat-needs-companion');
  g.refuses('card mirror-of-galadriel', 'WR-6.538', 'combat-needs-leader');
  g.dice(...ONES)
    .fp('no')
    .asks('shadow', 'press-on');
});

test('KM-6.13 KM-12.14 his Army does not move by a Character result', () => {
  const g = kings({
    armies: { edoras: 'rohan 3r', westemnet: 'isengard 3r' },
    corrupted: ['theoden'],
    politics: { rohan: 'war', isengard: 'war' },
    dice: { fp: 'character' },
    fellowship: { companions: [] },
  });
  g.refuses('march character character', 'WR-4.26').refuses('attack character character', 'WR-4.26');
  g.refuses('companions character character', 'WR-4.26');
});

test('KM-6.14 KM-12.16 KM-EX6 he stays where he is, whatever becomes of the Army around him', () => {
  const g = kings({
    armies: { edoras: 'rohan 3r', orthanc: 'isengard 1r' },
    corrupted: ['theoden'],
    politics: { rohan: 'war' },
    dice: { fp: 'army' },
  });
  g.fp('march army army', 'army edoras', 'to folde', 'done');
  const seen = () => g.seen(null).kings.sovereigns[3];
  assert.deepEqual([seen().state, g.rules.name('region', seen().region)], ['corrupted', 'edoras']);
  const battle = kings({
    acts: 'shadow',
    armies: { edoras: 'rohan 1r', westemnet: 'isengard 5r' },
    corrupted: ['theoden'],
    politics: { rohan: 'war', isengard: 'war' },
    dice: { shadow: 'army' },
  });
  battle
    .shadow('attack army army', 'army westemnet', 'target edoras')
    .dice(6, 6, 6, 6, 6, 1)
    .shadow('done', 'yes', 'done');
  assert.equal(battle.at('edoras'), 'isengard 5r');
  assert.ok(battle.isCorrupted('theoden'));
});

test('KM-6.15 Heroic Death may take a grey Sovereign for one hit, or an Awakened one for as many as his Level', () => {
  const g = field({
    free: 'rohan 3r',
    characters: { theoden: 'free' },
    tiles: { theoden: ['tile-07'] },
    fp: 'there-is-another-way',
    rolls: [6, 6, 6, 1, 1, 1],
  });
  g.fp('reroll 0')
    .asks('fp', 'heroic-death')
    .mayExactly('companion theoden', 'done')
    .fp('companion theoden')
    .asks('fp', 'take-loss');
  assert.deepEqual([g.where('theoden'), g.inPool('tile-07')], ['gone', true]);
  assert.equal(g.told('cancels-hits')[0].args?.count, 1);
  const awake = field({
    free: 'rohan 3r',
    characters: { 'theoden-awakened': 'free' },
    fp: 'there-is-another-way',
    rolls: [6, 6, 6, 1, 1, 1],
  });
  awake.fp('reroll 0', 'companion theoden-awakened').asks('fp', 'take-loss');
  assert.equal(awake.told('cancels-hits')[0].args?.count, 2);
});

test('KM-6.15 Black Breath kills a grey Sovereign as a Leader, an Awakened one by his Level', () => {
  const victims = (characters: Record<string, string>) => {
    const g = field({
      free: 'rohan 5r',
      dark: 'sauron 3r 1n',
      characters,
      sh: 'morgul-wound',
      rolls: [1, 1, 1, 1, 1, 1, 1, 1],
    });
    g.dice(6).shadow('reroll 1').fp('reroll 0').asks('shadow', 'black-breath');
    return g.may();
  };
  assert.deepEqual(victims({ theoden: 'free', 'dain-awakened': 'free', 'thranduil-awakened': 'free' }), [
    'companion theoden',
    'companion dain-awakened',
    'done',
  ]);
});

test('KM-6.15 Words of Power silence an Awakened Sovereign, the 3 of Théoden too', () => {
  const g = field({
    free: 'rohan 5r',
    dark: 'sauron 3r 1n',
    characters: { 'theoden-awakened': 'free', theoden: 'replaced', boromir: 'free' },
    sh: 'the-lidless-eye',
  });
  g.dice(...ONES).shadow('companion theoden-awakened', 'reroll 0');
  g.asks('fp', 'leader-reroll').mayExactly('reroll 0', 'reroll 1');
});

test('KM-6.16 cards that ask for Companions on the map see an Awakened Sovereign', () => {
  const g = kings({
    hands: { fp: ['book-of-mazarbul'] },
    characters: { 'dain-awakened': 'erebor' },
    fellowship: { companions: [] },
    dice: { fp: 'muster' },
    politics: { dwarves: 'active 1' },
  });
  g.fp('play book-of-mazarbul muster muster');
  while (g.may().includes('done')) g.fp('done');
  assert.equal(g.box('dwarves'), 'active 4');
  const stand = field({
    free: 'rohan 3r',
    characters: { 'theoden-awakened': 'free', 'dain-awakened': 'free' },
    fp: 'the-grey-company',
    rolls: ONES,
  });
  assert.equal(rollOf(stand, 'combat-rolls', 1)[0].dice.length, 1);
});

test('KM-6.16 Gwaihir carries an Awakened Sovereign; cards about the Companions of the Fellowship do not see him', () => {
  const g = kings({
    hands: { fp: ['gwaihir-the-windlord'] },
    characters: { 'dain-awakened': 'erebor' },
    fellowship: { companions: [] },
    dice: { fp: 'character' },
  });
  g.fp('play gwaihir-the-windlord character character')
    .mayExactly('move-companions')
    .fp('move-companions', 'companion dain-awakened');
  assert.ok(g.may().includes('to woodland-realm') && g.may().includes('to carrock'));
});
