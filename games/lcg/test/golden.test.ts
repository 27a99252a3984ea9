/** Whole games of every scenario that must replay for ever. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseRecord } from '@pony/engine';
import { game } from '@pony/lcg';
import { replayGolden } from '@pony/testkit';

const FOLDER = join(import.meta.dirname, '..', 'golden');
const FILES = ['escape-lost', 'escape-won', 'journey-lost', 'journey-won', 'passage-lost', 'passage-won'];

test('golden games replay with every checksum', () => {
  const found = replayGolden(game, FOLDER);
  assert.deepEqual(
    found.map(({ file }) => file),
    FILES.map((one) => `${one}.record`),
  );
});

test('they end as their names say', () => {
  for (const file of FILES) {
    const { result } = parseRecord(readFileSync(join(FOLDER, `${file}.record`), 'utf8'));
    assert.equal(result?.startsWith(file.endsWith('lost') ? 'lost' : 'won'), true, file);
  }
});
