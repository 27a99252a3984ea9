import { type Command, Fault, text } from '../command.ts';
import { runOfProject } from '../serve.ts';

/** Games that are played so, and the seat of the person. */
const FIRST_SEAT: Readonly<Record<string, string>> = {
  duel: 'fellowship',
  war: 'free-peoples',
  'card-game': 'frodo',
  lcg: 'p1',
};

export const browser: Command = {
  name: 'browser',
  summary: 'a whole game by mouse against a bot, in a real browser',
  usage:
    'browser duel|war|card-game|lcg [--seat SEAT] [--means mouse|touch|keys] [--seed WORDS] [--options k=v,k=v] [--json]',
  help: `Builds the client if it is not built, opens it in Chromium at 1366x768 and plays a whole game by mouse: every
decision is pressed on the table as a person would, the other side is the bot of level hobbit.
  --seat SEAT      whose decisions are made by mouse (free-peoples)
  --means MEANS    mouse (1366x768), touch (360x780) or keys (820x1180)
  --seed WORDS     the same words give the same dice (soak)
  --options k=v    options of the game`,
  words: [1, 1],
  flags: {
    seat: { type: 'string' },
    means: { type: 'string' },
    seed: { type: 'string' },
    options: { type: 'string' },
  },
  run: async (given) => {
    const [game] = given.words;
    if (!(game in FIRST_SEAT))
      throw new Fault(`"${game}" is not played by mouse here; ${Object.keys(FIRST_SEAT).join(' and ')} are`);
    const built = process.env.PONY_DIST ? { code: 0 } : await runOfProject('scripts/build.mjs', ['--if-needed']);
    if (built.code !== 0) throw new Fault('the client could not be built; what is wrong stands above');
    const args = [
      game,
      text(given, 'seat') ?? FIRST_SEAT[game],
      text(given, 'seed') ?? 'soak',
      text(given, 'options') ?? '',
      text(given, 'means') ?? 'mouse',
    ];
    const { code, out } = await runOfProject('apps/web/e2e/whole-game.ts', args);
    if (code !== 0) throw new Fault('the game could not be played to its end; what is wrong stands above');
    return { json: JSON.parse(out), text: out.trim(), ok: true };
  },
};
