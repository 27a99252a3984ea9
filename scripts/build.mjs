// `npm run build`: the browser client into apps/web/dist. `--if-needed` leaves an up-to-date build alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environment, node24, root } from './node24.mjs';

const web = join(root, 'apps', 'web');
const stamp = join(root, 'node_modules', '.cache', 'pony', 'web-build');
const SOURCES = ['package.json', 'package-lock.json', 'apps/web', 'packages', 'games'];
const ASIDE = new Set(['node_modules', 'dist', 'test', 'e2e', 'golden']);

function* files(path) {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') yield path;
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1)))
    if (!ASIDE.has(entry.name)) yield* files(join(path, entry.name));
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of files(join(root, source))) hash.update(`${file}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether there is a browser client to build. */
export const hasWeb = () =>
  existsSync(join(web, 'package.json')) &&
  JSON.parse(readFileSync(join(web, 'package.json'), 'utf8')).scripts?.build !== undefined;

/** Builds the browser client and says whether that went well; quietly, it only says what went wrong. */
export function buildWeb({ ifNeeded = false, quiet = false } = {}) {
  const hash = sourceHash();
  const built = existsSync(join(web, 'dist', 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8');
  if (ifNeeded && built === hash) return true;
  rmSync(stamp, { force: true });
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '-w', 'apps/web'], {
    cwd: root,
    env: environment(),
    stdio: quiet ? 'pipe' : 'inherit',
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
    return false;
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  node24();
  if (!hasWeb()) {
    process.stderr.write('apps/web has no build script: there is nothing to build.\n');
    process.exit(1);
  }
  process.exit(buildWeb({ ifNeeded: process.argv.includes('--if-needed') }) ? 0 : 1);
}
