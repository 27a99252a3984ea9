import { type Digest, digest, type Heard } from '@pony/protocol';
import type { Seat } from '@pony/ui';
import { useEffect, useState } from 'react';
import { markSeen, seenBefore } from './seen.ts';

/**
 * "While you were away": what others did since this browser last showed the table, its page was last looked at or its line
 * was last up. Gone with the next own decision; nothing where several people share the screen.
 */
export function useDigest(id: string, heard: Heard, viewer: readonly Seat[]): Digest | null {
  const [told, setTold] = useState<{ of: Digest; at: number } | null>(null);
  const [seen, setSeen] = useState(() => seenBefore(id));
  const [back, setBack] = useState(true);
  const version = heard.situation?.version ?? null;
  const { line, log } = heard;
  useEffect(() => {
    const look = (): void => setBack(true);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const own = heard.table?.seats.filter(({ yours }) => yours) ?? [];
  const friends = own.filter(({ friend }) => friend).length;
  const shared = friends > 0 && own.length > 1;
  useEffect(() => {
    if (line !== 'open') setBack(true);
    if (version === null || line !== 'open' || document.hidden) return;
    if (back && seen !== null && seen < version && viewer.length > 0 && !shared) {
      const of = digest(log, viewer, seen);
      if (of.lines.length > 0) setTold({ of, at: version });
    }
    setBack(false);
    setSeen(version);
    markSeen(id, version);
  }, [id, version, line, log, viewer, shared, back, seen]);
  const newest = log.findLast(({ seat }) => seat !== null && viewer.includes(seat));
  return told && (newest === undefined || newest.version <= told.at) ? told.of : null;
}
