/** Clocks: live or so much a move. The time is handed in; while the clocks stand still nothing is counted. */
import type { Seat } from '@pony/engine';
import type { ClockView } from '@pony/protocol';
import { askedNow, otherPeople } from './posed.ts';
import type { Clocks, Pace, Table } from './types.ts';

export function startClocks(pace: Pace | null, seats: number, now: number): Clocks | null {
  if (!pace) return null;
  const each = pace.kind === 'live' ? pace.stock : pace.each;
  return { left: Array.from({ length: seats }, () => each), since: now };
}

/** Seats whose time runs: people who are asked. */
function running(table: Table): Seat[] {
  if (!table.clocks || table.clocks.since === null) return [];
  return askedNow(table).filter((seat) => table.sitters[seat].holder === 'person');
}

/** Takes the time that has gone by off the clocks that run; time never goes back. */
export function charge(table: Table, now: number): void {
  const { clocks } = table;
  if (!clocks || clocks.since === null || now <= clocks.since) return;
  const gone = now - clocks.since;
  for (const seat of running(table)) clocks.left[seat] -= gone;
  clocks.since = now;
}

/** After a change of who is asked: an addition for who has acted, a fresh allowance for who is asked anew. */
export function pass(table: Table, before: readonly Seat[]): void {
  const { clocks, pace } = table;
  if (!clocks || !pace) return;
  const now = askedNow(table);
  if (pace.kind === 'live') {
    for (const seat of before) if (!now.includes(seat)) clocks.left[seat] += pace.add;
  } else for (const seat of now) if (!before.includes(seat)) clocks.left[seat] = pace.each;
}

/** Somebody sits down where a bot sat: a fresh allowance, or of a stock what is left and at least one addition. */
export function refresh(table: Table, seat: Seat): void {
  const { clocks, pace } = table;
  if (!clocks || !pace) return;
  clocks.left[seat] = pace.kind === 'move' ? pace.each : Math.max(clocks.left[seat], pace.add);
}

/** Time from now on does not count, until `resumeClocks`; for a server that goes down. */
export function stopClocks(table: Table, now: number): void {
  charge(table, now);
  if (table.clocks) table.clocks.since = null;
}

export function resumeClocks(table: Table, now: number): void {
  if (table.clocks) table.clocks.since = now;
}

export function clockView(table: Table): ClockView | undefined {
  const { clocks } = table;
  if (!clocks) return undefined;
  return { left: clocks.left.slice(), running: running(table), at: clocks.since ?? 0 };
}

/** Without clocks, somebody who has not answered for so long has left. */
export const LEFT_MS = 7 * 86_400_000;

/** Seats of people who let others wait at a table without clocks, and from when on they have left. */
export function leaving(table: Table): { seat: Seat; at: number }[] {
  if (table.clocks || !table.endStands) return [];
  return askedNow(table)
    .filter((seat) => table.sitters[seat].holder === 'person' && otherPeople(table, seat).length > 0)
    .map((seat) => ({ seat, at: table.posedAt[seat] + LEFT_MS }));
}

/** Seats that have run out of time, or have left. */
export function timedOut(table: Table, now: number): Seat[] {
  const { clocks } = table;
  const left = leaving(table).flatMap(({ seat, at }) => (at <= now ? [seat] : []));
  if (!clocks || clocks.since === null) return left;
  const gone = now - clocks.since;
  return running(table).filter((seat) => clocks.left[seat] - gone <= 0);
}

/** When the first clock that runs will be up, or somebody will have left; null when neither is near. */
export function nextTimeOut(table: Table): number | null {
  const { clocks } = table;
  if (!clocks) return leaving(table).reduce<number | null>((min, { at }) => Math.min(min ?? at, at), null);
  if (clocks.since === null) return null;
  const times = running(table).map((seat) => clocks.left[seat]);
  return times.length === 0 ? null : clocks.since + Math.max(0, Math.min(...times));
}
