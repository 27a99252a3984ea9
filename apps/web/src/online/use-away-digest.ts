import type { Digest, Heard } from '@pony/protocol';
import type { Seat } from '@pony/ui';
import { useEffect, useState } from 'react';

const LINES = 5;
const KEY = 'pony.seen.';

function seenBefore(id: string): number | null {
  try {
    const kept = localStorage.getItem(KEY + id);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}

/** What others did since this browser last showed the table; at most five lines, the newest. */
export function useAwayDigest(id: string, heard: Heard, viewer: readonly Seat[]): Digest | null {
  const [digest, setDigest] = useState<{ of: Digest; at: number } | null>(null);
  const version = heard.situation?.version ?? null;
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (version === null) return;
    if (!asked) {
      setAsked(true);
      const seen = seenBefore(id);
      if (seen !== null && seen < version) {
        const news = heard.log
          .filter((line) => line.version > seen && line.n > 0 && (line.seat === null || !viewer.includes(line.seat)))
          .flatMap((line) => line.says.map((say) => ({ ...say, n: line.n })));
        if (news.length > 0)
          setDigest({ of: { lines: news.slice(-LINES), left: Math.max(0, news.length - LINES) }, at: version });
      }
    }
    const keep = (): void => {
      if (document.hidden) return;
      try {
        localStorage.setItem(KEY + id, String(version));
      } catch {
        // Then the next visit tells of nothing.
      }
    };
    keep();
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, [id, version, asked, heard.log, viewer]);
  return digest && digest.at === version ? digest.of : null;
}
