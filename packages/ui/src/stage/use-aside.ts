import { useState } from 'react';

/** Whether the reader has put a stage aside; another stage, by its key, comes unfolded. */
export function useAside(key: string | null): { aside: boolean; putAside(aside: boolean): void } {
  const [away, setAway] = useState<string | null>(null);
  return { aside: key !== null && away === key, putAside: (aside) => setAway(aside ? key : null) };
}
