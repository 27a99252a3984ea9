/** What a page keeps on its device, laid there and read from outside. */
import type { Page } from 'playwright-core';
import type { KeptTable } from '../src/store/kept.ts';
import { eventually } from './patience.ts';

/** Lays rows into the store of a page, as they are; instead of what lies there, or beside it. */
export async function lay(page: Page, rows: readonly object[], instead = false): Promise<void> {
  await page.evaluate(
    async ([all, alone]) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('pony', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('tables', { keyPath: 'id' });
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const transaction = db.transaction('tables', 'readwrite');
      if (alone) transaction.objectStore('tables').clear();
      for (const row of all) transaction.objectStore('tables').put(row);
      await new Promise((done) => {
        transaction.oncomplete = done;
      });
      db.close();
    },
    [rows, instead] as const,
  );
}

/** What the store holds of a table. */
export const laid = (page: Page, id: string): Promise<KeptTable | undefined> =>
  page.evaluate(async (wanted) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('pony', 1);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const request = db.transaction('tables').objectStore('tables').get(wanted);
    await new Promise((done) => {
      request.onsuccess = done;
    });
    db.close();
    return request.result as KeptTable | undefined;
  }, id);

/** The id of the table a page shows. */
export const idOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2];

/** What the store holds of the table a page shows, once it holds all that is shown: a table is shown first and kept then. */
export const keptNow = (page: Page): Promise<KeptTable> =>
  eventually(async () => {
    const version = await page.locator('[data-version]').getAttribute('data-version');
    const row = await laid(page, idOf(page));
    const kept = row && (JSON.parse(row.saved) as { version: number }).version;
    if (!row || kept !== Number(version)) throw new Error(`version ${version} is shown, ${kept} is kept`);
    return row;
  });
