/** From options to the things on the table that a player points at. Pure: it knows verbs, not rules. */
import type { Option } from '@pony/engine';
import { type Aim, type Found, isLegal, type Manner, type Offer, sameThing, WORDS } from '@pony/ui/point';
import type { Lit } from '../map/arrows.ts';
import { regionOfPlace, type WarView } from '../model.ts';

export type ThingKind = 'die' | 'region' | 'card' | 'nation' | 'character' | 'figure' | 'tile' | 'ring';
export interface Thing {
  readonly kind: ThingKind;
  readonly id: number;
}

type At = 'place' | Exclude<ThingKind, 'ring'>;

/** How the options of some verbs are pointed at. */
export interface Verbs {
  /** Where a verb is pointed at: kind of the thing and place among the numbers of the option. */
  readonly points: Readonly<Record<string, readonly [kind: At, at: number]>>;
  /** Which number of an action names the die that pays for it. */
  readonly paidBy: Readonly<Record<string, number>>;
  /** Verbs that are looked at before they are done. */
  readonly takenUp?: readonly string[];
  /** Verbs whose things the expansion shows itself: no panel needs to ask for them. */
  readonly shown?: readonly string[];
}

const POINTS: Verbs['points'] = {
  play: ['card', 1],
  advance: ['nation', 1],
  enter: ['character', 1],
  sway: ['character', 1],
  'remove-card': ['card', 1],
  army: ['place', 1],
  target: ['place', 1],
  to: ['place', 1],
  step: ['region', 1],
  nazgul: ['place', 1],
  recruit: ['region', 2],
  figure: ['place', 2],
  leave: ['figure', 1],
  lose: ['figure', 1],
  reduce: ['figure', 1],
  'lose-for-two': ['figure', 1],
  disband: ['figure', 1],
  'leave-character': ['character', 1],
  companion: ['character', 1],
  with: ['character', 1],
  minion: ['character', 1],
  guide: ['character', 1],
  card: ['card', 1],
  discard: ['card', 1],
  give: ['card', 1],
  nation: ['nation', 1],
  die: ['die', 1],
};

const PAID_BY: Verbs['paidBy'] = {
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

type Seen = Pick<WarView, 'places'>;

/** How options are pointed at in one edition of the game. */
export interface Targets {
  /** The die an action is paid with, -1 when it is no action. */
  dieOf(option: Option): number;
  /** An expansion shows the thing of this option itself. */
  isShown(option: Option): boolean;
  /** What the die is used as; -1 when that is not said. */
  resultOf(option: Option): number;
  /** The thing an option is pointed at; null for those that are only words. */
  thingOf(option: Option, view: Seen): Thing | null;
  aimOf(offer: Pick<Offer, 'option'>, view: Seen, me: number): Aim;
  mannerOf(thing: { readonly kind: string }, found: Found): Manner;
  begunAt<O extends Offer>(offers: readonly O[], here: { army: boolean; settlement: boolean }): O[];
  offersAt<O extends Offer>(offers: readonly O[], view: Seen, thing: Thing): O[];
  choosesAction(offers: readonly Offer[]): boolean;
  litRegions(offers: readonly Offer[], view: Seen): ReadonlyMap<number, Lit>;
  oneRegion<O extends Offer>(offers: readonly O[], view: Seen): O[];
  wordOffers<O extends Offer>(offers: readonly O[], view: Seen): O[];
}

/** Verbs that are looked at before they are done: a card is read, an attack is weighed. */
const TAKEN_UP: ReadonlySet<string> = new Set(['play', 'target', 'discard']);
/** Actions that begin at an army of one's own, or at a Settlement of one's own. */
const BY_ARMY: ReadonlySet<string> = new Set(['march', 'attack']);
const BY_SETTLEMENT: ReadonlySet<string> = new Set(['muster']);
const ATTACKS: ReadonlySet<string> = new Set(['target']);
const STEPS: ReadonlySet<string> = new Set(['step']);
const GOES: ReadonlySet<string> = new Set(['to']);

/** The option to ask about when nobody offers a region. */
export function regionQuestion(offers: readonly Offer[], region: number): Option | null {
  for (const verb of ['to', 'target', 'step', 'army'])
    if (offers.some(({ option }) => option[0] === verb)) return [verb, region];
  return null;
}

/** Pointing with the verbs of the base game and those of expansions. */
export function targetsOf(...more: readonly Verbs[]): Targets {
  const points: Verbs['points'] = Object.assign({}, POINTS, ...more.map((verbs) => verbs.points));
  const paidBy: Verbs['paidBy'] = Object.assign({}, PAID_BY, ...more.map((verbs) => verbs.paidBy));

  const takenUp = new Set([...TAKEN_UP, ...more.flatMap((verbs) => verbs.takenUp ?? [])]);
  const shown = new Set(more.flatMap((verbs) => verbs.shown ?? []));

  const dieOf = (option: Option): number => (option[0] in paidBy ? number(option, paidBy[option[0]]) : -1);
  function resultOf(option: Option): number {
    const at = paidBy[option[0]];
    return at === undefined || option.length <= at + 1 ? -1 : number(option, at + 1);
  }
  function thingOf(option: Option, view: Seen): Thing | null {
    const found = points[option[0]];
    if (!found) return null;
    const [kind, at] = found;
    const id = number(option, at);
    return kind === 'place' ? { kind: 'region', id: regionOfPlace(id, view) } : { kind, id };
  }
  return {
    dieOf,
    isShown: ([verb]) => shown.has(verb),
    resultOf,
    thingOf,

    /** An action is a die and, for some, a card, a nation or a Character, in any order; a Ring comes before its die. */
    aimOf({ option }, view, me) {
      const thing = thingOf(option, view);
      const die = dieOf(option);
      if (die < 0) return thing ? { path: [thing] } : WORDS;
      const paid: Thing = { kind: 'die', id: die };
      if (option[0] === 'ring') return { path: [{ kind: 'ring', id: me }, paid] };
      return thing ? { path: [paid, thing], anyOrder: true } : { path: [paid] };
    },

    /** A die is taken up and says what it can do; a card is read first; an attack is weighed first. */
    mannerOf(thing, { whole, open, held }) {
      const legal = [...whole, ...open];
      if (thing.kind === 'ring') return 'hold';
      if (thing.kind === 'die') {
        if (held.things.length > 1) return whole[0]?.option[0] === 'ring' ? 'menu' : whole.length > 1 ? 'menu' : 'take';
        return legal.some(({ option }) => dieOf(option) >= 0) ? 'hold' : 'take';
      }
      if (legal.some(({ option }) => takenUp.has(option[0]))) return 'hold';
      return legal.length > 1 ? 'menu' : 'take';
    },

    /** What can be begun at a region before a die is chosen: each verb with each result once, by the plainest die that has it. */
    begunAt<O extends Offer>(offers: readonly O[], here: { army: boolean; settlement: boolean }): O[] {
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
    },

    /** Everything the offers say about a thing. */
    offersAt<O extends Offer>(offers: readonly O[], view: Seen, thing: Thing): O[] {
      return offers.filter(({ option }) => {
        if (thing.kind === 'ring') return option[0] === 'ring';
        if (thing.kind === 'die' && dieOf(option) === thing.id) return true;
        const at = thingOf(option, view);
        return at !== null && sameThing(at, thing);
      });
    },

    /** Whether the question is the choice of an action. */
    choosesAction: (offers) => offers.some(({ option }) => dieOf(option) >= 0),

    /** The regions that may be chosen, and what choosing them does. */
    litRegions(offers, view) {
      const out = new Map<number, Lit>();
      for (const offer of offers) {
        if (!isLegal(offer)) continue;
        const [verb] = offer.option;
        const at = thingOf(offer.option, view);
        if (at?.kind !== 'region' || at.id < 0) continue;
        out.set(at.id, ATTACKS.has(verb) ? 'attack' : STEPS.has(verb) ? 'step' : GOES.has(verb) ? 'go' : 'pick');
      }
      return out;
    },

    /** What may be chosen in one region only, when nothing else is asked about: it needs no pointing, words are enough. */
    oneRegion<O extends Offer>(offers: readonly O[], view: Seen): O[] {
      const there = offers.flatMap((offer) => {
        const at = isLegal(offer) && dieOf(offer.option) < 0 ? thingOf(offer.option, view) : null;
        return at ? [{ offer, at }] : [];
      });
      const [first] = there;
      if (first?.at.kind !== 'region' || !there.every(({ at }) => sameThing(at, first.at))) return [];
      return there.map(({ offer }) => offer);
    },

    /** Offers that stand nowhere on the table and need words: done, pass, yes, cease. */
    wordOffers: <O extends Offer>(offers: readonly O[], view: Seen): O[] =>
      offers.filter(({ option }) => dieOf(option) < 0 && thingOf(option, view) === null),
  };
}

/** Pointing in the base game. */
export const TARGETS = targetsOf();
