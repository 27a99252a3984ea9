// package-lock.json must install anywhere: no address of a registry, no platform's binary left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './node24.mjs';

/** What is wrong with a lock file, one line each. */
export function lockFaults({ packages }) {
  const paths = Object.keys(packages);
  const present = new Set(paths.map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)));
  const faults = [];
  for (const path of paths) {
    const { resolved, link, optionalDependencies = {} } = packages[path];
    if (resolved && !link) faults.push(`${path} is bound to ${resolved}: npm must run with this tree's .npmrc`);
    for (const name of Object.keys(optionalDependencies))
      if (!present.has(name)) faults.push(`${name}, wanted by ${path}, is missing: npm ci would refuse`);
  }
  return faults;
}

/** Says what is wrong with our own and whether nothing is. */
export function lockFile() {
  const faults = lockFaults(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  return faults.length === 0;
}
