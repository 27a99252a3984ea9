/** Rows and opened stores for tests of the store. */
import { type Entry, type Head, type NewTable, openStore, type SeatRow, type Store } from '../../src/store/index.ts';
import type { Fresh, Where } from './databases.ts';

export const head = (over: Partial<Head> = {}): Head => ({
  status: 'live',
  version: 1,
  asked: [1],
  outcome: null,
  due: null,
  changedOn: 100,
  ...over,
});
export const entry = (over: Partial<Entry> = {}): Entry => ({
  seat: 0,
  key: null,
  act: '{"do":"decide"}',
  version: 1,
  hash: 'abcd0123',
  at: 5,
  ...over,
});
export const seat = (n: number, over: Partial<SeatRow> = {}): SeatRow => ({
  seat: n,
  kind: 'open',
  userId: null,
  name: '',
  level: null,
  options: {},
  ready: false,
  pledge: null,
  share: null,
  mixedAfter: null,
  seenOn: null,
  ...over,
});
export const table = (id: string, over: Partial<NewTable> = {}): NewTable => ({
  id,
  game: 'duel',
  options: {},
  undo: 'free',
  pace: null,
  timeOut: 'claim',
  listed: true,
  watch: true,
  rated: false,
  lang: null,
  owner: 'ann',
  seed: '0'.repeat(32),
  salt: '1'.repeat(32),
  ...over,
});

export const open = (where: Where, process = 'p1'): Promise<Store> => openStore({ ...where, process });

export async function opened(fresh: Fresh): Promise<Store> {
  const store = await open(await fresh());
  await store.createUser('ann', 'Ann', 1);
  await store.createUser('bob', 'Bob', 1);
  return store;
}

export async function withTable(fresh: Fresh): Promise<Store> {
  const store = await opened(fresh);
  const me = seat(0, { kind: 'person', userId: 'ann', name: 'Ann', ready: true });
  await store.createTable(table('t1'), [me, seat(1, { kind: 'link' })], [{ token: 'link-1', seat: 1 }], 10);
  return store;
}
