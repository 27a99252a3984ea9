/** The record of a game that is over, with the names of those who played it. */
import { printRecord } from '@pony/engine';
import { recordOf, type Table } from '@pony/table';
import type { SeatRow } from './store/index.ts';

/** `players` stands in the head: a JSON list, one entry a seat, `{"name"}` of a person or `{"bot"}` with its level. */
export function recordWithNames(table: Table, seats: readonly SeatRow[]): string {
  const record = recordOf(table);
  const players = seats.map(({ kind, name, level }) => (kind === 'bot' ? { bot: level } : name === '' ? {} : { name }));
  return printRecord({ ...record, extra: { ...record.extra, players: JSON.stringify(players) } });
}
