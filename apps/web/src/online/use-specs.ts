import type { OptionSpec } from '@pony/engine';
import { useEffect, useState } from 'react';
import { api } from './api.ts';

/** Options that every seat of a game has for itself, as the server plays it; null asks nothing. */
export function useSeatSpecs(game: string | null): readonly OptionSpec[] {
  const [specs, setSpecs] = useState<readonly OptionSpec[]>([]);
  useEffect(() => {
    let gone = false;
    setSpecs([]);
    if (game !== null)
      api.games().then(
        (games) => {
          const options = games.find(({ id }) => id === game)?.options ?? [];
          if (!gone) setSpecs(options.filter(({ perSeat }) => perSeat));
        },
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [game]);
  return specs;
}
