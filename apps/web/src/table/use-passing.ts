import { useCallback, useEffect, useRef } from 'react';
import { change, settingsNow } from '../settings.ts';
import type { Acts } from './use-table.ts';

/**
 * Passing when one can do nothing is a habit of the reader: a table that is opened takes it on, and what is said at a table
 * becomes the habit. Orders for single steps are those of a game and no habit.
 */
export function usePassing(able: boolean, passes: boolean, tell: Acts['passForMe']): Acts['passForMe'] {
  const told = useRef(false);
  useEffect(() => {
    if (!able || told.current) return;
    told.current = true;
    if (settingsNow().passes && !passes) tell(true);
  }, [able, passes, tell]);
  return useCallback(
    (on, steps) => {
      if (steps === undefined && settingsNow().passes !== on) change({ passes: on });
      tell(on, steps);
    },
    [tell],
  );
}
