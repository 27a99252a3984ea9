import { type BotName, type Budget, makeBot } from '@pony/bots';
import type { Options } from '@pony/engine';
import { loadGame } from '@pony/games';
import { addCounts } from '../figures.ts';
import { playGame, resultOf } from './one-game.ts';

export interface SimulateData {
  readonly game: string;
  readonly options: Options;
  readonly seed: string;
  readonly seats: readonly string[];
  readonly budget?: Budget;
}
export interface SimulatePart {
  readonly finished: number;
  readonly decisions: number;
  readonly results: Record<string, number>;
  readonly reasons: Record<string, number>;
  readonly lengths: number[];
  readonly turns: number[];
}

export async function simulateJob(
  data: SimulateData,
  from: number,
  games: number,
  at: (done: number) => void,
): Promise<SimulatePart> {
  const { game, bots: kit } = await loadGame(data.game);
  const rules = game.rules(data.options);
  const seats = rules.seats(data.options);
  const bots = data.seats.map((name) => makeBot(name as BotName, kit));
  const part = { finished: 0, decisions: 0, results: {}, reasons: {}, lengths: [] as number[], turns: [] as number[] };
  for (let n = 0; n < games; n++) {
    const { outcome, picks, turn } = playGame(rules, data.options, `${data.seed}/${from + n}`, bots, data.budget);
    part.decisions += picks.length;
    part.lengths.push(picks.length);
    if (turn !== undefined) part.turns.push(turn);
    if (outcome) {
      part.finished++;
      addCounts(part.results, { [resultOf(outcome, seats)]: 1 });
      addCounts(part.reasons, { [outcome.reason]: 1 });
    }
    at(n + 1);
  }
  return part;
}
