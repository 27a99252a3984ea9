// `npm start`: the server with the browser client, as much of them as this tree has; else the list of games.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb, hasWeb } from './build.mjs';
import { become, environment, node24, root } from './node24.mjs';

const node = node24();
const server = join(root, 'apps', 'server', 'src', 'main.ts');
const terminal = join(root, 'apps', 'cli', 'src', 'main.ts');

process.stdout.write('Prancing Pony: laying the tables (the first time it takes a while)...\n');
if (hasWeb() && !buildWeb({ ifNeeded: true, quiet: true })) {
  process.stderr.write('The browser client was not built; what is wrong stands above.\n');
  process.exit(1);
}
// The server says where it is open; the rest of what it says is for whoever keeps it.
process.env.LOG_LEVEL ??= 'warn';
if (existsSync(server)) {
  // What V8 makes of the sources is kept for the next start.
  const compiled = join(root, 'node_modules', '.cache', 'pony', 'server');
  await become(node, [server], { env: { NODE_COMPILE_CACHE: compiled, ...environment() } });
}
if (hasWeb()) await become(node, [join(root, 'scripts', 'serve.mjs')]);
if (existsSync(terminal)) await become(node, [terminal, 'games']);
process.stderr.write('This tree has no server, no browser client and no terminal client to start.\n');
process.exit(1);
