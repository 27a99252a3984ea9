/** What may be done about a seat that ran out of time. */
import type { BotName } from '@pony/bots';
import type { Seat } from '@pony/engine';
import { done, no } from './answers.ts';
import { timedOut } from './clock.ts';
import { endBeside } from './end.ts';
import { hasSeat } from './posed.ts';
import { sit } from './seats.ts';
import type { Answer, Table } from './types.ts';

/** A seat claims the game because an opponent ran out of time. */
export function claim(table: Table, by: Seat, now: number): Answer {
  if (!hasSeat(table, by)) return no('no-such-seat');
  if (table.timeOut !== 'claim') return no('time-no-claim');
  const late = timedOut(table, now).find((seat) => table.specs[seat].team !== table.specs[by].team);
  if (late === undefined) return no('time-not-up');
  endBeside(table, 'time', late);
  return done(table);
}

/** A bot takes the seat that ran out of time, where the table allowed it. */
export function handToBot(table: Table, seat: Seat, level: BotName, now: number): Answer {
  if (!hasSeat(table, seat)) return no('no-such-seat');
  if (table.timeOut !== 'bot') return no('time-no-claim');
  if (!timedOut(table, now).includes(seat)) return no('time-not-up');
  return sit(table, seat, { ...table.sitters[seat], holder: 'bot', level }, now);
}
