/** Which things an option names, and in which order they are pointed at. */

import type { Option } from '@pony/engine';
import { type Aim, type Thing, WORDS } from '@pony/ui/point';
import type { LcgView } from '../src/view.ts';

export const card = (id: number): Thing => ({ kind: 'card', id });
/** Cards of a hand go by their title. */
export const title = (id: number): Thing => ({ kind: 'title', id });
export const seat = (id: number): Thing => ({ kind: 'seat', id });

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
  'heal',
]);
const OF_TITLES = new Set(['play', 'react-with', 'choose-title']);

/** A card that lies on the table, where it can be pointed at. */
const lies = (view: LcgView, id: number): boolean => view.cards.some((one) => one.card === id);
/** A title of a hand that is open to the viewer. */
const held = (view: LcgView, id: number): boolean =>
  view.hands.some((hand) => typeof hand !== 'number' && hand.some((one) => view.titles[one] === id));

export function aimOf({ option }: { readonly option: Option }, view: LcgView): Aim {
  const [verb, id] = option as [string, number];
  if (OF_CARDS.has(verb)) return lies(view, id) ? { path: [card(id)] } : WORDS;
  if (OF_TITLES.has(verb)) return held(view, id) ? { path: [title(id)] } : WORDS;
  if (verb === 'choose-seat' || verb === 'first') return { path: [seat(id)] };
  return WORDS;
}
