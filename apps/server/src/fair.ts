/** Fair dice: the server binds itself to a seed before anybody sits down and opens it when the game is over. */
import { sha256 } from '@pony/engine';
import type { Fairness } from '@pony/protocol';
import type { TableRow } from './store/index.ts';

/** SHA-256 of the 64 hex digits of seed and salt, one after the other. */
export const commitmentOf = (seed: string, salt: string): string => sha256(seed + salt);

export function fairnessOf({ seed, salt, status }: Pick<TableRow, 'seed' | 'salt' | 'status'>): Fairness {
  const commitment = commitmentOf(seed, salt);
  return status === 'over' ? { commitment, seed, salt } : { commitment };
}
