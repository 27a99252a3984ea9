import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Scenario, war } from './helpers.ts';

const fp = (given: Scenario) => war({ armies: {}, dice: { fp: 'muster' }, politics: { gondor: 'war' }, ...given });
const muster = 'muster muster muster';

test('WR-6.303 WR-6.307 WR-6.313 two figures go to two Settlements, or one alone', () => {
  const game = fp({ armies: { pelargir: 'gondor 1r' } });
  game.fp(muster, 'recruit gondor-regular minas-tirith');
  game.refuses('recruit gondor-regular minas-tirith', 'WR-6.307', 'other-settlement');
  game.refuses('recruit gondor-elite pelargir', 'WR-6.303', 'elite-is-all');
  game
    .fp('recruit gondor-leader pelargir')
    .army('minas-tirith', 'gondor 1r')
    .army('pelargir', 'gondor 1r 1l')
    .asks('shadow');
  const alone = fp({}).fp(muster, 'recruit gondor-regular lossarnach', 'done').asks('shadow');
  assert.equal(alone.told('recruits').length, 1);
});

test('WR-6.303 an Elite is all', () => {
  fp({}).fp(muster, 'recruit gondor-elite minas-tirith').army('minas-tirith', 'gondor 1e').asks('shadow');
});

test('WR-6.302 WR-7.25 WR-6.305 both Nations must be At War', () => {
  const game = fp({ politics: { gondor: 'war', elves: 'war' } });
  game.fp(muster).refuses('recruit rohan-regular edoras', 'WR-6.302', 'nation-not-at-war');
  game.fp('recruit gondor-regular minas-tirith', 'recruit elves-regular lorien').army('lorien', 'elves 1r');
});

test('WR-6.304 WR-6.308 WR-6.309 only free Settlements of the own Nation', () => {
  const game = fp({
    armies: { 'dol-amroth': 'sauron 1r' },
    besieged: { 'dol-amroth': 'gondor 1r' },
    control: { pelargir: 'shadow' },
  });
  game.fp(muster).refuses('recruit gondor-regular osgiliath', 'WR-6.304', 'not-own-settlement');
  game
    .refuses('recruit gondor-regular edoras', 'WR-6.304')
    .refuses('recruit gondor-regular pelargir', 'WR-6.308', 'settlement-lost');
  game.refuses('recruit gondor-regular dol-amroth', 'WR-6.309', 'stronghold-besieged');
});

test('WR-6.306 WR-6.310 Nazgûl come in Sauron Strongholds, as long as there are any', () => {
  const game = war({ armies: {}, dice: { shadow: 'muster' }, politics: { sauron: 'war' }, acts: 'shadow' });
  game
    .shadow(muster)
    .refuses('recruit nazgul nurn', 'WR-6.306', 'nazgul-in-stronghold')
    .shadow('recruit nazgul moria')
    .asks('shadow', 'recruit');
  const none = war({
    armies: { moria: 'sauron 8n' },
    dice: { shadow: 'muster' },
    politics: { sauron: 'war' },
    acts: 'shadow',
  });
  none.shadow(muster).refuses('recruit nazgul moria', 'WR-6.310', 'no-figure-left');
});

test('WR-6.314 an FP Leader comes only where a unit stands', () => {
  fp({}).fp(muster).refuses('recruit gondor-leader minas-tirith', 'WR-6.314', 'leader-needs-unit');
});

test('WR-4.42 without a Nation At War there is nothing to recruit', () => {
  fp({ politics: {} }).refuses(muster, 'WR-4.42', 'nothing-to-recruit');
});

test('WR-6.809 WR-6.813 the Voice of Saruman', () => {
  const given = { dice: { shadow: 'muster muster' }, characters: { saruman: 'orthanc' }, acts: 'shadow' } as const;
  const game = war({ armies: { orthanc: 'isengard 2r' }, ...given });
  game.shadow('voice-regulars muster muster').army('orthanc', 'isengard 3r').army('north-dunland', 'isengard 1r');
  const elites = war({ armies: { orthanc: 'isengard 3r' }, ...given });
  elites.shadow('voice-elites muster muster').army('orthanc', 'isengard 1r 2e');
  war({ armies: { orthanc: 'isengard 1r' }, ...given }).refuses(
    'voice-elites muster muster',
    'WR-6.813',
    'two-regulars-two-elites',
  );
  war({ armies: { orthanc: 'isengard 1r' }, ...given, characters: {} }).refuses(
    'voice-regulars muster muster',
    'WR-6.809',
  );
  war({ armies: { orthanc: 'rohan 1r' }, besieged: { orthanc: 'isengard 3r' }, ...given }).refuses(
    'voice-elites muster muster',
    'WR-6.809',
    'saruman-silent',
  );
});

test('WR-6.809 with too few Regulars SH names the Settlements', () => {
  const game = war({
    armies: { moria: 'isengard 10r', 'mount-gram': 'isengard 1r' },
    dice: { shadow: 'muster' },
    characters: { saruman: 'orthanc' },
    acts: 'shadow',
  });
  game
    .shadow('voice-regulars muster muster')
    .asks('shadow', 'voice-where')
    .shadow('recruit isengard-regular south-dunland');
  game.army('south-dunland', 'isengard 1r').army('orthanc', '');
});
