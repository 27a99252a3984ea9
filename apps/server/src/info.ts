/** What a person may know of a table beside the game. */
import type { Options, SeatSpec } from '@pony/engine';
import type { SeatInfo, TableInfo } from '@pony/protocol';
import { commitmentOf } from './fair.ts';
import { playable } from './playable.ts';
import type { SeatRow, TableRow } from './store/index.ts';
import { beginsWithout } from './tables/chairs.ts';

export interface Described {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly specs: readonly SeatSpec[];
  readonly fault?: string | null;
}

/** Ratings in the game of a table, by person. */
export type RatingsAt = ReadonlyMap<string, number>;

/** `ratings`: told of those who sit where a game can be rated. */
export function infoOf(
  { row, seats, specs, fault }: Described,
  userId: string | null,
  ratings: RatingsAt | null = null,
): TableInfo {
  const { id, game, undo, pace, timeOut, listed, watch, rated, lang, status, asked, next } = row;
  const told = specs.length === 2 && specs[0].team !== specs[1].team ? ratings : null;
  return {
    id,
    game,
    options: withoutSeats(row.options),
    undo,
    pace,
    timeOut,
    listed,
    watch,
    rated,
    lang,
    status,
    seats: seats.map((seat) => seatInfo(seat, specs[seat.seat], userId, told)),
    asked,
    owned: userId !== null && row.owner === userId,
    commitment: commitmentOf(row.seed, row.salt),
    opening: status === 'waiting' && row.dealBy !== null,
    told: status === 'waiting' ? row.told : null,
    beginsWithout: beginsWithout(row),
    undealt: status === 'waiting' && row.undealt ? { says: row.undealt.says } : null,
    next,
    fault: Boolean(fault),
    created: row.createdOn,
    changed: row.changedOn,
  };
}

/** Lobby and lists: without the table in memory. */
export async function describe(row: TableRow, seats: readonly SeatRow[]): Promise<Described> {
  const { game } = await playable(row.game);
  return { row, seats, specs: game.rules(row.options).seats(row.options) };
}

function seatInfo(
  row: SeatRow,
  spec: SeatSpec | undefined,
  userId: string | null,
  ratings: RatingsAt | null,
): SeatInfo {
  const { seat, kind, name, level, ready } = row;
  const yours = userId !== null && row.userId === userId;
  return {
    seat,
    id: spec?.id ?? String(seat),
    team: spec?.team ?? '',
    kind,
    name,
    ...(level ? { level } : null),
    ready,
    yours,
    pledge: row.pledge,
    opened: row.share !== null,
    ...(ratings && row.userId !== null ? { rating: ratings.get(row.userId) ?? null } : null),
    ...(yours ? { options: row.options } : null),
  };
}

/** A seat's own options are nobody else's business while the game runs. */
const withoutSeats = (options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([key]) => !key.includes('@')));
