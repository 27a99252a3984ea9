/** The fingerprint of all code that play runs through, by its import graph. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** Put in the place of this name when the package is built; the sources are not there then. */
declare const PACKED_CODE: string;

/** What brings a table back from its log, and through the list of games every rule. */
export const ROOT = 'apps/server/src/restore.ts';

/** Bots and texts hang on the list of games and on what a game shows the world; no rule is played by them. */
export const besidePlay = (from: string, to: string): boolean =>
  /^games\/(\w+|[\w-]+\/(kings\/)?index)\.ts$/.test(from) && /\/(bot|text)\//.test(to);

/** What a module imports when it runs; types are gone by then. */
const IMPORTS = /^(?:import|export)(?! type\b)(?:[\w$\s,*{}]+ from)? '([^']+)'|\bimport\('([^']+)'/gm;

/** A snapshot is trusted only by the very code that made it; any other code plays the whole log. */
export const CODE = typeof PACKED_CODE === 'string' ? PACKED_CODE : codeOf(join(import.meta.dirname, '../../..'));

/** The same in a checkout and in the package built from it. */
export function codeOf(root: string): string {
  const { files, packages } = playRunsThrough(root);
  const sum = createHash('sha256');
  for (const file of files)
    sum
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  for (const one of packages) sum.update(`${one}\n`);
  return sum.digest('hex').slice(0, 32);
}

/** Files of ours, relative to the root, and packages of others with their versions. */
export function playRunsThrough(root: string): { files: string[]; packages: string[] } {
  const ours = namesOf(root);
  const files = new Set([ROOT]);
  const packages = new Set<string>();
  // A set is walked in the order of its entries, those too that are added on the way.
  for (const file of files) {
    if (!file.endsWith('.ts')) continue;
    for (const [, named, awaited] of readFileSync(join(root, file), 'utf8').matchAll(IMPORTS)) {
      const asked = named ?? awaited;
      if (asked.startsWith('node:')) continue;
      const to = asked.startsWith('.') ? posix.join(dirname(file), asked) : ours(asked);
      if (!to) packages.add(asked);
      else if (!besidePlay(file, to)) files.add(to);
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort().map((name) => `${name} ${versionOf(root, name)}`) };
}

/** A file by the name under which other parts import it; null for what is not ours. */
function namesOf(root: string): (name: string) => string | null {
  const found = globSync(['packages/*/package.json', 'games/package.json', 'games/*/package.json'], {
    cwd: root,
  }).flatMap((manifest) => {
    const { name, exports } = read<{ name: string; exports: Record<string, string> }>(root, manifest);
    const home = dirname(manifest.replaceAll('\\', '/'));
    return Object.entries(exports).map(([key, file]) => [posix.join(name, key), posix.join(home, file)] as const);
  });
  const names = new Map(found);
  const folders = found.filter(([name]) => name.endsWith('/*'));
  return (name) => {
    const [from, to] = folders.find(([folder]) => name.startsWith(folder.slice(0, -1))) ?? [];
    return names.get(name) ?? (from && to ? to.slice(0, -1) + name.slice(from.length - 1) : null);
  };
}

function versionOf(root: string, name: string): string {
  const { packages } = read<{ packages: Record<string, { version: string }> }>(root, 'package-lock.json');
  return packages[`node_modules/${name}`].version;
}

function read<T>(root: string, file: string): T {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
}
