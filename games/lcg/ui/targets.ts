/** Which things an option names, and in which order they are pointed at. */

import type { Option, Say } from '@pony/engine';
import { type Aim, type Thing, WORDS } from '@pony/ui/point';
import { keyOf } from '@pony/ui/reach';
import type { Drawn } from './drawn.ts';

const card = (id: number): Thing => ({ kind: 'card', id });
/** Cards of a hand go by their title. */
const title = (id: number): Thing => ({ kind: 'title', id });
const seat = (id: number): Thing => ({ kind: 'seat', id });

const OF_CARDS = new Set([
  'use',
  'react',
  'next',
  'choose',
  'stack',
  'commit',
  'travel',
  'engage',
  'pick',
  'face',
  'defend',
  'assign',
  'attack',
  'with',
  'back',
  'heal',
]);
const OF_TITLES = new Set(['play', 'react-with', 'choose-title']);

/** The hero who pays all of it; null where several share, or nothing is paid. */
function payerOf(tell: Say | undefined): number | null {
  const hero = tell?.say === 'pay-one' ? tell.args?.card : null;
  return typeof hero === 'number' ? hero : null;
}

/**
 * What lies on a card is pressed there: several such things are a list. Whatever names something that is not drawn stands in
 * words: what a dead hero bore, a card that is searched for.
 */
export function aimOf({ option, tell }: { readonly option: Option; readonly tell?: Say }, drawn: Drawn): Aim {
  const [verb, id] = option as [string, number];
  const at = (thing: Thing): Aim => (drawn.things.has(keyOf(thing)) ? { path: [thing] } : WORDS);
  const onCard = (one: number): Aim => {
    const there = drawn.at(one);
    return there === undefined ? WORDS : { path: [card(there)] };
  };
  const payer = payerOf(tell);
  if (payer !== null && drawn.at(payer) !== undefined) return onCard(payer);
  if (OF_CARDS.has(verb)) return onCard(id);
  if (OF_TITLES.has(verb)) return at(title(id));
  if (verb === 'choose-seat' || verb === 'first') return at(seat(id));
  return WORDS;
}
