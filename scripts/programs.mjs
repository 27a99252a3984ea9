// Programs that tests drive: found on the PATH, or brought by the system's package manager.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether that is the path of a program. */
export function runnable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of the first of these programs that stands on the PATH. */
export function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) for (const folder of folders) if (runnable(join(folder, name))) return join(folder, name);
  return undefined;
}

/** The first program that lies at one of these places. */
export const programAt = (...patterns) => globSync(patterns).find(runnable);

/** Whether this system brings programs by apt-get. */
export const hasApt = () => onPath('apt-get') !== undefined;

const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: ['ignore', process.stderr, process.stderr],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Brings packages by apt-get, and nothing that is merely recommended; says whether that went well. */
export function bring(...packages) {
  if (!hasApt()) return false;
  process.stderr.write(`Installing ${packages.join(', ')} by apt-get...\n`);
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  return install() || (apt('update') && install());
}
