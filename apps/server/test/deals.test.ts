/** A game that cannot be dealt: choices are judged where they are made, what slips through ends with words, and nobody else's table minds. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type { Rules } from '@pony/engine';
import { loadGame } from '@pony/games';
import type { TableInfo } from '@pony/protocol';
import { replaceGame } from '../src/playable.ts';
import { onBoth, type Where } from './help/databases.ts';
import { guest, type Person } from './help/people.ts';
import { serve } from './help/server.ts';
import { newPledge, openShares } from './help/shares.ts';
import { sql } from './help/sql.ts';

const TWO = { game: 'lcg', options: { players: '2' }, seats: [{ kind: 'me' }, { kind: 'open' }] };
const info = async (who: Person, id: string): Promise<TableInfo> => (await who.api('GET', `/api/tables/${id}`)).body;
const choose = (who: Person, id: string, seat: number, body: object) =>
  who.api('POST', `/api/tables/${id}/seats/${seat}/options`, body);
const duel = await loadGame('duel');
afterEach(() => replaceGame('duel', duel));

/** Duel that cannot be set up any more. */
function breakDeals(): void {
  const rules = duel.game.rules({});
  const broken: Rules = {
    ...rules,
    setup: () => {
      throw new Error('the box is empty');
    },
  };
  replaceGame('duel', { ...duel, game: { ...duel.game, rules: () => broken } });
}

/** Seats of this table cannot be taken away. */
const undeletable = (id: string, { url }: Where): string =>
  url
    ? `CREATE FUNCTION stays() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'it stays'; END $$ LANGUAGE plpgsql;
       CREATE TRIGGER stays BEFORE DELETE ON seats FOR EACH ROW WHEN (OLD.table_id = '${id}') EXECUTE FUNCTION stays()`
    : `CREATE TRIGGER stays BEFORE DELETE ON seats WHEN OLD.table_id = '${id}' BEGIN SELECT RAISE(ABORT, 'it stays'); END`;

onBoth('deals', (fresh) => {
  const open = async (where?: Where) => {
    const server = await serve(where ?? (await fresh()));
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
    return { server, ann, bob };
  };

  test('a deck that may not be played is refused where it is chosen, by the rule that forbids it', async () => {
    const { server, ann } = await open();
    const { id } = (await ann.api('POST', '/api/tables', TWO)).body.table;
    const said = await choose(ann, id, 0, { options: { deck: ';13*1' } });
    assert.deepEqual([said.status, said.body.error], [422, 'unfit']);
    assert.deepEqual(
      said.body.faults.map(({ rule, section, say }: Record<string, string>) => [rule, section, say]),
      [
        ['LC-3.1', 'deck-fault', 'hero-number'],
        ['LC-3.2', 'deck-fault', 'too-few-cards'],
      ],
    );
    assert.equal((await choose(ann, id, 0, { options: { deck: 'not a deck at all' } })).body.error, 'unfit');
    assert.equal((await choose(ann, id, 0, { options: { deck: 'starter-tactics' }, ready: true })).status, 200);
    const log = { ...TWO, options: { players: '2', campaign: 'campaign', log: 'no log' } };
    const made = await ann.api('POST', '/api/tables', log);
    assert.deepEqual([made.status, made.body.error, made.body.faults?.[0].section], [422, 'unfit', 'log-fault']);
    await server.stop();
  });

  test('two who want the same hero: the second is told by its rule, chooses another deck, and the game begins', async () => {
    const { server, ann, bob } = await open();
    const { id } = (await ann.api('POST', '/api/tables', TWO)).body.table;
    await bob.api('POST', `/api/tables/${id}/join`, {});
    const deck = 'starter-leadership';
    // What nobody has said to be ready with may still change: only the second who is ready is told.
    assert.equal((await choose(bob, id, 1, { options: { deck } })).status, 200);
    assert.equal((await choose(ann, id, 0, { options: { deck }, ready: true })).status, 200);
    const said = await choose(bob, id, 1, { ready: true });
    assert.deepEqual([said.status, said.body.error, said.body.faults[0].rule], [422, 'unfit', 'LC-3.5']);
    assert.equal((await info(ann, id)).seats[1].ready, false);
    assert.equal((await choose(bob, id, 1, { options: { deck: 'starter-spirit' }, ready: true })).status, 200);
    assert.equal((await info(ann, id)).status, 'live');
    await server.stop();
  });

  test('both are ready in one moment with the same heroes: nothing is dealt, both are told, and the table waits for them again', async () => {
    const where = await fresh();
    const { server, ann, bob } = await open(where);
    const { id } = (await ann.api('POST', '/api/tables', TWO)).body.table;
    await bob.api('POST', `/api/tables/${id}/join`, {});
    await choose(ann, id, 0, { options: { deck: 'starter-tactics' }, ready: true });
    // As if both had been judged before the other was ready.
    await sql(
      where,
      `UPDATE seats SET options = '{"deck":"starter-tactics"}', ready = 1, pledge = '${newPledge()}' WHERE table_id = '${id}' AND seat = 1`,
    );
    await choose(ann, id, 0, { pledge: newPledge() });
    await openShares(ann, id);
    const table = await info(ann, id);
    assert.deepEqual([table.status, table.opening], ['waiting', false]);
    assert.deepEqual(
      table.seats.map(({ kind, ready }) => [kind, ready]),
      [
        ['person', false],
        ['person', false],
      ],
    );
    assert.equal(table.undealt?.says[0].rule, 'LC-3.5');
    await choose(bob, id, 1, { options: { deck: 'starter-spirit' }, ready: true });
    await choose(ann, id, 0, { ready: true });
    const begun = await info(ann, id);
    assert.deepEqual([begun.status, begun.undealt], ['live', null]);
    await server.stop();
  });

  test('a deal that throws is told to everybody, and the sweep goes on with all other tables', async () => {
    const where = await fresh();
    const { server, ann, bob } = await open(where);
    const make = async () =>
      (await ann.api('POST', '/api/tables', { game: 'duel', seats: [{ kind: 'me' }, { kind: 'open' }] })).body.table.id;
    const bad = await make();
    const old = await Promise.all([make(), make(), make(), make()]);
    breakDeals();
    const said = await bob.api('POST', `/api/tables/${bad}/join`, {});
    assert.equal(said.status, 200);
    const table = await info(ann, bad);
    assert.deepEqual([table.status, table.opening, table.undealt?.says], ['waiting', false, []]);
    assert.deepEqual(
      table.seats.map(({ kind, ready }) => [kind, ready]),
      [
        ['person', false],
        ['person', false],
      ],
    );
    // A call for shares that nobody answers any more, and a table that cannot be taken away: neither stops the sweep.
    await sql(where, `UPDATE seats SET ready = 1, share = 'x' WHERE table_id = '${bad}'`);
    await sql(
      where,
      `UPDATE tables SET deal_by_on = 1 WHERE id = '${bad}'; UPDATE tables SET changed_on = 1 WHERE id <> '${bad}'`,
    );
    await sql(where, undeletable(old[1], where));
    await server.sweep();
    const left = await Promise.all([bad, ...old].map(async (id) => (await ann.api('GET', `/api/tables/${id}`)).status));
    assert.deepEqual(left, [200, 404, 200, 404, 404], 'what never began is dropped all the same');
    await server.stop();
  });
});
