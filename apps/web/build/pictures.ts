import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const ENDING = '?silhouettes';

/** `lines.json?silhouettes`: of all silhouettes those that the lines of the file name, so that a game brings no other game's. */
export const pictures = (): Plugin => ({
  name: 'pony-pictures',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(ENDING)) return null;
    const { lines }: { lines: Record<string, string> } = JSON.parse(readFileSync(id.slice(0, -ENDING.length), 'utf8'));
    const all: Record<string, unknown> = JSON.parse(
      readFileSync(require.resolve('@pony/art/silhouettes.json'), 'utf8'),
    );
    const words = new Set(Object.values(lines).flatMap((line) => line.split(/[\s/]+/)));
    const named = Object.fromEntries(Object.entries(all).filter(([name]) => words.has(name)));
    return { code: `export default ${JSON.stringify(named)};`, moduleType: 'js' };
  },
});
