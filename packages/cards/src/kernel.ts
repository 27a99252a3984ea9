/** What all parts of the kernel share: the game's word about its cards, the forms entered so far, and the tables made of them. */

import type { Ability, CardState, CardsSpec, Form, Mod, Moment, Reach, Title, ZoneClass, ZoneSpec } from './types.ts';

/** Texts that touch values, by number of the stat, mark, ban or permit, then by form. */
export interface Reaching<R> {
  readonly self: readonly (readonly (readonly R[] | undefined)[])[];
  /** From other cards: to what carries them, or to all. */
  readonly out: readonly (readonly (readonly R[] | undefined)[])[];
  /** Whether any form reaches others at all. */
  readonly any: readonly boolean[];
}

/** Who hears a kind at a moment: abilities by form. */
export interface Hearing {
  readonly play: readonly (readonly number[] | undefined)[];
  readonly hand: readonly (readonly number[] | undefined)[];
  readonly elsewhere: readonly (readonly number[] | undefined)[];
  readonly own: readonly (readonly number[] | undefined)[];
  readonly inPlay: boolean;
  readonly inHand: boolean;
  readonly isElsewhere: boolean;
  readonly ownLeaving: boolean;
  /** In play, elsewhere or about its own leaving: not out of a hand alone. */
  readonly openly: boolean;
}

export interface Tables<S extends CardState> {
  readonly mods: Reaching<Mod<S>>;
  readonly gains: Reaching<Reach<S>>;
  readonly bans: Reaching<Reach<S>>;
  readonly permits: Reaching<Reach<S>>;
  /** By moment, then kind; null when no form hears it. */
  readonly hearing: Readonly<Record<Moment, readonly (Hearing | null)[]>>;
  /** Actions by form: of cards in play, in a hand, and elsewhere. */
  readonly playActions: readonly (readonly number[] | undefined)[];
  readonly handActions: readonly (readonly number[] | undefined)[];
  readonly elseActions: readonly (readonly number[] | undefined)[];
  readonly anyElseAction: boolean;
  readonly called: readonly (readonly number[] | undefined)[];
  readonly checking: readonly boolean[];
  /** By form: whether its text makes text boxes blank; null when no form does. */
  readonly blanks: readonly boolean[] | null;
  readonly marked: readonly ReadonlySet<number>[];
}

/** Numbers of an occurrence before the game's facts. */
export const FIXED = 16;

export interface Kernel<S extends CardState> {
  readonly spec: CardsSpec<S>;
  readonly titles: Title<S>[];
  readonly forms: Form<S>[];
  /** First form of every title. */
  readonly faces: number[];
  readonly titleNumbers: Map<string, number>;
  readonly formNumbers: Map<string, number>;
  /** How many numbers an occurrence takes (occ.ts). */
  readonly width: number;
  /** Null until the last set is entered. */
  tables: Tables<S> | null;
  /** Where happenings are gathered into one batch while several sentences are carried out at once; null otherwise. */
  collecting: number[] | null;
  /** By form: the number of the look at hidden cards that saw it last. */
  readonly looked: number[];
  /** By kind of zone: its class, and who sees into it (0 nobody, 1 its owner, -1 everybody). */
  readonly classes: readonly ZoneClass[];
  readonly eyes: readonly number[];
  looks: number;
  /** By seat: its hands, and the hidden zones its cards might lie in (zones.ts); written down when first asked for. */
  readonly hands: (readonly number[])[];
  readonly hidden: (readonly number[])[];
}

function eyesOf({ sees, class: sort }: ZoneSpec): number {
  const eyes = sees ?? (sort === 'deck' ? 'none' : sort === 'hand' ? 'owner' : 'all');
  return eyes === 'all' ? -1 : eyes === 'owner' ? 1 : 0;
}

export function makeKernel<S extends CardState>(spec: CardsSpec<S>): Kernel<S> {
  return {
    spec,
    titles: [],
    forms: [],
    faces: [],
    titleNumbers: new Map(),
    formNumbers: new Map(),
    width: FIXED + (spec.facts?.length ?? 0),
    tables: null,
    collecting: null,
    looked: [],
    classes: spec.zones.map((zone) => zone.class),
    eyes: spec.zones.map(eyesOf),
    looks: 0,
    hands: [],
    hidden: [],
  };
}

export function enter<S extends CardState>(k: Kernel<S>, titles: readonly Title<S>[]): void {
  if (k.tables) throw new Error('no card is entered after the tables are made');
  for (const title of titles) {
    if (k.titleNumbers.has(title.id)) throw new Error(`two titles are called ${title.id}`);
    if (title.forms.length === 0) throw new Error(`title ${title.id} has no form`);
    k.titleNumbers.set(title.id, k.titles.length);
    k.titles.push(title);
    k.faces.push(k.forms.length);
    for (const form of title.forms) {
      if (k.formNumbers.has(form.id)) throw new Error(`two forms are called ${form.id}`);
      k.formNumbers.set(form.id, k.forms.length);
      k.forms.push(form);
      k.looked.push(0);
    }
  }
}

export function titleOf<S extends CardState>(k: Kernel<S>, id: string): number {
  const found = k.titleNumbers.get(id);
  if (found === undefined) throw new Error(`no title is called ${id}`);
  return found;
}

export function formOf<S extends CardState>(k: Kernel<S>, id: string): number {
  const found = k.formNumbers.get(id);
  if (found === undefined) throw new Error(`no form is called ${id}`);
  return found;
}

export function tablesOf<S extends CardState>(k: Kernel<S>): Tables<S> {
  if (!k.tables) throw new Error('seal() the cards before they are used');
  return k.tables;
}

export const abilityOf = <S extends CardState>(k: Kernel<S>, form: number, ability: number): Ability<S> =>
  k.forms[form].abilities[ability];
