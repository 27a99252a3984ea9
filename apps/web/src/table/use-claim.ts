import type { TableInfo } from '@pony/protocol';
import type { Seat, Situation } from '@pony/ui';
import { useEffect, useState } from 'react';

const LONGEST_TIMER = 2 ** 31 - 1;

/** Whether an opponent's time is up, or without clocks the opponent has left, and the reader may claim the game; wakes up when it is. */
export function useClaim(table: TableInfo, situation: Situation, viewer: readonly Seat[], ahead: number): boolean {
  const { clocks, seats, outcome, claimAt } = situation;
  const [, wake] = useState(0);
  let rest = Number.POSITIVE_INFINITY;
  if (clocks && table.timeOut === 'claim' && viewer.length > 0 && !outcome)
    for (const seat of clocks.running)
      if (seats[seat].team !== seats[viewer[0]].team)
        rest = Math.min(rest, clocks.left[seat] - (Date.now() + ahead - clocks.at));
  if (claimAt !== undefined && !outcome) rest = Math.min(rest, claimAt - (Date.now() + ahead));
  const due = rest > 0 && rest < LONGEST_TIMER ? Math.ceil(rest) : null;
  useEffect(() => {
    if (due === null) return;
    const timer = setTimeout(() => wake((n) => n + 1), due + 100);
    return () => clearTimeout(timer);
  }, [due]);
  return rest <= 0;
}
