/** Several people before one screen: whose turn it is to look, and whether the others must look away first. */
import type { BaseView, Seat } from '@pony/engine';
import { askedNow, personOf } from './posed.ts';
import type { Table, Viewer } from './types.ts';

/** The seats of people; at a table of one device all of them are before its screen. */
export const people = (table: Table): Seat[] =>
  table.sitters.flatMap(({ holder }, seat) => (holder === 'person' ? [seat] : []));

const isPerson = (table: Table, seat: Seat): boolean => table.sitters[seat].holder === 'person';

/** These seats are held by more than one person. */
export const isShared = (table: Table, viewer: Viewer): boolean =>
  new Set(viewer.filter((seat) => isPerson(table, seat)).map((seat) => personOf(table, seat))).size > 1;

/** Whose log is shown: on a shared screen only what everybody may read. */
export const reader = (table: Table, viewer: Viewer): Viewer => (isShared(table, viewer) ? [] : viewer);

/** Seats of the viewer beside `seat` whose hands lie open together with its own, where the game shares hands. */
export function openBeside(table: Table, viewer: Viewer, seat: Seat): Seat[] {
  if (table.rules.sharesHands !== 'team') return [];
  return viewer.filter(
    (other) =>
      other !== seat &&
      table.specs[other].team === table.specs[seat].team &&
      personOf(table, other) === personOf(table, seat),
  );
}

/** What lies open to a seat: things and numbers, not what they would cost it. */
const knowledge = ({ zones, counters }: BaseView): string => JSON.stringify([zones, counters]);

/** Whether a seat sees something that another person before the screen may not see. */
export function hasSecrets(table: Table, viewer: Viewer, seat: Seat): boolean {
  const { rules, state } = table;
  const own = knowledge(rules.view(state, seat));
  return viewer.some(
    (other) =>
      isPerson(table, other) &&
      personOf(table, other) !== personOf(table, seat) &&
      knowledge(rules.view(state, other)) !== own,
  );
}

/** On a shared screen: the seat that looks, and the seat whose player must have the screen first. */
export function turnToLook(
  table: Table,
  viewer: Viewer,
  uncovered: Seat | null,
): { eye: Seat | null; cover: Seat | null } {
  const asked = askedNow(table);
  const eye = viewer.find((seat) => asked.includes(seat)) ?? null;
  const covered = eye !== null && uncovered !== eye && hasSecrets(table, viewer, eye);
  return { eye, cover: covered ? eye : null };
}
