/** Notes of the reader beside a table: kept on this device, never sent. */
const KEY = 'pony.notes.';

export const NOTE_LENGTH = 10_000;

export function notesOf(table: string): string {
  try {
    return localStorage.getItem(KEY + table) ?? '';
  } catch {
    return '';
  }
}

/** Says whether they could be kept. */
export function keepNotes(table: string, words: string): boolean {
  try {
    if (words === '') localStorage.removeItem(KEY + table);
    else localStorage.setItem(KEY + table, words);
    return true;
  } catch {
    return false;
  }
}
