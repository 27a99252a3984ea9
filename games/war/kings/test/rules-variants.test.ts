/** KM-20, KM-21: Dismay tokens and the tournament variants. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kings, type Scenario } from './helpers.ts';

const WAR = { north: 'war', dwarves: 'war', gondor: 'war', rohan: 'war', elves: 'war' };
const DISMAY = { 'dismay-tokens': 'on' };
/** After the Action roll: both sides have their Ruler die, the Shadow a Dismay token. */
const rolled = (given: Scenario = {}): Scenario => ({
  phase: 'rolled',
  options: DISMAY,
  characters: { 'dain-awakened': 'erebor', ugluk: 'orthanc' },
  dismay: ['theoden'],
  dice: { fp: 'event ruler-event', shadow: 'army muster ruler-army' },
  ...given,
});

test('KM-20.1 KM-20.2 a used token goes to the Shadow with the option, out of the game without', () => {
  for (const [options, token] of [
    [{}, 0],
    [DISMAY, 2],
  ] as const) {
    const g = kings({
      options,
      characters: { 'theoden-awakened': 'edoras' },
      politics: WAR,
      dice: { fp: 'ruler-event event', shadow: '' },
    });
    g.fp('token theoden-awakened ruler-event event', 'recruit rohan-regular edoras', 'done', 'done');
    assert.equal(g.token('theoden'), token);
  }
});

test('KM-20.3 so does the unused token of an Awakened Sovereign who leaves play', () => {
  for (const [options, token] of [
    [{}, 0],
    [DISMAY, 2],
  ] as const) {
    const g = kings({
      options,
      acts: 'shadow',
      armies: { eastemnet: 'rohan 1r', fangorn: 'isengard 5r' },
      characters: { 'theoden-awakened': 'eastemnet' },
      politics: { rohan: 'war', isengard: 'war' },
      dice: { shadow: 'army' },
    });
    g.shadow('attack army army', 'army fangorn', 'target eastemnet').dice(6, 6, 6, 6, 6, 1).shadow('done');
    g.fp('reroll 0').asks('shadow', 'advance');
    assert.deepEqual([g.where('theoden-awakened'), g.token('theoden')], ['gone', token]);
  }
});

test('KM-20.4 KM-20.5 after both discards the Shadow may re-roll either Ruler die for a token, which is gone then', () => {
  const g = kings(rolled());
  g.shadow('drop army').asks('fp', 'drop-die').fp('drop event').asks('shadow', 'dismay');
  g.mayExactly('dismay-own theoden-awakened', 'dismay-enemy theoden-awakened', 'done');
  g.refuses('dismay-own dain-awakened', 'KM-20.4', 'no-dismay-token');
  g.dice(3).shadow('dismay-enemy theoden-awakened');
  const [told] = g.told('rerolls-ruler-die');
  assert.equal(told.args?.side, 0);
  assert.equal(g.token('theoden'), 0);
  assert.equal(g.dieCount('fp', g.rules.name('die', told.args?.die as number)), 1);
  assert.equal(
    g.s.dice.slice(0, g.s.dice.length / 2).reduce((sum, n) => sum + n),
    1,
  );
  g.asks('fp', 'act');
});

test('KM-20.4 he may keep the token', () => {
  const g = kings(rolled());
  g.shadow('drop army').fp('drop event').shadow('done').asks('fp', 'act');
  assert.equal(g.token('theoden'), 2);
});

test('KM-20.5 a discarded Ruler die is not rolled again', () => {
  const g = kings(rolled());
  g.shadow('drop army').fp('drop ruler-event').mayExactly('dismay-own theoden-awakened', 'done');
  g.refuses('dismay-enemy theoden-awakened', 'KM-20.5', 'no-ruler-die');
  const none = kings(rolled());
  none.shadow('drop ruler-army').fp('drop ruler-event').asks('fp', 'act');
});

test('KM-20.6 a re-rolled Eye goes to the Hunt Box, and one that lies there may come back', () => {
  const faces = (own: string, roll: number) => {
    const g = kings(rolled({ dice: { fp: 'event ruler-event', shadow: `army muster ${own}` } }));
    g.shadow('drop army').fp('drop event').dice(roll).shadow('dismay-own theoden-awakened');
    const die = g.rules.name('die', g.told('rerolls-ruler-die')[0].args?.die as number);
    return { box: g.s.huntBox[1], die, lies: g.dieCount('shadow', die) };
  };
  const results = [1, 2, 3, 4, 5, 6].map((roll) => faces('ruler-army', roll));
  assert.equal(results.filter((one) => one.die === 'ruler-eye').length, 1);
  for (const one of results) {
    const isEye = one.die === 'ruler-eye';
    assert.deepEqual([one.box, one.lies], isEye ? [1, 0] : [0, 1]);
  }
  for (const roll of [1, 2, 3, 4, 5, 6]) {
    const back = faces('ruler-eye', roll);
    assert.deepEqual([back.box, back.lies], back.die === 'ruler-eye' ? [1, 0] : [0, 1]);
  }
});

test('KM-20.7 several tokens may be spent one after another', () => {
  const g = kings(rolled({ dismay: ['theoden', 'brand'] }));
  g.shadow('drop army').fp('drop event').dice(1).shadow('dismay-own theoden-awakened').asks('shadow', 'dismay');
  g.dice(1).shadow('dismay-enemy brand-awakened').asks('fp', 'act');
  assert.deepEqual([g.token('theoden'), g.token('brand')], [0, 0]);
});

test('KM-21.1 with open tiles everybody sees them, and the log says which was laid', () => {
  const g = kings({
    options: { 'visible-corruption': 'on' },
    acts: 'shadow',
    huntBox: { shadow: 2 },
    pool: ['tile-11', 'tile-07'],
  });
  g.shadow('corrupt dain');
  for (const who of ['fp', 'shadow', null] as const)
    assert.deepEqual(
      g.seen(who).kings.sovereigns[1].tiles?.map((tile) => g.rules.name('tile', tile)),
      ['tile-11'],
    );
  assert.equal(g.told('tile-laid').length, 1);
  assert.equal(g.told('tile-laid-hidden').length, 0);
});

test('KM-21.2 KM-21.3 with open tiles one is still taken off at random, never a Kings tile', () => {
  const lift = (n: number) => {
    const g = kings({
      options: { 'visible-corruption': 'on' },
      dice: { fp: 'muster', shadow: '' },
      characters: { gimli: 'erebor' },
      politics: { dwarves: 'active 1' },
      tiles: { dain: ['tile-07', 'tile-11', 'tile-crown-1'] },
    });
    g.fp('advance dwarves muster muster').mayExactly('yes', 'no').picks(n, 2).fp('yes');
    return g.tiles('dain');
  };
  assert.deepEqual(lift(1), ['tile-11', 'tile-crown-1']);
  assert.deepEqual(lift(2), ['tile-07', 'tile-crown-1']);
});

const one = (pool: readonly string[], eyes = 4) =>
  kings({
    options: { 'sequential-draw': 'on' },
    acts: 'shadow',
    dice: { fp: 'event', shadow: 'army' },
    huntBox: { shadow: eyes },
    pool,
  }).shadow('corrupt dain');

test('KM-21.4 one by one: after each tile the Shadow stops or draws on; the last tile is placed', () => {
  const first = one(['tile-07', 'tile-11', 'tile-08', 'tile-05']);
  first
    .asks('shadow', 'draw-on')
    .mayExactly('draw-on', 'stop')
    .refuses('tile tile-07', 'KM-21.4', 'attempt-go-on-or-stop')
    .shadow('stop');
  assert.deepEqual(first.tiles('dain'), ['tile-07']);
  const second = one(['tile-07', 'tile-11', 'tile-08', 'tile-05']).shadow('draw-on', 'stop');
  assert.deepEqual([second.tiles('dain'), second.inPool('tile-07')], [['tile-11'], true]);
  const all = one(['tile-07', 'tile-11', 'tile-08', 'tile-05']).shadow('draw-on', 'draw-on');
  assert.deepEqual([all.tiles('dain'), all.asked()], [['tile-08'], ['fp']]);
});

test('KM-21.5 one tile at least; Eyes are replaced first and are never the last; a Kings tile ends it', () => {
  const single = one(['tile-01', 'tile-11', 'tile-07'], 2);
  assert.deepEqual([single.tiles('dain'), single.asked()], [['tile-11'], ['fp']]);
  const eye = one(['tile-07', 'tile-01', 'tile-11', 'tile-08']).shadow('draw-on', 'stop');
  assert.deepEqual(eye.tiles('dain'), ['tile-11']);
  const crown = one(['tile-07', 'tile-crown-2', 'tile-11']).shadow('draw-on');
  assert.deepEqual([crown.tiles('dain'), crown.inPool('tile-07')], [['tile-crown-2'], true]);
});

test('KM-21.7 the variants go together', () => {
  const g = kings({
    options: { 'sequential-draw': 'on', 'visible-corruption': 'on', 'dismay-tokens': 'on' },
    acts: 'shadow',
    dice: { fp: 'event', shadow: 'army' },
    huntBox: { shadow: 4 },
    pool: ['tile-07', 'tile-11', 'tile-08'],
  });
  g.shadow('corrupt dain').asks('shadow', 'draw-on').shadow('stop');
  assert.equal(g.seen('fp').kings.sovereigns[1].tiles?.length, 1);
});
