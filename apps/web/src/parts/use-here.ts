import { useEffect, useState } from 'react';
import { tablesHere } from '../local/client.ts';
import { isSpoilt } from '../store/kept.ts';
import { type Played, playedHere } from './played.ts';

/** Games of this device that are over; null until they are read. */
export function usePlayedHere(): readonly Played[] | null {
  const [here, setHere] = useState<readonly Played[] | null>(null);
  useEffect(() => {
    let gone = false;
    tablesHere().then(
      (rows) =>
        !gone && setHere(rows.flatMap((row) => (isSpoilt(row) || row.summary.won === null ? [] : [playedHere(row)]))),
      () => !gone && setHere([]),
    );
    return () => {
      gone = true;
    };
  }, []);
  return here;
}
