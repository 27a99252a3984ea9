import { useCallback, useEffect, useMemo, useState } from 'react';
import type { OpenRecord } from '../replay/client.ts';
import { worthALook } from './points.ts';
import type { Weighed } from './types.ts';

/** So many moments are judged at a time, so that the work can be ended between. */
const AT_ONCE = 8;

interface Kept {
  curve: readonly number[];
  weighed: ReadonlyMap<number, Weighed | null>;
}
/** What was judged in this window stays, from the end of a game to its replay and back. */
const kept = new Map<string, Kept>();
const NOTHING: Kept = { curve: [], weighed: new Map() };

export interface Review {
  /** What the seat could hope for after every decision, as far as it is judged. */
  readonly curve: readonly number[];
  readonly judged: boolean;
  /** Decisions of the seat; null where there was nothing to choose. */
  readonly weighed: ReadonlyMap<number, Weighed | null>;
  readonly working: { readonly what: 'judging' | 'weighing'; readonly done: number; readonly all: number } | null;
  readonly stopped: boolean;
  stop(): void;
  goOn(): void;
}

/** Judges a record for a seat in its worker: first the whole curve, then every own decision, those that cost most first. */
export function useReview(id: string, record: OpenRecord, seat: number): Review {
  const { decisions, deciders } = record.facts;
  const key = `${id} ${seat} ${decisions}`;
  const [state, setState] = useState<{ key: string } & Kept>(() => ({ key, ...(kept.get(key) ?? NOTHING) }));
  const [stopped, setStopped] = useState(false);
  const own = useMemo(() => deciders.flatMap((who, i) => (who === seat ? [i + 1] : [])), [deciders, seat]);
  useEffect(() => {
    if (stopped) return;
    let gone = false;
    let { curve, weighed } = kept.get(key) ?? NOTHING;
    const tell = (next: Kept): void => {
      ({ curve, weighed } = next);
      kept.set(key, next);
      if (!gone) setState({ key, ...next });
    };
    const work = async (): Promise<void> => {
      setState({ key, curve, weighed });
      while (!gone && curve.length <= decisions) {
        const from = curve.length;
        const more = await record.judge(from, Math.min(from + AT_ONCE - 1, decisions), seat);
        tell({ curve: [...curve, ...more], weighed });
      }
      for (const n of gone ? [] : worthALook(curve, own)) {
        if (gone) return;
        if (weighed.has(n)) continue;
        const found = await record.weigh(n);
        tell({ curve, weighed: new Map(weighed).set(n, found) });
      }
    };
    work().catch(() => !gone && setStopped(true));
    return () => {
      gone = true;
    };
  }, [key, record, seat, decisions, own, stopped]);
  const here = state.key === key ? state : NOTHING;
  const judged = here.curve.length > decisions;
  const done = own.filter((n) => here.weighed.has(n)).length;
  const working = stopped
    ? null
    : !judged
      ? ({ what: 'judging', done: here.curve.length, all: decisions + 1 } as const)
      : done < own.length
        ? ({ what: 'weighing', done, all: own.length } as const)
        : null;
  return {
    ...here,
    judged,
    working,
    stopped: stopped && done < own.length,
    stop: useCallback(() => setStopped(true), []),
    goOn: useCallback(() => setStopped(false), []),
  };
}
