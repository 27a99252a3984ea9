import { readFileSync } from 'node:fs';
import { isMatchWord } from '@pony/bots';
import { type Command, count, Fault, text } from '../command.ts';
import { spread } from '../crew.ts';
import { lines } from '../figures.ts';
import { fullOptions, gameOf, givenJobs, givenOptions, MANY_FLAGS } from '../given.ts';
import type { JudgedGame } from '../jobs/judge.ts';
import { type Calibration, calibration, type Told } from '../train/calibration.ts';

export const judge: Command = {
  name: 'judge',
  summary: 'how well the chances that bots and reviews tell come true',
  usage:
    'judge <game> [file.record ...] [--games N] [--seed S] [--bots a,b] [--iterations N] [--by chance|drive] [--options k=v,k=v] [--jobs N] [--json]',
  help: `Plays N games (100) of mixed bots, or reads records, asks at one position in fourteen for the chance of every side, and prints
  {game, games, positions, unknown, brier, constant, auc, worst, bins, bySide}
brier is the mean square of what chances are off, constant that of always telling the mean; auc is how often the better chance is the
better position; bins hold what was told, what came true and its interval by game; worst is how far the interval of a bin of at least 30
games lies from what was told, in points of a hundred. unknown counts positions of a set-up that has no number.
  --bots a,b       whom a side draws from for a game (greedy,greedy,hobbit)
  --iterations N   rounds of search of those that search
  --by drive       judge what picks moves, from -1 to 1, as if it were a chance
  --games N, --seed S, --options k=v, --jobs N   as in match`,
  words: [1, 1000],
  flags: {
    ...MANY_FLAGS,
    bots: { type: 'string' },
    iterations: { type: 'string' },
    by: { type: 'string' },
  },
  run: async (given) => {
    const [id, ...files] = given.words;
    const { game } = await gameOf(id);
    const options = fullOptions(game, givenOptions(given) ?? {});
    const by = text(given, 'by') ?? 'chance';
    if (by !== 'chance' && by !== 'drive') throw new Fault(`--by takes chance or drive, not "${by}"`);
    const bots = (text(given, 'bots') ?? 'greedy,greedy,hobbit').split(',');
    const bad = bots.find((word) => !isMatchWord(word));
    if (bad !== undefined) throw new Fault(`no bot is called "${bad}"`);
    const records = files.length > 0 ? files.map(readFile) : undefined;
    const games = await spread({
      job: 'judge',
      data: {
        game: game.id,
        options,
        seed: text(given, 'seed') ?? 'pony',
        bots,
        iterations: count(given, 'iterations'),
        by,
        records,
      },
      games: records?.length ?? count(given, 'games', 100),
      jobs: givenJobs(given),
      label: `judge ${game.id}`,
    });
    const json = { game: game.id, by, ...summary(games.flat()) };
    return { json, text: lines(json), ok: true };
  },
};

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Fault(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}

function summary(games: readonly JudgedGame[]): object {
  const told = (team?: string): Told[] =>
    games.flatMap(({ seats }, game) =>
      seats.flatMap((seat) =>
        team === undefined || seat.team === team ? seat.chances.map((chance) => ({ chance, end: seat.end, game })) : [],
      ),
    );
  const teams = [...new Set(games.flatMap(({ seats }) => seats.map(({ team }) => team)))];
  const { bins, ...all } = calibration(told());
  const brief = ({ brier, constant, auc, worst }: Calibration) => ({ brier, constant, auc, worst });
  return {
    ...all,
    games: games.length,
    unknown: games.reduce((sum, one) => sum + one.unknown, 0),
    bins: Object.fromEntries(bins.map((bin, i) => [`${i * 10} to ${i * 10 + 10}`, bin])),
    bySide: Object.fromEntries(teams.map((team) => [team, brief(calibration(told(team)))])),
  };
}
