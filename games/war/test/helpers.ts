/** Scenarios of War of the Ring: a position in words, then options in words, through the public door. */
import { game } from '../src/game.ts';
import { place, type Scenario } from './position.ts';
import { tableOf } from './table.ts';

export type { Scenario } from './position.ts';
export type { Who } from './reading.ts';

/** The politics of a world at war: every Nation. */
export const ALL_AT_WAR = {
  gondor: 'war',
  rohan: 'war',
  elves: 'war',
  north: 'war',
  dwarves: 'war',
  sauron: 'war',
  isengard: 'war',
  'southrons-easterlings': 'war',
} as const;

/** A scenario under way. Words that take or check options give it again, so that they can be chained. */
export const war = (given: Scenario = {}) =>
  tableOf<object, object>(
    game,
    { players: String(given.players ?? 2) },
    (s) => place(s, given),
    () => ({}),
  );
