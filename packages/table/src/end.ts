import type { Outcome, Seat } from '@pony/engine';
import { done, no } from './answers.ts';
import { charge } from './clock.ts';
import { hasSeat, outcomeOf } from './posed.ts';
import type { Answer, Ended, Table } from './types.ts';

/** The team of the seat loses, everybody else wins. */
export function besideOutcome(table: Table, reason: Ended['reason'], seat: Seat): Outcome {
  const { team } = table.specs[seat];
  return { seats: table.specs.map((spec) => (spec.team === team ? 'lost' : 'won')), reason };
}

export function endBeside(table: Table, reason: Ended['reason'], seat: Seat): void {
  table.ended = { reason, seat, outcome: besideOutcome(table, reason, seat) };
  table.request = null;
  table.version += 1;
}

/** The seat gives the game up, and its team with it. */
export function resign(table: Table, seat: Seat, now = 0): Answer {
  if (!hasSeat(table, seat)) return no('no-such-seat');
  if (outcomeOf(table)) return no('game-over');
  charge(table, now);
  endBeside(table, 'resigned', seat);
  return done(table);
}
