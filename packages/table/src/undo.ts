/**
 * Taking decisions back. Free is what lies inside the barrier: own decisions since chance was last used, something was
 * last revealed or another seat last acted. Beyond it, `free` tables refuse when other people sit there, `consent`
 * tables ask them; bots always agree. What was decided under other rules stands for everybody. The generator goes back too, so the same roll comes again.
 */
import type { Seat } from '@pony/engine';
import type { UndoView } from '@pony/protocol';
import { done, no } from './answers.ts';
import { charge, pass } from './clock.ts';
import { beforeRules, dropMarks, standing, stateAfter } from './marks.ts';
import { askedNow, hasSeat, otherPeople, outcomeOf, personOf, pose } from './posed.ts';
import type { Answer, Table, Viewer } from './types.ts';

/** The oldest decision a seat may take back at once; null when there is none. */
export function freeFrom(table: Table, seat: Seat): number | null {
  const last = table.taken[table.taken.length - 1];
  if (table.undo === 'none' || last?.seat !== seat || table.taken.length <= standing(table)) return null;
  return isSettled(table, seat) ? null : last.freeFrom;
}

/** The end cannot be taken back where other people have seen it, or where it stands for everybody. */
const isSettled = (table: Table, seat: Seat): boolean =>
  outcomeOf(table) !== null && (table.endStands || otherPeople(table, seat).length > 0);

/** What happens to a seat's wish to go back beyond the barrier. */
export function beyond(table: Table, seat: Seat): UndoView['beyond'] {
  if (table.undo === 'none' || isSettled(table, seat)) return 'refused';
  if (otherPeople(table, seat).length === 0) return 'granted';
  return table.undo === 'consent' ? 'asks' : 'refused';
}

export function undoView(table: Table, viewer: Viewer): UndoView {
  const { request } = table;
  if (viewer.length === 0) return { last: null, freeFrom: null, beyond: 'refused', request };
  const newest = lastOf(table, viewer);
  const seat = newest === null ? viewer[0] : table.taken[newest - 1].seat;
  return { last: newest, freeFrom: freeFrom(table, seat), beyond: beyond(table, seat), request };
}

/** Number of the newest decision that any of these seats took itself: passes made for it go with the one before. */
function lastOf(table: Table, seats: readonly Seat[]): number | null {
  for (let n = table.taken.length; n > standing(table); n--) {
    const { seat, auto } = table.taken[n - 1];
    if (!auto && seats.includes(seat)) return n;
  }
  return null;
}

/** To take decision `to` back the others would be asked. */
export function asksOthers(table: Table, seat: Seat, to: number): boolean {
  const free = freeFrom(table, seat);
  return (free === null || to < free) && beyond(table, seat) === 'asks';
}

/**
 * A seat takes back its decision `to` and everything after it, or asks the other people for it: then the answer is ok
 * and `table.request` names who has to agree.
 */
export function undo(table: Table, seat: Seat, to: number, now = 0): Answer {
  if (!hasSeat(table, seat)) return no('no-such-seat');
  if (table.undo === 'none') return no('undo-off');
  if (!Number.isInteger(to) || to < 1 || to > table.taken.length) return no('undo-no-such-decision');
  if (to <= beforeRules(table)) return no('undo-other-rules');
  if (to <= standing(table)) return no('undo-share');
  if (personOf(table, table.taken[to - 1].seat) !== personOf(table, seat)) return no('undo-not-yours');
  const free = freeFrom(table, seat);
  const how = free !== null && to >= free ? 'granted' : beyond(table, seat);
  if (how === 'refused') return outcomeOf(table) ? no('game-over') : no('undo-barrier');
  if (how === 'asks') {
    if (table.request) return no('undo-already-asked');
    table.request = { by: seat, to, waiting: otherPeople(table, seat) };
    table.version += 1;
    return done(table);
  }
  goBack(table, to, now);
  return done(table);
}

/** Another person agrees to the wish or not; one no is enough to end it. */
export function answerUndo(table: Table, seat: Seat, yes: boolean, now = 0): Answer {
  if (!hasSeat(table, seat)) return no('no-such-seat');
  const { request } = table;
  if (!request?.waiting.includes(seat)) return no('undo-no-request');
  const me = personOf(table, seat);
  const waiting = request.waiting.filter((other) => personOf(table, other) !== me);
  if (yes && waiting.length === 0) {
    goBack(table, request.to, now);
    return done(table);
  }
  table.request = yes ? { ...request, waiting } : null;
  table.version += 1;
  return done(table);
}

function goBack(table: Table, to: number, now: number): void {
  const state = table.taken[to - 1].before ?? stateAfter(table, to - 1);
  const before = askedNow(table);
  charge(table, now);
  table.state = state;
  table.taken.length = to - 1;
  dropMarks(table.marks, to - 1);
  table.request = null;
  table.ended = null;
  table.version += 1;
  pass(table, before);
  pose(table, [], now);
}
