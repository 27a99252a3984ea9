/** Chairs at a table that waits: whose they are while their person is away. */
import type { Pace } from '@pony/table';
import type { TableRow } from '../store/index.ts';

const HOUR = 3_600_000;

/** There is no clock, or it gives hours for every move. */
export const byDays = (pace: Pace | null): boolean => pace === null || (pace.kind === 'move' && pace.each >= HOUR);

/** Whoever is away when the game begins loses nothing by it: no clock of minutes runs, and nothing is rated. */
export const beginsWithout = ({ rated, pace }: Pick<TableRow, 'rated' | 'pace'>): boolean => !rated && byDays(pace);
