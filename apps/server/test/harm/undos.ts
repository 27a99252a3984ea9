/** A long game of War with 150 decisions taken back in its log, opened over and over again after a deploy that left no snapshot. */
import type { PonyClient } from '../../src/client.ts';
import { guest, type Person } from '../help/people.ts';
import { choice } from '../help/play.ts';
import { sql } from '../help/sql.ts';
import type { Scene } from './scene.ts';

const UNDOS = 150;
const AGAIN_MS = 100;

let players: readonly Person[] = [];
let table = '';

async function prepare({ port, where, server }: Omit<Scene, 'table'>): Promise<void> {
  players = await Promise.all(['Eve', 'Mal'].map((name) => guest(port, name)));
  const made = await players[0].api('POST', '/api/tables', { game: 'war', seats: [{ kind: 'me' }, { kind: 'link' }] });
  await players[1].api('POST', `/api/links/${made.body.links[0].token}`);
  table = made.body.table.id;
  const clients = players.map((one) => one.sit(table));
  await Promise.all(clients.map((one) => one.until(({ situation }) => situation !== null)));
  for (let undone = 0; undone < UNDOS; ) if (await decideAndBack(clients)) undone++;
  await Promise.all(clients.map((one) => one.close()));
  // The next program is another: it believes none of these.
  await sql(where, 'DELETE FROM snapshots');
  await server.crash();
}

/** A decision of whoever is asked, taken back and taken again where that is free; says whether it was. */
async function decideAndBack(clients: readonly PonyClient[]): Promise<boolean> {
  const asked = clients.find(({ situation }) => (situation?.offers.length ?? 0) > 0);
  const before = asked?.situation;
  if (!asked || !before) throw new Error('nobody is asked');
  const seat = before.seat ?? 0;
  const open = before.offers.filter(({ refusal }) => !refusal).map(({ option }) => option);
  const pick = choice('undos', before.decisions, open);
  await done(clients, asked, () => asked.decide(pick, seat));
  const free = asked.situation?.undo.freeFrom ?? null;
  if (free === null || free > before.decisions + 1) return false;
  const back = await done(clients, asked, () => asked.ask({ type: 'undo', seat, to: before.decisions + 1 }));
  if (back) await done(clients, asked, () => asked.decide(pick, seat));
  return back;
}

/** Whether it was carried out; then everybody has seen it. */
async function done(
  clients: readonly PonyClient[],
  asked: PonyClient,
  work: () => ReturnType<PonyClient['ask']>,
): Promise<boolean> {
  const { version } = asked.situation ?? { version: 0 };
  if ((await work()).type !== 'done') return false;
  await Promise.all(clients.map((one) => one.until(({ situation }) => (situation?.version ?? 0) > version)));
  return true;
}

/** Eve comes and goes, and everything is played again from the beginning each time. */
async function begin({ where }: Scene): Promise<() => Promise<void>> {
  let over = false;
  const coming = (async () => {
    while (!over) {
      const line = players[0].sit(table);
      await line.until(({ situation }) => situation !== null);
      await line.close();
      await sql(where, `DELETE FROM snapshots WHERE table_id = '${table}'`);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  })();
  return async () => {
    over = true;
    await coming;
  };
}

export const undoneAndAgain = { prepare, begin };
