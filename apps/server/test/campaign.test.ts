/** A campaign belongs to the people who play it: it goes on at their next table. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeBot } from '@pony/bots';
import { type Core, rngOf, seedOf, sharedSeed } from '@pony/engine';
import { loadGame } from '@pony/games';
import { askedNow, decide, openTable, type Table } from '@pony/table';
import type { PonyClient } from '../src/client.ts';
import { openStore } from '../src/store/index.ts';
import { onPostgres } from './help/databases.ts';
import { guest, type Person } from './help/people.ts';
import { serve } from './help/server.ts';

const DECKS = ['sample-leadership-spirit', 'starter-tactics'];
const OPTIONS = { difficulty: 'easy', campaign: 'campaign' };
const MOST = 25;

/** Both people play what a bot would, who knows the table as the house does; the outcome of the first seat. */
async function playThrough(
  table: Table,
  people: readonly PonyClient[],
  greedy: ReturnType<typeof makeBot>,
): Promise<string> {
  const rng = rngOf(seedOf('campaign'));
  for (;;) {
    const [seat] = askedNow(table);
    if (seat === undefined) return (table.state as Core).outcome?.seats[0] ?? 'undecided';
    const option = greedy.choose(table.rules, table.state as Core, seat, rng);
    const client = people[seat];
    await client.until(({ situation }) => situation?.decisions === table.taken.length && situation.offers.length > 0);
    const answer = await client.decide(option, seat);
    assert.equal(answer.type, 'done', JSON.stringify(answer));
    assert.ok(decide(table, seat, option).ok);
  }
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
    test('LC-26.4 a lost scenario is played again with the same log, after a won one the next table opens the next', async () => {
      const where = await fresh();
      const server = await serve(where);
      const store = await openStore({ ...where, process: 'twin' });
      const { game, bots } = await loadGame('lcg');
      const greedy = makeBot('greedy', bots);
      const ann = await guest(() => server.port, 'Ann');
      const made = await ann.api('POST', '/api/tables', { game: 'lcg', options: OPTIONS, seats: [{ kind: 'me' }] });
      let { id } = made.body.table;
      for (let n = 0, won = false; !won; n++) {
        assert.ok(n < MOST, `not one of ${MOST} games was won`);
        // A further table of one person begins at once, with the deck of before.
        const [client] = n === 0 ? await sitDown([ann], id) : [ann.sit(id)];
        await client.until(({ situation }) => situation !== null);
        const row = await store.table(id);
        const shares = (await store.seats(id)).map(({ share }) => share ?? '');
        const options = { ...row?.options, 'deck@p1': DECKS[0] };
        const seats = [{ holder: 'person' as const }];
        const twin = openTable({ game, seed: sharedSeed(row?.seed ?? '', shares), seats, options });
        won = (await playThrough(twin, [client], greedy)) === 'won';
        await client.close();
        id = (await ann.api('POST', `/api/tables/${id}/rematch`)).body.table;
        const { log } = (await ann.api('GET', `/api/tables/${id}`)).body.options;
        assert.equal(log, won ? twin.rules.brings?.(twin.state).log : '');
      }
      const next = ann.sit(id);
      await next.until(({ situation }) => situation !== null);
      const seen = next.situation?.view as { scenario?: number } | undefined;
      assert.equal(seen?.scenario, 1, 'Journey Along the Anduin');
      await next.close();
      await store.close();
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
