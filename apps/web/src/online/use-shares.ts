import type { TableInfo } from '@pony/protocol';
import { useEffect } from 'react';
import { api } from './api.ts';
import { newPledge, noteOpened, shareOf } from './pledge.ts';

/** Pledges for own seats that have none, and opens what the table calls for. */
export function useShares(table: TableInfo): void {
  const { id, opening, status } = table;
  const own = table.seats.filter(({ kind, yours }) => kind === 'person' && yours);
  const bare = own.filter(({ pledge }) => pledge === null).map(({ seat }) => seat);
  const called = opening ? own.filter(({ opened, pledge }) => pledge && !opened) : [];
  const wanted = status === 'waiting' ? `${bare.join()} ${called.map(({ pledge }) => pledge).join()}` : ' ';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words say all that is wanted
  useEffect(() => {
    if (wanted === ' ') return;
    for (const seat of bare) api.pledge(id, seat, newPledge()).catch(() => {});
    for (const { seat, pledge } of called) {
      const share = shareOf(pledge ?? '');
      if (!share) continue;
      noteOpened(id, seat, share);
      api.open(id, share).catch(() => {});
    }
  }, [id, wanted]);
}
