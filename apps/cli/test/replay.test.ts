import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { options as optionsOf } from '@pony/engine';
import { loadGame } from '@pony/games';
import { askedNow, carryOver, decide, openTable, record, saveTable, type Table } from '@pony/table';
import { replay } from '../src/commands/replay.ts';

const { game } = await loadGame('duel');
const folder = mkdtempSync(join(tmpdir(), 'pony-replay-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function playOn(table: Table, decisions: number): void {
  for (let i = 0; i < decisions; i++) {
    const [seat] = askedNow(table);
    decide(table, seat, optionsOf(table.rules, table.state, seat)[0]);
  }
}

/** A game of which six decisions were taken under older rules and four under these. */
function changed(): string {
  const person = { holder: 'person' as const };
  const table = openTable({ game, seed: 'replay', seats: [person, person] });
  playOn(table, 6);
  const older = saveTable(table, { cache: true }).replace(/\\nrules \d+/, '\\nrules 0');
  const carried = carryOver(game, older);
  playOn(carried, 4);
  return record(carried);
}

async function replayed(text: string) {
  const file = join(folder, 'game.record');
  writeFileSync(file, text);
  const report = await replay.run({ words: [file], flags: { quiet: true } });
  return { json: report?.json as Record<string, unknown>, text: report?.text ?? '' };
}

test('a record whose rules changed: what came after is checked, and before as far as these rules play the same', async () => {
  const whole = changed();
  const { json, text } = await replayed(whole);
  assert.deepEqual([json.decisions, json.changedAfter, json.sameBefore], [10, 6, 6]);
  assert.match(text, /every checksum since the rules changed after decision 6 and of the first 6 before holds/);

  // The third decision led to something else then: from there on only the log can tell.
  const other = whole.replace(/^(3\b.*\| )\w{8}$/m, '$100000000');
  assert.notEqual(other, whole);
  const otherwise = await replayed(other);
  assert.deepEqual([otherwise.json.changedAfter, otherwise.json.sameBefore], [6, 2]);
  assert.match(otherwise.text, /of the first 2 before \(decisions 3 to 6 are shown from their log\) holds/);
});
