/**
 * How options become things to point at. An option names things in some order; what has been pointed at so far leaves the
 * options that fit it, and these light the things that come next. Pure: it knows paths, not rules.
 */
import type { Option, Refusal } from '@pony/engine';

/** Something on the table that can be pointed at: a card, a region, a die. */
export interface Thing {
  readonly kind: string;
  readonly id: number;
}
export const sameThing = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.id === b.id;

/** An option as it is offered; with a refusal it may not be chosen now. */
export interface Offer {
  readonly option: Option;
  readonly refusal?: Refusal;
}
export const isLegal = ({ refusal }: { readonly option: Option; readonly refusal?: unknown }): boolean =>
  refusal === undefined;

/** The things an option names, in the order they are pointed at; an empty path is said in words. */
export interface Aim {
  readonly path: readonly Thing[];
  /** Any of them may be pointed at first. */
  readonly anyOrder?: boolean;
}
export const WORDS: Aim = { path: [] };
export type AimOf<O extends Offer = Offer> = (offer: O) => Aim;

/** What has been said of a choice so far: things, and a verb when one thing has several. */
export interface Held {
  readonly things: readonly Thing[];
  readonly verb?: string;
}
export const EMPTY: Held = { things: [] };

/** The path that is left once some things have been pointed at; null when the option names other things. */
function left({ path, anyOrder }: Aim, things: readonly Thing[]): readonly Thing[] | null {
  const rest = [...path];
  for (const thing of things) {
    const at = anyOrder ? rest.findIndex((one) => sameThing(one, thing)) : 0;
    if (at < 0 || rest.length === 0 || !sameThing(rest[at], thing)) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** The things that may come next, after some. */
function next(aim: Aim, things: readonly Thing[]): readonly Thing[] {
  const rest = left(aim, things) ?? [];
  return aim.anyOrder ? rest : rest.slice(0, 1);
}

/** The offers that fit what is held. */
export function fitting<O extends Offer>(offers: readonly O[], aimOf: AimOf<O>, held: Held): readonly O[] {
  if (held.things.length === 0 && held.verb === undefined) return offers;
  return offers.filter(
    (offer) => (held.verb === undefined || offer.option[0] === held.verb) && left(aimOf(offer), held.things) !== null,
  );
}

/** What pressing one thing would mean. */
export interface Found<O extends Offer = Offer> {
  /** What is held once it is pressed. */
  readonly held: Held;
  /** Everything offered about it, also what may not be chosen now. */
  readonly offers: readonly O[];
  /** Of the legal ones, those that name nothing more. */
  readonly whole: readonly O[];
  /** Of the legal ones, those that name more things. */
  readonly open: readonly O[];
}

function foundAfter<O extends Offer>(offers: readonly O[], aimOf: AimOf<O>, base: Held, thing: Thing): Found<O> | null {
  const here = fitting(offers, aimOf, base).filter((offer) =>
    next(aimOf(offer), base.things).some((one) => sameThing(one, thing)),
  );
  if (here.length === 0) return null;
  const held = { ...base, things: [...base.things, thing] };
  const legal = here.filter(isLegal);
  const ends = (offer: O): boolean => left(aimOf(offer), held.things)?.length === 0;
  return { held, offers: here, whole: legal.filter(ends), open: legal.filter((offer) => !ends(offer)) };
}

/** The kinds of things that would go on from what is held. */
function kindsNext<O extends Offer>(offers: readonly O[], aimOf: AimOf<O>, held: Held): ReadonlySet<string> {
  return new Set(
    fitting(offers, aimOf, held).flatMap((offer) => next(aimOf(offer), held.things).map(({ kind }) => kind)),
  );
}

/**
 * What is offered about a thing: to go on from what is held, else to put another in the place of what was held last. Not so
 * for a thing of the kind that is asked for next: of two regions the second is meant.
 */
export function findAt<O extends Offer>(
  offers: readonly O[],
  aimOf: AimOf<O>,
  held: Held,
  thing: Thing,
): Found<O> | null {
  const on = foundAfter(offers, aimOf, held, thing);
  if (on || held.things.length === 0 || kindsNext(offers, aimOf, held).has(thing.kind)) return on;
  for (let kept = held.things.length - 1; kept >= 0; kept--) {
    const base = kept === 0 ? EMPTY : { ...held, things: held.things.slice(0, kept) };
    const found = foundAfter(offers, aimOf, base, thing);
    if (found) return found;
  }
  return null;
}

export type Standing = 'rest' | 'legal' | 'selected' | 'not-now';

/** How a thing stands towards the question, given what is held. */
export function standing<O extends Offer>(offers: readonly O[], aimOf: AimOf<O>, held: Held, thing: Thing): Standing {
  if (held.things.some((one) => sameThing(one, thing))) return 'selected';
  const found = findAt(offers, aimOf, held, thing);
  if (!found) return 'rest';
  return found.offers.some(isLegal) ? 'legal' : 'not-now';
}

/** The legal offers that are said in words, given what is held: buttons, lines of a list. */
export const inWords = <O extends Offer>(offers: readonly O[], aimOf: AimOf<O>, held: Held): readonly O[] =>
  fitting(offers, aimOf, held).filter((offer) => left(aimOf(offer), held.things)?.length === 0);

/** All things of one kind that may be pointed at now, with the offers behind each. */
export function litOf<O extends Offer>(
  offers: readonly O[],
  aimOf: AimOf<O>,
  held: Held,
  kind: string,
): Map<number, O[]> {
  const out = new Map<number, O[]>();
  for (const offer of fitting(offers, aimOf, held))
    if (isLegal(offer))
      for (const thing of next(aimOf(offer), held.things))
        if (thing.kind === kind) out.set(thing.id, [...(out.get(thing.id) ?? []), offer]);
  return out;
}

/**
 * take: done at once. hold: taken up, the prompt says what can be done with it. menu: a list beside it. both: taken up, with
 * a list beside it.
 */
export type Manner = 'take' | 'hold' | 'menu' | 'both';

/** The usual manner: one thing to do is done, more to name is taken up, several things to do are a list. */
export function usualManner(_thing: Thing, { whole, open }: Found): Manner {
  if (whole.length === 0) return 'hold';
  return whole.length === 1 && open.length === 0 ? 'take' : 'menu';
}
