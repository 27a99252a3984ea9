import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from '../helpers.ts';

/** SH plays a card with its Event die. */
const plays = (card: string, given: Scenario = {}) =>
  war({ acts: 'shadow', ...given, hands: { shadow: [card], ...given.hands } }).shadow(`play ${card} event event`);
const cannot = (card: string, say: string, given: Scenario = {}) =>
  war({ acts: 'shadow', ...given, hands: { shadow: [card] } }).refuses(`play ${card} event event`, 'WR-5.11', say);
const ALL_AT_WAR = { sauron: 'war', isengard: 'war', 'southrons-easterlings': 'war' };
const FAR: Scenario = { armies: { bree: 'north 1r' } };

test('[return-to-valinor] dice for the Elves of every Stronghold that is not besieged', () => {
  const set: Scenario = {
    armies: { lorien: 'sauron 1r', rivendell: 'elves 2r', 'grey-havens': 'elves 1e', 'woodland-realm': 'sauron 2r' },
    besieged: { 'woodland-realm': 'elves 1r' },
    control: { lorien: 'shadow' },
  };
  const game = war({ ...set, acts: 'shadow', hands: { shadow: ['return-to-valinor'] } });
  game.dice(6, 6, 6).shadow('play return-to-valinor event event');
  assert.deepEqual(game.diceIn('card-rolls').slice().sort(), [1]);
  game.fp(game.may()[0]);
  assert.deepEqual(game.diceIn('card-rolls').slice().sort(), [1, 2]);
  game.army('inside-woodland-realm', 'elves 1r');
  cannot('return-to-valinor', 'card-needs-elven-stronghold');
  const spared = war({ ...set, acts: 'shadow', hands: { shadow: ['return-to-valinor'] } });
  spared.dice(5, 5, 6).shadow('play return-to-valinor event event').fp('lose elves-regular').asks('fp', 'act');
  spared.army('grey-havens', 'elves 1e').army('rivendell', 'elves 1r');
});

test('[the-fighting-uruk-hai] WR-5.31 three rounds of assault without a price', () => {
  const set: Scenario = {
    armies: { 'helms-deep': 'isengard 5r' },
    besieged: { 'helms-deep': 'rohan 5r' },
    characters: { saruman: 'orthanc' },
    politics: { rohan: 'war', isengard: 'war' },
  };
  const game = plays('the-fighting-uruk-hai', set).shadow('army helms-deep', 'target inside-helms-deep');
  const misses = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
  game
    .dice(...misses)
    .shadow('done')
    .mayExactly('cease', 'press');
  game
    .dice(...misses)
    .shadow('press')
    .mayExactly('cease', 'press')
    .dice(...misses)
    .shadow('press');
  game.asks('shadow', 'press-assault');
  cannot('the-fighting-uruk-hai', 'card-needs-character-in-play', { ...set, characters: {} });
  cannot('the-fighting-uruk-hai', 'card-needs-isengard-siege', { characters: { saruman: 'orthanc' } });
});

test('[the-fighting-uruk-hai] no FP combat card in the first round, unless a Companion fights', () => {
  const set: Scenario = {
    armies: { 'helms-deep': 'isengard 2r' },
    besieged: { 'helms-deep': 'rohan 2r' },
    characters: { saruman: 'orthanc' },
    politics: { rohan: 'war', isengard: 'war' },
    hands: { fp: ['the-last-battle'] },
  };
  const assault = (given: Scenario) =>
    plays('the-fighting-uruk-hai', { ...given, hands: { shadow: ['the-fighting-uruk-hai'], ...given.hands } })
      .shadow('army helms-deep', 'target inside-helms-deep')
      .dice(1, 1, 1, 1)
      .shadow('done');
  const game = assault(set).asks('shadow', 'press-on').shadow('press').asks('fp', 'combat-card');
  game.mayExactly('no', 'card the-last-battle');
  assault({ ...set, characters: { saruman: 'orthanc', gimli: 'inside-helms-deep' } })
    .asks('fp', 'combat-card')
    .mayExactly('no', 'card the-last-battle');
});

test('[the-day-without-dawn] unused Will of the West dice are lost', () => {
  const game = plays('the-day-without-dawn', {
    politics: ALL_AT_WAR,
    dice: { fp: 'will-of-the-west will-of-the-west event', shadow: 'event event' },
  });
  assert.equal(game.dieCount('fp', 'will-of-the-west'), 0);
  assert.equal(game.dieCount('fp', 'event'), 1);
  cannot('the-day-without-dawn', 'card-needs-at-war');
});

test('[stormcrow] a Nation at peace steps back and loses a figure', () => {
  const set: Scenario = {
    armies: { edoras: 'rohan 2r 1l', bree: 'north 1r' },
    characters: { boromir: 'folde', meriadoc: 'bree' },
    fellowship: { at: 'hollin' },
    politics: { rohan: 'active 2', north: 'war' },
  };
  const game = plays('stormcrow', set).asks('fp', 'lose-one-of');
  assert.equal(game.box('rohan'), 'active 1');
  game.mayExactly('figure rohan-regular edoras', 'figure rohan-leader edoras');
  game.refuses('figure north-regular bree', 'WR-5.26', 'not-of-that-nation').fp('figure rohan-regular edoras');
  game.army('edoras', 'rohan 1r 1l');
  const last = plays('stormcrow', { ...set, armies: { edoras: 'rohan 1r 1l' }, characters: { boromir: 'edoras' } });
  last.fp('figure rohan-regular edoras').army('edoras', '');
  assert.equal(last.where('boromir'), 'edoras', 'the guest does not fall with the last unit (WR-5.20)');
  const two = plays('stormcrow', { ...set, politics: { rohan: 'active 2', north: 'active 2' } });
  two.mayExactly('nation rohan', 'nation north').refuses('nation elves', 'WR-5.26', 'not-that-nation');
  cannot('stormcrow', 'card-needs-nation-at-peace', { fellowship: { at: 'hollin' } });
});

const GATHER: Scenario = { armies: { moria: 'sauron 2r', orthanc: 'isengard 1r' }, politics: ALL_AT_WAR };
test('[shadows-gather] WR-5.35 up to three regions, to another Army', () => {
  const near: Scenario = { armies: { moria: 'sauron 2r', 'gap-of-rohan': 'isengard 1r' }, politics: ALL_AT_WAR };
  const game = plays('shadows-gather', near).shadow('army moria', 'to north-dunland');
  game.shadow('done');
  game.refuses('stay', 'WR-5.35', 'no-army-to-join').shadow('to south-dunland');
  game.shadow('to gap-of-rohan');
  game.army('gap-of-rohan', 'isengard 1r, sauron 2r');
});

test('[the-shadow-lengthens] two Armies, up to two regions each, to another Army', () => {
  const game = plays('the-shadow-lengthens', {
    armies: { 'north-dunland': 'isengard 1r', 'gap-of-rohan': 'isengard 2r', 'south-dunland': 'isengard 1r' },
    politics: ALL_AT_WAR,
  });
  game.shadow('army north-dunland', 'to south-dunland');
  if (game.may().includes('stay')) game.shadow('stay');
  game.army('south-dunland', 'isengard 2r').asks('shadow', 'move-army');
});
test('[the-shadow-lengthens] WR-5.35 an Army two regions away is reached, one further off is not', () => {
  const game = plays('the-shadow-lengthens', {
    armies: {
      'north-dunland': 'isengard 1r',
      'gap-of-rohan': 'isengard 1r',
      morannon: 'sauron 1r',
      'minas-morgul': 'sauron 1r',
      'dol-guldur': 'sauron 1r',
      'gladden-fields': 'sauron 1r',
      umbar: 'southrons-easterlings 1r',
    },
    politics: ALL_AT_WAR,
  });
  game.mayExactly(
    'army north-dunland',
    'army gap-of-rohan',
    'army morannon',
    'army minas-morgul',
    'army dol-guldur',
    'army gladden-fields',
  );
  game.refuses('army umbar', 'WR-6.412', 'army-cannot-move').shadow('army north-dunland');
  game.mayExactly('to south-dunland').refuses('to tharbad', 'WR-5.35', 'no-army-to-join').shadow('to south-dunland');
  game.mayExactly('to gap-of-rohan').refuses('stay', 'WR-5.35', 'no-army-to-join').shadow('to gap-of-rohan');
  game.army('gap-of-rohan', 'isengard 2r').asks('shadow', 'move-army');
  game.mayExactly('army morannon', 'army minas-morgul', 'army dol-guldur', 'army gladden-fields');
  game.shadow('army morannon').mayExactly('to gorgoroth').shadow('to gorgoroth', 'to minas-morgul');
  game.army('minas-morgul', 'sauron 2r').asks('fp', 'act');
});

test('[the-shadow-is-moving] one to four Armies, one region each', () => {
  const game = plays('the-shadow-is-moving', GATHER).mayExactly('army moria', 'army orthanc');
  game.shadow('army moria', 'to hollin');
  if (game.may().includes('leave sauron-regular')) game.shadow('done');
  game.mayExactly('army orthanc', 'done').shadow('done').army('hollin', 'sauron 2r');
  cannot('the-shadow-is-moving', 'card-needs-at-war');
});
test('[the-shadow-is-moving] the fourth Army moves, a fifth does not', () => {
  const game = plays('the-shadow-is-moving', {
    armies: {
      moria: 'sauron 1r',
      morannon: 'sauron 1r',
      'dol-guldur': 'sauron 1r',
      orthanc: 'isengard 1r',
      umbar: 'southrons-easterlings 1r',
    },
    politics: ALL_AT_WAR,
  });
  game.mayExactly('army moria', 'army morannon', 'army dol-guldur', 'army orthanc', 'army umbar');
  game.shadow('army moria').mayExactly('to dimrill-dale', 'to hollin', 'to north-dunland').shadow('to hollin');
  game.mayExactly('army morannon', 'army dol-guldur', 'army orthanc', 'army umbar', 'done');
  game.shadow('army morannon', 'to gorgoroth').mayExactly('army dol-guldur', 'army orthanc', 'army umbar', 'done');
  game.shadow('army dol-guldur', 'to north-anduin-vale').mayExactly('army orthanc', 'army umbar', 'done');
  game.shadow('army orthanc', 'to gap-of-rohan').asks('fp', 'act').army('gap-of-rohan', 'isengard 1r');
});

test('[rage-of-the-dunlendings] two Regulars beside Dunland, up to four Isengard units follow', () => {
  const set: Scenario = {
    armies: { 'north-dunland': 'isengard 2r 1e', 'south-dunland': 'isengard 1r', 'gap-of-rohan': 'rohan 1r' },
    politics: { isengard: 'war' },
  };
  const game = plays('rage-of-the-dunlendings', set).refuses('to gap-of-rohan', 'WR-6.317', 'cannot-recruit-there');
  game.shadow('to enedwaith').army('enedwaith', 'isengard 2r').asks('shadow', 'dunlendings-follow');
  game.refuses('figure isengard-regular orthanc', 'WR-5.49', 'not-a-dunlending');
  game.shadow('figure isengard-elite north-dunland', 'figure isengard-regular south-dunland', 'done');
  game.army('enedwaith', 'isengard 3r 1e').army('north-dunland', 'isengard 2r');
  cannot('rage-of-the-dunlendings', 'card-needs-at-war', { politics: { isengard: 'active 2' } });
});
test('[rage-of-the-dunlendings] the fourth follows, a fifth does not', () => {
  const game = plays('rage-of-the-dunlendings', {
    armies: { 'north-dunland': 'isengard 3r', 'south-dunland': 'isengard 2r' },
    politics: { isengard: 'war' },
  }).shadow('to enedwaith');
  const [north, south] = ['figure isengard-regular north-dunland', 'figure isengard-regular south-dunland'];
  game.shadow(north, south, south).mayExactly(north, 'done').shadow(north).asks('fp', 'act');
  game.army('enedwaith', 'isengard 6r').army('north-dunland', 'isengard 1r').army('south-dunland', '');
});

test('[return-of-the-witch-king] WR-5.33 he goes straight to Angmar and finds an Army', () => {
  const game = plays('return-of-the-witch-king', { ...FAR, characters: { 'witch-king': 'minas-morgul' } });
  assert.equal(game.where('witch-king'), 'angmar');
  game.army('angmar', 'sauron 2r 1e');
  cannot('return-of-the-witch-king', 'card-needs-character-in-play');
});

const oneUnit = (card: string, nation: string) => () => {
  const set: Scenario = { armies: { orthanc: 'isengard 1r', moria: 'sauron 1r' }, politics: ALL_AT_WAR };
  const game = plays(card, set).mayExactly('to orthanc', 'to moria').shadow('to moria');
  game.shadow(`figure ${nation}-elite moria`);
  assert.ok(game.at('moria').includes('1e'), game.at('moria'));
  cannot(card, 'card-needs-at-war', { politics: { sauron: 'active 2', isengard: 'active 2' } });
};
test('[half-orcs-and-goblin-men] an Isengard unit with a Shadow Army', oneUnit('half-orcs-and-goblin-men', 'isengard'));
test('[olog-hai] a Sauron unit with a Shadow Army', oneUnit('olog-hai', 'sauron'));

test('[hill-trolls] WR-5.38 two Sauron Regulars become Elites', () => {
  const game = plays('hill-trolls', { armies: { moria: 'sauron 1r', morannon: 'sauron 2r' }, politics: ALL_AT_WAR });
  game.mayExactly('figure sauron-regular moria', 'figure sauron-regular morannon');
  game.shadow('figure sauron-regular moria', 'figure sauron-regular morannon');
  game.army('moria', 'sauron 1e').army('morannon', 'sauron 1r 1e').asks('fp', 'act');
  cannot('hill-trolls', 'card-needs-at-war', { politics: { sauron: 'active 2' } });
});

test('[a-new-power-is-rising] Regulars in Dunland, units of either kind in Orthanc', () => {
  const game = plays('a-new-power-is-rising', { ...FAR, characters: { saruman: 'orthanc' } });
  game.shadow('figure isengard-elite orthanc', 'figure isengard-regular orthanc');
  game.army('north-dunland', 'isengard 2r').army('south-dunland', 'isengard 2r').army('orthanc', 'isengard 1r 1e');
  cannot('a-new-power-is-rising', 'card-needs-character-in-play');
});

test('[many-kings-to-the-service-of-mordor] two Regulars in each of three Settlements', () => {
  const game = plays('many-kings-to-the-service-of-mordor', FAR);
  game.mayExactly('to north-rhun', 'to south-rhun', 'to umbar', 'to near-harad', 'to far-harad');
  game.refuses('to khand', 'WR-6.317', 'cannot-recruit-there').shadow('to umbar');
  game.refuses('to umbar', 'WR-6.317').shadow('to far-harad');
  game.mayExactly('to north-rhun', 'to south-rhun', 'to near-harad').shadow('to near-harad').asks('fp', 'act');
  for (const where of ['umbar', 'far-harad', 'near-harad']) game.army(where, 'southrons-easterlings 2r');
});

test('[the-king-is-revealed] five Regulars and a Nazgûl in Minas Morgul', () => {
  plays('the-king-is-revealed', { ...FAR, characters: { aragorn: 'bree' } }).army('minas-morgul', 'sauron 5r 1n');
  cannot('the-king-is-revealed', 'card-needs-character-in-play');
});

test('[shadows-on-the-misty-mountains] two units and a Nazgûl, all in one place', () => {
  const game = plays('shadows-on-the-misty-mountains', FAR).mayExactly('to mount-gram', 'to moria').shadow('to moria');
  game.shadow('figure sauron-elite moria', 'figure sauron-elite moria').army('moria', 'sauron 2e 1n');
});

test('[orcs-multiplying-again] WR-5.39 three Regulars in each place that can take them', () => {
  plays('orcs-multiplying-again', FAR).army('dol-guldur', 'sauron 3r').army('mount-gundabad', 'sauron 3r');
  const lost = plays('orcs-multiplying-again', {
    armies: { 'dol-guldur': 'elves 1r' },
    control: { 'dol-guldur': 'free-peoples' },
  });
  lost.army('dol-guldur', 'elves 1r').army('mount-gundabad', 'sauron 3r');
});

test('[horde-from-the-east] five Regulars in one free region of the eastern edge', () => {
  const game = plays('horde-from-the-east', { armies: { khand: 'gondor 1r' }, politics: ALL_AT_WAR });
  game.mayExactly('to east-rhun', 'to south-rhun', 'to far-harad').shadow('to east-rhun');
  game.army('east-rhun', 'southrons-easterlings 5r');
  cannot('horde-from-the-east', 'card-needs-at-war');
});

test('[monsters-roused] WR-5.53 one in each of four wild places', () => {
  const game = plays('monsters-roused', { armies: { ettenmoors: 'north 1r' } });
  game.army('angmar', 'sauron 1r').army('weather-hills', 'sauron 1r').army('trollshaws', 'sauron 1e');
  game.army('ettenmoors', 'north 1r');
});

test('[musterings-of-long-planned-war] five in Gorgoroth, five in Nurn', () => {
  const game = plays('musterings-of-long-planned-war', { ...FAR, politics: ALL_AT_WAR });
  game.army('gorgoroth', 'southrons-easterlings 5r').army('nurn', 'sauron 5r');
  cannot('musterings-of-long-planned-war', 'card-needs-at-war');
});

test('[pits-of-mordor] two Regulars in each of three Sauron Strongholds', () => {
  const game = plays('pits-of-mordor', { ...FAR, politics: ALL_AT_WAR });
  const far = ['to mount-gundabad', 'to barad-dur', 'to minas-morgul'];
  game.mayExactly('to morannon', 'to moria', 'to dol-guldur', ...far).shadow('to morannon', 'to moria');
  game
    .mayExactly('to dol-guldur', ...far)
    .shadow('to dol-guldur')
    .asks('fp', 'act');
  for (const where of ['morannon', 'moria', 'dol-guldur']) game.army(where, 'sauron 2r');
  cannot('pits-of-mordor', 'card-needs-at-war', { politics: { sauron: 'active 2' } });
});
