// `npm start`: the server with the browser client, as much of them as this tree has; else the list of games.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, hasWeb } from './build.mjs';
import { become, environment, node24, root } from './node24.mjs';

const node = node24();
const server = join(root, 'apps', 'server', 'src', 'main.ts');
const terminal = join(root, 'apps', 'cli', 'src', 'main.ts');

if (hasWeb() && !buildWeb({ ifNeeded: true })) {
  process.stderr.write('The browser client was not built; what is wrong stands above.\n');
  process.exit(1);
}
if (existsSync(server)) {
  // What V8 makes of the sources is kept for the next start.
  const compiled = join(root, 'node_modules', '.cache', 'pony', 'server');
  await become(node, [server], { env: { NODE_COMPILE_CACHE: compiled, ...environment() } });
}
if (hasWeb()) await become(node, [join(root, 'scripts', 'serve.mjs')]);
if (existsSync(terminal)) await become(node, [terminal, 'games']);
process.stderr.write('This tree has no server, no browser client and no terminal client to start.\n');
process.exit(1);
