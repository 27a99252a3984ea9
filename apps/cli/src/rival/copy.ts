/** The program as it was at a commit, in a folder that git ignores: Node runs it as it is, so copying is all the building there is. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Fault } from '../command.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const COPIES = join(ROOT, '.cache', 'copies');
const PARTS = ['packages', 'games', 'apps/cli'];
const WHOLE = /^[0-9a-f]{40}$/;

const git = (args: readonly string[], index?: string): string => {
  const env = index === undefined ? process.env : { ...process.env, GIT_INDEX_FILE: index };
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, env, encoding: 'utf8' });
  if (status !== 0) throw new Fault(`git ${args[0]}: ${(stderr || 'git cannot be run').trim().split('\n')[0]}`);
  return stdout.trim();
};

/** The whole name of a commit. */
export const commitOf = (word: string): string =>
  WHOLE.test(word) ? word : git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${word}^{commit}`]);

/** The folder of the copy of a commit; it is made when it is not there. */
export function copyOf(word: string): string {
  const commit = commitOf(word);
  const folder = join(COPIES, commit);
  if (existsSync(folder)) return folder;
  const making = join(COPIES, `.${commit}.${process.pid}`);
  mkdirSync(making, { recursive: true });
  try {
    const index = join(making, '.index');
    git(['read-tree', commit], index);
    const files = git(['ls-files', '--', ...PARTS], index).split('\n');
    // In several goes: a command line holds only so much.
    for (let from = 0; from < files.length; from += MANY)
      git(['checkout-index', '-q', `--prefix=${making}/`, '--', ...files.slice(from, from + MANY)], index);
    linkPackages(making, folder);
    rmSync(index);
    renameSync(making, folder);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
const MANY = 200;

/** Packages of the copy find one another; what they do not bring is found in the folders above. */
function linkPackages(making: string, folder: string): void {
  const scope = join(making, 'node_modules', '@pony');
  mkdirSync(scope, { recursive: true });
  const places = ['packages', 'games'].flatMap((part) => [
    part,
    ...readdirSync(join(making, part)).map((name) => join(part, name)),
  ]);
  for (const place of places) {
    const manifest = join(making, place, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string };
    symlinkSync(join(folder, place), join(scope, name.replace('@pony/', '')), 'junction');
  }
}

/** A module of a copy. */
export const load = (folder: string, file: string): Promise<unknown> => import(pathToFileURL(join(folder, file)).href);
