import { loadGame } from '@pony/games';
import { sentences } from '@pony/testkit';
import { type Command, count, text } from '../command.ts';
import { gameOf } from '../given.ts';
import { langOf } from '../lang.ts';

export const say: Command = {
  name: 'say',
  summary: 'prints every distinct sentence that random games say, each once, the rarest first',
  usage: 'say <game> [--lang en|uk] [--games N] [--seed S] [--json]',
  help: `Plays N games (20) at random, with options drawn for each, and prints every distinct sentence of log, prompts, options, refusals
  and ends once, with a real filling and its key; sentences that differ in names and numbers alone are one.
  --lang en|uk     the language (en)
  --games N        how many games
  --seed S         any words ("pony")`,
  words: [1, 1],
  flags: { lang: { type: 'string' }, games: { type: 'string' }, seed: { type: 'string' } },
  run: async (given) => {
    const { game } = await gameOf(given.words[0]);
    const lang = langOf(text(given, 'lang'));
    const { texts } = await loadGame(game.id);
    const games = count(given, 'games', 20);
    const list = sentences(game, [texts[lang]], lang, { games, seed: text(given, 'seed') ?? 'pony' });
    const json = { game: game.id, lang, games, sentences: list };
    const body = list.map(({ key, said, count: times }) => `${String(times).padStart(7)}  ${key}\n         ${said}`);
    return {
      json,
      text: [...body, `${list.length} distinct sentences in ${games} games (${game.id}, ${lang})`].join('\n'),
      ok: true,
    };
  },
};
