/** From options to the things on the table that a player points at. Pure: it knows verbs, not rules. */
import type { Option } from '@pony/engine';
import { type Aim, type Found, isLegal, type Manner, type Offer, sameThing, WORDS } from '@pony/ui/point';
import type { IconName, VerbRow, VerbTable } from '../../src/verb.ts';
import { VERBS, type Verb } from '../../src/verbs.ts';
import type { Lit } from '../map/arrows.ts';
import { regionOfPlace, type WarView } from '../model.ts';

type ThingKind = 'die' | 'region' | 'card' | 'nation' | 'character' | 'figure' | 'tile' | 'ring';
export interface Thing {
  readonly kind: ThingKind;
  readonly id: number;
}

type At = 'place' | Exclude<ThingKind, 'ring'>;
const LIES: ReadonlySet<string> = new Set<At>([
  'place',
  'die',
  'region',
  'card',
  'nation',
  'character',
  'figure',
  'tile',
]);

/** Which number of an action names the die that pays for it. */
const payAt = ({ takes, paid }: VerbRow): number | undefined => (paid ? takes.indexOf('die') + 1 : undefined);
/** Where a verb is pointed at: the last thing it names that lies on the table, and its place among the numbers of the option. */
function pointAt(row: VerbRow): readonly [kind: At, at: number] | undefined {
  const named = row.spoken ? [] : row.takes.slice(0, row.paid ? row.takes.indexOf('die') : undefined);
  const at = named.findLastIndex((kind) => LIES.has(kind));
  return at < 0 ? undefined : [named[at] as At, at + 1];
}

const named = (option: Option, at: number): number => Number(option[at]);

type Seen = Pick<WarView, 'places'>;
type Starting = Pick<WarView, 'places' | 'starts'>;

/** An action that begins at a region, and the figure that comes there; NOBODY for none. */
export interface Begun<O extends Offer = Offer> {
  readonly offer: O;
  readonly figure: number;
}
export const NOBODY = -1;

/** How options are pointed at in one edition of the game. */
export interface Targets {
  /** The die an action is paid with, -1 when it is no action. */
  dieOf(option: Option): number;
  /** An expansion shows the thing of this option itself. */
  isShown(option: Option): boolean;
  /** An action that is pressed on the thing itself: a card, an Elven Ring. */
  isOnThing(option: Option): boolean;
  iconOf(option: Option): IconName | undefined;
  /** What the die is used as; -1 when that is not said. */
  resultOf(option: Option): number;
  /** The thing an option is pointed at; null for those that are only words. */
  thingOf(option: Option, view: Seen): Thing | null;
  aimOf(offer: Pick<Offer, 'option'>, view: Seen, me: number): Aim;
  mannerOf(thing: { readonly kind: string }, found: Found): Manner;
  begunAt<O extends Offer>(offers: readonly O[], view: Starting, region: number): Begun<O>[];
  offersAt<O extends Offer>(offers: readonly O[], view: Seen, thing: Thing): O[];
  choosesAction(offers: readonly Offer[]): boolean;
  litRegions(offers: readonly Offer[], view: Seen): ReadonlyMap<number, Lit>;
  oneRegion<O extends Offer>(offers: readonly O[], view: Seen): O[];
  wordOffers<O extends Offer>(offers: readonly O[], view: Seen): O[];
}

const ASKED_ABOUT: readonly Verb[] = ['to', 'target', 'step', 'army'];
/** The option to ask about when nobody offers a region. */
export function regionQuestion(offers: readonly Offer[], region: number): Option | null {
  for (const verb of ASKED_ABOUT) if (offers.some(({ option }) => option[0] === verb)) return [verb, region];
  return null;
}

/** Pointing with the verbs of the base game and those of expansions. */
export function targetsOf(...more: readonly VerbTable[]): Targets {
  const verbs: VerbTable = Object.assign({}, VERBS, ...more);
  const by = <T>(of: (row: VerbRow) => T | undefined): ReadonlyMap<string, T> =>
    new Map(
      Object.entries(verbs).flatMap(([verb, row]) => {
        const found = of(row);
        return found === undefined ? [] : [[verb, found] as const];
      }),
    );
  const points = by(pointAt);
  const pays = by(payAt);
  const rowOf = (verb: string): VerbRow | undefined => verbs[verb];

  function dieOf(option: Option): number {
    const at = pays.get(option[0]);
    return at === undefined ? -1 : named(option, at);
  }
  function resultOf(option: Option): number {
    const at = pays.get(option[0]);
    return at === undefined || option.length <= at + 1 ? -1 : named(option, at + 1);
  }
  function thingOf(option: Option, view: Seen): Thing | null {
    const found = points.get(option[0]);
    if (!found) return null;
    const [kind, at] = found;
    const id = named(option, at);
    return kind === 'place' ? { kind: 'region', id: regionOfPlace(id, view) } : { kind, id };
  }
  return {
    dieOf,
    isShown: ([verb]) => rowOf(verb)?.shown === true,
    isOnThing: ([verb]) => pays.has(verb) && rowOf(verb)?.icon === undefined,
    iconOf: ([verb]) => rowOf(verb)?.icon,
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
      if (legal.some(({ option }) => rowOf(option[0])?.weighed)) return 'hold';
      return legal.length > 1 ? 'menu' : 'take';
    },

    /** What can be begun at a region before a die is chosen: each verb with each result once, by the plainest die that has it. */
    begunAt<O extends Offer>(offers: readonly O[], view: Starting, region: number): Begun<O>[] {
      return view.starts.flatMap(({ verb, as, places, figures }): Begun<O>[] => {
        const here = places.flatMap((place, i) =>
          regionOfPlace(place, view) === region ? [figures[i] ?? NOBODY] : [],
        );
        const paid = offers.filter((offer) => {
          const { option } = offer;
          return isLegal(offer) && option[0] === verb && resultOf(option) === as;
        });
        const offer = paid.find(({ option }) => dieOf(option) === as) ?? paid[0];
        return offer ? here.map((figure) => ({ offer, figure })) : [];
      });
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
        out.set(at.id, rowOf(verb)?.lights ?? 'pick');
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
