// `npm run -s pony -- <args>`: the terminal client under Node 24.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { become, node24, root } from './node24.mjs';

const main = join(root, 'apps', 'cli', 'src', 'main.ts');
const node = node24();
if (!existsSync(main)) {
  process.stderr.write('apps/cli/src/main.ts is missing: this tree has no terminal client.\n');
  process.exit(1);
}
await become(node, [main, ...process.argv.slice(2)], { cwd: process.env.INIT_CWD ?? process.cwd() });
