import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Fresh, onPostgres, onSqlite } from '../help/databases.ts';
import { runFaults } from './faults.ts';

const SHARE = { games: 2, together: 2, cutEvery: 8, killEvery: 60 };

function suite(fresh: Fresh, seed: string, processes: number): void {
  test(`games go on through cut lines and killed servers (${processes} of them)`, async () => {
    const counts = await runFaults(await fresh(), { ...SHARE, seed, processes });
    assert.equal(counts.games, SHARE.games);
    assert.ok(counts.cuts >= 10 && counts.kills >= 1, JSON.stringify(counts));
  });
}

describe('faults on SQLite', () => onSqlite((fresh) => suite(fresh, 'sqlite', 1)));
describe('faults on PostgreSQL', () =>
  onPostgres((fresh) => {
    suite(fresh, 'one', 1);
    suite(fresh, 'two', 2);
  }));
