/** KM-1, KM-2, KM-4, KM-19, KM-22: what is in the box, what stands where, which cards and tiles are played with. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from '@pony/engine';
import { game as plain } from '../../src/game.ts';
import type { War } from '../../src/state.ts';
import { game, kings } from './helpers.ts';

const RULERS = ['brand', 'dain', 'denethor', 'theoden', 'thranduil'];
const CHIEFTAINS = ['black-serpent', 'shadow-of-mirkwood', 'ugluk'];
const opened = (options: Record<string, string>, seed = 'open'): War =>
  start(game.rules(options), options, seed).state as War;

test('KM-1.1 KM-2.1 KM-2.8 the set-up of the base game stands, and Kings adds figures and tiles to it', () => {
  const with_ = opened({ kings: 'on' });
  const without = start(plain.rules({}), {}, 'open').state as War;
  assert.deepEqual(with_.troops, without.troops);
  assert.deepEqual(with_.reserve, without.reserve);
  assert.deepEqual([with_.box, with_.active, with_.rings], [without.box, without.active, without.rings]);
  assert.deepEqual(with_.at.slice(0, without.at.length), without.at);
  const g = kings();
  for (const id of RULERS) assert.equal(g.where(`${id}-awakened`), 'aside');
  for (const id of CHIEFTAINS) assert.equal(g.where(id), 'aside');
  assert.deepEqual([g.kings().ruler, g.kings().corruptor], [[0, 0], -1]);
  for (const id of RULERS) assert.equal(g.token(id), 0);
});

test('KM-1.2 KM-1.5 there are five Sovereigns, grey and awakened, three Chieftains, two Ruler dice and 19 cards', () => {
  const { rules } = kings();
  const base = plain.rules({});
  const more = (kind: string): string[] =>
    Array.from({ length: rules.size(kind) - base.size(kind) }, (_, i) => rules.name(kind, base.size(kind) + i));
  assert.deepEqual(more('character'), [...RULERS, ...RULERS.map((id) => `${id}-awakened`), ...CHIEFTAINS]);
  assert.equal(more('card').length, 19);
  assert.deepEqual(more('tile'), ['tile-crown-1', 'tile-crown-2']);
  assert.ok(more('die').every((id) => id.startsWith('ruler-')));
});

test('KM-1.3 KM-2.9 every Sovereign is grey at the start, his space on the board is empty', () => {
  const g = kings();
  for (const one of g.seen('shadow').kings.sovereigns) {
    assert.equal(one.state, 'grey');
    assert.deepEqual([one.tiles, one.crowns], [[], []]);
  }
});

test('KM-1.3 KM-1.4 a Sovereign is in one state only, and there is no way back', () => {
  const g = kings({
    dice: { fp: 'muster character muster character', shadow: 'muster' },
    politics: { rohan: 'active 2' },
    characters: { 'gandalf-the-grey': 'erebor', 'thranduil-awakened': 'woodland-realm' },
    corrupted: ['dain'],
    huntBox: { shadow: 5 },
  });
  const states = () => g.seen('shadow').kings.sovereigns.map((one) => one.state);
  assert.deepEqual(states(), ['grey', 'corrupted', 'grey', 'grey', 'awakened']);
  g.refuses('awaken dain muster muster', 'KM-9.1').refuses('awaken thranduil muster muster', 'KM-9.1');
  g.fp('awaken theoden muster muster');
  g.refuses('corrupt theoden', 'KM-10.6').refuses('corrupt dain', 'KM-10.6').refuses('corrupt thranduil', 'KM-10.6');
  g.shadow('skip muster').fp('oust dain character character');
  assert.deepEqual(states(), ['grey', 'out', 'grey', 'awakened', 'awakened']);
  while (g.asked()[0] !== 'fp') g.shadow('pass');
  g.refuses('awaken dain muster muster', 'KM-9.1');
});

test('KM-1.7 the game is won as without the expansion: nothing but points, the Ring and Corruption decides it', () => {
  const g = kings({
    phase: 'end',
    corrupted: ['brand', 'dain', 'denethor', 'thranduil', 'theoden'],
    characters: { ugluk: 'orthanc', 'black-serpent': 'umbar', 'shadow-of-mirkwood': 'dol-guldur' },
  });
  assert.equal(g.s.outcome, null);
  const awake = Object.fromEntries(RULERS.map((id, i) => [`${id}-awakened`, HOMES[i]]));
  assert.equal(kings({ phase: 'end', characters: awake }).s.outcome, null);
});
const HOMES = ['dale', 'erebor', 'minas-tirith', 'edoras', 'woodland-realm'];

test('KM-2.3 they are Leaders beside those of the base game', () => {
  const g = kings();
  assert.deepEqual(
    HOMES.map((id) => g.at(id)),
    ['north 1r 1l', 'dwarves 1r 2e 1l', 'gondor 3r 1e 1l', 'rohan 1r 1e', 'elves 1r 1e 1l'],
  );
});

test('KM-2.5 KM-22.3 the eight new cards lie in their decks, two in each', () => {
  const g = kings();
  const names = g.s.decks.map((deck) => deck.map((card) => g.rules.name('card', card)));
  const added = [
    ['aid-in-time-of-need', 'it-is-not-so-dark-here'],
    ['ever-at-your-service', 'men-of-little-villages'],
    ['your-welcome-is-doubtful', 'the-west-has-failed'],
    ['the-palantir-of-barad-dur', 'work-of-the-enemy'],
  ];
  added.forEach((ids, deck) => {
    for (const id of ids) assert.ok(names[deck].includes(id), `${id} in deck ${deck}`);
    assert.equal(names[deck].length, 26);
  });
});

test('KM-2.4 KM-22.1 KM-22.2 eleven cards take the place of others with their number, none of them a Shadow Character card', () => {
  const g = kings();
  const names = g.s.decks.map((deck) => deck.map((card) => g.rules.name('card', card)));
  const replaced = [
    ['house-of-the-stewards'],
    ['wisdom-of-elrond', 'riders-of-theoden', 'king-brands-men', 'dain-ironfoots-guard', 'thranduils-archers'],
    [],
    ['return-to-valinor', 'denethors-folly', 'threats-and-promises', 'stormcrow', 'the-king-is-revealed'],
  ];
  replaced.forEach((ids, deck) => {
    for (const id of ids) {
      assert.ok(!names.flat().includes(id), id);
      assert.ok(names[deck].includes(`kings-${id}`), id);
    }
    assert.equal(names[deck].filter((id) => id.startsWith('kings-')).length, ids.length);
  });
});

test('KM-22.5 a replacing card fights as the card it replaces', () => {
  const { rules, s } = kings();
  for (const card of s.decks.flat()) {
    const id = rules.name('card', card);
    if (!id.startsWith('kings-')) continue;
    const old = rules.find('card', id.slice('kings-'.length)) ?? -1;
    assert.equal(rules.name('combat', card), rules.name('combat', old), id);
  }
});

test('KM-22.6 no card of the decks is a promotional one: each side has its 24, less the replaced ones, and those of Kings', () => {
  const { decks, hands } = opened({ kings: 'on' });
  const all = [...decks, ...hands].flat();
  assert.equal(all.length, 4 * 26);
  const base = plain.rules({}).size('card');
  assert.equal(all.filter((card) => card < base).length, 4 * 24 - 11);
  assert.equal(all.filter((card) => card >= base).length, 19);
});

test('KM-2.6 the added cards lie anywhere in the shuffled decks', () => {
  const place = (seed: string): number => {
    const s = opened({ kings: 'on' }, seed);
    const card = game.rules({ kings: 'on' }).find('card', 'ever-at-your-service') ?? -1;
    return s.hands[0].includes(card) ? -1 : s.decks[1].indexOf(card);
  };
  const places = new Set(Array.from({ length: 30 }, (_, i) => place(`shuffle-${i}`)));
  assert.ok(places.size > 8, `${places.size} places in 30 games`);
});

test('KM-1.6 KM-2.7 KM-4.1 the pool holds the sixteen tiles of the base game and one of each crown', () => {
  const rules = game.rules({ kings: 'on' });
  const names = opened({ kings: 'on' })
    .pool.map((tile) => rules.name('tile', tile))
    .sort();
  const base = Array.from({ length: 16 }, (_, i) => `tile-${String(i + 1).padStart(2, '0')}`);
  assert.deepEqual(names, [...base, 'tile-crown-1', 'tile-crown-2']);
});

test('KM-2.10 in the first turn no Ruler die is rolled', () => {
  const g = kings({ phase: 'recover', turn: 0 });
  while (!g.may()[0].startsWith('allocate')) g.fp(g.may()[0]);
  g.shadow('allocate 0');
  const rolls = g.told('rolls-dice').map((one) => one.args?.faces as number[]);
  assert.deepEqual(
    rolls.map((faces) => faces.length),
    [4, 7],
  );
  assert.ok(rolls.flat().every((die) => !g.rules.name('die', die).startsWith('ruler')));
});

test('KM-2.11 KM-20.1 KM-21.7 the optional rules are options of the table, off unless chosen, each by itself', () => {
  const ids = ['visible-corruption', 'sequential-draw', 'dismay-tokens'];
  const specs = game.options.filter((one) => ids.includes(one.id));
  assert.deepEqual(
    specs.map((one) => one.values),
    ids.map(() => ['off', 'on']),
  );
  const marks = (options: Record<string, string>) => {
    const { visible, sequential, dismay } = kings({ options }).kings();
    return [visible, sequential, dismay];
  };
  assert.deepEqual(marks({}), [0, 0, 0]);
  ids.forEach((id, i) => {
    const one = [0, 0, 0];
    one[i] = 1;
    assert.deepEqual(marks({ [id]: 'on' }), one);
  });
  assert.deepEqual(marks(Object.fromEntries(ids.map((id) => [id, 'on']))), [1, 1, 1]);
});

test('KM-19.1 the table is the base game and this expansion: no die, tile or card of another', () => {
  const { rules } = kings();
  const dice = Array.from({ length: rules.size('die') }, (_, die) => rules.name('die', die));
  const sorts = new Set(dice.map((id) => (id.startsWith('ruler-') ? 'ruler' : 'standard')));
  assert.deepEqual([...sorts], ['standard', 'ruler']);
  assert.equal(rules.size('tile'), 24 + 2);
  assert.equal(rules.size('card'), 96 + 19);
});
