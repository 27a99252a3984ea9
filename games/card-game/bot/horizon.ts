/** How far ahead is looked: until the fights of the round are over and the next one begins. */
import type { CardGame } from '../src/state.ts';

export const horizon = (before: CardGame, s: CardGame): boolean => s.round > before.round;
