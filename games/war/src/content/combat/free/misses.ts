import type { Cx } from '@pony/engine';
import { FREE } from '../../../data.ts';
import type { Battle } from '../../types.ts';

/** Missed dice of the Free Peoples count as hits and are not rolled again. */
export function missesBecomeHits(b: Battle, most: number, cx: Cx): void {
  const turned = Math.min(most, b.missedFree.length);
  b.missedFree.length -= turned;
  b.hits[FREE] += turned;
  cx.emit('misses-become-hits', { side: FREE, count: turned });
}
