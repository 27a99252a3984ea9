/** An expansion is an option of the game it belongs to, and is loaded only where it is wanted. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { briefOptions, completeOptions, type Game, hasMeaning, rngOf, seedOf } from '@pony/engine';
import { games, loadGame } from '@pony/games';
import { leaves, makeText } from '@pony/text';
import { figures } from './pony.ts';

const begin = (game: Game, options: Record<string, string>): unknown => {
  const full = completeOptions(game, options);
  return (game.rules(full).setup(full, rngOf(seedOf('a table'))) as unknown as { edition: string }).edition;
};

test('Kings of Middle-earth is an option of every table of War, off by default, with its variants', async () => {
  const { game } = await loadGame('war');
  assert.deepEqual(
    game.options.map(({ id, values }) => `${id} ${values?.join(' ')}`),
    ['players 2 3 4', 'kings off on', 'visible-corruption off on', 'sequential-draw off on', 'dismay-tokens off on'],
  );
  for (const players of ['2', '3', '4']) {
    assert.equal(begin(game, { players }), 'base');
    assert.equal(begin(game, { players, kings: 'on', 'dismay-tokens': 'on' }), 'base+kings');
  }
});

test('variants of Kings have a meaning only with it: without it they stand at their default, whatever is asked for', async () => {
  const { game } = await loadGame('war');
  const chosen = (options: Record<string, string>): string[] =>
    game.options.filter((spec) => hasMeaning(game, spec, options)).map(({ id }) => id);
  const variants = ['visible-corruption', 'sequential-draw', 'dismay-tokens'];
  assert.deepEqual(chosen({}), ['players', 'kings']);
  assert.deepEqual(chosen({ players: '4', kings: 'off' }), ['players', 'kings']);
  assert.deepEqual(chosen({ kings: 'on' }), ['players', 'kings', ...variants]);
  const all = Object.fromEntries(variants.map((id) => [id, 'on']));
  const none = Object.fromEntries(variants.map((id) => [id, 'off']));
  assert.deepEqual(completeOptions(game, all), { players: '2', kings: 'off', ...none });
  assert.deepEqual(completeOptions(game, { ...all, kings: 'on' }), { players: '2', kings: 'on', ...all });
  assert.deepEqual(briefOptions(game, completeOptions(game, all)), {});
  assert.throws(() => completeOptions(game, { 'dismay-tokens': 'maybe' }), /option dismay-tokens may be off, on/);
});

test('a table without it loads War alone: Kings can be planned there, not played', async () => {
  const alone = await loadGame('war', { players: '3' });
  const whole = await loadGame('war', { players: '3', kings: 'on' });
  assert.deepEqual(alone.game.options, whole.game.options);
  assert.equal(begin(alone.game, { players: '3' }), 'base');
  const full = completeOptions(alone.game, { players: '3', kings: 'on' });
  assert.deepEqual(
    alone.game
      .rules(full)
      .seats(full)
      .map((seat) => seat.id),
    ['free-peoples', 'witch-king', 'saruman'],
  );
  assert.throws(
    () => begin(alone.game, { kings: 'on' }),
    /war cannot be played with kings here: its rules are not loaded/,
  );
  assert.equal(begin(whole.game, { kings: 'on' }), 'base+kings');
  assert.equal(begin(whole.game, {}), 'base');
});

test('the shelf of Kings loads what its tables need, and its words lie over those of War', async () => {
  const shelf = games.find((one) => one.id === 'kings');
  const { game, texts } = await (shelf?.load?.({ kings: 'on' }) ?? Promise.reject(new Error('no Kings')));
  assert.equal(begin(game, { kings: 'on' }), 'base+kings');
  const alone = await loadGame('war', {});
  for (const lang of ['en', 'uk'] as const) {
    const words = makeText(lang, [texts[lang]]);
    for (const key of ['card.athelas.name', 'card.work-of-the-enemy.name', 'character.ugluk.name', 'setup.kings.on'])
      assert.ok(words.has(key), `${lang} ${key}`);
    const without = makeText(lang, [alone.texts[lang]]);
    assert.ok(without.has('setup.dismay-tokens.name'));
    assert.ok(!without.has('card.work-of-the-enemy.name'));
    const base = leaves(alone.texts[lang]);
    const all = leaves(texts[lang]);
    const other = [...base].filter(([key, text]) => all.get(key) !== text).map(([key]) => key);
    assert.deepEqual(other, ['log.uses-die'], 'what a die is used for, more than in War');
  }
});

test('pony simulates and matches tables with Kings at every number of players', async () => {
  for (const players of [2, 3, 4]) {
    const options = `players=${players},kings=on`;
    const seats = Array.from({ length: players }, () => 'random').join(',');
    const words = ['simulate', 'war', '--games', '1', '--jobs', '1', '--seats', seats, '--options', options];
    assert.equal((await figures<{ finished: number }>(...words)).finished, 1);
  }
});
