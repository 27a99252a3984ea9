/** The page's way to the house: requests about its tables, and a wire to each that is shown. */
import type { WireEars } from '@pony/protocol';
import { keepTable, keptTables } from '../store/db.ts';
import { isSpoilt, type KeptTable, type Spoilt } from '../store/kept.ts';
import { Trouble } from '../trouble.ts';
import type { Coming } from './house.ts';
import type { Order } from './order.ts';
import type { FromHouse, Request, ToHouse } from './post.ts';

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, { resolve(value: unknown): void; reject(trouble: Trouble): void }>();
const wires = new Map<number, WireEars>();

function house(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'house' });
  worker.addEventListener('message', (event: MessageEvent<FromHouse>) => hear(event.data));
  worker.addEventListener('error', (event) => {
    const details = event.message || 'the worker could not be started';
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Trouble('crash', details));
    waiting.clear();
    for (const ears of wires.values()) ears.heard(JSON.stringify({ type: 'goodbye', say: 'crash', details }));
    wires.clear();
  });
  return worker;
}

const post = (message: ToHouse): void => house().postMessage(message);

function hear(message: FromHouse): void {
  if ('wire' in message) {
    const ears = wires.get(message.wire);
    if ('text' in message) ears?.heard(message.text);
    else ears?.closed();
    return;
  }
  const asked = waiting.get(message.key);
  waiting.delete(message.key);
  if ('trouble' in message) asked?.reject(new Trouble(message.trouble, message.details));
  else asked?.resolve(message.value);
}

/** Fulfilled by what the house gives; a fault is thrown as a Trouble. */
function ask<T>(request: Request): Promise<T> {
  const key = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(key, { resolve: (value) => resolve(value as T), reject });
    post({ key, request });
  });
}

/** Opens a new table and says its id. */
export const newTable = (order: Order): Promise<string> => ask({ do: 'new', order });

/** The record of a table, shown or put away. */
export const recordOf = (id: string): Promise<string> => ask({ do: 'record', id });

export const dropTable = (id: string): Promise<unknown> => ask({ do: 'drop', id });

/** Brings back a table that was dropped. */
export const restoreTable = (table: KeptTable): Promise<unknown> => keepTable(table);

/** All tables of this device, newest first, with those that live in this page alone; throws when it keeps none at all. */
export async function tablesHere(): Promise<(KeptTable | Spoilt)[]> {
  const here = worker ? await ask<KeptTable[]>({ do: 'unkept' }) : [];
  const kept = await keptTables().catch((fault) => {
    if (here.length > 0) return [];
    throw fault;
  });
  const ids = new Set(here.map(({ id }) => id));
  const time = (row: KeptTable | Spoilt): number => (isSpoilt(row) ? 0 : row.changed);
  return [...here, ...kept.filter(({ id }) => !ids.has(id))].toSorted((a, b) => time(b) - time(a));
}

/** A wire to the house, as a socket is one to a server. */
export const wireHere =
  (how: Coming) =>
  (ears: WireEars): { send(text: string): void; close(): void } => {
    const wire = ++last;
    wires.set(wire, ears);
    post({ wire, open: how });
    queueMicrotask(() => ears.opened());
    return {
      send: (text) => post({ wire, text }),
      close: () => {
        if (wires.delete(wire)) post({ wire, close: true });
      },
    };
  };
