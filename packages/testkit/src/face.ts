import type { GameEvent, Say, Seat } from '@pony/engine';

/** An event as one viewer reads it. */
export function faceFor(event: GameEvent, seat: Seat | null): Say {
  if (seat !== null && event.secret?.seats.includes(seat)) return event.secret.face;
  return event.args ? { say: event.say, args: event.args } : { say: event.say };
}
