/**
 * What the database alone takes: as many writers as there are processes, each with its own connections and its own ear for NOTIFY, always have so
 * many decisions waiting. Nothing is played.
 */
import { openStore, type Store } from '../../src/store/index.ts';
import type { Where } from '../help/databases.ts';
import { entry, head, seat, table } from '../help/rows.ts';
import { quantile, wait } from './house.ts';

/** Tables of a writer that decide as soon as the last decision is on disk. */
const TABLES = 300;
/** About as long as a decision of Duel in the log. */
const ACT = '{"do":"decide","seat":0,"option":["take",17,3]}';

export interface Writes {
  readonly processes: number;
  readonly seconds: number;
}

interface Writer {
  readonly store: Store;
  /** Groups that another writer told of. */
  heard: number;
}

export async function writing(where: Where, { processes, seconds }: Writes): Promise<object> {
  const writers: Writer[] = [];
  for (let i = 0; i < processes; i++) {
    const name = `w${i}`;
    const writer: Writer = { store: await openStore({ ...where, process: name }), heard: 0 };
    await writer.store.listen((words) => {
      if (words.includes(' log ') && !words.startsWith(`${name} `)) writer.heard++;
    });
    writers.push(writer);
  }
  await writers[0].store.createUser('ann', 'Ann', 1);
  const took: number[] = [];
  let counting = false;
  let over = false;
  const decide = async ({ store }: Writer, id: string): Promise<void> => {
    for (let seq = 0; !over; seq++) {
      const began = performance.now();
      const one = entry({ key: `k${seq}`, act: ACT, version: seq + 1 });
      const answer = await store.append({ table: id, from: seq, entries: [one], head: head({ version: seq + 1 }) });
      if (answer !== 'done') throw new Error(`${id}: ${JSON.stringify(answer)}`);
      if (counting) took.push(performance.now() - began);
    }
  };
  const tables = writers.flatMap((writer, w) =>
    Array.from({ length: TABLES }, (_, i) => ({ writer, id: `t${w}-${i}` })),
  );
  for (const { writer, id } of tables)
    await writer.store.createTable(table(id), [seat(0, { kind: 'person', userId: 'ann' }), seat(1)], [], tables.length);
  const all = tables.map(({ writer, id }) => decide(writer, id));
  await wait(2000);
  for (const writer of writers) writer.heard = 0;
  counting = true;
  await wait(seconds * 1000);
  counting = false;
  over = true;
  await Promise.all(all);
  const heard = writers.reduce((sum, writer) => sum + writer.heard, 0);
  for (const { store } of writers) await store.close();
  return {
    processes,
    seconds,
    perSecond: Math.round(took.length / seconds),
    heardPerSecond: Math.round(heard / seconds),
    writeP50ms: quantile(took, 0.5),
    writeP99ms: quantile(took, 0.99),
  };
}
