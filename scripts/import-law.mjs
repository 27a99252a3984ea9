// The import law of .dependency-cruiser.cjs over the whole tree, and over a fixture that breaks it on purpose.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, underNode24 } from './node24.mjs';

await underNode24();
const { cruise } = await import('dependency-cruiser');
const { besidePlay, playRunsThrough, ROOT } = await import('../apps/server/src/code.ts');
const law = createRequire(import.meta.url)('../.dependency-cruiser.cjs');

const HOMES = ['packages', 'games', 'apps'];
const FIXTURE = 'scripts/fixtures/broken-law';
// Type declarations of things that are no code belong to no part.
const EXCEPTIONS = [/^types\//, /^scripts\//, /\.d\.[cm]?ts$/];

const named = (file) => file.replace(/^.*node_modules\/((@[^/]+\/)?[^/]+).*$/, '$1');

async function inspect(baseDir) {
  const { enhancedResolveOptions, ...options } = law.options;
  const { output } = await cruise(
    HOMES.filter((home) => existsSync(join(baseDir, home))),
    { ...options, baseDir, validate: true, ruleSet: { forbidden: law.forbidden } },
    enhancedResolveOptions,
  );
  const breaches = new Set(
    output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${named(to)}`),
  );
  const modules = output.modules
    .map(({ source }) => source)
    .filter((source) => /^(packages|games|apps)\//.test(source));
  return { breaches: [...breaches].sort(), modules, graph: output.modules };
}

function partsOf(file) {
  return law.parts.filter(({ path, apart }) => new RegExp(path).test(file) && !(apart && new RegExp(apart).test(file)));
}

function tracked() {
  const listed = execFileSync('git', ['ls-files', '--', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' });
  return listed
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)) && !EXCEPTIONS.some((one) => one.test(file)));
}

/** What the law's own reader finds that play runs through: the server, which has no such reader, must find the same. */
function playOf(graph) {
  const dependencies = new Map(graph.map((module) => [module.source, module.dependencies]));
  const files = new Set([ROOT]);
  for (const from of files)
    for (const { resolved: to, dependencyTypes: types } of dependencies.get(from) ?? [])
      if (HOMES.some((home) => to.startsWith(`${home}/`)) && !types.includes('type-only') && !besidePlay(from, to))
        files.add(to);
  return files;
}

const faults = [];

const tree = await inspect(root);
faults.push(...tree.breaches);
const files = tracked();
const cruised = new Set(tree.modules);
for (const file of files) {
  if (!cruised.has(file)) faults.push(`not read: ${file}`);
  const homes = partsOf(file).map(({ name }) => name);
  if (homes.length !== 1) faults.push(`${homes.length === 0 ? 'no part' : homes.join(' and ')}: ${file}`);
}

/** The workspace a file lies in: its folder and what its manifest names. */
function workspaceOf(file) {
  const [home, name] = file.split('/');
  const folder = home === 'games' && /\.\w+$/.test(name) ? home : `${home}/${name}`;
  const {
    name: own,
    dependencies,
    devDependencies,
  } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return { folder, named: new Set([own, ...Object.keys({ ...dependencies, ...devDependencies })]) };
}

/** Parts of ours that a workspace imports and its manifest does not name. */
function undeclared(graph) {
  const found = new Set();
  for (const { source, dependencies } of graph.filter((module) => cruised.has(module.source))) {
    const { folder, named } = workspaceOf(source);
    for (const { module } of dependencies) {
      const [part] = /^@pony\/[\w-]+/.exec(module) ?? [];
      if (part && !named.has(part)) found.add(`not in its manifest: ${folder} -> ${part}`);
    }
  }
  return found;
}

faults.push(...undeclared(tree.graph));
const play = playOf(tree.graph);
const printed = new Set(playRunsThrough(root).files);
for (const file of play.difference(printed)) faults.push(`not in the fingerprint of play: ${file}`);
for (const file of printed.difference(play)) faults.push(`in the fingerprint of play for nothing: ${file}`);

const broken = await inspect(join(root, FIXTURE));
const expected = readFileSync(join(root, FIXTURE, 'breaches.txt'), 'utf8')
  .split('\n')
  .filter(Boolean);
for (const line of expected) if (!broken.breaches.includes(line)) faults.push(`the fixture is not seen red: ${line}`);
for (const line of broken.breaches) if (!expected.includes(line)) faults.push(`the fixture breaks more: ${line}`);

for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(
  `import law: ${cruised.size} modules read of ${files.length} tracked, ${faults.length} faults; ` +
    `${broken.breaches.length} breaches seen in the fixture; play runs through ${play.size} files\n`,
);
process.exit(faults.length > 0 ? 1 : 0);
