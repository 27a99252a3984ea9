/** Editions of War are values: a table of the base game and one with an expansion are played side by side. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  apply,
  asked,
  below,
  type Game,
  hash8,
  options,
  optionToWords,
  type Rules,
  rngOf,
  seedOf,
  start,
} from '@pony/engine';
import { fuzz } from '@pony/testkit';
import { base } from '../src/base.ts';
import { CARD_ROWS, CHARACTER_ROWS, card, DIE_FACES, FREE, SHADOW } from '../src/data.ts';
import { type Expansion, game, rules, warWith } from '../src/game.ts';
import { MOST } from '../src/options.ts';
import type { War } from '../src/state.ts';
import { war } from '../src/war.ts';
import { songsOf, toy } from './toy.ts';

const expansion: Expansion = { option: { id: 'toy', values: ['off', 'on'] }, module: toy };

/** A game that is carried on decision by decision, at random. */
function atRandom(of: Rules<War>, seed: string) {
  const { state } = start(of, {}, seed);
  const rng = rngOf(seedOf(seed));
  const taken: string[] = [];
  return {
    state,
    taken,
    step(): void {
      if (state.outcome) return;
      const [seat] = asked(of, state);
      const may = options(of, state, seat);
      const option = may[below(rng, may.length)];
      taken.push(optionToWords(of, option));
      apply(of, state, seat, option);
      of.invariants(state);
    },
  };
}

test('the base game and an expansion are played alternately in one process, each as if it were alone', () => {
  const alone = atRandom(rules, 'side by side');
  for (let n = 0; n < 2500; n++) alone.step();
  const withToy = war(base, toy);
  const toyAlone = atRandom(withToy, 'side by side');
  for (let n = 0; n < 2500; n++) toyAlone.step();

  const one = atRandom(rules, 'side by side');
  const two = atRandom(withToy, 'side by side');
  for (let n = 0; n < 2500; n++) {
    one.step();
    two.step();
  }
  assert.deepEqual(one.taken, alone.taken);
  assert.equal(hash8(one.state), hash8(alone.state));
  assert.deepEqual(two.taken, toyAlone.taken);
  assert.equal(hash8(two.state), hash8(toyAlone.state));
  assert.ok(two.taken.some((words) => words.startsWith('sing ')));
  assert.ok(two.taken.some((words) => words.includes('lucky-')));
  assert.ok(!one.taken.some((words) => words.startsWith('sing')));
});

test('a state read from JSON knows its edition', () => {
  const withToy = war(base, toy);
  const { state } = start(withToy, {}, 'read back');
  const back = JSON.parse(JSON.stringify(state)) as War;
  assert.deepEqual(withToy.view(back, FREE), withToy.view(state, FREE));
  assert.equal(state.edition, 'base+toy');
  assert.equal(start(rules, {}, 'read back').state.edition, 'base');
});

test('a card that takes the place of another is in the deck, the other in the box', () => {
  const withToy = war(base, toy);
  const { state } = start(withToy, {}, 'decks');
  const all = [...state.decks.flat(), ...state.hands.flat()];
  assert.equal(all.length, 96);
  assert.ok(all.includes(96));
  assert.ok(!all.includes(card('athelas')));
  assert.equal(withToy.name('card', 96), 'kings-foil');
  assert.equal(rules.find('card', 'kings-foil'), undefined);
  const plain = start(rules, {}, 'decks').state;
  assert.ok([...plain.decks.flat(), ...plain.hands.flat()].includes(card('athelas')));
});

test('an expansion rolls dice of its own, kept apart from the ordinary ones', () => {
  const withToy = war(base, toy);
  const played = atRandom(withToy, 'dice');
  while (played.state.turn < 2 || played.state.phase < 5) played.step();
  const ordinary = played.state.dice.slice(0, 7);
  const lucky = played.state.dice.slice(7, 14);
  assert.equal(
    ordinary.reduce((a, b) => a + b),
    5,
  ); // four, and one for the Character of the expansion
  assert.equal(
    lucky.reduce((a, b) => a + b),
    1,
  );
  assert.equal(
    played.state.dice.slice(14 + 7).reduce((a, b) => a + b),
    0,
  );
  assert.equal(Reflect.get(withToy.view(played.state, SHADOW), 'sung'), songsOf(played.state).sung);
});

test('a table chooses its edition by option, and the expansion keeps every law', () => {
  const both: Game = warWith(expansion);
  assert.deepEqual(
    both.options.map((one) => one.id),
    ['players', 'toy'],
  );
  assert.equal(both.rules({ players: '2', toy: 'off' }), game.rules({ players: '2' }));
  assert.notEqual(both.rules({ players: '2', toy: 'on' }), both.rules({ players: '2', toy: 'off' }));
  const result = fuzz(both, { games: 1, seed: 'toy', longest: 50_000, options: { players: '2', toy: 'on' } });
  assert.deepEqual(
    result.violations.map((one) => `${one.law} ${one.step}: ${one.message}`),
    [],
  );
});

test('a name means one edition: another module of the same name is refused, and tables go on as they were', () => {
  const withToy = war(base, toy);
  const { state } = start(withToy, {}, 'one name');
  const before = withToy.view(state, FREE);
  assert.throws(() => war(base, { ...toy, cards: [] }), /two editions are called base\+toy/);
  assert.deepEqual(withToy.view(state, FREE), before);
});

test('an edition holds as many cards, Characters and sorts of dice as there is room for, and no more', () => {
  const many = <T extends { readonly id: string }>(rows: readonly T[], count: number): T[] =>
    Array.from({ length: count }, (_, n) => ({ ...rows[0], id: `more-${n}` }));
  const room = /more than there is room for/;
  const cards = (count: number) => () => war(base, { id: `${count} cards`, cards: many(CARD_ROWS, count) });
  cards(MOST.cards - CARD_ROWS.length)();
  assert.throws(cards(129 - CARD_ROWS.length), room);
  const people = (count: number) => () => war(base, { id: `${count} people`, characters: many(CHARACTER_ROWS, count) });
  people(MOST.characters - CHARACTER_ROWS.length)();
  assert.throws(people(32 - CHARACTER_ROWS.length), room); // a pick of them is kept in bits
  const dice = (count: number) => () =>
    war(base, { id: `${count} dice`, dice: many([{ id: '', faces: DIE_FACES }], count) });
  dice(1)();
  assert.throws(dice(2), room);
});
