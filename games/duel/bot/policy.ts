/** What a side roughly does while a search plays on: uses what it earned, rather plays than discards. */
import { below, type Option, type Seat } from '@pony/engine';
import type { Duel } from '../src/state.ts';

/** Chances of the verbs of a turn; every icon is used before the turn is called done. */
const LIKELY: Readonly<Record<string, number>> = { take: 6, play: 4, discard: 1, done: 0 };

const chanceOf = (option: Option): number => LIKELY[option[0]] ?? 1;

/** Index of one of the options, drawn by their chances. */
export function policy(_s: Duel, _seat: Seat, options: readonly Option[], rng: number[]): number {
  let sum = 0;
  for (let i = 0; i < options.length; i++) sum += chanceOf(options[i]);
  if (sum === 0) return 0;
  let left = below(rng, sum);
  let i = 0;
  while (left >= chanceOf(options[i])) left -= chanceOf(options[i++]);
  return i;
}
