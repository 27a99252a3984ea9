/** How the reader likes a table of a game to be laid: the address of the table they laid last, read as any address is. */
const KEY = 'pony.plan.';

export function favouriteOf(shelf: string): URLSearchParams | null {
  try {
    const kept = localStorage.getItem(KEY + shelf);
    return kept === null ? null : new URLSearchParams(kept);
  } catch {
    return null;
  }
}

/** Says whether it could be kept. */
export function keepFavourite(shelf: string, address: string): boolean {
  try {
    localStorage.setItem(KEY + shelf, address.split('?')[1] ?? '');
    return true;
  } catch {
    return false;
  }
}

export function forgetFavourite(shelf: string): void {
  try {
    localStorage.removeItem(KEY + shelf);
  } catch {
    // Nothing was kept.
  }
}
