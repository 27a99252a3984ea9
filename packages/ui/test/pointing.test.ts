/** How options become things to point at, with a game of a few verbs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Option } from '@pony/engine';
import { type Aim, EMPTY, findAt, fitting, inWords, litOf, standing, usualManner, WORDS } from '../src/point/aims.ts';

interface Offer {
  readonly option: Option;
  readonly refusal?: { rule: string; say: string };
}
const NO = { rule: 'X-1.1', say: 'no' };
const region = (id: number) => ({ kind: 'region', id });
const card = (id: number) => ({ kind: 'card', id });
const die = (id: number) => ({ kind: 'die', id });

function aim({ option: [verb, a, b] }: Offer): Aim {
  const [first, second] = [Number(a), Number(b)];
  if (verb === 'move') return { path: [region(first), region(second)] };
  if (verb === 'spread') return { path: [region(first), region(second)], anyOrder: true };
  if (verb === 'place') return { path: [region(first)] };
  if (verb === 'play') return { path: [die(second), card(first)], anyOrder: true };
  return verb === 'march' ? { path: [die(first)] } : WORDS;
}
const offers = (...all: readonly Option[]): Offer[] => all.map((option) => ({ option }));
const options = (found: readonly Offer[] | undefined) => found?.map(({ option }) => option.join(' '));

test('a move lights its first region, then those it may end in, and no other first one', () => {
  const all = offers(['move', 1, 2], ['move', 1, 3], ['move', 4, 2]);
  assert.deepEqual([...litOf(all, aim, EMPTY, 'region').keys()], [1, 4]);
  const held = { things: [region(1)] };
  assert.deepEqual(
    [1, 2, 3, 4].map((id) => standing(all, aim, held, region(id))),
    ['selected', 'legal', 'legal', 'rest'],
  );
  assert.deepEqual(options(findAt(all, aim, held, region(2))?.whole), ['move 1 2']);
  assert.equal(findAt(all, aim, held, region(4)), null);
});

test('what may begin at either end lights both', () => {
  const all = offers(['spread', 1, 4]);
  assert.deepEqual(options(findAt(all, aim, { things: [region(4)] }, region(1))?.whole), ['spread 1 4']);
  assert.deepEqual([...litOf(all, aim, EMPTY, 'region').keys()], [1, 4]);
});

test('a die and a card are taken up in any order; another card takes the place of the first, the die stays', () => {
  const all = offers(['play', 10, 1], ['play', 11, 1], ['play', 11, 2], ['march', 1]);
  const both = findAt(all, aim, { things: [die(1)] }, card(10));
  assert.deepEqual(both?.held.things, [die(1), card(10)]);
  assert.deepEqual(options(both?.whole), ['play 10 1']);
  const other = findAt(all, aim, { things: [die(1), card(10)] }, card(11));
  assert.deepEqual(other?.held.things, [die(1), card(11)]);
  assert.deepEqual(options(inWords(all, aim, { things: [die(1)] })), ['march 1']);
  assert.equal(standing(all, aim, { things: [card(10)] }, die(2)), 'rest');
  assert.deepEqual(options(fitting(all, aim, { things: [card(11)] })), ['play 11 1', 'play 11 2']);
});

test('what may not be done now is not lit, and stays beside what may', () => {
  const all: Offer[] = [{ option: ['place', 1], refusal: NO }, ...offers(['place', 2], ['done'])];
  assert.equal(standing(all, aim, EMPTY, region(1)), 'not-now');
  assert.equal(standing(all, aim, EMPTY, region(2)), 'legal');
  assert.deepEqual(options(inWords(all, aim, EMPTY)), ['done']);
  const found = findAt(all, aim, EMPTY, region(1));
  assert.deepEqual([found?.whole, found?.open], [[], []]);
});

test('one thing to do is done, more to name is taken up, several things to do are a list', () => {
  const manner = (...all: readonly Option[]) => {
    const found = findAt(offers(...all), aim, EMPTY, region(1));
    return found && usualManner(region(1), found);
  };
  assert.equal(manner(['place', 1]), 'take');
  assert.equal(manner(['move', 1, 2], ['move', 1, 3]), 'hold');
  assert.equal(manner(['place', 1], ['spread', 1, 2]), 'menu');
});

test('a verb that was chosen leaves only its own options', () => {
  const all = offers(['place', 1], ['spread', 1, 2], ['move', 1, 3]);
  const held = { verb: 'spread', things: [region(1)] };
  assert.deepEqual(options(fitting(all, aim, held)), ['spread 1 2']);
  assert.equal(standing(all, aim, held, region(3)), 'rest');
});
