import { Trouble } from '../trouble.ts';
import { isSpoilt, type KeptTable, readKept, type Spoilt } from './kept.ts';

const NAME = 'pony';
const STORE = 'tables';

let connection: Promise<IDBDatabase> | null = null;

function connect(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let request: IDBOpenDBRequest;
    try {
      request = indexedDB.open(NAME, 1);
    } catch (fault) {
      reject(new Trouble('storage-blocked', String(fault)));
      return;
    }
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => {
      const db = request.result;
      const forget = (): void => {
        connection = null;
      };
      db.onclose = forget;
      db.onversionchange = () => {
        db.close();
        forget();
      };
      resolve(db);
    };
    request.onerror = () => reject(faultOf(request.error));
    request.onblocked = () => reject(new Trouble('storage-blocked', 'another page holds an older version open'));
  });
}

/** The database, opened once; a failed attempt is not remembered. */
function open(): Promise<IDBDatabase> {
  connection ??= connect().catch((fault) => {
    connection = null;
    throw fault;
  });
  return connection;
}

function faultOf(error: DOMException | null): Trouble {
  const details = error ? `${error.name}: ${error.message}` : '';
  if (error?.name === 'QuotaExceededError') return new Trouble('storage-full', details);
  if (error?.name === 'VersionError') return new Trouble('table-newer', details);
  return new Trouble('storage-blocked', details);
}

/** A connection that was lost in the sleep of a phone is opened anew, once. */
async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
  try {
    return (await open()).transaction(STORE, mode);
  } catch (fault) {
    if (!(fault instanceof DOMException) || fault.name !== 'InvalidStateError') throw fault;
    connection = null;
    return (await open()).transaction(STORE, mode);
  }
}

async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = await begin(mode).catch((fault) => {
    throw fault instanceof Trouble ? fault : faultOf(fault);
  });
  return new Promise<T>((resolve, reject) => {
    const failed = (error: unknown): void =>
      reject(faultOf(error instanceof DOMException ? error : new DOMException(String(error), 'UnknownError')));
    try {
      const request = work(transaction.objectStore(STORE));
      // A large row may still be on its way when its transaction is complete.
      let complete = false;
      const settle = (): void => {
        if (complete && request.readyState === 'done') resolve(request.result);
      };
      request.onsuccess = settle;
      transaction.oncomplete = () => {
        complete = true;
        settle();
      };
      transaction.onerror = () => failed(transaction.error ?? request.error);
      transaction.onabort = () => failed(transaction.error ?? request.error);
      // Nothing follows: the write need not wait for this page to come round again.
      transaction.commit?.();
    } catch (fault) {
      failed(fault);
    }
  });
}

/** Keeps a table; an older copy of it is replaced only when the new one is safely written. */
export const keepTable = (table: KeptTable): Promise<unknown> => within('readwrite', (store) => store.put(table));

export async function keptTable(id: string): Promise<KeptTable | Spoilt | undefined> {
  const row = await within('readonly', (store) => store.get(id) as IDBRequest<unknown>);
  return row === undefined ? undefined : readKept(row);
}

/** Newest first; what cannot be read comes last. */
export async function keptTables(): Promise<(KeptTable | Spoilt)[]> {
  const rows = await within('readonly', (store) => store.getAll() as IDBRequest<unknown[]>);
  const time = (row: KeptTable | Spoilt): number => (isSpoilt(row) ? 0 : row.changed);
  return rows.map(readKept).toSorted((a, b) => time(b) - time(a));
}

export const dropTable = (id: string): Promise<unknown> => within('readwrite', (store) => store.delete(id));
