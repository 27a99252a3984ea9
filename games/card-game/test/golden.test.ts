/** Whole games of every scenario that must replay for ever. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { game, rulesOf } from '@pony/card-game';
import { parseRecord } from '@pony/engine';
import { replayGolden } from '@pony/testkit';

const FOLDER = join(import.meta.dirname, '..', 'golden');

test('golden games of the four scenarios replay with every checksum', () => {
  const found = replayGolden(game, FOLDER);
  assert.deepEqual(
    found.map(({ file }) => file),
    ['duel-three', 'duel', 'fellowship', 'trilogy-equal', 'trilogy-lead', 'trilogy-points'].map(
      (one) => `${one}.record`,
    ),
  );
  for (const { file, decisions } of found) assert.ok(decisions > 60, file);
});

test('the golden games use every verb of the game', () => {
  const verbs = new Set<string>();
  for (const file of readdirSync(FOLDER))
    for (const line of parseRecord(readFileSync(join(FOLDER, file), 'utf8')).lines)
      verbs.add(line.option.split(' ')[0]);
  assert.deepEqual([...verbs].sort(), Object.keys(rulesOf({ scenario: 'trilogy' }).notation).sort());
});
