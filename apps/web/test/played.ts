import type { Played } from '../src/parts/played.ts';

/** A game as the history knows it: a Duel won here from a bot, but for what is said. */
export const played = (over: Partial<Played>): Played => ({
  id: 'a',
  where: 'here',
  game: 'duel',
  options: {},
  shelf: 'duel',
  result: 'won',
  reason: 'races',
  seat: 'sauron',
  others: [{ name: 'ranger', bot: true }],
  moves: 40,
  began: null,
  on: Date.UTC(2026, 10, 16),
  ...over,
});
