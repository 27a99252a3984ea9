/** A lesson or the rules, read while a table waits for somebody: the game calls the reader back when it begins. */
import type { TableInfo } from '@pony/protocol';
import { useEffect } from 'react';
import { go } from '../router.ts';
import { api } from './api.ts';

const KEY = 'pony.waits';
const AGAIN_MS = 3000;

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The reader leaves the waiting room of this table for a while; null: there is nothing to come back to. */
export function waitElsewhere(table: string | null): void {
  try {
    if (table === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, table);
  } catch {
    // Then the reader comes back by himself.
  }
}

/** Somebody is still waited for. */
const missesSomebody = ({ status, seats }: TableInfo): boolean =>
  status === 'waiting' &&
  seats.some(({ kind, ready }) => kind === 'open' || kind === 'link' || (kind === 'bot' && !ready));

/** On pages for learning: looks after the table that waits, and goes there when nobody is missing any more. */
export function useCalledBack(): void {
  useEffect(() => {
    const table = read();
    if (table === null) return;
    const look = async (): Promise<void> => {
      const found = await api.table(table).catch(() => null);
      if (found === null || read() !== table || missesSomebody(found)) return;
      waitElsewhere(null);
      go(`/online/${table}`);
    };
    const timer = setInterval(() => void look(), AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
}
