/** KM-24: weaknesses of Corrupted Sovereigns outside battle. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kings, type Scenario } from './helpers.ts';

const WAR = { north: 'war', dwarves: 'war', gondor: 'war', rohan: 'war', elves: 'war' };

test('KM-24.9 KM-24.13 [brand-corrupted] [theoden-corrupted] corrupted: no Leaders and no Elites of their Nation are mustered, cards excepted', () => {
  for (const [id, nation, town, card] of [
    ['brand', 'north', 'dale', 'fear-fire-foes'],
    ['theoden', 'rohan', 'edoras', 'kings-riders-of-theoden'],
  ] as const) {
    const g = kings({ corrupted: [id], politics: WAR, dice: { fp: 'muster' }, hands: { fp: [card] } });
    g.fp('muster muster muster');
    for (const kind of ['elite', 'leader']) {
      if (id === 'brand') g.refuses(`recruit ${nation}-${kind} ${town}`, 'KM-24.9', 'corrupted-king');
      else g.refuses(`recruit ${nation}-${kind} ${town}`, 'KM-24.13', 'corrupted-king');
    }
    assert.ok(g.may().includes(`recruit ${nation}-regular ${town}`));
    assert.ok(g.may().includes('recruit gondor-elite minas-tirith'));
  }
  const card = kings({
    corrupted: ['theoden'],
    politics: WAR,
    dice: { fp: 'event' },
    hands: { fp: ['eomer-son-of-eomund'] },
  });
  card.fp('play eomer-son-of-eomund event event');
  while (card.asked()[0] === 'fp' && card.told('recruits').length < 2 && card.may().length > 0) card.fp(card.may()[0]);
  assert.ok(card.told('recruits').length > 0);
});

test('KM-24.11 [dain-corrupted] [denethor-corrupted] [thranduil-corrupted] corrupted: none in their own Stronghold, elsewhere as ever', () => {
  const g = kings({
    corrupted: ['dain', 'denethor', 'thranduil'],
    armies: {
      erebor: 'dwarves 1r',
      'minas-tirith': 'gondor 1r',
      'woodland-realm': 'elves 1e',
      lorien: 'elves 1e',
      pelargir: 'gondor 1r',
      'iron-hills': 'dwarves 1r',
    },
    politics: WAR,
    dice: { fp: 'muster' },
  });
  g.fp('muster muster muster');
  for (const word of [
    'dwarves-elite erebor',
    'dwarves-leader erebor',
    'gondor-elite minas-tirith',
    'gondor-leader minas-tirith',
    'elves-elite woodland-realm',
  ])
    g.refuses(`recruit ${word}`, 'KM-24.11', 'corrupted-king');
  for (const word of [
    'dwarves-regular erebor',
    'elves-leader woodland-realm',
    'elves-elite lorien',
    'gondor-elite pelargir',
    'dwarves-leader iron-hills',
  ])
    assert.ok(g.may().includes(`recruit ${word}`), word);
});

test('KM-24.14 KM-24.15 [theoden-corrupted] corrupted: Helm’s Deep in the hands of the Shadow is a Stronghold of Isengard', () => {
  const given: Scenario = {
    acts: 'shadow',
    armies: { 'helms-deep': 'isengard 1r', orthanc: 'isengard 1r', edoras: 'rohan 1r' },
    control: { 'helms-deep': 'shadow' },
    corrupted: ['theoden'],
    politics: { isengard: 'war' },
    dice: { shadow: 'muster' },
  };
  const g = kings(given);
  g.shadow('muster muster muster');
  assert.ok(g.may().includes('recruit isengard-regular helms-deep'));
  assert.equal(g.seen(null).sides[1].points, 2);
  const grey = kings({ ...given, corrupted: [] }).shadow('muster muster muster');
  grey.refuses('recruit isengard-regular helms-deep', 'WR-6.304');
  const free = kings({
    ...given,
    armies: { 'helms-deep': 'rohan 1r', orthanc: 'isengard 1r' },
    control: {},
  }).shadow('muster muster muster');
  free.refuses('recruit isengard-regular helms-deep', 'WR-6.304');
});

test('KM-24.15 the Voice of Saruman reaches Helm’s Deep', () => {
  const g = kings({
    acts: 'shadow',
    armies: { 'helms-deep': 'isengard 1r', orthanc: 'isengard 1r', edoras: 'rohan 1r' },
    control: { 'helms-deep': 'shadow' },
    corrupted: ['theoden'],
    characters: { saruman: 'orthanc' },
    politics: { isengard: 'war' },
    dice: { shadow: 'muster' },
  });
  g.shadow(g.may().find((word) => word.startsWith('voice')) ?? 'voice');
  assert.ok(g.told('recruits').some((one) => g.rules.name('region', one.args?.region as number) === 'helms-deep'));
});

test('KM-24.15 KM-24.14 retaken by the Free Peoples it is of Rohan again, and scores for nobody', () => {
  const g = kings({
    armies: { westemnet: 'rohan 1r', orthanc: 'isengard 1r', edoras: 'rohan 1r' },
    control: { 'helms-deep': 'shadow' },
    corrupted: ['theoden'],
    politics: { isengard: 'war', rohan: 'war' },
    dice: { fp: 'army' },
  });
  g.fp('march army army', 'army westemnet', 'to helms-deep');
  g.fp('done');
  assert.equal(g.s.control[g.rules.find('region', 'helms-deep') ?? 0], 0);
  assert.equal(g.told('retakes').length, 1);
});

test('KM-24.16 KM-14.4 when he leaves play mustering there ends; the units stay and the Shadow holds it', () => {
  const g = kings({
    armies: { 'helms-deep': 'isengard 1r', orthanc: 'isengard 1r', edoras: 'rohan 1r' },
    control: { 'helms-deep': 'shadow' },
    corrupted: ['theoden'],
    characters: { 'gandalf-the-grey': 'edoras' },
    politics: { isengard: 'war' },
    dice: { fp: 'character', shadow: 'muster' },
  });
  g.fp('oust theoden character character').shadow('muster muster muster');
  g.refuses('recruit isengard-regular helms-deep', 'WR-6.304');
  assert.deepEqual([g.at('helms-deep'), g.s.control[g.rules.find('region', 'helms-deep') ?? 0]], ['isengard 1r', 1]);
});

test('KM-24.17 a siege of the Shadow in Helm’s Deep goes on when it is of Isengard no more', () => {
  const g = kings({
    armies: { 'helms-deep': 'rohan 3r', orthanc: 'isengard 1r', edoras: 'rohan 1r' },
    besieged: { 'helms-deep': 'isengard 2r' },
    control: { 'helms-deep': 'shadow' },
    corrupted: ['theoden'],
    characters: { 'gandalf-the-grey': 'edoras' },
    politics: { isengard: 'war' },
    dice: { fp: 'character', shadow: 'muster' },
  });
  g.fp('oust theoden character character');
  assert.deepEqual([g.at('inside-helms-deep'), g.at('helms-deep')], ['isengard 2r', 'rohan 3r']);
});
