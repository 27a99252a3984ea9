/**
 * Fair dice. The server binds itself to a seed before anybody sits down; every seat adds a share that it pledged when it sat down. All
 * chance comes from both, so nobody who keeps to himself what he drew can be cheated, not even by the server.
 */
import { sha256, sharedSeed } from '@pony/engine';
import type { Fairness } from '@pony/protocol';
import { NO_SHARE } from '@pony/table';
import { newSeed } from './ids.ts';
import type { SeatRow, TableRow } from './store/index.ts';

/** SHA-256 of the 64 hex digits of seed and salt, one after the other. */
export const commitmentOf = (seed: string, salt: string): string => sha256(seed + salt);

/** What a seat promises before it shows its share. */
export const pledgeOf = (share: string): string => sha256(share);

/** The table draws for bots, and shows it at once to itself alone. */
export function drawnFor(seat: SeatRow): SeatRow {
  const share = newSeed();
  return { ...seat, share, pledge: pledgeOf(share) };
}

type Drawn = Pick<TableRow, 'seed' | 'salt' | 'shares'>;

/** The seed of the game; tables begun before there were shares have only that of the server. */
export const seedOfGame = ({ seed, shares }: Drawn): string => (shares ? sharedSeed(seed, shares) : seed);

/** Lines for the head of the record. */
export function headOfDice({ seed, salt, shares }: Drawn): Record<string, string> {
  const bound = { salt, commitment: commitmentOf(seed, salt) };
  return shares ? { drawn: seed, shares: shares.map((share) => share || NO_SHARE).join(' '), ...bound } : bound;
}

export function fairnessOf(
  { seed, salt, shares, status }: Drawn & Pick<TableRow, 'status'>,
  seats: readonly SeatRow[],
): Fairness {
  const late = (shares ?? []).flatMap((share, seat) =>
    share ? [] : [{ seat, share: seats[seat]?.share ?? null, after: seats[seat]?.mixedAfter ?? null }],
  );
  const bound = {
    commitment: commitmentOf(seed, salt),
    ...(shares ? { shares } : null),
    ...(late.length > 0 ? { late } : null),
  };
  return status === 'over' ? { ...bound, seed, salt } : bound;
}
