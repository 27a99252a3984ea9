/** Names of things for records, texts and terminals, and the verbs of options. Cards are numbered by the options of the game. */
import { CARD_NOTATION } from '@pony/cards';
import type { Kind } from '@pony/engine';
import { cards } from './kernel.ts';
import { PHASES, STATS } from './lists.ts';
import { SEAT_IDS } from './options.ts';
import type { Roster } from './roster.ts';

const { 'use-on': _on, 'play-to': _to, 'choose-spot': _spot, ...KERNEL } = CARD_NOTATION;

/** Titles are a kind by the name of `printed`: the word `title` is the game's own in the texts. */
const PRINTED = Object.fromEntries(
  Object.entries(KERNEL).map(([verb, kinds]) => [verb, kinds.map((kind) => (kind === 'title' ? 'printed' : kind))]),
);

/** Kinds of an option's targets. */
export const notation: Readonly<Record<string, readonly Kind[]>> = {
  ...PRINTED,
  first: ['seat'],
  keep: [],
  mulligan: [],
  commit: ['card'],
  travel: ['card'],
  stay: [],
  engage: ['card'],
  decline: [],
  pick: ['card'],
  face: ['card'],
  defend: ['card'],
  undefended: [],
  assign: ['card'],
  attack: ['card'],
  with: ['card'],
  back: ['card'],
  stop: [],
  heal: ['card'],
  search: [],
};

/** Kinds of the named arguments of prompts, refusals and events. */
export const kinds: Readonly<Record<string, Kind>> = {
  seat: 'seat',
  whom: 'seat',
  card: 'card',
  cards: 'card',
  by: 'card',
  hero: 'card',
  third: 'card',
  enemy: 'card',
  objective: 'card',
  title: 'printed',
  titles: 'printed',
  phase: 'phase',
};

/** Plain numbers, payments among them, stay below this. */
const COUNTS = 32 ** 4;

export interface Names {
  name(kind: Kind, id: number): string;
  find(kind: Kind, word: string): number | undefined;
  size(kind: Kind): number;
}

export function namesOf(roster: Roster): Names {
  const lists: Readonly<Record<Kind, readonly string[]>> = {
    seat: SEAT_IDS.slice(0, roster.decks.length),
    card: roster.names,
    printed: cards.titles.map((title) => title.id),
    form: cards.forms.map((form) => form.id),
    phase: PHASES,
    stat: STATS,
  };
  const places = Object.fromEntries(
    Object.entries(lists).map(([kind, names]) => [kind, new Map(names.map((name, id) => [name, id]))]),
  );
  const listOf = (kind: Kind): readonly string[] => {
    const names = lists[kind];
    if (!names) throw new Error(`lcg has no things of kind ${kind}`);
    return names;
  };
  return {
    name: (kind, id) => {
      const found = listOf(kind)[id];
      if (found === undefined) throw new Error(`lcg has no ${kind} number ${id}`);
      return found;
    },
    find: (kind, word) => places[kind]?.get(word),
    size: (kind) => (kind === 'count' ? COUNTS : listOf(kind).length),
  };
}
