/** What this browser adds to the chance of a table: drawn and pledged when the reader sits down, opened when the table calls for it. */
import { sha256 } from '@pony/engine';

const PLACE = 'pony.share.';
/** Where the browser keeps nothing, a share lives as long as the page. */
const here = new Map<string, string>();

/** Draws a share and gives what is told of it: its SHA-256. */
export function newPledge(): string {
  const share = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const pledge = sha256(share);
  here.set(pledge, share);
  try {
    localStorage.setItem(PLACE + pledge, share);
  } catch {
    // Kept in memory.
  }
  return pledge;
}

const DEALT = 'pony.dealt.';
const dealtAt = (table: string, seat: number): string => `${DEALT}${table}.${seat}`;

/** This browser opens the share of a seat: what the dice are held against when the game is over. */
export function noteOpened(table: string, seat: number, share: string): void {
  here.set(dealtAt(table, seat), share);
  try {
    localStorage.setItem(dealtAt(table, seat), share);
  } catch {
    // Kept in memory.
  }
}

/** The share this browser opened for a seat of that table; null when it was opened elsewhere. */
export function openedFor(table: string, seat: number): string | null {
  try {
    return here.get(dealtAt(table, seat)) ?? localStorage.getItem(dealtAt(table, seat));
  } catch {
    return here.get(dealtAt(table, seat)) ?? null;
  }
}

/** The share behind a pledge of this browser; null when it is another's. */
export function shareOf(pledge: string): string | null {
  try {
    return here.get(pledge) ?? localStorage.getItem(PLACE + pledge);
  } catch {
    return here.get(pledge) ?? null;
  }
}
