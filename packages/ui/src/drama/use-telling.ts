import type { BaseView } from '@pony/engine';
import type { LogLine, Situation } from '@pony/protocol';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { play } from '../sound.ts';
import { type Act, actsOf, type DramaOf, soundsOf, type Telling } from './acts.ts';
import { arrive, atRest, FACTOR, land, newest, type Pace, patience, type Queue, renew, running } from './queue.ts';

/** A moment of a table. */
export interface Frame<V extends BaseView = BaseView> {
  readonly situation: Situation<V>;
  readonly log: readonly LogLine[];
}

interface TellingInput<V extends BaseView> extends Omit<Telling<V>, 'of' | 'view'> {
  /** The truth. */
  readonly frame: Frame<V>;
  /** Null while the game tells of nothing, or has not come yet. */
  readonly of: DramaOf<V> | null;
  readonly pace: Pace;
  /** The reader's own clock runs. */
  readonly hurried: boolean;
  /** What comes now is not told: the line was down. */
  readonly silent: boolean;
}

/** What of a table is being told. */
export interface TellingNow {
  /** What is told at this moment; null when everything has landed. */
  readonly act: Act | null;
  /** Its dice or tile are still in the air: nothing on the screen says what they show. */
  readonly aloft: boolean;
  /** What of the same decision has landed before it. */
  readonly done: readonly Act[];
  /** Times are multiplied by this. */
  readonly factor: number;
}

export interface Told<V extends BaseView> extends TellingNow {
  /** What everything is drawn from. Nothing is asked while something is told. */
  readonly shown: Frame<V>;
  /** Shows the truth at once. */
  hurry(): void;
}

/** Nothing is asked of anybody in a moment that is told. */
const unasked = <V extends BaseView>({ situation, log }: Frame<V>): Frame<V> => ({
  situation: { ...situation, asked: [], question: null, prompt: null, offers: [] },
  log,
});

const decisionsIn = ({ log }: Frame): number => log.at(-1)?.n ?? 0;

/** The one queue and the one clock of a table: everything that happens is told, act by act, and shown when it has landed. */
export function useTelling<V extends BaseView>(input: TellingInput<V>): Told<V> {
  const { frame, of, text, viewer, pace, hurried, silent } = input;
  const { situation, log } = frame;
  const factor = FACTOR[pace] * (hurried ? FACTOR.brisk : 1);
  const [queue, setQueue] = useState<Queue<Frame<V>>>(() => atRest(frame));
  const known = newest(queue);
  let now = queue;
  if (known.situation !== situation || known.log !== log) {
    const [before, after] = [decisionsIn(known), decisionsIn(frame)];
    if (factor === 0 || silent || !of || after < before || situation.decisions < known.situation.decisions)
      now = atRest(frame);
    else if (after === before) now = renew(queue, frame);
    else {
      const news = log.filter(({ n }) => n > before);
      now = arrive(
        queue,
        frame,
        news.flatMap((line) => actsOf(line, log, { of, view: situation.view, text, viewer })),
      );
    }
    setQueue(now);
  }

  const heard = useRef(decisionsIn(frame));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a longer log has something to be heard
  useEffect(() => {
    const before = heard.current;
    heard.current = decisionsIn(frame);
    if (!of || silent) return;
    for (const line of log)
      if (line.n > before)
        for (const sound of soundsOf(line, log, { of, view: situation.view, text, viewer }, factor === 0)) play(sound);
  }, [log, of]);

  const [fallen, setFallen] = useState<string | null>(null);
  const { act, done } = running(now);
  const latest = useRef(now);
  latest.current = now;
  const hurry = (): void => {
    if (latest.current.waiting.length > 0) setQueue(atRest(newest(latest.current)));
  };
  const id = act?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each act is heard once, and has its time
  useEffect(() => {
    if (!act) return;
    play(act.sound);
    let timer = setTimeout(() => {
      setFallen(id);
      timer = setTimeout(() => setQueue(land), act.ms * factor);
    }, act.aloft * factor);
    return () => clearTimeout(timer);
  }, [id]);

  const wanted = act !== null && situation.prompt !== null;
  const due = wanted ? patience(now) * factor : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a decision is asked for in time, whatever is still to be told
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(hurry, due);
    return () => clearTimeout(timer);
  }, [wanted, situation.decisions]);
  useHurry(act !== null, wanted, hurry, () => setQueue(land));
  const telling = now.waiting.length > 0;
  const aloft = act !== null && act.aloft > 0 && fallen !== act.id;
  return { shown: telling ? unasked(now.shown) : now.shown, act, aloft, done, factor, hurry };
}

/** Keys that move about and decide nothing. */
const WANDERS = /^(Tab|Shift|Control|Alt|Meta|CapsLock|F\d+|Page(Up|Down))$/;
/** What is pressed to decide something; the top bar and what floats have their own business. */
const PRESSED = 'button, [data-rove], [data-region], [data-thing]';
const APART = 'header, [role=menu], [role=dialog]';

/**
 * Space lands what is running, Escape everything. Where the reader is asked, any other press lands everything first and is
 * then heard as what it was meant for.
 */
function useHurry(on: boolean, wanted: boolean, hurry: () => void, next: () => void): void {
  const now = useRef({ wanted, hurry, next });
  now.current = { wanted, hurry, next };
  useEffect(() => {
    if (!on) return;
    const click = (event: MouseEvent): void => {
      const target = event.target as Element | null;
      if (now.current.wanted && target?.closest?.(PRESSED) && !target.closest(APART)) flushSync(now.current.hurry);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || WANDERS.test(event.key)) return;
      const at = event.target as HTMLElement;
      if (at.closest('input, textarea, [role=dialog], [role=menu]')) return;
      if (event.key === ' ') {
        event.preventDefault();
        event.stopPropagation();
        now.current.next();
      } else if (event.key === 'Escape' || (now.current.wanted && !event.key.startsWith('Arrow')))
        flushSync(now.current.hurry);
    };
    const hidden = (): void => {
      if (document.hidden) now.current.hurry();
    };
    addEventListener('click', click, { capture: true });
    addEventListener('keydown', key, { capture: true });
    document.addEventListener('visibilitychange', hidden);
    return () => {
      removeEventListener('click', click, { capture: true });
      removeEventListener('keydown', key, { capture: true });
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [on]);
}
