/** "Tell me when they sit down": a notice from the page that waits, asked for table by table. */
import type { TableInfo } from '@pony/protocol';
import { play } from '@pony/ui';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../words.ts';

const KEY = 'pony.tell';

function wanted(id: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === id;
  } catch {
    return false;
  }
}

function wish(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, id);
  } catch {
    // Then it holds until the page is loaded anew.
  }
}

/** Whether the reader is to be told, and the way to ask for it; 'no': the browser allows no notices. */
export function useTell(id: string): { told: boolean | 'no'; ask(): void } {
  const [told, setTold] = useState<boolean | 'no'>(() => wanted(id));
  const ask = (): void => {
    const on = told !== true;
    if (!on) wish(null);
    const may = on && 'Notification' in globalThis ? Notification.requestPermission() : Promise.resolve('denied');
    void may.then((answer) => {
      if (on && answer === 'granted') wish(id);
      setTold(on ? answer === 'granted' || 'no' : false);
    });
  };
  return { told, ask };
}

async function notify(title: string, body: string, address: string): Promise<void> {
  const how = { body, icon: '/icon-192.png', tag: 'sat-down', data: address };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, how);
  else new Notification(title, how);
}

/** At a table of the server: whoever looks elsewhere and asked for it is told that somebody sat down. */
export function useTold(table: TableInfo | null): void {
  const { say } = useWords();
  const sat = table?.seats.filter(({ kind, yours }) => kind === 'person' && !yours).map(({ name }) => name) ?? [];
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (!table) return;
    const fresh = before.current !== null && sat.length > before.current;
    before.current = sat.length;
    if (!fresh || !wanted(table.id) || !document.hidden) return;
    play('turn');
    const words = say('online.invite.sat', { who: sat.at(-1) ?? '' });
    notify(say('brand.short'), words, `/online/${table.id}`).catch(() => undefined);
  });
}
