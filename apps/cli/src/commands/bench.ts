import { playable } from '@pony/games';
import { benchGame } from '../bench.ts';
import { type Command, count, text } from '../command.ts';
import { lines } from '../figures.ts';
import { fullOptions, GAME_FLAGS, gameOf, givenOptions } from '../given.ts';
import { progress } from '../progress.ts';

export const bench: Command = {
  name: 'bench',
  summary: 'how fast the rules are, on one core, in random play',
  usage: 'bench [game] [--seconds N] [--seed S] [--options k=v,k=v] [--json]',
  help: `For the game, or for every game, prints
  {game, decisionsPerSecond, playoutsPerSecond, clonesPerSecond, stateBytes, viewBytes, patchBytesMedian}
Only decisions with two or more options count. Every speed is the median of five runs; sizes are medians over whole games,
views and patches as JSON for every seat.
  --seconds N      time for each speed (2)
  --options k=v    options of the game
  --jobs is not offered: it is one core by definition`,
  words: [0, 1],
  flags: { ...GAME_FLAGS, seconds: { type: 'string' } },
  run: async (given) => {
    const [wanted] = given.words;
    const ids = wanted === undefined ? playable.map((one) => one.id) : [wanted];
    const seconds = count(given, 'seconds', 2);
    const bar = progress('bench', ids.length * 4);
    const all = [];
    for (const id of ids) {
      const { game } = await gameOf(id);
      const options = fullOptions(game, givenOptions(given) ?? {});
      let step = 0;
      const at = (): void => bar.at(all.length * 4 + ++step);
      all.push({ game: id, ...benchGame(game.rules(options), options, text(given, 'seed') ?? 'pony', seconds, at) });
    }
    bar.end();
    return { json: wanted === undefined ? all : all[0], text: all.map((one) => lines(one)).join('\n\n'), ok: true };
  },
};
