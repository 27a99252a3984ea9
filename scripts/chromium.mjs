// The browser of the browser tests: $CHROMIUM, else one on the PATH, else one from the system's package manager.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function runnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) for (const folder of folders) if (runnable(join(folder, name))) return join(folder, name);
  return undefined;
}

function aptInstall() {
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', process.stderr, process.stderr],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (!onPath(['apt-get'])) return;
  process.stderr.write('No browser found: installing chromium by apt-get...\n');
  if (!apt('install', '-y', 'chromium') && apt('update')) apt('install', '-y', 'chromium');
}

/** The path of a Chromium; throws when there is none and none can be installed. */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (runnable(named)) return named;
    throw new Error(`CHROMIUM is set to ${named}, which is no program.`);
  }
  const present = onPath(NAMES);
  if (present) return present;
  aptInstall();
  const installed = onPath(NAMES);
  if (installed) return installed;
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM to the path of one.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(`${findChromium()}\n`);
