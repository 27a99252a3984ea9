import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from '../helpers.ts';

/** FP plays a card with its Event die. */
const plays = (card: string, given: Scenario = {}) =>
  war({ ...given, hands: { fp: [card], ...given.hands } }).fp(`play ${card} event event`);
const cannot = (card: string, say: string, given: Scenario = {}) =>
  war({ ...given, hands: { fp: [card] } }).refuses(`play ${card} event event`, 'WR-5.11', say);

test('[book-of-mazarbul] Companions move; one in Erebor takes the Dwarves to war', () => {
  const set: Scenario = {
    characters: { gimli: 'dale' },
    politics: { dwarves: 'passive 1' },
    armies: { dale: 'north 1r' },
  };
  const game = plays('book-of-mazarbul', set).fp('companion gimli', 'to erebor');
  assert.equal(game.box('dwarves'), 'active 4');
  const stays = plays('book-of-mazarbul', set).fp('done');
  assert.equal(stays.box('dwarves'), 'passive 1');
});
/** Where a Nation stands after a card that is played with one Companion there, who stays. */
const boxAfter = (card: string, nation: string, where: string): string =>
  plays(card, { characters: { gimli: where }, politics: { [nation]: 'passive 1' } })
    .fp('done')
    .box(nation);
test('[book-of-mazarbul] a Companion in Erebor or Ered Luin is enough, in no other region', () => {
  for (const where of ['erebor', 'ered-luin'])
    assert.equal(boxAfter('book-of-mazarbul', 'dwarves', where), 'active 4', where);
  for (const where of ['iron-hills', 'north-ered-luin', 'dale', 'grey-havens'])
    assert.equal(boxAfter('book-of-mazarbul', 'dwarves', where), 'passive 1', where);
});

test('[fear-fire-foes] Companions move; one in Bree takes the North to war', () => {
  const set: Scenario = { characters: { meriadoc: 'bree' }, politics: { north: 'passive 2' } };
  assert.equal(plays('fear-fire-foes', set).fp('done').box('north'), 'active 4');
  const far = plays('fear-fire-foes', { characters: { meriadoc: 'edoras' }, politics: { north: 'passive 2' } });
  assert.equal(far.fp('done').box('north'), 'passive 2');
});
test('[fear-fire-foes] a Companion in the Shire or Bree is enough, in no other region', () => {
  for (const where of ['the-shire', 'bree'])
    assert.equal(boxAfter('fear-fire-foes', 'north', where), 'active 4', where);
  for (const where of ['buckland', 'old-forest', 'north-downs', 'dale'])
    assert.equal(boxAfter('fear-fire-foes', 'north', where), 'passive 1', where);
});

test('[wisdom-of-elrond] a Nation of the Free Peoples wakes and advances', () => {
  const game = plays('wisdom-of-elrond', { politics: { north: 'passive 1' } });
  game.mayExactly('nation dwarves', 'nation elves', 'nation gondor', 'nation north', 'nation rohan');
  game.refuses('nation sauron', 'WR-5.26', 'not-that-nation').fp('nation north');
  assert.equal(game.box('north'), 'active 2');
});

test('[the-spirit-of-mordor] five dice against a Shadow Army of two Nations', () => {
  const game = war({
    armies: {
      osgiliath: 'sauron 3r, southrons-easterlings 2r',
      morannon: 'sauron 4r',
      moria: 'sauron 1r, isengard 1r',
    },
    hands: { fp: ['the-spirit-of-mordor'] },
  }).fp('play the-spirit-of-mordor event event');
  game.mayExactly('target osgiliath', 'target moria').refuses('target morannon', 'WR-5.26', 'not-that-army');
  game.dice(5, 6, 1, 2, 3).fp('target osgiliath').asks('shadow', 'take-loss');
  game.shadow('lose sauron-regular', 'lose southrons-easterlings-regular');
  game.army('osgiliath', 'sauron 2r, southrons-easterlings 1r');
  const none = plays('the-spirit-of-mordor', { armies: { morannon: 'sauron 4r' } });
  assert.deepEqual(none.told('card-rolls'), []);
});

test('[faramirs-rangers] WR-5.27 three dice against an Army in Ithilien, then help for Osgiliath', () => {
  const set: Scenario = { armies: { 'north-ithilien': 'sauron 3r', osgiliath: 'gondor 1r' } };
  const game = war({ ...set, hands: { fp: ['faramirs-rangers'] } })
    .dice(5, 1, 2)
    .fp('play faramirs-rangers event event');
  game.shadow('lose sauron-regular').mayExactly('figure gondor-regular osgiliath', 'figure gondor-elite osgiliath');
  game.fp('figure gondor-elite osgiliath').army('osgiliath', 'gondor 1r 1e 1l');
  const nobody = plays('faramirs-rangers', { armies: { osgiliath: 'sauron 1r' } });
  assert.equal(nobody.told('recruits').length, 0, 'no Free Peoples in Osgiliath: no recruits');
});
test('[faramirs-rangers] WR-5.36 FP names an Army in either Ithilien or Osgiliath; it is no attack', () => {
  const game = plays('faramirs-rangers', {
    armies: {
      'north-ithilien': 'sauron 1r',
      'south-ithilien': 'sauron 2r',
      osgiliath: 'southrons-easterlings 2r',
      'minas-morgul': 'sauron 3r',
      'west-harondor': 'southrons-easterlings 1r',
    },
    politics: { gondor: 'passive 2', sauron: 'active 2', 'southrons-easterlings': 'active 2' },
  });
  game.mayExactly('target north-ithilien', 'target south-ithilien', 'target osgiliath');
  game.refuses('target minas-morgul', 'WR-5.26', 'not-that-army').dice(5, 6, 1).fp('target osgiliath');
  game.army('osgiliath', '').army('south-ithilien', 'sauron 2r');
  const boxes = ['gondor', 'sauron', 'southrons-easterlings'].map((nation) => game.box(nation));
  assert.deepEqual(boxes, ['passive 2', 'active 2', 'active 2']);
  const only: Scenario = { armies: { 'south-ithilien': 'sauron 2r' }, politics: { sauron: 'active 2' } };
  const south = war({ ...only, hands: { fp: ['faramirs-rangers'] } })
    .dice(1, 4, 5)
    .fp('play faramirs-rangers event event');
  south.shadow('lose sauron-regular').army('south-ithilien', 'sauron 1r');
  assert.equal(south.box('sauron'), 'active 2');
});

const recruits =
  (card: string, where: string, nation: string, given: Scenario = {}) =>
  () => {
    const [regular, elite] = [`figure ${nation}-regular ${where}`, `figure ${nation}-elite ${where}`];
    const game = plays(card, { armies: { bree: 'north 1r' }, ...given })
      .mayExactly(regular, elite)
      .fp(elite);
    game.army(where, `${nation} 1e 1l`);
    const lost = plays(card, { armies: { [where]: 'sauron 1r' }, control: { [where]: 'shadow' }, ...given });
    lost.army(where, 'sauron 1r');
  };
test(
  '[guards-of-the-citadel] a unit and a Leader in Minas Tirith',
  recruits('guards-of-the-citadel', 'minas-tirith', 'gondor'),
);
test(
  '[grimbeorn-the-old-son-of-beorn] a unit and a Leader in Carrock',
  recruits('grimbeorn-the-old-son-of-beorn', 'carrock', 'north'),
);
test(
  '[imrahil-of-dol-amroth] a unit and a Leader in Dol Amroth',
  recruits('imrahil-of-dol-amroth', 'dol-amroth', 'gondor'),
);
test('[dain-ironfoots-guard] a unit and a Leader in Erebor', recruits('dain-ironfoots-guard', 'erebor', 'dwarves'));

const withCard = (card: string, where: string, nation: string) => () => {
  const game = plays(card, { armies: { bree: 'north 1r' }, top: { fp: ['the-red-arrow'] } });
  game.fp(`figure ${nation}-elite ${where}`).army(where, `${nation} 1e`);
  assert.deepEqual(game.hand('fp'), ['the-red-arrow']);
};
test(
  '[kindred-of-glorfindel] an Elf in Rivendell and a Strategy card',
  withCard('kindred-of-glorfindel', 'rivendell', 'elves'),
);
test(
  '[thranduils-archers] an Elf in the Woodland Realm and a Strategy card',
  withCard('thranduils-archers', 'woodland-realm', 'elves'),
);

test('[king-brands-men] two Regulars in Dale and a Strategy card', () => {
  const game = plays('king-brands-men', { armies: { bree: 'north 1r' } }).army('dale', 'north 2r');
  assert.equal(game.hand('fp').length, 1);
});

test('[swords-in-eriador] WR-5.51 a unit in the Shire, one in Ered Luin, and a Strategy card', () => {
  const game = plays('swords-in-eriador', { armies: { bree: 'north 1r' } });
  game.fp('figure north-regular the-shire', 'figure dwarves-elite ered-luin');
  game.army('the-shire', 'north 1r').army('ered-luin', 'dwarves 1e');
  assert.equal(game.hand('fp').length, 1);
});

test('[the-red-arrow] Rohan advances; a unit and a Leader in Edoras', () => {
  const politics = { gondor: 'active 2', rohan: 'passive 1' };
  const game = plays('the-red-arrow', { armies: { bree: 'north 1r' }, politics });
  assert.equal(game.box('rohan'), 'passive 2');
  game.fp('figure rohan-regular edoras').army('edoras', 'rohan 1r 1l');
  cannot('the-red-arrow', 'card-needs-active', { politics: { gondor: 'passive 2' } });
});

test('[cirdans-ships] two Elves in one coastal region with an Army', () => {
  const set: Scenario = { armies: { 'grey-havens': 'elves 1r', pelargir: 'gondor 1r', bree: 'north 1r' } };
  const game = plays('cirdans-ships', { ...set, politics: { elves: 'war' } });
  game.mayExactly('to grey-havens', 'to pelargir').refuses('to bree', 'WR-6.317', 'cannot-recruit-there');
  game.fp('to pelargir', 'figure elves-elite pelargir', 'figure elves-regular pelargir');
  game.army('pelargir', 'elves 1r 1e, gondor 1r');
  cannot('cirdans-ships', 'card-needs-at-war', set);
});
test('[cirdans-ships] WR-6.316 a besieged coastal Stronghold will do, an Army inland will not', () => {
  const game = plays('cirdans-ships', {
    armies: { 'dol-amroth': 'sauron 2r', 'helms-deep': 'isengard 2r', pelargir: 'gondor 1r' },
    besieged: { 'dol-amroth': 'gondor 1r', 'helms-deep': 'rohan 1r' },
    politics: { elves: 'war' },
  });
  game.mayExactly('to dol-amroth', 'to pelargir').refuses('to helms-deep', 'WR-6.317', 'cannot-recruit-there');
  game.fp('to dol-amroth', 'figure elves-elite dol-amroth', 'figure elves-elite dol-amroth');
  game.army('inside-dol-amroth', 'elves 2e, gondor 1r').army('dol-amroth', 'sauron 2r');
});

test('[riders-of-theoden] in Edoras or with a Companion in Rohan', () => {
  const game = plays('riders-of-theoden', {
    armies: { bree: 'north 1r' },
    characters: { strider: 'folde', legolas: 'bree' },
  });
  game.mayExactly('to edoras', 'to folde').fp('to folde', 'figure rohan-elite folde').army('folde', 'rohan 1e 1l');
});

test('[eomer-son-of-eomund] WR-5.52 in a free region of Rohan with a Settlement, never in a siege', () => {
  const game = plays('eomer-son-of-eomund', {
    armies: { 'helms-deep': 'isengard 2r', folde: 'isengard 1r' },
    besieged: { 'helms-deep': 'rohan 1r' },
  });
  game.mayExactly('to edoras', 'to westemnet').fp('to westemnet', 'figure rohan-regular westemnet');
  game.army('westemnet', 'rohan 1r 1l');
});

test('[help-unlooked-for] WR-6.554 an attack on besiegers, who roll a die fewer for each unit inside', () => {
  const game = plays('help-unlooked-for', {
    armies: { 'minas-tirith': 'sauron 4r', pelargir: 'gondor 1r', lossarnach: 'gondor 3r' },
    besieged: { 'minas-tirith': 'gondor 2r' },
    politics: { gondor: 'war', sauron: 'war' },
  });
  game.mayExactly('army lossarnach').fp('army lossarnach').mayExactly('target minas-tirith');
  game.dice(1, 1, 1, 1, 1, 1).fp('target minas-tirith', 'done');
  const told = game.told('combat-rolls').find((one) => one.args?.side === 1);
  assert.equal([told?.args?.dice ?? []].flat().length, 2);
});

test('[paths-of-the-woses] WR-5.50 an Army of Rohan, even besieged, comes to Minas Tirith', () => {
  const set: Scenario = {
    armies: { edoras: 'rohan 2r 1l', 'helms-deep': 'isengard 2r', 'minas-tirith': 'gondor 1r' },
    besieged: { 'helms-deep': 'rohan 2r' },
    politics: { rohan: 'war' },
  };
  const game = plays('paths-of-the-woses', set).mayExactly('army edoras', 'army inside-helms-deep');
  game.refuses('army minas-tirith', 'WR-5.50', 'no-army-in-rohan');
  game.fp('army inside-helms-deep').mayExactly('to minas-tirith').fp('to minas-tirith', 'leave rohan-regular');
  game.army('minas-tirith', 'gondor 1r, rohan 1r').army('inside-helms-deep', 'rohan 1r');
  cannot('paths-of-the-woses', 'card-needs-at-war', { ...set, politics: { rohan: 'active 2' } });
});
test('[paths-of-the-woses] WR-5.49 to a region beside Minas Tirith when that is besieged', () => {
  const game = plays('paths-of-the-woses', {
    armies: { edoras: 'rohan 2r', 'minas-tirith': 'sauron 2r', osgiliath: 'sauron 1r' },
    besieged: { 'minas-tirith': 'gondor 1r' },
    politics: { rohan: 'war' },
  });
  game.fp('army edoras').mayExactly('to druadan-forest', 'to lossarnach');
  game.refuses('to osgiliath', 'WR-5.49', 'cannot-land-there').fp('to lossarnach');
  game.fp('done');
  game.army('lossarnach', 'rohan 2r');
});
test('[paths-of-the-woses] WR-5.49 the Army takes back a Settlement it comes to', () => {
  const game = plays('paths-of-the-woses', {
    armies: { edoras: 'rohan 2r', 'minas-tirith': 'sauron 2r' },
    control: { 'minas-tirith': 'shadow', lossarnach: 'shadow' },
    politics: { rohan: 'war' },
  });
  game.fp('army edoras').mayExactly('to druadan-forest', 'to lossarnach', 'to osgiliath').fp('to lossarnach', 'done');
  game.army('lossarnach', 'rohan 2r').army('edoras', '');
  assert.equal(game.controls('lossarnach'), 'free-peoples');
  assert.equal(game.controls('minas-tirith'), 'shadow');
});

test('[through-a-day-and-a-night] WR-5.30 an Army with its Companion moves two regions', () => {
  const set: Scenario = { armies: { edoras: 'rohan 2r', bree: 'north 1r' }, politics: { rohan: 'war' } };
  const game = plays('through-a-day-and-a-night', { ...set, characters: { strider: 'edoras' } });
  game.mayExactly('army edoras').fp('army edoras', 'to folde');
  game.fp('done');
  game.fp('to druadan-forest').army('druadan-forest', 'rohan 2r');
  assert.equal(game.where('strider'), 'druadan-forest');
  cannot('through-a-day-and-a-night', 'card-needs-army-with-companion', set);
});
