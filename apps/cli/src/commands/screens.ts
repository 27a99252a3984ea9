import { type Command, Fault } from '../command.ts';
import { runOfProject } from '../serve.ts';

export const screens: Command = {
  name: 'screens',
  summary: 'every screen of the browser client at every size',
  usage: 'screens [NAME] [--json]',
  help: `Builds the client if it is not built and goes through every screen of every game in Chromium, at three usual sizes, with text at 150 %,
on a phone on its side and at 1920x1080, in both languages and both lights: serious findings of axe, words that are keys or of the other
language, controls under 44 px, pages that scroll. NAME: only screens whose name begins so.`,
  words: [0, 1],
  flags: {},
  run: async ({ words }) => {
    const built = process.env.PONY_DIST ? { code: 0 } : await runOfProject('scripts/build.mjs', ['--if-needed']);
    if (built.code !== 0) throw new Fault('the client could not be built; what is wrong stands above');
    const { out } = await runOfProject('apps/web/e2e/every-screen.ts', [...words]);
    if (!out.trim()) throw new Fault('the screens could not be looked at; what is wrong stands above');
    const json = JSON.parse(out);
    return { json, text: out.trim(), ok: json.findings === 0 };
  },
};
