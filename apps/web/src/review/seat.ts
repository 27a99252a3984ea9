import type { OpenRecord } from '../replay/client.ts';
import type { Source } from '../replay/source.ts';

/** For whom a game is judged: the seat of the address, else the reader's own, else the first. */
export function seatOf(query: URLSearchParams, { facts }: OpenRecord, { table, online }: Source): number {
  const named = Number.parseInt(query.get('seat') ?? '', 10);
  if (named >= 0 && named < facts.seats.length) return named;
  const own =
    table?.summary.seats.findIndex(({ who }) => who === 'you') ?? online?.seats.findIndex(({ yours }) => yours) ?? -1;
  return Math.max(0, own);
}
