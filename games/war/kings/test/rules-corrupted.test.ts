/** KM-12: what becomes of a Sovereign whose tiles reach his Resistance. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AWAKENED } from '../src/data.ts';
import { eyes, kings } from './helpers.ts';

test('KM-12.1 KM-12.2 KM-12.3 he falls when his tiles reach his Resistance: 2, 4, 3, 3, 4, Kings tiles counting nothing', () => {
  for (const [id, short, enough] of [
    ['brand', 'tile-07', 'tile-11'],
    ['dain', 'tile-14', ''],
    ['denethor', 'tile-11', 'tile-14'],
    ['theoden', 'tile-11', 'tile-14'],
    ['thranduil', 'tile-14', ''],
  ]) {
    const few = kings(eyes(2, { tiles: { [id]: ['tile-crown-2'] }, pool: [short, 'tile-05'] }));
    few.shadow(`corrupt ${id}`);
    assert.equal(few.isCorrupted(id), false, `${id} bears ${short}`);
    const tiles = enough === '' ? ['tile-07'] : [];
    const full = kings(eyes(2, { tiles: { [id]: tiles }, pool: [enough || 'tile-14', 'tile-05'] }));
    full.shadow(`corrupt ${id}`);
    assert.equal(full.isCorrupted(id), true, id);
  }
});

test('KM-12.4 after a tile that a card lays, too', () => {
  const g = kings({
    acts: 'shadow',
    characters: { gimli: 'dale' },
    politics: { north: 'active 2', dwarves: 'war', elves: 'war', gondor: 'war', rohan: 'war' },
    tiles: { brand: ['tile-07'] },
    hands: { shadow: ['kings-stormcrow'] },
    dice: { shadow: 'muster' },
    pool: ['tile-08', 'tile-05'],
  });
  g.shadow('play kings-stormcrow muster muster').asks('fp', 'lose-one-of');
  assert.ok(g.isCorrupted('brand'));
});

test('KM-12.5 KM-12.6 KM-12.9 all his tiles are shown; the highest is discarded, and comes back when the pool is filled again', () => {
  const g = kings(
    eyes(2, {
      dice: { fp: 'event event event', shadow: '' },
      tiles: { dain: ['tile-08'] },
      pool: ['tile-14', 'tile-05'],
    }),
  );
  g.shadow('corrupt dain');
  const [told] = g.told('corrupted');
  assert.deepEqual([told.args?.tiles].flat().length, 2);
  assert.ok(g.isDrawn('tile-14') && g.inPool('tile-08'));
  assert.equal(told.secret, undefined);
});

test('KM-12.9 the discarded tile does not return on entering Mordor', () => {
  const g = kings({ phase: 'recover', fellowship: { at: 'morannon' }, pool: ['tile-07'] });
  assert.ok(g.isDrawn('tile-14'));
  while (!g.may()[0].startsWith('allocate')) g.by(g.asked()[0], g.may().find((word) => word === 'yes') ?? g.may()[0]);
  assert.deepEqual([g.s.mordor, g.inPool('tile-14'), g.inPool('tile-01')], [0, false, true]);
});

test('KM-12.10 KM-12.11 KM-12.12 wherever he was, he stands at home now, even among enemies; his weaknesses work', () => {
  const g = kings(
    eyes(2, {
      armies: { eastemnet: 'rohan 1r', edoras: 'isengard 2r', 'helms-deep': 'isengard 1r', orthanc: 'isengard 1r' },
      control: { edoras: 'shadow', 'helms-deep': 'shadow' },
      characters: { theoden: 'eastemnet' },
      politics: { isengard: 'war' },
      dice: { fp: 'event', shadow: 'muster' },
      pool: ['tile-14', 'tile-05'],
    }),
  );
  g.shadow('corrupt theoden');
  const one = g.seen(null).kings.sovereigns[3];
  assert.deepEqual(
    [one.state, g.rules.name('region', one.region), g.where('theoden')],
    ['corrupted', 'edoras', 'replaced'],
  );
  g.fp('skip event').shadow('muster muster muster');
  assert.ok(g.may().includes('recruit isengard-regular helms-deep'));
});

test('KM-12.13 he cannot be awakened, by a die or by a card', () => {
  const g = kings({
    corrupted: ['theoden'],
    characters: { 'gandalf-the-grey': 'edoras' },
    politics: { rohan: 'war' },
    hands: { fp: ['aid-in-time-of-need'] },
    dice: { fp: 'muster character', shadow: '' },
  });
  g.refuses('awaken theoden muster muster', 'KM-9.1');
  g.fp('play aid-in-time-of-need character character', 'done');
  assert.equal(g.s.at[AWAKENED[3]], -1);
});

test('KM-12.15 KM-12.17 he changes neither control nor free regions nor points', () => {
  const g = kings({
    corrupted: ['theoden'],
    armies: { westemnet: 'rohan 1r', orthanc: 'isengard 1r' },
    politics: { rohan: 'war' },
    dice: { fp: 'army', shadow: '' },
  });
  assert.deepEqual(
    g.seen(null).sides.map((side) => side.points),
    [0, 0],
  );
  assert.equal(g.s.control[g.rules.find('region', 'edoras') ?? 0], 0);
  g.fp('march army army', 'army westemnet', 'to edoras');
  assert.equal(g.at('edoras'), 'rohan 1r');
});
