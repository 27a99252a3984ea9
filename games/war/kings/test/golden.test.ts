/** Whole games with Kings that must replay for ever. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseRecord } from '@pony/engine';
import { replayGolden } from '@pony/testkit';
import { assertOffers } from '../../test/offers.ts';
import { game } from './helpers.ts';
import known from './offers.json' with { type: 'json' };

const FOLDER = join(import.meta.dirname, '..', 'golden');

test('three golden games with Kings replay with every checksum, of two players and of four, with and without the variants', () => {
  const found = replayGolden(game, FOLDER);
  assert.equal(found.length, 3);
  for (const { file, decisions } of found) assert.ok(decisions > 100, file);
});

test('the golden games with Kings offer, refuse and tell what they always did', () => {
  assertOffers(game, FOLDER, [], known);
});

test('the golden games use nearly every verb of Kings', () => {
  const verbs = new Set<string>();
  for (const file of readdirSync(FOLDER))
    for (const line of parseRecord(readFileSync(join(FOLDER, file), 'utf8')).lines)
      verbs.add(line.option.split(' ')[0]);
  const own = ['awaken', 'corrupt', 'summon', 'drop', 'tile', 'command', 'token', 'draw-on', 'stop', 'ruler'];
  assert.deepEqual(
    own.filter((verb) => !verbs.has(verb)),
    [],
  );
});
