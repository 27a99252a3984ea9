/**
 * The share of chance of somebody who was not there when his game began: pledged on sitting down, it is mixed in when he comes, and all
 * chance from then on comes from it, too. What was shuffled or rolled before stays.
 */

import { hash8 } from './hash.ts';
import { BadRecord, type GameRecord, type LateShare } from './recorded.ts';
import { keyOf, rngOf, sharedSeed } from './rng.ts';
import { isScripted } from './script.ts';
import type { Core } from './types.ts';

/** From here on the key is the hash of the old one and of the share. */
export function mixShare(s: Core, share: string): void {
  if (isScripted(s.rng)) throw new BadRecord('a script of chance takes no share');
  s.rng = rngOf(sharedSeed(keyOf(s.rng), [share]));
}

export const printShare = ({ seat, share, hash }: LateShare): string => `share ${seat} ${share} | ${hash}`;

/** `after` decisions and `changes` changes of rules stand before the line. */
export function parseShare(row: string, at: number, after: number, changes: number): LateShare {
  const found = /^share (\S+) ([0-9a-f]{32}) \| ([0-9a-f]{8})$/.exec(row);
  if (!found) throw new BadRecord(`line ${at}: a late share is "share <seat> <32 hex digits> | <hash>"`);
  const [, seat, share, hash] = found;
  return { after, seat, share, hash, changes };
}

/** Mixes in what came after decision `n`, under the rules of the last change. */
export function mixLate(
  { shares = [], changes = [] }: Pick<GameRecord, 'shares' | 'changes'>,
  n: number,
  s: Core,
): void {
  for (const late of shares) {
    if (late.after !== n || late.changes !== changes.length) continue;
    mixShare(s, late.share);
    const hash = hash8(s);
    if (hash !== late.hash)
      throw new BadRecord(
        `the share of ${late.seat} after decision ${n}: checksum ${hash} where the record has ${late.hash}`,
      );
  }
}

/** The checksum that a record says its position has after decision `n`, before change number `change`; null at the opening. */
export function sumAfter({ lines, shares = [] }: GameRecord, n: number, change: number): string | null {
  const late = shares.findLast(({ after, changes }) => after === n && changes === change);
  return late?.hash ?? (n > 0 ? lines[n - 1].hash : null);
}
