/** A snapshot is trusted only by the very code that made it: what belongs to that code, and what does not. */
import assert from 'node:assert/strict';
import { appendFileSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { CODE, codeOf, playRunsThrough } from '../src/code.ts';
import { gameIds } from '../src/playable.ts';

const ROOT = join(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'pony-code-'));
after(() => rmSync(copy, { recursive: true, force: true }));

const { files } = playRunsThrough(ROOT);
const manifests = globSync(['packages/*/package.json', 'games/package.json', 'games/*/package.json'], { cwd: ROOT });
for (const file of [...files, ...manifests, 'package-lock.json']) cpSync(join(ROOT, file), join(copy, file));

/** Parts by their folders: all sources of a package, of a game's rules, of an expansion. */
const partOf = (file: string): string => file.split('/').slice(0, 3).join('/');

test('the fingerprint is the same for the same sources, wherever they lie', () => assert.equal(codeOf(copy), CODE));

test('one file of every part that play runs through, touched, is another fingerprint', () => {
  const parts = Map.groupBy(files, partOf);
  for (const id of gameIds()) assert.ok(parts.has(`games/${id}/src`), `play runs through the rules of ${id}`);
  for (const part of ['packages/engine/src', 'packages/cards/src', 'packages/table/src', 'games/war/kings'])
    assert.ok(parts.has(part), `play runs through ${part}`);
  const seen = new Set([CODE]);
  for (const [part, [file]] of parts) {
    appendFileSync(join(copy, file), '\n');
    const code = codeOf(copy);
    assert.ok(!seen.has(code), `${part} is seen: ${file}`);
    seen.add(code);
  }
});

test('printed facts, touched, and another version of a package of others are so, too', () => {
  const facts = files.find((file) => file.endsWith('.json')) ?? '';
  for (const [file, from, to] of [
    [facts, /$/, ' '],
    ['package-lock.json', /("node_modules\/valibot": \{\s+"version": ")/, '$1other '],
  ] as const) {
    const before = codeOf(copy);
    writeFileSync(join(copy, file), readFileSync(join(copy, file), 'utf8').replace(from, to));
    assert.notEqual(codeOf(copy), before, file);
  }
});

test('a README, words, bots, tables to look at and tests, touched or new, leave it as it is', () => {
  const before = codeOf(copy);
  for (const file of [
    'README.md',
    'packages/cards/README.md',
    'games/war/RULES.md',
    'games/duel/text/en.json',
    'games/duel/bot/index.ts',
    'games/war/kings/text/uk.json',
    'games/lcg/ui/index.tsx',
    'games/lcg/src/nobody-imports-this.ts',
    'packages/engine/test/engine.test.ts',
    'apps/server/src/server.ts',
  ]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    appendFileSync(join(copy, file), '\n');
    assert.equal(codeOf(copy), before, file);
  }
});
