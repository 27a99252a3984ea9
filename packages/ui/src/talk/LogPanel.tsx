import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName, Reference, Sentence, Side } from '../types.ts';
import { useUi } from '../ui-context.tsx';
import css from './LogPanel.module.css';
import { Words } from './Words.tsx';

export interface LogLine {
  id: string | number;
  /** Who did it. A line without a mark is a cause or a consequence of the one above when `under` is set. */
  side?: Side;
  mark?: IconName;
  words: Sentence;
  under?: boolean;
  /** A break in the story: a chapter, a round. */
  heading?: boolean;
  /** Happened just now. */
  fresh?: boolean;
}

interface LogPanelProps {
  lines: readonly LogLine[];
  title?: string;
  hotkey?: string;
  onReference?: (reference: Reference, from: Element) => void;
  /** A line may be pressed: undo down to it, or show it in a replay. */
  onLine?: (line: LogLine) => void;
  /** The line shown in a replay. */
  now?: LogLine['id'];
  /** What stands here before anything has happened. */
  empty?: ReactNode;
  /** No frame and no heading: inside a sheet. */
  bare?: boolean;
  className?: string;
}

/** What happened, in the reader's language, newest last. New lines are read aloud. */
export function LogPanel(props: LogPanelProps) {
  const { lines, title, hotkey, onReference, onLine, now, empty, bare, className } = props;
  const { say } = useUi();
  const list = useRef<HTMLDivElement>(null);
  const last = lines.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to move
  useLayoutEffect(() => {
    const here = list.current;
    if (!here) return;
    const shown = here.querySelector<HTMLElement>('[data-now]');
    here.scrollTop = shown ? shown.offsetTop - here.clientHeight / 2 : here.scrollHeight;
  }, [last, now]);
  return (
    <section className={classes(css.log, bare && css.bare, className)} aria-label={title ?? say('ui.log')}>
      {!bare && (
        <header className={css.head}>
          <h2 className="pony-caps">{title ?? say('ui.log')}</h2>
          {hotkey && (
            <span className="pony-caps" aria-hidden="true">
              {hotkey}
            </span>
          )}
        </header>
      )}
      <div
        ref={list}
        className={css.scroll}
        data-reads
        role="log"
        aria-live="polite"
        aria-label={title ?? say('ui.log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <ol className={css.list}>
          {lines.length === 0 && empty && <li className={css.heading}>{empty}</li>}
          {lines.map((line) => (
            <li
              key={line.id}
              className={classes(css.line, line.under && css.under, line.heading && css.heading)}
              data-side={line.side}
              data-fresh={line.fresh || undefined}
              data-now={line.id === now || undefined}
            >
              {!line.heading && !line.under && <Icon name={line.mark ?? 'pp:pony'} />}
              <span>
                <Words of={line.words} onReference={onReference} />
              </span>
              {onLine && !line.heading && !line.under && (
                <button
                  type="button"
                  className={css.back}
                  onClick={() => onLine(line)}
                  aria-label={say('ui.backToHere')}
                >
                  <Icon name="pp:undo" />
                </button>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
