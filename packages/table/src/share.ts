/** Who was not there when the game began adds his share of chance when he comes. */
import { hash8, mixShare, type Seat } from '@pony/engine';
import { done, no } from './answers.ts';
import { hasSeat } from './posed.ts';
import type { Answer, Table } from './types.ts';

/** In the place of a share, in the head of a record. */
export const NO_SHARE = '-';

/** Seats without whose share the game began. */
export const absentFrom = (extra: Table['extra']): Seat[] =>
  (extra.shares ?? '').split(' ').flatMap((share, seat) => (share === NO_SHARE ? [seat] : []));

/** All chance from now on comes from this share, too; what was decided before stands, because the same roll would not come again. */
export function mixIn(table: Table, seat: Seat, share: string): Answer {
  if (!hasSeat(table, seat)) return no('no-such-seat');
  if (!table.awaited.includes(seat)) return no('share-late');
  const state = table.rules.clone(table.state);
  mixShare(state, share);
  table.state = state;
  table.lateShares.push({
    after: table.taken.length,
    seat: table.specs[seat].id,
    share,
    hash: hash8(state),
    changes: table.changes.length,
  });
  table.awaited = table.awaited.filter((other) => other !== seat);
  table.request = null;
  table.version += 1;
  return done(table);
}
