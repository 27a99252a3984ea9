import type { Viewer } from '@pony/table';
import { useEffect, useState } from 'react';
import type { OpenRecord } from '../replay/client.ts';
import { isBest } from './points.ts';
import type { LineStep, Weighed } from './types.ts';

/** The decision that led here, weighed; looked at now when the whole review has not come so far. */
export function useWeighed(
  record: OpenRecord,
  n: number,
  known: ReadonlyMap<number, Weighed | null>,
): Weighed | null | undefined {
  const [asked, setAsked] = useState<{ n: number; found: Weighed | null } | null>(null);
  const there = known.has(n);
  useEffect(() => {
    if (there || n === 0) return;
    let gone = false;
    record.weigh(n).then(
      (found) => !gone && setAsked({ n, found }),
      () => !gone && setAsked({ n, found: null }),
    );
    return () => {
      gone = true;
    };
  }, [record, n, there]);
  if (n === 0) return null;
  return there ? known.get(n) : asked?.n === n ? asked.found : undefined;
}

/** How it might have gone on after the better choice; null until it is there, nothing where none was better. */
export function useLine(
  record: OpenRecord,
  found: Weighed | null | undefined,
  viewer: Viewer,
): readonly LineStep[] | null {
  const [line, setLine] = useState<{ of: Weighed; viewer: Viewer; steps: readonly LineStep[] } | null>(null);
  const better = found && !isBest(found) ? found : null;
  useEffect(() => {
    if (!better) return;
    let gone = false;
    record.line(better.n, better.candidates[0].option, viewer).then(
      (steps) => !gone && setLine({ of: better, viewer, steps }),
      () => !gone && setLine({ of: better, viewer, steps: [] }),
    );
    return () => {
      gone = true;
    };
  }, [record, better, viewer]);
  return better && line?.of === better && line.viewer === viewer ? line.steps : null;
}
