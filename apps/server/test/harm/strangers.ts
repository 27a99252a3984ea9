/** What strangers do around the games of others, again and again, as long as these play. */
import { get } from 'node:http';
import { guest, type Person } from '../help/people.ts';
import type { Harm, Scene } from './scene.ts';

/** Not the address of those who are to come to no harm. */
const ELSEWHERE = { 'x-forwarded-for': '203.0.113.9' };
const AT_ONCE = 20;
const TABLES = 30;

const manyTimes = (work: (n: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, n) => work(n)));

/** Until it is ended. */
function repeated(work: () => Promise<unknown>): () => Promise<void> {
  let over = false;
  const working = (async () => {
    while (!over) await work();
  })();
  return async () => {
    over = true;
    await working;
  };
}

/** Two who want the same hero in one moment, and a deck of one card. */
async function failedDeals({ port, eve }: Scene): Promise<() => Promise<void>> {
  const mal = await guest(port, 'Mal');
  const wish = { game: 'lcg', options: { players: '2' }, seats: [{ kind: 'me' }, { kind: 'open' }] };
  const { body } = await eve.api('POST', '/api/tables', wish);
  const path = `/api/tables/${body.table.id}`;
  await mal.api('POST', `${path}/join`, {});
  const choose = (who: Person, seat: number, deck: string, ready: boolean) =>
    who.api('POST', `${path}/seats/${seat}/options`, { options: { deck }, ready });
  const end = repeated(async () => {
    await choose(eve, 0, ';13*1', true);
    await Promise.all([choose(eve, 0, 'starter-tactics', true), choose(mal, 1, 'starter-tactics', true)]);
    await Promise.all([choose(eve, 0, 'starter-spirit', false), choose(mal, 1, 'starter-lore', false)]);
  });
  return async () => {
    await end();
    await mal.api('POST', `${path}/leave`);
    await eve.api('POST', `${path}/leave`);
  };
}

/** A guest after the other takes every chair that is open. */
async function chairTakers({ port }: Scene): Promise<() => Promise<void>> {
  const makers = await Promise.all(Array.from({ length: 3 }, () => guest(port, 'Maker')));
  const tables: string[] = [];
  for (const maker of makers)
    for (let n = 0; n < TABLES / 3; n++) {
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const { body } = await maker.api('POST', '/api/tables', { game: 'duel', rated: true, listed: true, seats });
      if (body.table) tables.push(body.table.id);
    }
  const end = repeated(async () => {
    const eve = await guest(port, 'Eve');
    await Promise.all(
      tables.map((id) => eve.api('POST', `/api/tables/${id}/join`, { pledge: '0'.repeat(64) }, ELSEWHERE)),
    );
  });
  return async () => {
    await end();
    for (const maker of makers) for (const id of tables) await maker.api('POST', `/api/tables/${id}/leave`);
  };
}

/** Tables of many guests, and everybody reads the list of them. */
async function lobbyFlood({ port }: Scene): Promise<() => Promise<void>> {
  const wish = { game: 'duel', listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] };
  return repeated(async () => {
    const eve = await guest(port, 'Eve');
    await manyTimes(async () => {
      await eve.api('POST', '/api/tables', wish, ELSEWHERE);
      await eve.api('GET', '/api/tables', undefined, ELSEWHERE);
    });
  });
}

const healthz = (port: number): Promise<unknown> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/healthz', agent: false }, (answer) => {
      answer.resume();
      answer.once('close', resolve);
    }).once('error', resolve);
  });

const healthzFlood = async ({ port }: Scene): Promise<() => Promise<void>> =>
  repeated(() => manyTimes(() => healthz(port())));

/** Somebody who looks on fills the talk of the table. */
async function onlookersTalk({ eve, table }: Scene): Promise<() => Promise<void>> {
  const line = eve.sit(table);
  await line.until(({ situation, goodbye }) => situation !== null || goodbye !== null);
  const end = repeated(() => line.ask({ type: 'chat', text: 'x'.repeat(500) }));
  return async () => {
    await end();
    await line.close();
  };
}

export const STRANGERS: Readonly<Record<string, Harm>> = {
  failedDeals: { begin: failedDeals },
  chairTakers: { begin: chairTakers },
  lobbyFlood: { begin: lobbyFlood },
  healthzFlood: { begin: healthzFlood },
  onlookersTalk: { begin: onlookersTalk },
};
