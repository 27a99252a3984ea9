import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sharedSeed } from '@pony/engine';
import { type Fresh, onOwnPostgres } from '../help/databases.ts';
import { duelOf, guest } from '../help/people.ts';
import { playOn, uninterrupted } from '../help/play.ts';
import { serve } from '../help/server.ts';
import { runFaults } from './faults.ts';

/** On SQLite every test run has a share of the soak: `apps/cli/src/soak-server.ts`. */
const SHARE = { games: 2, together: 2, cutEvery: 8, killEvery: 100 };

function suite(fresh: Fresh, seed: string, processes: number): void {
  test(`games go on through cut lines and killed servers (${processes} of them)`, async () => {
    const counts = await runFaults(await fresh(), { ...SHARE, seed, processes });
    assert.equal(counts.games, SHARE.games);
    assert.ok(counts.cuts >= 10 && counts.kills >= 1, JSON.stringify(counts));
  });
}

describe('faults on PostgreSQL', () =>
  onOwnPostgres((fresh, crash) => {
    suite(fresh, 'one', 1);
    suite(fresh, 'two', 2);
    test('the database itself goes down and comes back', async () => {
      const server = await serve(await fresh());
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
      const id = await duelOf(ann, bob);
      const [a, b] = [ann.sit(id, { name: 'a' }), bob.sit(id, { name: 'b' })];
      let crashes = 0;
      let down: Promise<void> | null = null;
      const during = (n: number): void => {
        if (down || n < 15 * (crashes + 1) || crashes === 2) return;
        crashes++;
        down = crash().finally(() => {
          down = null;
        });
      };
      const taken = await Promise.all([playOn(a, 'words', { during }), playOn(b, 'words', { during })]);
      await down;
      await a.until(({ fairness }) => fairness?.seed !== undefined);
      const { seed = '', shares = [] } = a.fairness ?? {};
      const alone = await uninterrupted('duel', sharedSeed(seed, shares), 'words');
      assert.deepEqual([crashes, taken[0] + taken[1]], [2, alone.lines.length]);
      assert.deepEqual(a.situation?.view, JSON.parse(JSON.stringify(alone.views.get(0))));
      assert.deepEqual(b.situation?.view, JSON.parse(JSON.stringify(alone.views.get(1))));
      await Promise.all([a.close(), b.close()]);
      await server.stop();
    });
  }));
