/** Options that are asked for again and again, made once. */
import { DECKS, FACE_COUNT, FIGURES, NATIONS, PLACES, REGIONS } from './data.ts';
import type { OptionOf, Verb } from './verbs.ts';

/** Cards, Characters, and sorts and faces of dice an edition may have; a pick of Characters is kept in bits. */
export const MOST = { cards: 128, characters: 31, dice: 2 * FACE_COUNT } as const;

/** Verbs with a single target. */
type OneTarget = { [V in Verb]: OptionOf<V>['length'] extends 2 ? V : never }[Verb];
const table = <V extends OneTarget>(verb: V, size: number): readonly OptionOf<V>[] =>
  Array.from({ length: size }, (_, id) => [verb, id] as unknown as OptionOf<V>);

export const DONE: OptionOf<'done'> = ['done'];
export const PASS: OptionOf<'pass'> = ['pass'];
export const YES: OptionOf<'yes'> = ['yes'];
export const NO: OptionOf<'no'> = ['no'];
/** A place as the source of an action, as a target, as a destination. */
export const ARMY_AT = table('army', PLACES.length);
export const TARGET = table('target', PLACES.length);
export const TO = table('to', PLACES.length);
/** One step of the Ring-bearers' way. */
export const STEP = table('step', REGIONS.length);
export const STAY: OptionOf<'stay'> = ['stay'];
export const LEAVE = table('leave', FIGURES.length);
export const LEAVE_CHARACTER = table('leave-character', MOST.characters);
export const COMPANION = table('companion', MOST.characters);
export const WITH = table('with', MOST.characters);
export const MINION = table('minion', MOST.characters);
export const NAZGUL_AT = table('nazgul', PLACES.length);
export const GUIDE = table('guide', MOST.characters);
/** A unit removed, an Elite reduced to a Regular. */
export const LOSE = table('lose', FIGURES.length);
/** An Elite removed for two hits where one would do (WR-6.564). */
export const LOSE_FOR_TWO = table('lose-for-two', FIGURES.length);
export const REDUCE = table('reduce', FIGURES.length);
export const DISBAND = table('disband', FIGURES.length);
export const CARD = table('card', MOST.cards);
/** A card for the team-mate. */
export const GIVE = table('give', MOST.cards);
export const DISCARD = table('discard', MOST.cards);
export const DECK = table('deck', DECKS.length);
export const NATION = table('nation', NATIONS.length);
export const COUNT = table('count', 100);
export const DIE = table('die', MOST.dice);
export const REROLL = table('reroll', 6);
export const ALLOCATE = table('allocate', 11);
