/** Which things an option names, and in which order they are pointed at. */

import type { Option, Say } from '@pony/engine';
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
  'back',
  'heal',
]);
const OF_TITLES = new Set(['play', 'react-with', 'choose-title']);

/** A card that lies on the table, where it can be pointed at. */
const lies = (view: LcgView, id: number): boolean => view.cards.some((one) => one.card === id);
/** A title of a hand that is open to the viewer. */
const held = (view: LcgView, id: number): boolean =>
  view.hands.some((hand) => typeof hand !== 'number' && hand.some((one) => view.titles[one] === id));

/** The hero who pays all of it; null where several share, or nothing is paid. */
function payerOf(tell: Say | undefined): number | null {
  const hero = tell?.say === 'pay-one' ? tell.args?.card : null;
  return typeof hero === 'number' ? hero : null;
}

export function aimOf({ option, tell }: { readonly option: Option; readonly tell?: Say }, view: LcgView): Aim {
  const [verb, id] = option as [string, number];
  const payer = payerOf(tell);
  if (payer !== null && lies(view, payer)) return { path: [card(payer)] };
  if (OF_CARDS.has(verb)) return lies(view, id) ? { path: [card(id)] } : WORDS;
  if (OF_TITLES.has(verb)) return held(view, id) ? { path: [title(id)] } : WORDS;
  if (verb === 'choose-seat' || verb === 'first') return { path: [seat(id)] };
  return WORDS;
}
