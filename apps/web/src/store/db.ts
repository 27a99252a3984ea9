import { Trouble } from '../trouble.ts';

/** One saved table as this device keeps it: the text of the table and what the home page shows of it. */
export interface KeptTable {
  id: string;
  game: string;
  /** Milliseconds since 1970. */
  changed: number;
  /** Text of `saveTable`. */
  saved: string;
  /** Shown on the home page before the table is opened. */
  summary: {
    /** Seats held by people here, by id. */
    seats: readonly string[];
    against: readonly string[];
    yourMove: boolean;
    over: boolean;
    decisions: number;
  };
}

const NAME = 'pony';
const STORE = 'tables';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let request: IDBOpenDBRequest;
    try {
      request = indexedDB.open(NAME, 1);
    } catch (fault) {
      reject(new Trouble('storage-blocked', String(fault)));
      return;
    }
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(faultOf(request.error));
    request.onblocked = () => reject(new Trouble('storage-blocked', 'another page holds an older version open'));
  });
}

function faultOf(error: DOMException | null): Trouble {
  const details = error ? `${error.name}: ${error.message}` : '';
  if (error?.name === 'QuotaExceededError') return new Trouble('storage-full', details);
  if (error?.name === 'VersionError') return new Trouble('table-newer', details);
  return new Trouble('storage-blocked', details);
}

async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const db = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = db.transaction(STORE, mode);
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(faultOf(transaction.error ?? request.error));
      transaction.onabort = () => reject(faultOf(transaction.error ?? request.error));
    });
  } finally {
    db.close();
  }
}

/** Keeps a table; an older copy of it is replaced only when the new one is safely written. */
export const keepTable = (table: KeptTable): Promise<unknown> => within('readwrite', (store) => store.put(table));

export const keptTable = (id: string): Promise<KeptTable | undefined> =>
  within('readonly', (store) => store.get(id) as IDBRequest<KeptTable | undefined>);

/** Newest first. */
export async function keptTables(): Promise<KeptTable[]> {
  const all = await within('readonly', (store) => store.getAll() as IDBRequest<KeptTable[]>);
  return all.toSorted((a, b) => b.changed - a.changed);
}

export const dropTable = (id: string): Promise<unknown> => within('readwrite', (store) => store.delete(id));
