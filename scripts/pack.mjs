// `npm pack`: everything that serves the games, in one package without dependencies: the built client beside the server in a few files.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build.mjs';
import { root, underNode24 } from './node24.mjs';

await underNode24();
const { build } = await import('vite');
const { CODE } = await import('../apps/server/src/code.ts');

const out = join(root, 'dist');
const server = join(root, 'apps', 'server');
const THREADS = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g;

/** Threads are started from the files beside the server. */
const threads = {
  name: 'pony-threads',
  enforce: 'pre',
  transform: (code) => code.replace(THREADS, "new URL('./$1.js', import.meta.url)"),
};

const START = `#!/usr/bin/env node
// Serves the games at http://localhost:8080; --help names what else it does.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  process.stderr.write(\`Prancing Pony runs on Node 24 or newer; this is \${process.version}.\\n\`);
  process.exit(1);
}
process.env.LOG_LEVEL ??= 'warn';
await import('./server/lib/program.js');
`;

if (!buildWeb({ ifNeeded: true })) process.exit(1);
rmSync(out, { recursive: true, force: true });
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [threads],
  define: { PACKED_CODE: JSON.stringify(CODE) },
  // Node's own database driver is looked for by one of the packages and not needed.
  ssr: { noExternal: true, external: ['pg-native'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: join(out, 'server', 'lib'),
    rolldownOptions: {
      input: Object.fromEntries(
        ['program', 'bot-thread', 'store/sqlite-thread'].map((name) => [
          name.split('/').at(-1),
          join(server, 'src', `${name}.ts`),
        ]),
      ),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
cpSync(join(server, 'migrations'), join(out, 'migrations'), { recursive: true });
mkdirSync(join(out, 'web'), { recursive: true });
cpSync(join(root, 'apps', 'web', 'dist'), join(out, 'web', 'dist'), {
  recursive: true,
  filter: (file) => !file.endsWith('.map'),
});
writeFileSync(join(out, 'pony.mjs'), START, { mode: 0o755 });
process.stdout.write('dist holds the server and the client\n');
