// Plain JavaScript that any Node from 20 on can run: brings the pinned tools and finds the Node that runs the project.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const WANTED = 24;
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const modules = join(root, 'node_modules');
const stamp = join(modules, '.cache', 'pony', 'install');
const pinned = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const major = (version) => Number(/^v?(\d+)\./.exec(version)?.[1]);

function stop(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Of what npm has to say only what went wrong: it warns of the Node that began, not of the one that runs. */
const QUIETLY = ['--no-audit', '--no-fund', '--loglevel=error'];

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** The environment of everything we start: the project's own tools first. */
export const environment = () => ({
  ...process.env,
  PATH: [join(modules, '.bin'), dirname(pinned), process.env.PATH].join(delimiter),
});

/** Runs npm, the very one that started us where there is one, and gives its exit code; its talk goes to stderr. */
export function npm(args) {
  const own = process.env.npm_execpath;
  const [command, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  const { status, error } = spawnSync(command, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (error) stop(`npm did not start (${error.message}). Install Node ${WANTED} with npm: nodejs.org`);
  return status;
}

const versionOf = (node) => spawnSync(node, ['-v'], { encoding: 'utf8' }).stdout?.trim() ?? '';

function findNode() {
  if (existsSync(pinned) && major(versionOf(pinned)) === WANTED) return pinned;
  if (major(process.version) === WANTED) return process.execPath;
  return stop(
    [
      `Prancing Pony runs on Node ${WANTED}; this is ${process.version} and node_modules holds no Node ${WANTED}.`,
      "Most likely npm skipped the install script of the package 'node'. Run",
      '  npm rebuild node --foreground-scripts',
      `and try again, or install Node ${WANTED} yourself.`,
    ].join('\n'),
  );
}

/** Installs what package-lock.json asks for, unless that was done already, and gives the path of Node 24. */
export function node24() {
  if (major(process.version) < 20)
    stop(
      `Prancing Pony needs Node 20 or newer to begin; this is ${process.version}. Install Node ${WANTED}: nodejs.org`,
    );
  const hash = lockHash();
  const [installed, node] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : [];
  if (installed === hash && existsSync(node)) return node;
  const began = performance.now();
  process.stderr.write('Installing the packages that package-lock.json names...\n');
  const status = npm(existsSync(modules) ? ['install', '--no-save', ...QUIETLY] : ['ci', ...QUIETLY]);
  if (status !== 0) stop(`The installation failed. Run \`npm ci\` in ${root} and read what it says.`);
  const found = findNode();
  process.stderr.write(`Installed in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${hash}\n${found}\n`);
  return found;
}

/** The shell between npm and us passes no signal on: when npm is told to end, all we see is that our parent is gone. */
function followNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
}

/** Runs a program in place of this one: same input and output, signals passed on, same exit code. */
export function become(command, args, options = {}) {
  let child = null;
  // Before the child begins, so that no signal finds nobody who passes it on.
  const listeners = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    // A terminal sends its Ctrl-C to the child as well; passing it on would make it two.
    const listener = () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal);
    process.on(signal, listener);
    return [signal, listener];
  });
  child = spawn(command, args, { cwd: root, env: environment(), stdio: 'inherit', ...options });
  followNpm(child);
  child.on('error', (error) => stop(error.message));
  child.on('exit', (code, signal) => {
    for (const [name, listener] of listeners) process.off(name, listener);
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
  return new Promise(() => {});
}

/** Goes on when this is Node 24 with everything installed; starts the same script under it otherwise. */
export async function underNode24() {
  const node = node24();
  if (major(process.version) !== WANTED) await become(node, process.argv.slice(1));
}
