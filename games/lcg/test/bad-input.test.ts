/** What comes from outside and does not fit is named and refused; what was there stays as it was. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { BadRecord, parseRecord, replay } from '@pony/engine';
import { game } from '@pony/lcg';
import { openTable } from '@pony/table';
import { newLog, writeLog } from '../src/campaign/index.ts';
import { encodeDeck } from '../src/decks/index.ts';

const open = (options: Readonly<Record<string, string>>, seats = 1) =>
  openTable({
    game,
    options,
    seed: 'bad input',
    seats: Array.from({ length: seats }, () => ({ holder: 'person' as const })),
  });
const golden = (name: string): string =>
  readFileSync(join(import.meta.dirname, '..', 'golden', `${name}.record`), 'utf8');

test('LC-3.1 LC-3.2 LC-3.3 an illegal deck: every broken rule is named at once, and no table opens', () => {
  const heroes = ['aragorn', 'aragorn', 'gimli', 'eowyn'];
  const deck = encodeDeck({
    heroes,
    cards: [
      { id: 'gandalf', count: 4 },
      { id: 'legolas', count: 1 },
      { id: 'mendors-support', count: 1 },
    ],
  });
  assert.throws(
    () => open({ 'deck@p1': deck }),
    (error: Error) => {
      for (const rule of ['LC-3.1', 'LC-3.6', 'LC-3.3', 'LC-3.4', 'LC-26.15', 'LC-3.2'])
        assert.ok(error.message.includes(`(${rule})`), `${rule} in ${error.message}`);
      return error.message.startsWith('lcg: deck of p1: ');
    },
  );
});

test('LC-3.5 two players with one hero are told so before the start', () => {
  assert.throws(
    () => open({ players: '2', 'deck@p1': 'starter-lore', 'deck@p2': 'starter-lore' }, 2),
    /lcg: decks: hero-shared .*denethor.*\(LC-3\.5\)/,
  );
});

test('a broken deck file: each card not understood is named', () => {
  assert.throws(
    () => open({ 'deck@p1': '1x Aragorn\n3x Gandalf the Purple\n2x Sting of Plastic' }),
    (error: Error) => /Gandalf the Purple/.test(error.message) && /Sting of Plastic/.test(error.message),
  );
  assert.throws(() => open({ 'deck@p1': '<deck game="x"><section name="Hero"><card qty="1">Bert' }), /deck: /);
  assert.throws(() => open({ 'deck@p1': '1,2;999*3' }), /999/);
});

const LOG = writeLog(newLog('campaign', [['aragorn', 'theodred', 'gloin']]));
const withLog = (log: string) => () => open({ campaign: 'campaign', log });

test('LC-26.4 a campaign log of another version, edited by hand, cut off or of another game is refused by name', () => {
  assert.doesNotThrow(withLog(LOG));
  assert.throws(withLog(LOG.replace('"version":1', '"version":7')), /campaign log: another-version .*"version":7/);
  assert.throws(withLog(LOG.replace('"threat":0,"pool"', '"threat":4,"pool"')), /campaign log: edited/);
  assert.throws(withLog(LOG.replace('theodred', 'gandalf')), /campaign log: misshapen .*players/);
  assert.throws(withLog(LOG.slice(0, 60)), /campaign log: not-a-log/);
  assert.throws(withLog('{"hello":1}'), /campaign log: not-a-log/);
  assert.throws(withLog(LOG.replace('"fallen"', '"extra":1,"fallen"')), /campaign log: misshapen .*extra/);
});

test('LC-25.7 a part won in easy mode stands in the log as well as one won in normal; another word does not', () => {
  const part = (difficulty: string): string =>
    writeLog({
      ...newLog('campaign', [['aragorn', 'theodred', 'gloin']]),
      completed: [{ scenario: 'passage-through-mirkwood', difficulty: difficulty as 'easy', score: 90, rounds: 6 }],
    });
  assert.doesNotThrow(withLog(part('easy')));
  assert.doesNotThrow(withLog(part('normal')));
  assert.throws(withLog(part('heroic')), /campaign log: misshapen .*completed/);
});

test('LC-26.6 LC-26.7 heroes that the log does not know are named', () => {
  const two = writeLog(
    newLog('campaign', [
      ['aragorn', 'theodred', 'gloin'],
      ['gimli', 'legolas', 'thalin'],
    ]),
  );
  assert.throws(withLog(two), /lcg: campaign: other-players .*\(LC-26\.6\)/);
  const fallen = writeLog({ ...newLog('campaign', [['aragorn', 'theodred', 'gloin']]), fallen: ['gloin'] });
  assert.throws(withLog(fallen), /lcg: campaign: fallen .*gloin.*\(LC-26\.9\)/);
});

test('a record that was changed is refused at the line where it cannot be', () => {
  const text = golden('passage-won');
  assert.doesNotThrow(() => replay(game, parseRecord(text)));
  const line = /^(\d+) p1 commit (\S+) /m.exec(text);
  assert.ok(line);
  const changed = text.replace(line[0], `${line[1]} p1 commit p1:gandalf.1 `);
  assert.throws(
    () => replay(game, parseRecord(changed)),
    (error: Error) => error.message.includes(line[1]),
  );
  assert.throws(() => parseRecord(text.replace('pony-record 1', 'pony-record 9')), BadRecord);
});
