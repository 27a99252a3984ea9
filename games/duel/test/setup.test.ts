/** Chapters 1 and 3 of the rules: who plays, and what lies on the table when the game starts. */
import assert from 'node:assert/strict';
import { game, RACES, rules } from '@pony/duel';
import { completeOptions } from '@pony/engine';
import { rule } from '@pony/testkit';
import { duel, newGame } from './helpers.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => `set-up ${i}`);

rule('DU-1.1 the game has two seats, the Fellowship and Sauron, and no option adds another', () => {
  assert.deepEqual(rules.seats({}), [
    { id: 'fellowship', team: 'fellowship' },
    { id: 'sauron', team: 'sauron' },
  ]);
  assert.throws(() => completeOptions(game, { players: '3' }), /duel has no option "players"/);
});

rule('DU-3.2 DU-3.3 DU-3.4 two units of each side on the board, the others in its supply', () => {
  const t = newGame().shows({
    units: { fellowship: { arnor: 2 }, sauron: { mordor: 2 } },
    supply: [13, 13],
  });
  t.scenario.asked('sauron');
});

rule('DU-3.5 no other piece starts on the board', () => {
  newGame().shows({
    units: { fellowship: { arnor: 2 }, sauron: { mordor: 2 } },
    fortresses: {},
    tiles: {},
    tokens: {},
  });
});

rule('DU-3.6 both characters start on step 0, fourteen steps from their goal', () => {
  const t = newGame().shows({ quest: [0, 0] });
  assert.equal(t.view(null).goal, 14);
});

rule('DU-3.7 DU-3.8 the Fellowship starts with 3 coins, Sauron with 2', () => {
  newGame().shows({ coins: [3, 2] });
});

rule('DU-3.9 coins are paid to the reserve and come from it, never from or to the other player', () => {
  duel({ turn: 'fellowship', layout: { 18: 'ch1-blue-02', 19: 'ch1-yellow-01', 17: 'ch1-yellow-02' } })
    .shows({ coins: [3, 2] })
    .does('play slot-18', 'step')
    .shows({ coins: [2, 2] })
    .does('play slot-19')
    .shows({ coins: [2, 4] })
    .does('discard slot-17')
    .shows({ coins: [3, 4] });
});

rule('DU-3.10 six stacks of three tokens of one race each, shuffled one by one, nobody knows a face', () => {
  const orders = RACES.map(() => new Set<string>());
  let alike = 0;
  for (const seed of SEEDS) {
    const t = newGame(seed);
    const lying = RACES.map((race, i) => {
      const stack = t.state.stacks.slice(i * 3, i * 3 + 3).map((token) => rules.name('token', token));
      assert.deepEqual([...stack].sort(), [`${race}-1`, `${race}-2`, `${race}-3`]);
      orders[i].add(stack.join(' '));
      return stack.map((token) => token.slice(-1)).join('');
    });
    if (new Set(lying).size === 1) alike++;
    assert.deepEqual(
      t.view('sauron').stacks.map(({ size, known }) => ({ size, known })),
      RACES.map(() => ({ size: 3, known: [] })),
    );
  }
  for (const found of orders) assert.equal(found.size, 6, 'every order of a stack comes up');
  assert.ok(alike < 3, 'the stacks are not shuffled alike');
});

rule('DU-3.11 three of the seven tiles, shuffled, lie face up; the other four form a face-down stack', () => {
  const seen = new Set<number>();
  const sets = new Set<string>();
  for (const seed of SEEDS) {
    const t = newGame(seed);
    const view = t.view('fellowship');
    assert.equal(view.tilesUp.length, 3);
    assert.equal(view.tileStack, 4);
    const up = view.tilesUp.map(({ tile }) => tile);
    assert.equal(new Set([...up, ...t.state.tileStack]).size, 7);
    for (const tile of up) seen.add(tile);
    sets.add(up.join());
  }
  assert.equal(seen.size, 7, 'every tile comes up first in some game');
  assert.ok(sets.size > 30);
});

rule('DU-3.12 three decks by chapter, each shuffled on its own', () => {
  const firsts = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (const seed of SEEDS) {
    const { state } = newGame(seed);
    const decks = [[...state.layout, ...state.leftovers], state.decks[1], state.decks[2]];
    decks.forEach((deck, i) => {
      assert.equal(deck.length, 23);
      for (const card of deck) assert.match(rules.name('card', card), new RegExp(`^ch${i + 1}-`));
      firsts[i].add(deck[0]);
    });
    const places = decks.map((deck) => deck.map((card) => card - Math.min(...deck)).join());
    assert.equal(new Set(places).size, 3, 'no two decks lie in the same order');
  }
  for (const found of firsts) assert.ok(found.size > 10, 'the first card differs from game to game');
});
