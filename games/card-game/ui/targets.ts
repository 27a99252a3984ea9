/** From options to the things on the table that a player points at. Pure: it knows verbs, not rules. */
import type { Option, Seat } from '@pony/engine';
import { type Aim, type Held, type Thing, WORDS } from '@pony/ui/point';
import { CARDS } from './facts.ts';

const card = (id: unknown): Thing => ({ kind: 'card', id: Number(id) });
const location = (id: unknown): Thing => ({ kind: 'location', id: Number(id) });
export const reserve = (seat: Seat): Thing => ({ kind: 'reserve', id: seat });
export const deck = (seat: Seat): Thing => ({ kind: 'deck', id: seat });

const ON_CARD: ReadonlySet<string> = new Set(['event', 'use', 'cycle', 'forsake', 'eliminate', 'take', 'guard']);
const ON_LOCATION: ReadonlySet<string> = new Set(['bring', 'mark', 'go', 'fight']);

/** The things an option names; what names none stands in the prompt. */
export function aimOf({ option }: { readonly option: Option }, seat: Seat): Aim {
  const [verb, a, b] = option;
  if (verb === 'play') return { path: [card(a), b === 0 ? reserve(seat) : location(Number(b) - 1)] };
  if (verb === 'give' || verb === 'support') return { path: [card(a), card(b)] };
  if (verb === 'move') return { path: [card(a), location(b)] };
  if (verb === 'forsake-top') return { path: [deck(seat)] };
  if (ON_CARD.has(verb)) return { path: [card(a)] };
  return ON_LOCATION.has(verb) ? { path: [location(a)] } : WORDS;
}

/** Of equal copies that lie together one is offered: a press on any of them means that one. */
export function twinOf(
  card: number,
  offers: readonly { readonly option: Option }[],
  together: readonly number[],
): number {
  const named = (one: number): boolean => offers.some(({ option }) => option[1] === one && option[0] !== 'support');
  if (named(card)) return card;
  return together.find((one) => one !== card && CARDS[one].id === CARDS[card].id && named(one)) ?? card;
}

/** The option to ask about when nobody offers a thing: the card in hand with the place pointed at. */
export function questionOf(thing: Thing, held: Held, inHand: (card: number) => boolean): Option | null {
  const [first] = held.things;
  if (first?.kind !== 'card') return null;
  if (thing.kind === 'location')
    return inHand(first.id) ? ['play', first.id, thing.id + 1] : ['move', first.id, thing.id];
  if (thing.kind === 'card' && inHand(first.id)) return ['give', first.id, thing.id];
  return null;
}
