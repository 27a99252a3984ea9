import { type Command, Fault, type Given, text } from '../command.ts';
import { runOfProject } from '../serve.ts';

/** Games that are played so, and the seat of the person. */
const FIRST_SEAT: Readonly<Record<string, string>> = {
  duel: 'fellowship',
  war: 'free-peoples',
  'card-game': 'frodo',
  lcg: 'p1',
};

/** What plays the game, and what it is told. */
function programOf(given: Given, game: string): [file: string, args: string[]] {
  if (given.flags.online && game !== 'duel') throw new Fault(`--online is played with duel, not with "${game}"`);
  if (given.flags.generic && game === 'war') throw new Fault('--generic: War is played by mouse at its own table only');
  if (given.flags.online) return ['apps/web/e2e/whole-online.ts', []];
  const args = [
    game,
    text(given, 'seat') ?? FIRST_SEAT[game],
    text(given, 'seed') ?? 'soak',
    text(given, 'options') ?? '',
    text(given, 'means') ?? 'mouse',
    given.flags.generic ? 'generic' : 'own',
  ];
  return ['apps/web/e2e/whole-game.ts', args];
}

export const browser: Command = {
  name: 'browser',
  summary: 'a whole game by mouse against a bot, in a real browser',
  usage:
    'browser duel|war|card-game|lcg [--seat SEAT] [--means mouse|touch|keys] [--seed WORDS] [--options k=v,k=v] [--generic] [--online] [--json]',
  help: `Builds the client if it is not built, opens it in Chromium at 1366x768 and plays a whole game by mouse: every
decision is pressed on the table as a person would, the other side is the bot of level hobbit.
  --seat SEAT      whose decisions are made by mouse (free-peoples)
  --means MEANS    mouse (1366x768), touch (360x780) or keys (820x1180)
  --seed WORDS     the same words give the same dice (soak)
  --options k=v    options of the game
  --generic        at the generic table, which any game has (not War)
  --online         Duel between two people at a real server instead, in two browsers, while a third looks on; every byte
                   that came is looked at for hidden cards`,
  words: [1, 1],
  flags: {
    seat: { type: 'string' },
    means: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
    generic: { type: 'boolean' },
    online: { type: 'boolean' },
  },
  run: async (given) => {
    const [game] = given.words;
    if (!(game in FIRST_SEAT))
      throw new Fault(`"${game}" is not played by mouse here; ${Object.keys(FIRST_SEAT).join(' and ')} are`);
    const built = process.env.PONY_DIST ? { code: 0 } : await runOfProject('scripts/build.mjs', ['--if-needed']);
    if (built.code !== 0) throw new Fault('the client could not be built; what is wrong stands above');
    const { code, out } = await runOfProject(...programOf(given, game));
    if (code !== 0) throw new Fault('the game could not be played to its end; what is wrong stands above');
    return { json: JSON.parse(out), text: out.trim(), ok: true };
  },
};
