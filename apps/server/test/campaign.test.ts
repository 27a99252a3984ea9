/** A campaign belongs to the people who play it: it goes on at their next table. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { optionFromWords, parseRecord } from '@pony/engine';
import { carryOut, type Table } from '@pony/table';
import { entryOf } from '../src/acts.ts';
import type { PonyClient } from '../src/client.ts';
import { headOf } from '../src/hub/head.ts';
import { restore } from '../src/restore.ts';
import { openStore } from '../src/store/index.ts';
import { onPostgres, type Where } from './help/databases.ts';
import { guest, type Person } from './help/people.ts';
import { serve } from './help/server.ts';
import { sql } from './help/sql.ts';

const DECKS = ['sample-leadership-spirit', 'starter-tactics'];
const OPTIONS = { difficulty: 'easy', campaign: 'campaign' };
/** A won game of the first scenario, by one player. */
const WON = parseRecord(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'games/lcg/golden/passage-won.record'), 'utf8'),
);
/** So many decisions of it are left to be taken over the line. */
const LEFT = 3;

/** While no server is open: the game that has just begun becomes the won one, shortly before its end. */
async function almostWon(where: Where, id: string): Promise<Table> {
  await sql(where, `DELETE FROM snapshots; UPDATE tables SET seed = '${WON.seed}', shares = NULL WHERE id = '${id}'`);
  const store = await openStore({ ...where, process: 'beside' });
  const row = await store.table(id);
  assert.ok(row);
  const { table, seq } = await restore(store, row, { snapshot: false });
  const now = row.startedAt ?? 0;
  const entries = WON.lines.slice(0, -LEFT).map(({ option }) => {
    const act = { do: 'decide' as const, seat: 0, option: optionFromWords(table.rules, option) };
    assert.ok(carryOut(table, act, now).ok, option);
    return entryOf(table, act, null, now);
  });
  assert.equal(await store.append({ table: id, from: seq, entries, head: headOf(table, now, now) }), 'done');
  await store.close();
  return table;
}

const logOf = async (one: Person, id: string): Promise<string> =>
  (await one.api('GET', `/api/tables/${id}`)).body.options.log;

/** Which scenario somebody finds who sits down there. */
async function scenarioAt(one: Person, id: string): Promise<number | undefined> {
  const client = one.sit(id);
  await client.until(({ situation }) => situation !== null);
  const seen = client.situation?.view as { scenario?: number };
  await client.close();
  return seen.scenario;
}

async function sitDown(people: readonly Person[], id: string): Promise<PonyClient[]> {
  for (const [seat, one] of people.entries()) {
    const path = `/api/tables/${id}/seats/${seat}/options`;
    const { status, body } = await one.api('POST', path, { options: { deck: DECKS[seat] }, ready: true });
    assert.equal(status, 200, JSON.stringify(body));
  }
  const clients = people.map((one) => one.sit(id));
  for (const one of clients) await one.until(({ situation }) => situation !== null);
  return clients;
}

describe('a campaign online', () => {
  onPostgres((fresh) => {
    test('LC-26.4 after a won scenario the next table opens the next, a lost one is played again with the same log', async () => {
      const where = await fresh();
      let server = await serve(where);
      const ann = await guest(() => server.port, 'Ann');
      const made = await ann.api('POST', '/api/tables', { game: 'lcg', options: OPTIONS, seats: [{ kind: 'me' }] });
      const first = made.body.table.id;
      const ready = { options: {}, ready: true };
      assert.equal((await ann.api('POST', `/api/tables/${first}/seats/0/options`, ready)).status, 200);
      assert.equal(await scenarioAt(ann, first), 0, 'Passage Through Mirkwood');
      await server.stop();

      const twin = await almostWon(where, first);
      server = await serve(where);
      const client = ann.sit(first);
      for (const { option } of WON.lines.slice(-LEFT)) {
        await client.until(
          ({ situation }) => situation?.decisions === twin.taken.length && situation.offers.length > 0,
        );
        const act = { do: 'decide' as const, seat: 0, option: optionFromWords(twin.rules, option) };
        assert.equal((await client.decide(act.option, 0)).type, 'done');
        assert.ok(carryOut(twin, act, 0).ok);
      }
      assert.deepEqual(twin.state.outcome?.seats, ['won']);
      await client.close();

      const rematch = async (id: string) => (await ann.api('POST', `/api/tables/${id}/rematch`)).body.table;
      const second = await rematch(first);
      const kept = twin.rules.brings?.(twin.state).log;
      assert.ok(kept);
      assert.equal(await logOf(ann, second), kept);
      assert.equal(await scenarioAt(ann, second), 1, 'Journey Along the Anduin');

      const lost = ann.sit(second);
      await lost.until(({ situation }) => situation !== null);
      await lost.ask({ type: 'resign', seat: 0 });
      await lost.until(({ situation }) => situation?.outcome?.seats[0] === 'lost');
      await lost.close();
      const third = await rematch(second);
      assert.equal(await logOf(ann, third), kept);
      assert.equal(await scenarioAt(ann, third), 1, 'Journey Along the Anduin once more');
      await server.stop();
    });

    test('who plays together keeps the seat of his heroes when they play again', async () => {
      const server = await serve(await fresh());
      const people = await Promise.all(['Ann', 'Bob'].map((name) => guest(() => server.port, name)));
      const options = { ...OPTIONS, players: '2' };
      const seats = [{ kind: 'me' }, { kind: 'link' }];
      const made = await people[0].api('POST', '/api/tables', { game: 'lcg', options, seats });
      assert.equal((await people[1].api('POST', `/api/links/${made.body.links[0].token}`)).status, 200);
      const { id } = made.body.table;
      const clients = await sitDown(people, id);
      await clients[0].ask({ type: 'resign', seat: 0 });
      const next = (await people[0].api('POST', `/api/tables/${id}/rematch`)).body.table;
      const table = (await people[0].api('GET', `/api/tables/${next}`)).body;
      assert.deepEqual(
        table.seats.map(({ name }: { name: string }) => name),
        ['Ann', 'Bob'],
      );
      await Promise.all(clients.map((one) => one.close()));
      await server.stop();
    });
  });
});
