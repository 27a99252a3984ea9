import type { Options } from '@pony/engine';
import { loadGame } from '@pony/games';
import { refereeOf } from '@pony/games/referees';

import { type FuzzResult, fuzz, type RefereeOf } from '@pony/testkit';

import { unreachedIn } from './reach.ts';

export interface FuzzData {
  readonly game: string;
  /** The same in every game; each draws the others. */
  readonly options: Options;
  readonly seed: string;
  /** Costly laws at one step in so many. */
  readonly every: number;
  /** The referee alone. */
  readonly refereeOnly: boolean;
}
export type FuzzPart = FuzzResult;

export async function fuzzJob(
  data: FuzzData,
  from: number,
  games: number,
  at: (done: number) => void,
): Promise<FuzzPart> {
  const { game, bots: kit } = await loadGame(data.game);
  return fuzz(game, {
    games,
    from,
    seed: data.seed,
    options: data.options,
    every: data.every,
    unreached: data.refereeOnly ? undefined : await unreachedIn(data.game),
    referee: ((await refereeOf(data.game)) ?? undefined) as RefereeOf | undefined,
    refereeOnly: data.refereeOnly,
    kit,
    onGame: at,
  });
}
