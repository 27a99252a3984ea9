/** The toy's state and its numbered lists, and the kernel made of them (toy.ts). */
import { type CardState, type Cards, FIRST_KIND } from '@pony/cards';
import type { Cx, Seat } from '@pony/engine';

/** Set once by toy.ts. */
export let toy: Cards<Toy>;
export function takeToy(made: Cards<Toy>): void {
  toy = made;
}

export interface Toy extends CardState {
  threat: number[];
  out: number[];
  first: Seat;
  phase: number;
  log: string[];
  /** What the script of a test wants to happen next. */
  todo: number;
  /** 1: the last stage is completed. */
  won: number;
}

// Zones
export const FIELD = 0;
export const ATTACHED = 1;
export const LIMBO = 2;
export const HAND = 3;
export const DECK = 4;
export const DISCARD = 5;
export const SEALED = 6;
export const REVEALING = 7;
export const ASIDE = 8;
export const UNDER = 9;
export const BOX = 10;
export const CLOSED = 11;

// Tokens, stats, marks, bans, permits, spans
export const DAMAGE = 0;
export const PROGRESS = 1;
export const RESOURCE = 2;
export const LIFE = 0;
export const STRENGTH = 1;
export const DWARF = 0;
export const RESTRICTED = 2;
export const DOOMED = 3;
export const SURGE = 4;
export const NO_DRAW = 0;
export const BLANK = 1;
export const ATTACK = 0;
export const PHASE = 1;
export const ROUND = 2;
export const EXHAUSTED = 1;
/** Of a hero whose third Restricted item is being settled. */
export const NOTICED = 2;

// Kinds
export const DAMAGED = FIRST_KIND;
export const DESTROYED = FIRST_KIND + 1;
export const LEAVES = FIRST_KIND + 2;
export const ENTERS = FIRST_KIND + 3;
export const PROGRESSED = FIRST_KIND + 4;
export const EXPLORED = FIRST_KIND + 5;
export const COMPLETED = FIRST_KIND + 6;
export const DRAWN = FIRST_KIND + 7;
export const RESOURCED = FIRST_KIND + 8;
export const HEALED = FIRST_KIND + 9;
export const EXHAUSTS = FIRST_KIND + 10;
export const READIED = FIRST_KIND + 11;
export const THREATENED = FIRST_KIND + 12;
export const ELIMINATED = FIRST_KIND + 13;
export const PHASE_ENDS = FIRST_KIND + 14;
export const SAID = FIRST_KIND + 15;
export const CYCLED = FIRST_KIND + 16;
export const TURNED = FIRST_KIND + 17;
export const PLACED = FIRST_KIND + 18;
export const STAGED = FIRST_KIND + 19;
export const ATTACHES = FIRST_KIND + 20;
export const OVERLOADED = FIRST_KIND + 21;
export const PATH_CHANGES = FIRST_KIND + 22;

// Types, and called texts
export const HERO = 0;
export const ALLY = 1;
export const ENEMY = 2;
export const PLACE = 3;
export const EVENT = 4;
export const STAGE = 5;
export const ITEM = 6;
export const TREACHERY = 7;
export const REVEALED = 0;

export const tokensOf = (s: Toy, card: number, kind: number): number => s.tokens[card * 3 + kind];
export const addTokens = (s: Toy, card: number, kind: number, n: number): void => {
  s.tokens[card * 3 + kind] += n;
};
export const typeOf = (s: Toy, card: number): number => toy.forms[s.form[card]].type;

export const leave = (s: Toy, cx: Cx, card: number): void => {
  const owner = s.owner[card];
  toy.move(s, cx, card, owner < 0 ? toy.zone(ASIDE) : toy.zone(DISCARD, owner));
};

export const nameOf = (s: Toy, card: number): string => {
  const title = toy.titles[s.title[card]].id;
  let copy = 1;
  for (let i = 0; i < card; i++) if (s.title[i] === s.title[card]) copy++;
  return s.title.filter((one) => one === s.title[card]).length > 1 ? `${title}.${copy}` : title;
};
