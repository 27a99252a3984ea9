/** From options to the things on the table that a player points at. Pure: it knows verbs, not rules. */
import type { Option } from '@pony/engine';
import { type Aim, type Found, isLegal, type Manner, type Offer, sameThing, WORDS } from '@pony/ui/point';
import { regionOfPlace, type WarView } from '../model.ts';

export type ThingKind = 'die' | 'region' | 'card' | 'nation' | 'character' | 'figure' | 'ring';
export interface Thing {
  readonly kind: ThingKind;
  readonly id: number;
}

type At = 'place' | Exclude<ThingKind, 'ring'>;

/** Where the words of a verb are pointed at: kind of the thing and place among the numbers of the option. */
const POINTS: Readonly<Record<string, readonly [kind: At, at: number][]>> = {
  play: [['card', 1]],
  advance: [['nation', 1]],
  enter: [['character', 1]],
  sway: [['character', 1]],
  'remove-card': [['card', 1]],
  army: [['place', 1]],
  target: [['place', 1]],
  to: [['place', 1]],
  step: [['region', 1]],
  nazgul: [['place', 1]],
  recruit: [['region', 2]],
  figure: [['place', 2]],
  leave: [['figure', 1]],
  lose: [['figure', 1]],
  reduce: [['figure', 1]],
  'lose-for-two': [['figure', 1]],
  disband: [['figure', 1]],
  'leave-character': [['character', 1]],
  companion: [['character', 1]],
  with: [['character', 1]],
  minion: [['character', 1]],
  guide: [['character', 1]],
  card: [['card', 1]],
  discard: [['card', 1]],
  give: [['card', 1]],
  nation: [['nation', 1]],
  die: [['die', 1]],
};

/** Which number of an action names the die that pays for it. */
const PAID_BY: Readonly<Record<string, number>> = {
  march: 1,
  attack: 1,
  travel: 1,
  hide: 1,
  separate: 1,
  companions: 1,
  fly: 1,
  muster: 1,
  'voice-regulars': 1,
  'voice-elites': 1,
  skip: 1,
  ring: 1,
  play: 2,
  draw: 2,
  advance: 2,
  enter: 2,
  sway: 2,
  'remove-card': 2,
};

const number = (option: Option, at: number): number => option[at] as number;

/** The die an action is paid with, -1 when it is no action. */
export const dieOf = (option: Option): number => (option[0] in PAID_BY ? number(option, PAID_BY[option[0]]) : -1);
/** What the die is used as; -1 when that is not said. */
export function resultOf(option: Option): number {
  const at = PAID_BY[option[0]];
  return at === undefined || option.length <= at + 1 ? -1 : number(option, at + 1);
}

/** The thing an option is pointed at; null for those that are only words. */
export function thingOf(option: Option, view: Pick<WarView, 'places'>): Thing | null {
  const found = POINTS[option[0]]?.[0];
  if (!found) return null;
  const [kind, at] = found;
  const id = number(option, at);
  return kind === 'place' ? { kind: 'region', id: regionOfPlace(id, view) } : { kind, id };
}

/** An action is a die and, for some, a card, a nation or a Character, in any order; a Ring comes before its die. */
export function aimOf({ option }: Pick<Offer, 'option'>, view: Pick<WarView, 'places'>, me: number): Aim {
  const thing = thingOf(option, view);
  const die = dieOf(option);
  if (die < 0) return thing ? { path: [thing] } : WORDS;
  const paid: Thing = { kind: 'die', id: die };
  if (option[0] === 'ring') return { path: [{ kind: 'ring', id: me }, paid] };
  return thing ? { path: [paid, thing], anyOrder: true } : { path: [paid] };
}

/** Verbs that are looked at before they are done: a card is read, an attack is weighed. */
const TAKEN_UP: ReadonlySet<string> = new Set(['play', 'target', 'discard']);

/** A die is taken up and says what it can do; a card is read first; an attack is weighed first. */
export function mannerOf(thing: { readonly kind: string }, { whole, open, held }: Found): Manner {
  const legal = [...whole, ...open];
  if (thing.kind === 'ring') return 'hold';
  if (thing.kind === 'die') {
    if (held.things.length > 1) return whole[0]?.option[0] === 'ring' ? 'menu' : whole.length > 1 ? 'menu' : 'take';
    return legal.some(({ option }) => dieOf(option) >= 0) ? 'hold' : 'take';
  }
  if (legal.some(({ option }) => TAKEN_UP.has(option[0]))) return 'hold';
  return legal.length > 1 ? 'menu' : 'take';
}

/** Actions that begin at an army of one's own, or at a Settlement of one's own. */
const BY_ARMY: ReadonlySet<string> = new Set(['march', 'attack']);
const BY_SETTLEMENT: ReadonlySet<string> = new Set(['muster']);

/** What can be begun at a region before a die is chosen: each verb with each result once, by the plainest die that has it. */
export function begunAt<O extends Offer>(offers: readonly O[], here: { army: boolean; settlement: boolean }): O[] {
  const out = new Map<string, O>();
  for (const offer of offers) {
    const [verb] = offer.option;
    const fits = (here.army && BY_ARMY.has(verb)) || (here.settlement && BY_SETTLEMENT.has(verb));
    if (!fits || !isLegal(offer)) continue;
    const result = resultOf(offer.option);
    const key = `${verb} ${result}`;
    const known = out.get(key);
    if (!known || dieOf(offer.option) === result) out.set(key, offer);
  }
  return [...out.values()];
}

/** The option to ask about when nobody offers a region. */
export function regionQuestion(offers: readonly Offer[], region: number): Option | null {
  for (const verb of ['to', 'target', 'step', 'army'])
    if (offers.some(({ option }) => option[0] === verb)) return [verb, region];
  return null;
}

/** Everything the offers say about a thing. */
export function offersAt<O extends Offer>(offers: readonly O[], view: Pick<WarView, 'places'>, thing: Thing): O[] {
  return offers.filter(({ option }) => {
    if (thing.kind === 'ring') return option[0] === 'ring';
    if (thing.kind === 'die' && dieOf(option) === thing.id) return true;
    const at = thingOf(option, view);
    return at !== null && sameThing(at, thing);
  });
}

/** Whether the question is the choice of an action. */
export const choosesAction = (offers: readonly Offer[]): boolean => offers.some(({ option }) => dieOf(option) >= 0);

const ATTACKS: ReadonlySet<string> = new Set(['target']);
const STEPS: ReadonlySet<string> = new Set(['step']);
const GOES: ReadonlySet<string> = new Set(['to']);

/** The regions that may be chosen, and what choosing them does. */
export function litRegions(
  offers: readonly Offer[],
  view: Pick<WarView, 'places'>,
): ReadonlyMap<number, 'go' | 'attack' | 'step' | 'pick'> {
  const out = new Map<number, 'go' | 'attack' | 'step' | 'pick'>();
  for (const offer of offers) {
    if (!isLegal(offer)) continue;
    const [verb] = offer.option;
    const at = thingOf(offer.option, view);
    if (at?.kind !== 'region' || at.id < 0) continue;
    out.set(at.id, ATTACKS.has(verb) ? 'attack' : STEPS.has(verb) ? 'step' : GOES.has(verb) ? 'go' : 'pick');
  }
  return out;
}

/** What may be chosen in one region only, when nothing else is asked about: it needs no pointing, words are enough. */
export function oneRegion<O extends Offer>(offers: readonly O[], view: Pick<WarView, 'places'>): O[] {
  const there = offers.flatMap((offer) => {
    const at = isLegal(offer) && dieOf(offer.option) < 0 ? thingOf(offer.option, view) : null;
    return at ? [{ offer, at }] : [];
  });
  const [first] = there;
  if (first?.at.kind !== 'region' || !there.every(({ at }) => sameThing(at, first.at))) return [];
  return there.map(({ offer }) => offer);
}

/** Offers that stand nowhere on the table and need words: done, pass, yes, cease. */
export const wordOffers = <O extends Offer>(offers: readonly O[], view: Pick<WarView, 'places'>): O[] =>
  offers.filter(({ option }) => dieOf(option) < 0 && thingOf(option, view) === null);
