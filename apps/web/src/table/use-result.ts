import type { TableInfo } from '@pony/protocol';
import type { GameUi, Result, Situation } from '@pony/ui';
import { useEffect, useMemo, useState } from 'react';
import { bestOf, broughtBy, goOn, keepScore } from '../store/results.ts';

/**
 * Keeps what a game leaves behind when it is over: the best score, and the log of a campaign. Onlookers keep nothing. `best` is what
 * was kept before this game ended.
 */
export function useResult(
  ui: GameUi | null,
  table: TableInfo,
  situation: Situation,
  own: boolean,
): { result: Result | null; best: number | undefined } {
  const { game, options } = table;
  const over = situation.outcome !== null;
  const result = useMemo(() => (over && ui?.result ? ui.result(situation.view) : null), [over, ui, situation.view]);
  const [best, setBest] = useState<number | undefined>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the game is over
  useEffect(() => {
    if (!result || !own) return;
    const decks = broughtBy(options);
    setBest(bestOf(game, result.task, decks)?.score);
    if (result.score !== null)
      keepScore(game, { task: result.task, with: decks, score: result.score, when: Date.now() });
    if (result.log) {
      const { log = '', ...rest } = options;
      goOn(game, log, { name: new Date().toISOString().slice(0, 10), log: result.log, options: { ...rest } });
    }
  }, [result, own]);
  return { result, best };
}
