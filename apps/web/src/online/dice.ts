/** Whether the dice of a game were fair, as far as the reader can know. */
import { sha256 } from '@pony/engine';
import type { Fairness, TableInfo } from '@pony/protocol';

/**
 * `broken`: something is not as it was promised, or the share of the reader's own seat is not the one this browser drew. `unseen`: all
 * promises hold, but the share of an own seat was drawn elsewhere, so this browser cannot vouch for it. Null before the end.
 */
export type Verdict = 'proven' | 'unseen' | 'broken';

/** `drawn`: the share that this browser opened for a seat of that table; null when it opened none. */
export function verdictOn(
  table: Pick<TableInfo, 'id' | 'commitment' | 'seats'>,
  { seed, salt, shares }: Partial<Fairness>,
  drawn: (table: string, seat: number) => string | null,
): Verdict | null {
  if (!seed || !salt) return null;
  if (sha256(seed + salt) !== table.commitment) return 'broken';
  let unseen = false;
  for (const { seat, pledge, yours, kind } of table.seats) {
    const share = shares?.[seat];
    if (share === undefined) continue;
    if (pledge && sha256(share) !== pledge) return 'broken';
    if (!yours || kind !== 'person') continue;
    const mine = drawn(table.id, seat);
    if (mine === null) unseen = true;
    else if (mine !== share) return 'broken';
  }
  return unseen ? 'unseen' : 'proven';
}
