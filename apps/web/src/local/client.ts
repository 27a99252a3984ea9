/** The page's end of the line to the house: asks, and keeps what it is told about the tables it shows. */
import { applyPatch, type LogLine } from '@pony/protocol';
import { keepTable, keptTables } from '../store/db.ts';
import type { KeptTable, Spoilt } from '../store/kept.ts';
import { isSpoilt } from '../store/kept.ts';
import { Trouble } from '../trouble.ts';
import type { Answer, Ask, Command, Order, Pace, Seen, TableFacts, Told } from './messages.ts';

/** What the page knows of a table it shows. */
export interface Shown {
  readonly facts: TableFacts;
  readonly seen: Seen;
  readonly log: readonly LogLine[];
}

interface Guest {
  shown: Shown | null;
  show(shown: Shown): void;
  trouble(trouble: Trouble): void;
}

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, { resolve(answer: Answer): void; reject(trouble: Trouble): void }>();
const guests = new Map<string, Guest>();

function house(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'house' });
  worker.addEventListener('message', (event: MessageEvent<Told>) => hear(event.data));
  worker.addEventListener('error', (event) => {
    const trouble = new Trouble('crash', event.message || 'the worker could not be started');
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(trouble);
    waiting.clear();
    for (const guest of guests.values()) guest.trouble(trouble);
  });
  return worker;
}

function hear(told: Told): void {
  if (told.tell === 'answer') {
    waiting.get(told.key)?.resolve(told.answer);
    waiting.delete(told.key);
    return;
  }
  const guest = guests.get(told.id);
  if (!guest) return;
  if (told.tell === 'lost') {
    guest.trouble(new Trouble('table-elsewhere'));
    return;
  }
  const before = guest.shown;
  if (told.tell === 'table') guest.shown = { facts: told.facts, seen: told.seen, log: told.log };
  else if (before) {
    const log = told.log.length === 0 && before.log.length <= told.keep + 1 ? before.log : renewed(before.log, told);
    guest.shown = { ...before, seen: applyPatch(before.seen, told.patch), log };
  }
  if (guest.shown) guest.show(guest.shown);
}

const renewed = (
  log: readonly LogLine[],
  { keep, log: more }: { keep: number; log: readonly LogLine[] },
): LogLine[] => [...log.filter(({ n }) => n <= keep), ...more];

/** Puts a request to the house. Refusals are answers; a fault is thrown as a Trouble. */
export async function ask(command: Command): Promise<Exclude<Answer, { trouble: unknown }>> {
  const key = ++last;
  const answer = await new Promise<Answer>((resolve, reject) => {
    waiting.set(key, { resolve, reject });
    house().postMessage({ ...command, key } satisfies Ask);
  });
  if ('trouble' in answer) throw new Trouble(answer.trouble, answer.details);
  return answer;
}

async function valueFrom<T>(command: Command): Promise<T> {
  const answer = await ask(command);
  if (!answer.ok) throw new Trouble('crash', answer.refusal.say);
  return answer.value as T;
}

/** Opens a new table and says its id. */
export const newTable = (order: Order): Promise<string> => valueFrom({ do: 'new', order });

/** The record of a table, shown or put away. */
export const recordOf = (id: string): Promise<string> => valueFrom({ do: 'record', id });

export const dropTable = (id: string): Promise<unknown> => valueFrom({ do: 'drop', id });

/** Brings back a table that was dropped. */
export const restoreTable = (table: KeptTable): Promise<unknown> => keepTable(table);

/** All tables of this device, newest first, with those that live in this page alone; throws when it keeps none at all. */
export async function tablesHere(): Promise<(KeptTable | Spoilt)[]> {
  const here = worker ? await valueFrom<KeptTable[]>({ do: 'list' }) : [];
  const kept = await keptTables().catch((fault) => {
    if (here.length > 0) return [];
    throw fault;
  });
  const ids = new Set(here.map(({ id }) => id));
  const time = (row: KeptTable | Spoilt): number => (isSpoilt(row) ? 0 : row.changed);
  return [...here, ...kept.filter(({ id }) => !ids.has(id))].toSorted((a, b) => time(b) - time(a));
}

/** Shows a table from now on; returns the way to leave it. */
export function visit(
  id: string,
  pace: Pace,
  how: { takeOver?: boolean },
  show: (shown: Shown) => void,
  trouble: (trouble: Trouble) => void,
): () => void {
  const guest: Guest = { shown: null, show, trouble };
  guests.set(id, guest);
  ask({ do: 'open', id, pace, ...how }).catch((fault: Trouble) => guests.get(id) === guest && trouble(fault));
  const look = (): void => void ask({ do: 'look', id, on: !document.hidden }).catch(() => undefined);
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    if (guests.get(id) !== guest) return;
    guests.delete(id);
    void ask({ do: 'close', id }).catch(() => undefined);
  };
}
