/** Chairs at a table that waits: whose they are while their person is away. */
import type { Pace } from '@pony/table';
import type { Hub } from '../hub/types.ts';
import { LIMITS } from '../limits.ts';
import type { SeatRow, TableRow, User } from '../store/index.ts';

const HOUR = 3_600_000;

/** There is no clock, or it gives hours for every move. */
const byDays = (pace: Pace | null): boolean => pace === null || (pace.kind === 'move' && pace.each >= HOUR);

/** Whoever is away when the game begins loses nothing by it: no clock of minutes runs, and nothing is rated. */
export const beginsWithout = ({ rated, pace }: Pick<TableRow, 'rated' | 'pace'>): boolean => !rated && byDays(pace);

const MINUTE = 60_000;
const DAY = 24 * HOUR;

/** Away for so long, and the maker may free the chair: two minutes, by days the time of a move. */
const kept = ({ pace }: TableRow): number => (byDays(pace) ? (pace?.kind === 'move' ? pace.each : DAY) : 2 * MINUTE);

/** Nobody has been there for long. */
export async function isAway(hub: Hub, row: TableRow, { seat, seenOn }: SeatRow): Promise<boolean> {
  if ((seenOn ?? row.createdOn) > Date.now() - kept(row)) return false;
  return !(await hub.store.presence(row.id)).seats.includes(seat);
}

/** How many chairs at waiting tables of others. */
export const MOST_CHAIRS = { person: LIMITS.chairs, network: LIMITS.chairs * LIMITS.peopleAtOnce };
export const MOST_TABLES = { person: LIMITS.tables, network: LIMITS.tables * LIMITS.peopleAtOnce };

/** Whoever comes, and where from. */
export interface Comer {
  readonly user: User;
  readonly network: string;
}
