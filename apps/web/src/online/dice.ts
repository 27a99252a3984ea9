/** Whether the dice of a game were fair, as far as the reader can know. */
import { sha256 } from '@pony/engine';
import type { Fairness, TableInfo } from '@pony/protocol';

/**
 * `broken`: something is not as it was promised, or the share of the reader's own seat is not the one this browser drew. `unseen`: all
 * promises hold, but the share of an own seat was drawn elsewhere, so this browser cannot vouch for it; `leftOut`: the game began without the
 * share of an own seat, although this browser had sent it. Null before the end.
 */
export type Verdict = 'proven' | 'unseen' | 'leftOut' | 'broken';

/** `drawn`: the share that this browser opened for a seat of that table; null when it opened none. */
export function verdictOn(
  table: Pick<TableInfo, 'id' | 'commitment' | 'seats'>,
  { seed, salt, shares, late = [] }: Partial<Fairness>,
  drawn: (table: string, seat: number) => string | null,
): Verdict | null {
  if (!seed || !salt) return null;
  if (sha256(seed + salt) !== table.commitment) return 'broken';
  let unseen = false;
  let leftOut = false;
  for (const { seat, pledge, yours, kind } of table.seats) {
    const there = shares?.[seat];
    if (there === undefined) continue;
    const own = yours && kind === 'person';
    if (there === '' && own && drawn(table.id, seat) !== null) leftOut = true;
    const share = there || late.find((one) => one.seat === seat)?.share;
    if (!share) continue;
    if (pledge && sha256(share) !== pledge) return 'broken';
    if (!own || there === '') continue;
    const mine = drawn(table.id, seat);
    if (mine === null) unseen = true;
    else if (mine !== share) return 'broken';
  }
  if (leftOut) return 'leftOut';
  return unseen ? 'unseen' : 'proven';
}
