/** KM-10 and KM-11: corruption attempts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tile } from '../../src/data.ts';
import type { War } from '../../src/state.ts';
import { THRANDUIL } from '../src/data.ts';
import { kingsOf } from '../src/state.ts';
import { eyes, kings } from './helpers.ts';

const POOL = ['tile-07', 'tile-08', 'tile-05', 'tile-06', 'tile-11', 'tile-12'];

test('KM-10.1 KM-10.5 two Eyes in the box and an unused die of the Free Peoples; their own dice in the box are no Eyes', () => {
  kings(eyes(1, { huntBox: { shadow: 1, fp: 3 } })).refuses('corrupt dain', 'KM-10.1', 'attempt-few-eyes');
  const none = kings(eyes(3, { dice: { fp: '', shadow: 'army' } }));
  none.refuses('corrupt dain', 'KM-10.1', 'attempt-no-free-die');
  assert.deepEqual(none.verbs('corrupt'), []);
  assert.equal(kings(eyes(2)).verbs('corrupt').length, 5);
});

test('KM-10.1 the Free Peoples attempt nothing', () => {
  const g = kings(eyes(3, { acts: 'fp' }));
  assert.deepEqual(g.verbs('corrupt'), []);
  g.refuses('corrupt dain', 'WR-4.29');
});

test('KM-10.2 KM-10.3 an attempt is the action of that moment, possible without a die of one’s own', () => {
  const g = kings(eyes(4, { dice: { fp: 'event event event', shadow: '' }, pool: POOL }));
  g.asks('shadow', 'act').shadow('corrupt dain', 'tile tile-05').asks('fp', 'act');
  g.fp('skip event').asks('shadow', 'act');
  assert.deepEqual(g.verbs('corrupt').length, 4);
  g.shadow('corrupt thranduil');
  while (g.asked()[0] === 'shadow') g.shadow(g.may()[0]);
  g.asks('fp', 'act');
});

test('KM-10.4 KM-3.19 Eyes turned by a Ring count', () => {
  const g = kings(eyes(1, { dice: { fp: 'event', shadow: 'army army' }, rings: { fp: 2, shadow: 1 } }));
  g.refuses('corrupt dain', 'KM-10.1').shadow('ring army eye');
  assert.equal(g.verbs('corrupt').length, 5);
});

test('KM-10.6 any grey Sovereign in play, wherever he stands, and nobody else', () => {
  const g = kings(
    eyes(3, {
      armies: { eastemnet: 'rohan 1r', dale: 'north 1r', 'minas-tirith': 'gondor 1r', erebor: 'dwarves 1r' },
      characters: { theoden: 'eastemnet', 'dain-awakened': 'erebor', brand: 'gone' },
      corrupted: ['denethor'],
    }),
  );
  assert.deepEqual(g.verbs('corrupt'), ['corrupt theoden']);
  g.refuses('corrupt brand', 'KM-10.6', 'attempt-not-grey').refuses('corrupt denethor', 'KM-10.6');
  g.refuses('corrupt dain-awakened', 'KM-10.6');
});

test('KM-10.7 KM-10.14 a Sovereign is named once a turn; several attempts on others are allowed, next turn again', () => {
  const g = kings(eyes(5, { dice: { fp: 'event event event event', shadow: '' }, pool: POOL }));
  g.shadow('corrupt dain', 'tile tile-05').fp('skip event');
  g.refuses('corrupt dain', 'KM-10.7', 'attempt-named').shadow('corrupt thranduil');
  while (g.prompt() === 'place-tile') g.shadow(g.may()[0]);
  assert.equal(g.s.huntBox[1], 3);
  const next = kings({ phase: 'recover' });
  assert.equal(next.kings().named, 0);
});

test('KM-10.14 each attempt is judged anew: the second needs two Eyes again', () => {
  const g = kings(eyes(2, { dice: { fp: 'event event event', shadow: 'army' }, pool: POOL }));
  g.shadow('corrupt dain').fp('skip event').refuses('corrupt brand', 'KM-10.1', 'attempt-few-eyes');
});

test('KM-10.8 KM-EX8 as many tiles as Eyes remain, three at most', () => {
  for (const [count, drawn] of [
    [2, 1],
    [3, 2],
    [4, 3],
    [6, 3],
  ]) {
    const g = kings(eyes(count, { pool: POOL }));
    g.shadow('corrupt dain');
    assert.equal(g.told('attempts')[0].args?.count, drawn);
    if (drawn === 1) assert.deepEqual(g.tiles('dain'), ['tile-07']);
    else assert.equal(g.may().length, drawn, `${count} Eyes`);
  }
});

test('KM-10.9 one drawn tile must be placed, a 0 may be; no other will do', () => {
  const g = kings(eyes(4, { pool: POOL }));
  g.shadow('corrupt dain').mayExactly('tile tile-07', 'tile tile-08', 'tile tile-05');
  g.refuses('done', 'KM-10.9', 'attempt-not-drawn').refuses('tile tile-11', 'KM-10.9').shadow('tile tile-05');
  assert.deepEqual(g.tiles('dain'), ['tile-05']);
});

test('KM-10.10 the others are shown to everybody and go back', () => {
  const g = kings(eyes(4, { pool: POOL }));
  g.shadow('corrupt dain', 'tile tile-05');
  assert.ok(g.inPool('tile-07') && g.inPool('tile-08') && !g.inPool('tile-05'));
  const shown = g.told('attempt-shows');
  assert.deepEqual(
    shown.map((one) => [one.args?.tiles].flat().map((tile) => g.rules.name('tile', tile as number))),
    [['tile-07', 'tile-08']],
  );
  assert.equal(shown[0].secret, undefined);
});

test('KM-10.11 the Eye die is used up: out of the box for the rest of the turn', () => {
  const g = kings(eyes(4, { pool: POOL }));
  g.shadow('corrupt dain', 'tile tile-05');
  assert.deepEqual([g.s.huntBox[1], g.spent('shadow', 'eye')], [3, 1]);
});

test('KM-10.12 a Corruption tile is not in the pool and is not drawn', () => {
  const g = kings(eyes(2, { tiles: { dain: ['tile-11'] }, pool: ['tile-07'] }));
  assert.ok(!g.inPool('tile-11') && !g.isDrawn('tile-11'));
  g.shadow('corrupt brand');
  assert.deepEqual(g.tiles('brand'), ['tile-07']);
});

test('KM-10.13 KM-11.13 KM-EX5 an attempt hunts nobody, and Mithril Coat does not help', () => {
  const g = kings(
    eyes(3, {
      pool: ['tile-13', 'tile-09', 'tile-07'],
      table: { fp: ['mithril-coat-and-sting'] },
      fellowship: { guide: 'gandalf-the-grey' },
    }),
  );
  g.shadow('corrupt dain').asks('shadow', 'place-tile').shadow('tile tile-13').asks('fp', 'act');
  assert.deepEqual([g.s.corruption, g.s.hidden, g.onTable('fp')], [0, 1, ['mithril-coat-and-sting']]);
});

test('KM-10.17 on the Mordor Track too', () => {
  const g = kings(eyes(2, { fellowship: { at: 'morannon', mordor: 2 }, pool: ['tile-07', 'tile-08'] }));
  g.shadow('corrupt dain');
  assert.deepEqual(g.tiles('dain'), ['tile-07']);
});

test('KM-10.18 KM-10.20 the Free Peoples see how many tiles lie there; no view, no event tells them which', () => {
  const given = eyes(4, { pool: POOL });
  const [one, two] = ['tile-07', 'tile-08'].map((tile) => {
    const g = kings(given);
    g.shadow('corrupt dain', `tile ${tile}`);
    return g;
  });
  for (const g of [one, two]) {
    assert.deepEqual([g.seen('fp').kings.sovereigns[1].count, g.seen('fp').kings.sovereigns[1].tiles], [1, null]);
    const laid = g.told('tile-laid-hidden');
    assert.deepEqual(laid[0].secret?.seats, [1]);
    assert.deepEqual(Object.keys(laid[0].args ?? {}), ['character']);
  }
  assert.deepEqual(one.seen('fp'), two.seen('fp'));
  assert.notDeepEqual(one.seen('shadow').kings, two.seen('shadow').kings);
});

test('KM-10.19 the tiles of an attempt under way are seen by the Shadow alone; the odds of the Hunt do not give a hidden tile away', () => {
  const g = kings(eyes(4, { pool: POOL }));
  g.shadow('corrupt dain').asks('shadow', 'place-tile');
  assert.deepEqual([g.seen('fp').kings.held, g.seen('fp').kings.heldCount], [null, 3]);
  assert.equal(g.seen('shadow').kings.held?.length, 3);
  const odds = (tile: string) => kings(eyes(2, { tiles: { dain: [tile] } })).seen('fp').hunt.odds;
  assert.deepEqual(odds('tile-07'), odds('tile-09'));
});

/** The game as seat 0 may think it, dealt by number. */
function thoughtOf(g: ReturnType<typeof kings>, n: number): War {
  const s = g.rules.clone(g.s);
  g.rules.determinize(s, 0, [n, 2, 3, 4]);
  g.rules.invariants(s);
  assert.deepEqual(g.rules.view(s, 0), g.seen('fp'));
  return s;
}

test('KM-10.20 who cannot see a hidden tile may think it any numbered one that the Sovereign bears, and no other', () => {
  const g = kings(eyes(2, { tiles: { brand: ['tile-07'], dain: ['tile-11', 'tile-05'] } }));
  const thought = new Set<string>();
  for (let n = 0; n < 60; n++) {
    for (const tile of kingsOf(thoughtOf(g, n)).tiles[0]) thought.add(g.rules.name('tile', tile));
    const same = g.rules.clone(g.s);
    g.rules.determinize(same, 1, [n, 2, 3, 4]);
    assert.deepEqual(kingsOf(same).tiles, g.kings().tiles);
  }
  assert.deepEqual([...thought].sort(), ['tile-05', 'tile-06', 'tile-07', 'tile-08', 'tile-09', 'tile-10']);
  const single = kings(eyes(2, { tiles: { brand: ['tile-07'] } }));
  const others = Array.from({ length: 20 }, (_, n) => kingsOf(thoughtOf(single, n)).tiles[0][0]);
  assert.ok(new Set(others).size > 3);
  // a 3 is not left out because the small ones are rare
  const high = kings(eyes(2, { tiles: { thranduil: ['tile-09'] }, pool: ['tile-07', 'tile-08', 'tile-14'] }));
  const heavy = Array.from({ length: 20 }, (_, n) =>
    high.rules.name('tile', kingsOf(thoughtOf(high, n)).tiles[THRANDUIL][0]),
  );
  assert.ok(heavy.includes('tile-14'));
});

test('KM-10.20 KM-12.3 where nearly all tiles lie face down every Sovereign still bears what he is thought to have', () => {
  const tiles = { brand: ['tile-10'], denethor: ['tile-08', 'tile-06'], theoden: ['tile-05', 'tile-13'] };
  const g = kings(eyes(2, { tiles, pool: ['tile-15', 'tile-16', 'tile-12', 'tile-11'] }));
  g.rules.invariants(g.s);
  const thought = new Set<string>();
  for (let n = 0; n < 200; n++) thought.add(kingsOf(thoughtOf(g, n)).tiles.join(' '));
  assert.ok(thought.size > 5, `${thought.size} ways`);
});

test('KM-10.21 to pass once does not end the right', () => {
  const g = kings(eyes(3, { dice: { fp: 'event event event', shadow: '' } }));
  g.shadow('pass').fp('skip event').asks('shadow', 'act');
  assert.equal(g.verbs('corrupt').length, 5);
  const fewer = kings(eyes(3, { dice: { fp: 'event event event', shadow: 'army' } }));
  fewer.shadow('pass').fp('skip event').shadow('skip army').fp('skip event').asks('shadow', 'act');
});

test('KM-11.1 KM-11.3 KM-11.4 Eyes are shown, replaced as often as they come, and go back', () => {
  const g = kings(eyes(2, { pool: ['tile-01', 'tile-02', 'tile-11', 'tile-07'] }));
  g.shadow('corrupt dain');
  assert.deepEqual(g.tiles('dain'), ['tile-11']);
  assert.equal(g.told('attempt-ignores').length, 2);
  assert.ok(g.inPool('tile-01') && g.inPool('tile-02') && g.inPool('tile-07'));
});

test('KM-11.2 KM-11.4 special tiles too, whatever they show; they are drawn again another time', () => {
  const g = kings(eyes(2, { pool: ['tile-07'], fellowship: { at: 'morannon', mordor: 1 } }));
  for (const id of ['tile-on-on-they-went', 'tile-phial-of-galadriel']) g.s.pool.push(g.rules.find('tile', id) ?? 0);
  g.shadow('corrupt dain');
  assert.deepEqual(g.tiles('dain'), ['tile-07']);
  assert.ok(g.inPool('tile-on-on-they-went') && g.inPool('tile-phial-of-galadriel'));
  assert.equal(g.told('attempt-ignores').length, 2);
});

test('KM-11.5 they stay out until the draws are over', () => {
  const g = kings(eyes(3, { pool: ['tile-01', 'tile-07', 'tile-08'] }));
  g.shadow('corrupt dain').mayExactly('tile tile-07', 'tile tile-08');
  assert.ok(!g.inPool('tile-01'));
  assert.deepEqual(
    g.seen('fp').kings.aside.map((tile) => g.rules.name('tile', tile)),
    ['tile-01'],
  );
  g.shadow('tile tile-07');
  assert.ok(g.inPool('tile-01'));
});

test('KM-11.6 KM-11.7 KM-11.8 a Kings tile is laid at once; what was drawn before is shown and goes back', () => {
  const g = kings(eyes(4, { pool: ['tile-07', 'tile-01', 'tile-crown-1', 'tile-11'] }));
  g.shadow('corrupt dain').asks('fp', 'act');
  assert.deepEqual(g.tiles('dain'), ['tile-crown-1']);
  assert.ok(g.inPool('tile-07') && g.inPool('tile-01') && g.inPool('tile-11'));
  assert.equal(g.told('attempt-shows').length, 1);
  assert.deepEqual(g.seen('fp').kings.sovereigns[1].crowns.length, 1);
});

test('KM-11.10 the Kings tile goes back when he is awakened', () => {
  const g = kings({ dice: { fp: 'muster' }, politics: { rohan: 'active 2' }, tiles: { theoden: ['tile-crown-2'] } });
  g.fp('awaken theoden muster muster');
  assert.ok(g.inPool('tile-crown-2'));
});

test('KM-11.11 an attempt that a Kings tile ended costs the die and counts as the attempt of the turn', () => {
  const g = kings(eyes(3, { dice: { fp: 'event event', shadow: '' }, pool: ['tile-crown-1', 'tile-07', 'tile-08'] }));
  g.shadow('corrupt dain').fp('skip event');
  assert.equal(g.s.huntBox[1], 2);
  g.refuses('corrupt dain', 'KM-10.7');
});

test('KM-11.12 a Kings tile is not hidden: nothing takes it off at random', () => {
  const g = kings({
    dice: { fp: 'muster', shadow: '' },
    politics: { dwarves: 'active 1' },
    characters: { gimli: 'erebor' },
    tiles: { dain: ['tile-crown-1'] },
  });
  g.fp('advance dwarves muster muster');
  assert.notEqual(g.prompt(), 'lift-corruption');
  assert.deepEqual(g.tiles('dain'), ['tile-crown-1']);
});

test('KM-11.14 an empty pool is filled again first; tiles on Sovereigns and in hand stay out', () => {
  const g = kings(eyes(3, { tiles: { brand: ['tile-08'] }, pool: ['tile-07'] }));
  g.shadow('corrupt dain');
  const offered = g.prompt() === 'place-tile' ? g.may() : [];
  assert.equal(g.told('pool-refilled').length, 1);
  assert.ok(!offered.includes('tile tile-08'));
  assert.deepEqual(g.tiles('brand'), ['tile-08']);
});

test('KM-11.14 if it stays empty the attempt goes on with what was drawn, and the die is spent', () => {
  const g = kings(eyes(4, { pool: ['tile-07'] }));
  g.s.removed.push(...g.s.drawn);
  g.s.drawn = [];
  g.shadow('corrupt dain');
  assert.deepEqual([g.tiles('dain'), g.s.huntBox[1], g.s.pool], [['tile-07'], 3, []]);
  const none = kings(eyes(4, { pool: ['tile-01'] }));
  none.s.removed.push(...none.s.drawn);
  none.s.drawn = [];
  none.shadow('corrupt dain').asks('fp', 'act');
  assert.deepEqual([none.tiles('dain'), none.inPool('tile-01'), none.s.huntBox[1]], [[], true, 3]);
});

test('KM-11.14 WR-9.02 special tiles that were drawn do not come back with the others', () => {
  const [second, special] = [tile('tile-08'), tile('tile-phial-of-galadriel')];
  const g = kings(eyes(3, { pool: ['tile-07'] })).edit((s) => {
    s.removed.push(...s.drawn.filter((one) => one !== second && one !== special));
    s.drawn = [second, special];
  });
  g.shadow('corrupt dain').mayExactly('tile tile-07', 'tile tile-08');
  assert.deepEqual([g.told('pool-refilled').length, g.s.pool, g.s.drawn], [1, [], [special]]);
});
