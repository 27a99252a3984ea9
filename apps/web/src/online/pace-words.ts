import type { PaceInfo } from '@pony/protocol';
import { useWords } from '../words.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How fast a table plays, in a few words. */
export function usePaceWords(): (pace: PaceInfo | null) => string {
  const { say } = useWords();
  return (pace) => {
    if (pace === null) return say('online.pace.none');
    if (pace.kind === 'live') return say('online.pace.live', { n: Math.round(pace.stock / MINUTE) });
    return say('online.pace.move', { n: Math.max(1, Math.round(pace.each / DAY)) });
  };
}
