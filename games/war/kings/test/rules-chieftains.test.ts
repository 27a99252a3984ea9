/** KM-15, KM-16, KM-25: Dark Chieftains. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { field, rollOf } from './field.ts';
import { kings, type Scenario } from './helpers.ts';

const muster = (given: Scenario): Scenario => ({ acts: 'shadow', dice: { shadow: 'muster' }, ...given });
const places = (g: ReturnType<typeof kings>): string[] =>
  g
    .may()
    .map((word) => word.replace('to ', ''))
    .sort();

test('KM-15.1 KM-25.1 [black-serpent] he enters with Southrons or Easterlings when Gondor is At War', () => {
  kings(muster({ politics: { gondor: 'active 3', rohan: 'war' } })).refuses(
    'summon black-serpent muster muster',
    'KM-15.2',
    'summon-too-early',
  );
  const g = kings(
    muster({
      armies: {
        umbar: 'southrons-easterlings 1r',
        orthanc: 'isengard 1r',
        pelargir: 'sauron 1r, southrons-easterlings 1e',
      },
      politics: { gondor: 'war' },
    }),
  );
  g.shadow('summon black-serpent muster muster');
  assert.deepEqual(places(g), ['pelargir', 'umbar']);
  g.refuses('to orthanc', 'KM-15.3', 'entry-wrong-place').shadow('to pelargir');
  assert.equal(g.where('black-serpent'), 'pelargir');
});

test('KM-15.1 KM-25.3 [shadow-of-mirkwood] he enters with Sauron’s units when Dwarves, Elves or the North are At War', () => {
  for (const nation of ['dwarves', 'elves', 'north']) {
    const g = kings(
      muster({
        armies: { 'dol-guldur': 'sauron 1r', orthanc: 'isengard 1r', morannon: 'sauron 1n' },
        politics: { [nation]: 'war' },
      }),
    );
    g.shadow('summon shadow-of-mirkwood muster muster');
    assert.deepEqual(places(g), ['dol-guldur']);
  }
  const g = kings(muster({ politics: { gondor: 'war', rohan: 'war' } }));
  g.refuses('summon shadow-of-mirkwood muster muster', 'KM-15.2', 'summon-too-early');
});

test('KM-15.1 KM-25.5 [ugluk] with Isengard’s units when Rohan is At War, or near the revealed Fellowship in a free region', () => {
  const armies = { orthanc: 'isengard 1r', rivendell: 'elves 1e', moria: 'sauron 1r' };
  kings(muster({ armies })).refuses('summon ugluk muster muster', 'KM-15.2', 'summon-too-early');
  const war = kings(muster({ armies, politics: { rohan: 'war' }, fellowship: { at: 'hollin' } }));
  war.shadow('summon ugluk muster muster');
  assert.deepEqual(places(war), ['orthanc']);
  const near = kings(muster({ armies, fellowship: { at: 'trollshaws', revealed: true } }));
  near.shadow('summon ugluk muster muster');
  assert.deepEqual(places(near), [
    'ettenmoors',
    'fords-of-bruinen',
    'hollin',
    'orthanc',
    'south-downs',
    'trollshaws',
    'weather-hills',
  ]);
});

test('KM-25.8 KM-25.7 a region behind a black border is not next to the Fellowship', () => {
  const g = kings(muster({ armies: { orthanc: 'isengard 1r' }, fellowship: { at: 'high-pass', revealed: true } }));
  g.shadow('summon ugluk muster muster');
  assert.deepEqual(places(g), ['fords-of-bruinen', 'goblins-gate', 'high-pass', 'orthanc']);
});

test('KM-15.2 KM-15.11 without the Ruler die a Muster result is needed; he is summoned once', () => {
  const g = kings({
    acts: 'shadow',
    politics: { gondor: 'war', rohan: 'war' },
    characters: { ugluk: 'orthanc' },
    dice: { shadow: 'muster army event character army-muster' },
  });
  assert.deepEqual(g.verbs('summon').sort(), [
    'summon black-serpent army-muster muster',
    'summon black-serpent muster muster',
  ]);
  g.refuses('summon black-serpent army army', 'KM-15.2', 'summon-other-die');
  g.refuses('summon ugluk muster muster', 'KM-15.2', 'character-not-aside');
});

test('KM-15.3 no place, no entry', () => {
  const g = kings(muster({ armies: { 'dol-guldur': 'sauron 1r' }, politics: { rohan: 'war' } }));
  g.refuses('summon ugluk muster muster', 'KM-15.3', 'entry-no-place');
});

test('KM-15.4 KM-15.3 his Leadership counts at once: Serpent 2, Mirkwood 1, Uglúk 1', () => {
  for (const [id, points] of [
    ['black-serpent', 2],
    ['shadow-of-mirkwood', 1],
    ['ugluk', 1],
  ] as const) {
    const g = field({ characters: { [id]: 'dark' }, dark: 'sauron 4r', rolls: [1, 1, 1, 1, 1, 1, 1] });
    g.asks('shadow', 'leader-reroll');
    assert.equal(g.may().length, points + 1, id);
  }
});

test('KM-15.5 KM-15.10 he adds no standard die, no strength and no re-roll of the Hunt, and does not fly', () => {
  const g = kings({ phase: 'hunt', characters: { 'shadow-of-mirkwood': 'rivendell', ugluk: 'rivendell' } });
  g.shadow('allocate 0');
  const [, roll] = g.told('rolls-dice');
  assert.equal([roll.args?.faces].flat().length, 7);
  const hunt = kings({
    dice: { fp: 'character' },
    characters: { 'shadow-of-mirkwood': 'rivendell' },
    huntBox: { shadow: 3 },
    fellowship: { at: 'rivendell' },
  });
  hunt.dice(1, 1, 1).fp('travel character character');
  assert.notEqual(hunt.prompt(), 'hunt-reroll');
  const battle = field({ characters: { ugluk: 'dark' }, dark: 'isengard 2r', rolls: [1, 1, 1, 1, 1] });
  assert.equal(rollOf(battle, 'combat-rolls', 1)[0].dice.length, 2);
});

test('KM-15.6 a card that names Minions applies to him: Blade of Westernesse', () => {
  const g = field({
    characters: { ugluk: 'dark', meriadoc: 'free' },
    dark: 'isengard 3r',
    fp: 'mithril-coat-and-sting',
    rolls: [1, 1, 1, 1, 1, 1],
  });
  g.shadow('reroll 0').dice(6).fp('reroll 1').asks('fp', 'blade-of-westernesse').mayExactly('minion ugluk', 'done');
  g.fp('minion ugluk');
  assert.equal(g.where('ugluk'), 'gone');
});

test('KM-15.7 Gandalf the White does not come because of him', () => {
  const g = kings({
    characters: { ugluk: 'orthanc', 'gandalf-the-grey': 'gone' },
    dice: { fp: 'will-of-the-west' },
  });
  assert.deepEqual(
    g.verbs('enter').filter((word) => word.includes('gandalf')),
    [],
  );
});

test('KM-15.8 he lets his Army move and attack by a Character result, and stands alone unharmed', () => {
  const g = kings({
    acts: 'shadow',
    armies: { fangorn: 'isengard 1r', orthanc: 'isengard 1r', edoras: 'rohan 1r' },
    characters: { ugluk: 'fangorn' },
    politics: { isengard: 'war' },
    dice: { shadow: 'character' },
  });
  g.shadow('march character character').mayExactly('army fangorn');
  const alone = kings({
    armies: { westemnet: 'rohan 1r', orthanc: 'isengard 1r' },
    characters: { ugluk: 'eastemnet' },
    politics: { rohan: 'war' },
    dice: { fp: 'army', shadow: '' },
  });
  alone.fp('march army army', 'army westemnet', 'to eastemnet');
  assert.equal(alone.where('ugluk'), 'eastemnet');
});

test('KM-15.9 he falls with his Army, for good', () => {
  const g = field({ dark: 'isengard 1r', characters: { ugluk: 'dark' }, rolls: [1, 6, 6, 6] });
  while (g.where('ugluk') !== 'gone' && g.asked()[0] === 'shadow') g.shadow(g.may()[0]).asks('fp', 'take-loss');
  assert.equal(g.where('ugluk'), 'gone');
});

test('KM-15.12 he joins a garrison behind its walls, or the besiegers', () => {
  const g = kings(
    muster({
      armies: { orthanc: 'rohan 2r', 'helms-deep': 'isengard 2r' },
      besieged: { orthanc: 'isengard 2r', 'helms-deep': 'rohan 1r' },
      politics: { rohan: 'war' },
    }),
  );
  g.shadow('summon ugluk muster muster');
  assert.deepEqual(places(g), ['helms-deep', 'inside-orthanc']);
  g.shadow('to inside-orthanc');
  assert.equal(g.where('ugluk'), 'inside-orthanc');
});

test('KM-15.13 on the Mordor Track a revealed Fellowship lets him come, with his Army alone', () => {
  for (const mordor of [0, 2]) {
    const g = kings(
      muster({
        armies: { orthanc: 'isengard 1r' },
        fellowship: { at: 'morannon', mordor, revealed: true },
      }),
    );
    g.shadow('summon ugluk muster muster');
    assert.deepEqual(places(g), ['orthanc']);
  }
});

const moves = (id: string, from: string, given: Scenario = {}) => {
  const g = kings({
    acts: 'shadow',
    armies: { orthanc: 'isengard 1r', ...given.armies },
    ...Object.fromEntries(Object.entries(given).filter(([key]) => key !== 'armies')),
    characters: { [id]: from },
    dice: { shadow: 'character' },
  });
  g.shadow('fly character character', `minion ${id}`);
  return g;
};

test('KM-16.1 KM-16.2 [ugluk] [black-serpent] [shadow-of-mirkwood] alone he goes as far as his Level, past enemies', () => {
  const armies = { westemnet: 'rohan 5r', eastemnet: 'rohan 5r' };
  const ugluk = moves('ugluk', 'fangorn', { armies });
  assert.ok(
    ugluk.may().includes('to folde') && ugluk.may().includes('to edoras') && !ugluk.may().includes('to lorien'),
  );
  ugluk.refuses('to minas-tirith', 'WR-6.119');
  const serpent = moves('black-serpent', 'near-harad');
  assert.ok(serpent.may().includes('to osgiliath'));
  assert.ok(!serpent.may().includes('to north-ithilien'));
  const shadow = moves('shadow-of-mirkwood', 'near-harad');
  assert.ok(shadow.may().includes('to north-ithilien'));
});

test('KM-16.3 KM-16.5 no black border, no Stronghold of the Free Peoples unless the Shadow besieges it', () => {
  const border = moves('ugluk', 'high-pass');
  assert.ok(!border.may().includes('to old-ford') || border.may().includes('to goblins-gate'));
  assert.ok(!border.may().includes('to mount-gundabad'));
  const walls = moves('ugluk', 'fords-of-isen', { armies: { 'helms-deep': 'rohan 1r' } });
  assert.ok(!walls.may().includes('to helms-deep'));
  const siege = moves('ugluk', 'fords-of-isen', {
    armies: { 'helms-deep': 'isengard 2r' },
    besieged: { 'helms-deep': 'rohan 1r' },
  });
  assert.ok(siege.may().includes('to helms-deep'));
});

test('KM-16.9 a siege of the Shadow does not stop him', () => {
  const g = moves('shadow-of-mirkwood', 'fords-of-isen', {
    armies: { 'helms-deep': 'isengard 2r' },
    besieged: { 'helms-deep': 'rohan 1r' },
  });
  assert.ok(g.may().includes('to helms-deep') && g.may().includes('to westemnet'));
  // by way of Erebor alone: from the Withered Heath to the Iron Hills it is two
  const north = moves('ugluk', 'withered-heath', {
    armies: { erebor: 'sauron 2r', dale: 'north 1r' },
    besieged: { erebor: 'dwarves 1r' },
  });
  assert.ok(north.may().includes('to iron-hills'));
});

test('KM-16.4 neither out of nor into a besieged Stronghold of his own', () => {
  const given: Scenario = {
    acts: 'shadow',
    armies: { orthanc: 'rohan 2r', 'dol-guldur': 'sauron 1r' },
    besieged: { orthanc: 'isengard 2r' },
    dice: { shadow: 'character' },
  };
  const out = kings({ ...given, characters: { ugluk: 'inside-orthanc' } });
  out.refuses('fly character character', 'WR-4.26');
  const into = kings({ ...given, characters: { ugluk: 'gap-of-rohan' } });
  into.shadow('fly character character', 'minion ugluk');
  assert.ok(!into.may().includes('to orthanc') && into.may().includes('to fords-of-isen'));
});

test('KM-16.6 one Character result moves Nazgûl and Chieftains', () => {
  const g = kings({
    acts: 'shadow',
    armies: { morannon: 'sauron 1r 1n', orthanc: 'isengard 1r' },
    characters: { ugluk: 'orthanc', 'black-serpent': 'umbar' },
    dice: { shadow: 'character' },
  });
  g.shadow('fly character character', 'nazgul morannon', 'to dagorlad', 'minion ugluk', 'to gap-of-rohan');
  g.shadow('minion black-serpent', 'to near-harad');
  assert.deepEqual(
    [g.where('ugluk'), g.where('black-serpent'), g.at('dagorlad')],
    ['gap-of-rohan', 'near-harad', 'sauron 1n'],
  );
});

test('KM-16.7 KM-16.8 with an Army he goes one region, whatever the politics', () => {
  const g = kings({
    acts: 'shadow',
    armies: { umbar: 'southrons-easterlings 2r', orthanc: 'isengard 1r' },
    characters: { 'black-serpent': 'umbar', ugluk: 'umbar' },
    politics: { 'southrons-easterlings': 'war', isengard: 'active 2' },
    dice: { shadow: 'army' },
  });
  g.shadow('march army army', 'army umbar');
  assert.deepEqual(places(g), ['near-harad', 'west-harondor']);
  g.shadow('to west-harondor', 'done').asks('shadow', 'move-army');
  assert.deepEqual([g.where('black-serpent'), g.where('ugluk')], ['west-harondor', 'west-harondor']);
});

test('KM-25.7 KM-25.8 [ugluk] near the Fellowship every die of the Hunt re-roll gets one more, on top of the dice in the box', () => {
  const roll = (where: string, given: Scenario = {}) => {
    const g = kings({
      dice: { fp: 'character' },
      armies: { orthanc: 'isengard 1r', rivendell: 'elves 1e', moria: 'sauron 1r 1n' },
      characters: { ugluk: where },
      huntBox: { shadow: 2, fp: 1 },
      fellowship: { at: 'hollin' },
      pool: ['tile-07', 'tile-08'],
      ...given,
    });
    g.dice(1, 1).fp('travel character character');
    if (g.prompt() !== 'hunt-reroll') return null;
    g.dice(1).shadow('reroll 1');
    return g.told('hunt-rerolls')[0].args?.modifier;
  };
  const nazgul = { armies: { hollin: 'sauron 1n', orthanc: 'isengard 1r' } };
  assert.equal(roll('hollin', nazgul), 2);
  assert.equal(roll('trollshaws', nazgul), 2);
  assert.equal(roll('ettenmoors', nazgul), 1);
  assert.equal(roll('hollin'), null, 'he gives no re-roll himself');
});
