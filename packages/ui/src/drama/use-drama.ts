import type { BaseView } from '@pony/engine';
import type { LogLine } from '@pony/protocol';
import { useEffect, useRef, useState } from 'react';
import { play } from '../sound.ts';
import { type Act, goOn, type How, howShown, type Pace, type Programme, type Telling } from './acts.ts';

/** How long an act is shown that is not held. */
const SHOWN_MS = 1200;

interface DramaInput<V extends BaseView> extends Omit<Telling<V>, 'of'> {
  /** Null: the game tells of nothing; undefined: it has not told yet, and what happens waits. */
  readonly of: Telling<V>['of'] | null | undefined;
  readonly log: readonly LogLine[];
  readonly pace: Pace;
  /** The reader's own clock runs: nothing is held. */
  readonly hurried: boolean;
  /** What comes now is told in another way: the line was down, the screen is covered. */
  readonly silent: boolean;
}

export interface DramaNow {
  readonly act: Act | null;
  /** How many wait after it. */
  readonly more: number;
  readonly how: How;
  next(): void;
  /** Shows nothing more of what has happened. */
  skip(): void;
}

/** Shows what the newest lines of the log tell, one act after the other, as fast as the reader likes it. */
export function useDrama<V extends BaseView>(input: DramaInput<V>): DramaNow {
  const { of, log, view, text, viewer, pace, hurried, silent } = input;
  const [programme, setProgramme] = useState<Programme>({ seen: log.at(-1)?.n ?? 0, acts: [] });
  const latest = useRef(programme);
  const set = (to: Programme): void => {
    latest.current = to;
    setProgramme(to);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a longer or shorter log has something to tell
  useEffect(() => {
    const before = latest.current;
    const last = log.at(-1)?.n ?? 0;
    if (last === before.seen || of === undefined) return;
    if (!of || silent) {
      set({ seen: last, acts: [] });
      return;
    }
    const after = goOn(before, log, { of, view, text, viewer });
    if (pace !== 'at-once') {
      set(after);
      return;
    }
    for (const sound of new Set(after.acts.map((act) => act.sound))) play(sound);
    set({ seen: last, acts: [] });
  }, [log, of]);

  const act = programme.acts[0] ?? null;
  const how = howShown(pace, { own: act?.own ?? false, hurried, watching: viewer.length === 0 });
  const next = (): void => set({ ...latest.current, acts: latest.current.acts.slice(1) });
  const skip = (): void => {
    if (latest.current.acts.length > 0) set({ ...latest.current, acts: [] });
  };
  const id = act?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each act is heard once
  useEffect(() => {
    if (act) play(act.sound);
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each act has its time
  useEffect(() => {
    if (id === null || how !== 'passes') return;
    const timer = setTimeout(next, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, how]);
  return { act, more: Math.max(0, programme.acts.length - 1), how, next, skip };
}
