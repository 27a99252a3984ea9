/** KM-10 to KM-14, KM-20: corruption at its edges, and what the Free Peoples may know of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eyes, kings, type Scenario } from './helpers.ts';

test('KM-12.8 among equals of one point, too, the one that reveals is the highest', () => {
  const g = kings(eyes(2, { pool: ['tile-10'], tiles: { denethor: ['tile-07', 'tile-08', 'tile-crown-2'] } }));
  g.shadow('corrupt denethor');
  assert.ok(g.isCorrupted('denethor') && g.isDrawn('tile-10'));
  assert.ok(['tile-07', 'tile-08', 'tile-crown-2'].every((tile) => g.inPool(tile)));
});

test('KM-12.1 KM-12.3 a 0 and both crowns bring nobody down, the point that is missing does', () => {
  const given = { tiles: { brand: ['tile-07', 'tile-crown-1'] } };
  const none = kings(eyes(2, { ...given, pool: ['tile-05'] })).shadow('corrupt brand');
  assert.deepEqual(none.tiles('brand'), ['tile-07', 'tile-05', 'tile-crown-1']);
  const crown = kings(eyes(2, { ...given, pool: ['tile-crown-2', 'tile-14'] })).shadow('corrupt brand');
  assert.deepEqual(crown.tiles('brand'), ['tile-07', 'tile-crown-1', 'tile-crown-2']);
  assert.ok(
    kings(eyes(2, { ...given, pool: ['tile-08'] }))
      .shadow('corrupt brand')
      .isCorrupted('brand'),
  );
});

test('KM-11.6 KM-11.8 of a draw that a Kings tile ends the first tile is shown, the Eye before it was already', () => {
  const g = kings(eyes(4, { pool: ['tile-14', 'tile-01', 'tile-crown-1', 'tile-07'] })).shadow('corrupt brand');
  assert.deepEqual(g.tiles('brand'), ['tile-crown-1']);
  const names = (say: string, key: 'tile' | 'tiles') =>
    g.told(say).map((one) => [one.args?.[key]].flat().map((tile) => g.rules.name('tile', tile as number)));
  assert.deepEqual(names('attempt-shows', 'tiles'), [['tile-14']]);
  assert.deepEqual(names('attempt-ignores', 'tile'), [['tile-01']]);
  assert.ok(g.inPool('tile-14') && g.inPool('tile-01') && g.inPool('tile-07'));
});

test('KM-10.6 KM-12.11 a Sovereign behind besieged walls is tempted like any other, and the garrison loses its Leader', () => {
  const given: Scenario = {
    armies: { 'minas-tirith': 'sauron 5r' },
    besieged: { 'minas-tirith': 'gondor 2r' },
    characters: { denethor: 'inside-minas-tirith' },
  };
  const tempted = kings(eyes(2, { ...given, pool: ['tile-07'] })).shadow('corrupt denethor');
  assert.deepEqual(tempted.tiles('denethor'), ['tile-07']);
  const fallen = kings(eyes(2, { ...given, pool: ['tile-14'] })).shadow('corrupt denethor');
  assert.deepEqual([fallen.where('denethor'), fallen.at('inside-minas-tirith')], ['replaced', 'gondor 2r']);
  const [seen] = fallen.seen('fp').kings.sovereigns.filter(({ state }) => state === 'corrupted');
  assert.equal(fallen.rules.name('region', seen.region), 'minas-tirith');
});

test('KM-10.21 KM-10.1 without a die the Shadow is asked after every action, to the last die of the Free Peoples', () => {
  const g = kings(eyes(3, { dice: { fp: 'event event', shadow: '' } }));
  g.mayExactly('corrupt brand', 'corrupt dain', 'corrupt denethor', 'corrupt theoden', 'corrupt thranduil', 'pass');
  g.shadow('pass').fp('skip event').asks('shadow', 'act').shadow('pass').fp('skip event').leaveOpen();
  assert.equal(g.s.turn, 3);
  const last = kings(eyes(3, { acts: 'fp', dice: { fp: 'event', shadow: 'army' } })).fp('skip event');
  last.asks('shadow', 'act').refuses('corrupt dain', 'KM-10.1', 'attempt-no-free-die');
});

test('KM-10.20 the whole view of the Free Peoples, and of who watches, is the same whatever lies face down', () => {
  const laid = (who: 'fp' | null, tile: string): string => JSON.stringify(kings({ tiles: { dain: [tile] } }).seen(who));
  for (const who of ['fp', null] as const) assert.equal(laid(who, 'tile-14'), laid(who, 'tile-05'));
  const drawn = (...first: readonly string[]): string => {
    const rest = ['tile-05', 'tile-07', 'tile-08', 'tile-11', 'tile-14'].filter((tile) => !first.includes(tile));
    const g = kings(eyes(4, { pool: [...first, ...rest] }))
      .shadow('corrupt dain')
      .leaveOpen();
    return JSON.stringify(g.seen('fp'));
  };
  assert.equal(drawn('tile-05', 'tile-07', 'tile-08'), drawn('tile-14', 'tile-11', 'tile-05'));
});

test('KM-14.6 a friend behind the besieged walls frees them of a Corrupted Sovereign', () => {
  const g = kings({
    armies: { erebor: 'sauron 3r', bree: 'north 1r' },
    besieged: { erebor: 'dwarves 1r' },
    corrupted: ['dain'],
    characters: { gimli: 'inside-erebor' },
    dice: { fp: 'character' },
  });
  g.fp('oust dain character character');
  assert.equal(g.where('dain'), 'gone');
});

test('KM-24.14 KM-24.15 in Helm’s Deep Isengard alone is mustered, and nobody under siege', () => {
  const given: Scenario = {
    acts: 'shadow',
    corrupted: ['theoden'],
    armies: { 'helms-deep': 'isengard 1r', edoras: 'rohan 1r' },
    control: { 'helms-deep': 'shadow' },
    politics: { isengard: 'war', sauron: 'war', rohan: 'war' },
    dice: { shadow: 'muster' },
  };
  const deep = (more: Scenario): string[] => {
    const g = kings({ ...given, ...more }).shadow('muster muster muster');
    return g.may().filter((word) => word.endsWith(' helms-deep'));
  };
  assert.deepEqual(deep({}), ['recruit isengard-regular helms-deep', 'recruit isengard-elite helms-deep']);
  const siege = { armies: { 'helms-deep': 'rohan 3r', edoras: 'rohan 1r' }, besieged: { 'helms-deep': 'isengard 1r' } };
  assert.deepEqual(deep(siege), []);
  assert.deepEqual(deep({ corrupted: [], characters: { theoden: 'gone' } }), []);
});

test('KM-20.4 KM-20.6 a Dismay token rolls a die that is there, an Eye goes to the box and nothing is discarded for it', () => {
  const given: Scenario = { options: { 'dismay-tokens': 'on' }, phase: 'rolled', dismay: ['dain'] };
  const own = kings({
    ...given,
    characters: { ugluk: 'orthanc' },
    dice: { fp: 'event', shadow: 'ruler-army army' },
    huntBox: { shadow: 1 },
  }).shadow('drop army');
  own.refuses('dismay-enemy dain-awakened', 'KM-20.5', 'no-ruler-die').dice(6).anyMore();
  own.shadow('dismay-own dain-awakened').asks('fp', 'act');
  assert.deepEqual([own.s.huntBox[1], own.token('dain')], [2, 0]);
  const enemy = kings({
    ...given,
    characters: { 'theoden-awakened': 'edoras' },
    dice: { fp: 'event ruler-event', shadow: 'army' },
  }).fp('drop event');
  enemy.mayExactly('dismay-enemy dain-awakened', 'done').actionDice({ fp: 'muster' });
  enemy.shadow('dismay-enemy dain-awakened').asks('fp', 'act');
  assert.deepEqual([enemy.dieCount('fp', 'ruler-event'), enemy.dieCount('fp', 'ruler-muster')], [0, 1]);
});
