import { type Command, Fault, text } from '../command.ts';
import { lines } from '../figures.ts';
import { gameOf } from '../given.ts';
import { copyOf } from '../rival/copy.ts';
import { commitNamed, thaw } from '../rival/frozen.ts';

export const freeze: Command = {
  name: 'freeze',
  summary: 'keeps bots, rules and engine of an earlier commit, to play matches against',
  usage: 'freeze <game> --at NAME [--json]',
  help: `Copies bots, rules and engine as they were at a commit named in games/rivals.json into a folder that git ignores, and prints
  {game, name, commit, folder, rules}
\`pony match <game> --a greedy --b greedy@NAME\` plays against them, and makes the copy itself when it is not there.
  --at NAME        a name in games/rivals.json`,
  words: [1, 1],
  flags: { at: { type: 'string' } },
  run: async (given) => {
    const [id] = given.words;
    await gameOf(id);
    const name = text(given, 'at');
    if (name === undefined) throw new Fault('--at is missing: a name in games/rivals.json');
    const commit = commitNamed(name);
    const folder = copyOf(commit);
    const { engine, games } = await thaw(name);
    const { game } = await games.loadGame(id);
    const json = { game: id, name, commit, folder, rules: game.rules(engine.completeOptions(game, {})).version };
    return { json, text: lines(json), ok: true };
  },
};
