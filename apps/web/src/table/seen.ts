/** The version of each table that the people of this browser have seen. */
const KEY = 'pony.seen.';

export function seenBefore(id: string): number | null {
  try {
    const kept = localStorage.getItem(KEY + id);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

export function markSeen(id: string, version: number): void {
  try {
    localStorage.setItem(KEY + id, String(version));
  } catch {
    // Then the next visit tells of nothing.
  }
}

export function forgetSeen(id: string): void {
  try {
    localStorage.removeItem(KEY + id);
  } catch {
    // Nothing was kept.
  }
}
