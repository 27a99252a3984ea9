import type { TableInfo } from '@pony/protocol';
import { useEffect } from 'react';
import { api } from './api.ts';
import { newPledge, noteOpened, shareOf } from './pledge.ts';

/** Pledges for own seats that have none, and opens what the table calls for: before the start, or when it began while the reader was away. */
export function useShares(table: TableInfo | null): void {
  const { id = '', opening, status, seats = [] } = table ?? {};
  const own = seats.filter(({ kind, yours }) => kind === 'person' && yours);
  const bare = status === 'waiting' ? own.filter(({ pledge }) => pledge === null).map(({ seat }) => seat) : [];
  const called = opening || status === 'live' ? own.filter(({ opened, pledge }) => pledge && opened === false) : [];
  const wanted = `${bare.join()} ${called.map(({ pledge }) => pledge).join()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words say all that is wanted
  useEffect(() => {
    if (wanted === ' ') return;
    for (const seat of bare) api.pledge(id, seat, newPledge()).catch(() => {});
    for (const { seat, pledge } of called) {
      const share = shareOf(pledge ?? '');
      if (!share) continue;
      if (status === 'waiting') noteOpened(id, seat, share);
      api.open(id, share).catch(() => {});
    }
  }, [id, wanted]);
}
