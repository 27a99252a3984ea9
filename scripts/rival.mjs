// A built copy of the project as it was at another commit: what a speed is measured against, or a bot plays against. Copies lie in
// .cache/rivals, which git ignores, and may be deleted at any time.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { root } from './node24.mjs';

const RIVALS = join(root, '.cache', 'rivals');
/** What games need, and what serves them; tests, pictures and documents stay out. */
const PARTS = ['package.json', 'packages', 'games', 'apps/server'];

function git(args, env = {}) {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 27,
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(error?.message ?? (stderr.trim() || `git ${args[0]} failed`));
  return stdout.trim();
}

const isFolder = (path) => existsSync(join(path, 'package.json')) && statSync(path).isDirectory();

/** The sources of a tag, a commit, or a folder that holds the project: { id, folder, commit }; a folder has no commit. */
export function sourceOf(what) {
  const path = resolve(what);
  if (isFolder(path)) return { id: `at-${shortHash(path)}`, folder: path, commit: null };
  let commit;
  try {
    commit = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${what}^{commit}`]);
  } catch {
    throw new Error(`"${what}" is no tag, no commit and no folder of this project`);
  }
  const id = commit.slice(0, 12);
  const folder = join(RIVALS, id, 'source');
  if (!existsSync(folder)) takeOut(commit, folder);
  return { id, folder, commit };
}

/** Sources of this very tree. */
export const ownSource = () => ({ id: `at-${shortHash(root)}`, folder: root, commit: null });

/** Beside git's own index, so that nothing is staged; moved into place whole. */
function takeOut(commit, folder) {
  const unfinished = `${folder}-${process.pid}`;
  const index = join(dirname(folder), `index-${process.pid}`);
  mkdirSync(unfinished, { recursive: true });
  try {
    git(['read-tree', commit], { GIT_INDEX_FILE: index });
    const files = git(['ls-tree', '-r', '-z', '--name-only', commit, '--', ...PARTS]).split('\0');
    const wanted = files.filter((file) => file !== '' && !/(^|\/)(test|golden|e2e)\//.test(file));
    for (let at = 0; at < wanted.length; at += 500)
      git(['checkout-index', `--prefix=${unfinished}${sep}`, '--', ...wanted.slice(at, at + 500)], {
        GIT_INDEX_FILE: index,
      });
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(index, { force: true });
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * Builds a file of this tree against the packages and games of that source (`@pony/...` means those of the rival), without
 * anything left to resolve: the path of the module to import or to run. Built anew each time: it takes about a second.
 */
export async function buildRival(source, entry, name) {
  const { build } = await import('vite');
  const out = join(RIVALS, source.id, name);
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [{ name: 'pony-rival', enforce: 'pre', resolveId: resolver(source.folder) }],
    ssr: { noExternal: true, external: ['pg-native'] },
    build: {
      ssr: true,
      target: 'node24',
      outDir: out,
      emptyOutDir: true,
      rolldownOptions: {
        input: { main: entry },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return join(out, 'main.mjs');
}

/** `@pony/...` as the package files of that folder name it. */
function resolver(folder) {
  const packages = new Map(
    globSync(['packages/*/package.json', 'games/package.json', 'games/*/package.json'], { cwd: folder }).map((file) => {
      const { name, exports } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return [name, { at: join(folder, dirname(file)), exports }];
    }),
  );
  return (wanted) => {
    const [, name, rest = ''] = /^(@pony\/[^/]+)(\/.*)?$/.exec(wanted) ?? [];
    if (!name) return null;
    const found = packages.get(name);
    const file = found && exported(found.exports, `.${rest}`);
    if (!file) throw new Error(`${folder} has no ${wanted}`);
    return join(found.at, file);
  };
}

function exported(exports, path) {
  if (exports[path]) return exports[path];
  for (const [pattern, file] of Object.entries(exports)) {
    const [head, tail] = pattern.split('*');
    if (tail !== undefined && path.startsWith(head) && path.endsWith(tail))
      return file.replace('*', path.slice(head.length, path.length - tail.length));
  }
  return null;
}

const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);
