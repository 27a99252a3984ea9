/** Random games while lines are cut and servers are killed; every client must end where the undisturbed game ends. */
import assert from 'node:assert/strict';
import { below, parseRecord, rngOf, seedOf } from '@pony/engine';
import type { PonyClient } from '../../src/client.ts';
import type { Where } from '../help/databases.ts';
import { duelOf, guest } from '../help/people.ts';
import { playOn, uninterrupted } from '../help/play.ts';
import { type ServerProcess, serverProcess } from '../help/process.ts';

export interface Faults {
  readonly seed: string;
  readonly games: number;
  /** Games at the same time. */
  readonly together: number;
  /** Server processes on the same database. */
  readonly processes: number;
  /** Of so many decisions about one comes with a line cut, and one with a killed server. */
  readonly cutEvery: number;
  readonly killEvery: number;
}

export interface Counts {
  games: number;
  decisions: number;
  cuts: number;
  kills: number;
  lines: number;
}

export async function runFaults(where: Where, faults: Faults): Promise<Counts> {
  const counts: Counts = { games: 0, decisions: 0, cuts: 0, kills: 0, lines: 0 };
  const servers = await Promise.all(Array.from({ length: faults.processes }, () => serverProcess(where)));
  const rng = rngOf(seedOf(faults.seed));
  const lines: PonyClient[] = [];
  const fate: Fate = { cut: everySoOften(rng, faults.cutEvery), kill: everySoOften(rng, faults.killEvery) };
  try {
    for (let begun = 0; begun < faults.games; ) {
      const batch = Math.min(faults.together, faults.games - begun);
      const games = Array.from({ length: batch }, (_, i) =>
        oneGame(servers, `${faults.seed} ${begun + i}`, rng, counts, fate, lines),
      );
      await Promise.all(games);
      begun += batch;
      await crashing;
    }
  } finally {
    // A game that failed leaves others that would wait for their servers for ever.
    await Promise.all(lines.map((line) => line.close()));
    await crashing;
    await Promise.all(servers.map((server) => server.stop()));
  }
  return counts;
}

interface Fate {
  cut(): boolean;
  kill(): boolean;
}

/** True about once in so many times, and never much later. */
function everySoOften(rng: number[], every: number): () => boolean {
  let left = 1 + below(rng, every);
  return () => {
    if (--left > 0) return false;
    left = 1 + below(rng, 2 * every);
    return true;
  };
}

/** One server goes down at a time, and is back before the next one goes. */
let crashing: Promise<void> | null = null;

function crash(servers: readonly ServerProcess[], rng: number[], counts: Counts): void {
  if (crashing) return;
  counts.kills++;
  crashing = servers[below(rng, servers.length)].crash().finally(() => {
    crashing = null;
  });
}

async function oneGame(
  servers: readonly ServerProcess[],
  words: string,
  rng: number[],
  counts: Counts,
  fate: Fate,
  lines: PonyClient[],
): Promise<void> {
  await crashing;
  const some = (): ServerProcess => servers[below(rng, servers.length)];
  const first = some();
  const port = (): number => first.port;
  const people = await calm(() => Promise.all(['Ann', 'Bob'].map((name) => guest(port, name))));
  const id = await calm(() => duelOf(people[0], people[1], { listed: false }));
  const url = (): string => `ws://127.0.0.1:${some().port}`;
  const clients = [
    ...people.map((one, i) => one.sit(id, { url, name: `p${i}` })),
    people[0].sit(id, { url, cookie: undefined }),
  ];
  lines.push(...clients);
  const trouble = (client: PonyClient): void => {
    if (fate.cut()) {
      counts.cuts++;
      client.cut();
    }
    if (fate.kill()) crash(servers, rng, counts);
  };
  const taken = await Promise.all(
    clients
      .slice(0, 2)
      .map((client) => playOn(client, words, { before: () => trouble(client), during: () => trouble(client) })),
  );
  await Promise.all(clients.map((client) => client.until(({ situation }) => Boolean(situation?.outcome))));
  const record = await calm(async () => {
    const answer = await people[0].api('GET', `/api/tables/${id}/record`);
    if (answer.status !== 200) throw new Error(`no record: ${answer.status}`);
    return parseRecord(answer.body);
  });
  const alone = await uninterrupted('duel', record.seed, words);
  assert.deepEqual(record.lines, alone.lines, 'the game went another way');
  assert.equal(taken[0] + taken[1], record.lines.length, 'a decision was lost or doubled');
  for (const { situation } of clients)
    assert.deepEqual(situation?.view, JSON.parse(JSON.stringify(alone.views.get(situation?.seat ?? null))));
  counts.games++;
  counts.decisions += record.lines.length;
  for (const client of clients) counts.lines += client.lines;
  await Promise.all(clients.map((client) => client.close()));
}

/** Something that is no part of the game, tried again while servers come and go. */
async function calm<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      await crashing;
      return await work();
    } catch (error) {
      if (tries >= 20) throw error;
      await crashing;
    }
  }
}
