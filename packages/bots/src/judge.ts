import type { Core, Seat } from '@pony/engine';
import type { BotKit } from './types.ts';

/** The value of a state for a seat: the outcome when there is one, else what the game's evaluation says. */
export function judge<S extends Core>(kit: BotKit<S>, s: S, seat: Seat): number {
  const outcome = s.outcome;
  if (outcome) return outcome.seats[seat] === 'won' ? 1 : outcome.seats[seat] === 'lost' ? -1 : 0;
  const value = kit.evaluate(s, seat);
  return value > 0.99 ? 0.99 : value < -0.99 ? -0.99 : value;
}
