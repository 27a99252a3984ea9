/** The one program of the package: serves the games, or does what its first word says. */
import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

interface Command {
  readonly words: string;
  readonly what: string;
  run(args: readonly string[]): Promise<unknown>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  serve: { words: '', what: 'serves the games: what is done without a word', run: serve },
  check: {
    words: '[--json]',
    what: 'plays every running game again under this version; reads only, the server may be up',
    run: async (args) => (await import('./check.ts')).checkCommand(args),
  },
  save: {
    words: 'FILE',
    what: 'writes everything the server keeps to a file (- prints it), while it runs',
    run: async (args) => (await import('./backup.ts')).backupCommand(['save', ...args]),
  },
  restore: {
    words: 'FILE',
    what: 'reads such a file into an empty database',
    run: async (args) => (await import('./backup.ts')).backupCommand(['restore', ...args]),
  },
  config: {
    words: '',
    what: 'prints every setting, its value and where it comes from; secrets are not shown',
    run: async () => (await import('./config.ts')).configCommand(process.env),
  },
};

/** What V8 made of the program is kept beside the database, so that the next start is quick; threads read the setting too. */
function serve(): Promise<unknown> {
  const { DATABASE_URL, DATA_DIR = './data' } = process.env;
  if (!DATABASE_URL) process.env.NODE_COMPILE_CACHE ??= join(DATA_DIR, 'compiled');
  if (process.env.NODE_COMPILE_CACHE) enableCompileCache();
  return import('./main.ts');
}

const version = (): string =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', '..', 'package.json'), 'utf8')).version;

const help = (): string => {
  const rows = Object.entries(COMMANDS).map(([name, { words, what }]) => [`${name} ${words}`.trim(), what]);
  const wide = Math.max(...rows.map(([name]) => name.length));
  return [
    `Prancing Pony ${version()}: Middle-earth board and card games in the browser.`,
    '',
    'prancing-pony [command]',
    ...rows.map(([name, what]) => `  ${name.padEnd(wide)}  ${what}`),
    '',
    'Settings come from the environment: PORT, DATA_DIR, DATABASE_URL, PUBLIC_ORIGIN and the rest in docs/operations.md.',
    '',
  ].join('\n');
};

export async function program([first = 'serve', ...rest]: readonly string[]): Promise<void> {
  if (['help', '--help', '-h'].includes(first)) process.stdout.write(help());
  else if (['version', '--version', '-v'].includes(first)) process.stdout.write(`${version()}\n`);
  else if (Object.hasOwn(COMMANDS, first)) {
    try {
      await COMMANDS[first].run(rest);
    } catch (error) {
      process.stderr.write(`${(error as Error).message}\n`);
      process.exitCode = 1;
    }
  } else {
    process.stderr.write(`There is no command ${JSON.stringify(first)}; --help names them all.\n`);
    process.exitCode = 2;
  }
}

await program(process.argv.slice(2));
