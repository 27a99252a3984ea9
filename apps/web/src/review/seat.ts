import type { OpenRecord } from '../replay/client.ts';
import type { Source } from '../replay/source.ts';

/** Where the reader sat; nowhere for whoever watched, or opens the file of somebody else. */
export const ownSeats = ({ table, online }: Source): number[] =>
  (table?.summary.seats.map(({ who }) => who === 'you') ?? online?.seats.map(({ yours }) => yours) ?? []).flatMap(
    (own, seat) => (own ? [seat] : []),
  );

/** For whom a game is judged: the seat of the address, else the reader's own, else the first. */
export function seatOf(query: URLSearchParams, { facts }: OpenRecord, source: Source): number {
  const named = Number.parseInt(query.get('seat') ?? '', 10);
  if (named >= 0 && named < facts.seats.length) return named;
  return ownSeats(source)[0] ?? 0;
}
