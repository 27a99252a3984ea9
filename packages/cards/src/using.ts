/** A text at work, to be carried out or only thought about. */
import type { Seat } from '@pony/engine';
import type { Kernel } from './kernel.ts';
import type { CardState, Using } from './types.ts';
import { chooserOf } from './who.ts';

/** How a card is used: in the ordinary way, put into play without paying, or played with the cost settled elsewhere. */
export const PLAYED = 0;
export const PUT = 1;
export const SETTLED = 2;

export interface Begun {
  readonly card: number;
  readonly form: number;
  readonly ability: number;
  readonly you: Seat;
  readonly depth?: number;
  readonly place?: number;
  readonly why?: number;
  readonly how?: number;
  readonly announced?: number;
  readonly x?: number;
}

export function newUsing<S extends CardState>(k: Kernel<S>, s: S, begun: Begun): Using {
  return {
    card: begun.card,
    since: begun.card >= 0 ? s.since[begun.card] : -1,
    form: begun.form,
    ability: begun.ability,
    you: begun.you,
    seat: chooserOf(k, s, begun.you),
    x: begun.x ?? 0,
    announced: begun.announced ?? -1,
    picked: [],
    depth: begun.depth ?? -1,
    place: begun.place ?? -1,
    why: begun.why ?? -1,
    how: begun.how ?? PLAYED,
    whole: 1,
    path: 0,
    home: -1,
  };
}

/** The same text at work, in lists of its own. */
export const sameUsing = (u: Using): Using => ({
  card: u.card,
  since: u.since,
  form: u.form,
  ability: u.ability,
  you: u.you,
  seat: u.seat,
  x: u.x,
  announced: u.announced,
  picked: u.picked.slice(),
  depth: u.depth,
  place: u.place,
  why: u.why,
  how: u.how,
  whole: u.whole,
  path: u.path,
  home: u.home,
});

/** A text of a seat ends when the seat is out of the game (LC-7.21); one of the scenario lives on no seat. */
export const goesOn = <S extends CardState>(k: Kernel<S>, s: S, u: Using): boolean =>
  u.you < 0 || k.spec.lives(s, u.you);
