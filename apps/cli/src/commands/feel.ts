import { type Command, Fault } from '../command.ts';
import { runOfProject } from '../serve.ts';

export const feel: Command = {
  name: 'feel',
  summary: 'how the browser client feels on a slow device',
  usage: 'feel GAME [--json]',
  help: `Builds the client if it is not built and opens it in Chromium with the processor four times slower: milliseconds from an
empty browser to the first own move, and from a press to what it changes on the screen (median and worst of a dozen decisions).`,
  words: [1, 1],
  flags: {},
  run: async ({ words: [game] }) => {
    const built = process.env.PONY_DIST ? { code: 0 } : await runOfProject('scripts/build.mjs', ['--if-needed']);
    if (built.code !== 0) throw new Fault('the client could not be built; what is wrong stands above');
    const { code, out } = await runOfProject('apps/web/e2e/feel.ts', [game]);
    if (code !== 0) throw new Fault('it could not be measured; what is wrong stands above');
    return { json: JSON.parse(out), text: out.trim(), ok: true };
  },
};
