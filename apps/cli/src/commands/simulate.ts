import { type Command, count, text } from '../command.ts';
import { spread } from '../crew.ts';
import { addCounts, lines, mean, median, rounded, wilson } from '../figures.ts';
import { fullOptions, gameOf, givenBudget, givenJobs, givenOptions, MANY_FLAGS, seatWords } from '../given.ts';

export const simulate: Command = {
  name: 'simulate',
  summary: 'plays many games between bots and counts how they end',
  usage:
    'simulate <game> [--games N] [--seed S] [--seats a,b] [--ms N | --iterations N] [--options k=v,k=v] [--jobs N] [--json]',
  help: `Plays N games (100) and prints
  {game, games, finished, decisions, decisionsPerSecond, results, ci95, reasons, lengths, turns}
with results by winning side, ci95 with Wilson's interval of each, reasons by how it ended, lengths in decisions, and turns where the game counts them.
  --games N        how many games
  --seed S         any words; the same words play the same games ("pony")
  --seats a,b      a bot or level for every seat (random)
  --ms N           processor time of every bot for an action; --iterations N: rounds of search instead, reproducible
  --options k=v    options of the game
  --jobs N         worker threads (all cores)`,
  words: [1, 1],
  flags: { ...MANY_FLAGS, seats: { type: 'string' }, ms: { type: 'string' }, iterations: { type: 'string' } },
  run: async (given) => {
    const { game } = await gameOf(given.words[0]);
    const options = fullOptions(game, givenOptions(given) ?? {});
    const seats = seatWords(given, game, options, () => 'random');
    const games = count(given, 'games', 100);
    const data = { game: game.id, options, seed: text(given, 'seed') ?? 'pony', seats, budget: givenBudget(given) };
    const begun = performance.now();
    const parts = await spread({ job: 'simulate', data, games, jobs: givenJobs(given), label: `simulate ${game.id}` });
    const seconds = (performance.now() - begun) / 1000;
    const sum = { finished: 0, decisions: 0, results: {}, reasons: {} };
    for (const part of parts) {
      sum.finished += part.finished;
      sum.decisions += part.decisions;
      addCounts(sum.results, part.results);
      addCounts(sum.reasons, part.reasons);
    }
    const turns = parts.flatMap((part) => part.turns);
    const json = {
      game: game.id,
      games,
      finished: sum.finished,
      decisions: sum.decisions,
      decisionsPerSecond: rounded(sum.decisions / seconds),
      results: sum.results,
      ci95: intervals(sum.results, sum.finished),
      reasons: sum.reasons,
      lengths: range(parts.flatMap((part) => part.lengths)),
      ...(turns.length > 0 ? { turns: range(turns) } : null),
    };
    return { json, text: lines(json), ok: sum.finished === games };
  },
};

/** The share of each result among the games that ended. */
const intervals = (results: Readonly<Record<string, number>>, games: number) =>
  Object.fromEntries(Object.entries(results).map(([result, n]) => [result, wilson(n / games, games)]));

const range = (all: readonly number[]) => ({
  min: all.reduce((a, b) => Math.min(a, b)),
  median: median(all),
  mean: rounded(mean(all), 1),
  max: all.reduce((a, b) => Math.max(a, b)),
});
