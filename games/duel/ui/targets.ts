/** From options to the things on the table that a player points at. Pure: it knows verbs, not rules. */
import type { Option, Seat } from '@pony/engine';
import type { Offered } from '@pony/protocol';
import { type Aim, EMPTY, findAt, fitting, type Held, isLegal, WORDS } from '@pony/ui/point';

type ThingKind = 'slot' | 'tile' | 'region' | 'quest' | 'stack' | 'token' | 'card' | 'discard' | 'purse';
export interface Thing {
  readonly kind: ThingKind;
  readonly id: number;
}

/** A choice of which the first word has been said. */
export type Half =
  | { readonly is: 'thing'; readonly thing: Thing }
  | { readonly is: 'region'; readonly verb: 'move' | 'spread'; readonly from: number };

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
  if (kind) return { kind, id: option[1] };
  if (option[0] === 'step') return { kind: 'quest', id: seat };
  if (option[0] === 'search') return { kind: 'discard', id: 0 };
  if (option[0] === 'lose-coin') return { kind: 'purse', id: 1 - seat };
  return null;
}

/** A move names two regions in order, a spread two in any. */
export function aimOf({ option }: Pick<Offered, 'option'>, seat: Seat): Aim {
  const [verb, first, second] = option;
  const region = (id: unknown): Thing => ({ kind: 'region', id: Number(id) });
  if (verb === 'move' || verb === 'spread')
    return { path: [region(first), region(second)], anyOrder: verb === 'spread' };
  const thing = thingOf(option, seat);
  return thing === null ? WORDS : { path: [thing] };
}

/** The same for whoever only looks: a place of the display is known by the card that lies there. */
export function aimAt(
  offer: Pick<Offered, 'option'>,
  seat: Seat,
  layout: readonly { readonly slot: number; readonly card: number | null }[],
): Aim {
  const aim = aimOf(offer, seat);
  const path = aim.path.map((thing) => {
    const card = thing.kind === 'slot' ? layout.find(({ slot }) => slot === thing.id)?.card : null;
    return card == null ? thing : { kind: 'card', id: card };
  });
  return { ...aim, path };
}

/** What the offers say about one thing. */
export const offersAt = (offers: readonly Offered[], seat: Seat | null, thing: Thing): readonly Offered[] =>
  seat === null ? [] : (findAt(offers, (offer) => aimOf(offer, seat), EMPTY, thing)?.offers ?? []);

/** What is held, as the sentence tells it. */
export function halfOf(offers: readonly Offered[], seat: Seat | null, held: Held): Half | null {
  const [first] = held.things as readonly Thing[];
  if (!first) return null;
  if (first.kind !== 'region') return { is: 'thing', thing: first };
  const verb = fitting(offers, (offer) => aimOf(offer, seat ?? 0), held)[0]?.option[0];
  return { is: 'region', verb: verb === 'spread' ? 'spread' : 'move', from: first.id };
}

/** The question to put about a region that is not lit: the verb that is asked for, with this region in it. */
export function regionQuestion(offers: readonly Offered[], half: Half | null, region: number): Option | null {
  if (half?.is === 'region') return [half.verb, half.from, region];
  const verbs = new Set(offers.map(({ option }) => option[0]));
  if (verbs.has('place')) return ['place', region];
  if (verbs.has('move')) {
    const to = offers.find(({ option }) => option[0] === 'move' && option[2] !== region);
    return ['move', region, to?.option[2] ?? 0];
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
