/** From options to the things on the table that a player points at. Pure: it knows verbs, not rules. */
import type { Option, Seat } from '@pony/engine';
import type { Offered } from '@pony/protocol';

/** How a thing stands towards the question. */
export type Standing = 'rest' | 'legal' | 'selected' | 'not-now';

export type ThingKind = 'slot' | 'tile' | 'region' | 'quest' | 'stack' | 'token' | 'card' | 'discard' | 'purse';
export interface Thing {
  readonly kind: ThingKind;
  readonly id: number;
}

/** A choice of which the first word has been said. */
export type Half =
  | { readonly is: 'thing'; readonly thing: Thing }
  | { readonly is: 'region'; readonly verb: 'move' | 'spread'; readonly from: number };

export const sameThing = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.id === b.id;

const FIRST: Readonly<Record<string, ThingKind>> = {
  play: 'slot',
  discard: 'slot',
  take: 'tile',
  place: 'region',
  spread: 'region',
  move: 'region',
  remove: 'region',
  raze: 'region',
  name: 'stack',
  keep: 'token',
  pick: 'card',
  'lose-grey': 'card',
};

/** Verbs that belong to no single place and stand in the prompt bar as well. */
export const BUTTON_VERBS = ['step', 'again', 'search', 'lose-coin', 'done'] as const;

/** Where an option is pointed at; null for those that are only buttons. */
export function thingOf(option: Option, seat: Seat): Thing | null {
  const kind = FIRST[option[0]];
  if (kind) return { kind, id: option[1] as number };
  if (option[0] === 'step') return { kind: 'quest', id: seat };
  if (option[0] === 'search') return { kind: 'discard', id: 0 };
  if (option[0] === 'lose-coin') return { kind: 'purse', id: 1 - seat };
  return null;
}

/** What the offers say about one thing. */
export function offersAt(offers: readonly Offered[], seat: Seat | null, thing: Thing): readonly Offered[] {
  if (seat === null) return [];
  return offers.filter(({ option }) => {
    const at = thingOf(option, seat);
    if (at !== null && sameThing(at, thing)) return true;
    return option[0] === 'spread' && thing.kind === 'region' && option[2] === thing.id;
  });
}

export const isLegal = (offer: Offered): boolean => offer.refusal === undefined;

/** The offers that finish a choice begun at a region, by the region that would finish it. */
export function endsAt(offers: readonly Offered[], half: Half | null, region: number): Offered | undefined {
  if (half?.is !== 'region') return undefined;
  return offers.find(({ option: [verb, a, b] }) => {
    if (verb !== half.verb) return false;
    if (a === half.from && b === region) return true;
    return verb === 'spread' && b === half.from && a === region;
  });
}

/** The standing of one thing, given what has been said so far. */
export function stateOf(offers: readonly Offered[], seat: Seat | null, half: Half | null, thing: Thing): Standing {
  if (half?.is === 'thing' && sameThing(half.thing, thing)) return 'selected';
  if (half?.is === 'region') {
    if (thing.kind !== 'region') return 'rest';
    if (thing.id === half.from) return 'selected';
    const end = endsAt(offers, half, thing.id);
    return end && isLegal(end) ? 'legal' : 'rest';
  }
  const here = offersAt(offers, seat, thing);
  if (here.some(isLegal)) return 'legal';
  return here.length > 0 ? 'not-now' : 'rest';
}

/** The question to put about a region that is not lit: the verb that is asked for, with this region in it. */
export function regionQuestion(offers: readonly Offered[], half: Half | null, region: number): Option | null {
  if (half?.is === 'region') return [half.verb, half.from, region];
  const verbs = new Set(offers.map(({ option }) => option[0]));
  if (verbs.has('place')) return ['place', region];
  if (verbs.has('move')) {
    const to = offers.find(({ option }) => option[0] === 'move' && option[2] !== region);
    return ['move', region, (to?.option[2] as number | undefined) ?? 0];
  }
  if (verbs.has('remove')) return ['remove', region];
  return verbs.has('raze') ? ['raze', region] : null;
}

const REGION_VERBS: ReadonlySet<string> = new Set(['place', 'spread', 'move', 'remove', 'raze']);

/** Whether the question is answered on the map. */
export const asksForRegion = (offers: readonly Offered[]): boolean =>
  offers.some((offer) => isLegal(offer) && REGION_VERBS.has(offer.option[0]));

export const hasVerb = (offers: readonly Offered[], verb: string): boolean =>
  offers.some(({ option }) => option[0] === verb);
