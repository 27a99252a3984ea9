/** Options of the game: how many play, what they play, with which decks. */
import { defaultOf, type OptionSpec, type Options, type SeatSpec } from '@pony/engine';
import { KNOWN_DECKS } from './decks/index.ts';
import { SCENARIO_WORDS } from './sets.ts';

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'players', values: ['1', '2', '3', '4'] }, // LC-1.8
  { id: 'scenario', values: SCENARIO_WORDS },
  { id: 'difficulty', values: ['normal', 'easy'] }, // LC-25.1
  { id: 'campaign', values: ['no', 'campaign', 'expert'] }, // LC-26, LC-27
  /** The log of a campaign as text; empty at its beginning. */
  { id: 'log', values: null, brought: true },
  /** A deck in short, or the id of a known one; empty: a starter deck. */
  { id: 'deck', values: null, known: KNOWN_DECKS.map(({ id }) => id), perSeat: true },
];

export const SEAT_IDS = ['p1', 'p2', 'p3', 'p4'] as const;

/** An option as given, or its default. */
export function given(options: Options, id: string): string {
  const spec = OPTIONS.find((one) => one.id === id.split('@')[0]);
  if (!spec) throw new Error(`lcg has no option "${id}"`);
  return options[id] ?? defaultOf(spec);
}

export const playersOf = (options: Options): number => Number(given(options, 'players'));

/** LC-1.7: all players are one team. */
export const seatsOf = (options: Options): readonly SeatSpec[] =>
  SEAT_IDS.slice(0, playersOf(options)).map((id) => ({ id, team: 'free-peoples' }));
