import { type Outcome, type Seat, undecided } from '@pony/engine';
import { done, no } from './answers.ts';
import { charge } from './clock.ts';
import { hasSeat, outcomeOf } from './posed.ts';
import type { Answer, Ended, Table } from './types.ts';

/** The team of the seat loses, everybody else wins; a game that was broken off or that no rules can finish nobody wins. */
export function besideOutcome(table: Table, reason: Ended['reason'], seat: Seat): Outcome {
  if (reason === 'aborted') return { seats: table.specs.map(() => 'shared'), reason };
  if (reason === 'rules') return undecided(table.specs.length);
  const { team } = table.specs[seat];
  return { seats: table.specs.map((spec) => (spec.team === team ? 'lost' : 'won')), reason };
}

export function endBeside(table: Table, reason: Ended['reason'], seat: Seat): void {
  table.ended = { reason, seat, outcome: besideOutcome(table, reason, seat) };
  table.request = null;
  table.version += 1;
}

/** So many decisions of its own may a seat have taken while a game can still be broken off. */
export const ABORT_WITHIN = 2;

/** Nobody has taken more than the first moves: the game may be broken off, and nobody has lost. */
export function mayAbort(table: Table): boolean {
  if (outcomeOf(table)) return false;
  const taken = table.specs.map(() => 0);
  for (const { seat, auto } of table.taken)
    if (!auto && table.sitters[seat].holder === 'person' && ++taken[seat] > ABORT_WITHIN) return false;
  return true;
}

/** A seat breaks the game off in its first moves. */
export function abort(table: Table, seat: Seat, now = 0): Answer {
  if (!hasSeat(table, seat)) return no('no-such-seat');
  if (outcomeOf(table)) return no('game-over');
  if (!mayAbort(table)) return no('abort-late');
  charge(table, now);
  endBeside(table, 'aborted', seat);
  return done(table);
}

/** The seat gives the game up, and its team with it. */
export function resign(table: Table, seat: Seat, now = 0): Answer {
  if (!hasSeat(table, seat)) return no('no-such-seat');
  if (outcomeOf(table)) return no('game-over');
  charge(table, now);
  endBeside(table, 'resigned', seat);
  return done(table);
}
