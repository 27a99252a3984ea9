import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../base/Button.tsx';
import { classes } from '../classes.ts';
import { Seal } from '../pieces/Seal.tsx';
import type { IconName, Side } from '../types.ts';
import { useUi } from '../ui-context.tsx';
import css from './PromptBar.module.css';

/** A chosen word of the growing sentence, or the place where the next one goes. */
export type PromptWord =
  | string
  /** Chosen: pressing it goes back to this choice. */
  | { word: string; onPress?: () => void; label?: string }
  /** Missing: what is to be chosen. */
  | { hole: string };

export interface PromptAction {
  id: string;
  label: ReactNode;
  /** One gold button at most; then quiet ones; then words. */
  kind?: 'main' | 'quiet' | 'link';
  icon?: IconName;
  /** Asks why not when pressed. */
  notNow?: boolean;
  hotkey?: string;
  href?: string;
  onPress?: () => void;
}

export interface PromptBarProps {
  /** The seal of who decides. */
  side: Side;
  seal: IconName;
  /** Who and in which role, in small capitals. */
  over: string;
  /** Id of the rule behind the question, and the way to it. */
  rule?: string;
  onRule?: (id: string) => void;
  sentence: readonly PromptWord[];
  actions?: readonly PromptAction[];
  /** asking: you decide. waiting: another seat does. telling: it has happened. away: the line dropped. over: the game has ended. */
  mood?: 'asking' | 'waiting' | 'telling' | 'away' | 'over';
  /** Of what is told: dice, a tile, a card. */
  pictures?: ReactNode;
  /** The bar has a place of its own, changed when these words do: its sentence shrinks until it fits there. */
  within?: string;
  /** Instead of buttons: a slider, a clock. */
  children?: ReactNode;
  className?: string;
}

function show(part: PromptWord, key: string): ReactNode {
  if (typeof part === 'string') return part;
  if ('hole' in part)
    return (
      <em key={key} className={css.hole}>
        {part.hole}
      </em>
    );
  if (!part.onPress)
    return (
      <span key={key} className={css.word}>
        {part.word}
      </span>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button would not break with the lines of its sentence
    <span
      key={key}
      role="button"
      tabIndex={0}
      className={css.word}
      onClick={part.onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        part.onPress?.();
      }}
      aria-label={part.label}
    >
      {part.word}
    </span>
  );
}

const STEP = 0.5;
const LEAST_LETTERS = 13;

/** Makes the letters of the bar smaller until nothing of it is cut. */
function shrink(bar: HTMLElement): void {
  const ask = bar.querySelector<HTMLElement>(`.${css.ask}`);
  if (!ask) return;
  ask.style.fontSize = '';
  const fits = (): boolean => bar.scrollHeight <= bar.clientHeight + 1;
  for (
    let size = Number.parseFloat(getComputedStyle(ask).fontSize) - STEP;
    !fits() && size >= LEAST_LETTERS;
    size -= STEP
  )
    ask.style.fontSize = `${size}px`;
}

/** The one voice: whose decision it is, what is asked, and what each button does. */
export function PromptBar(props: PromptBarProps) {
  const {
    side,
    seal,
    over,
    rule,
    onRule,
    sentence,
    actions = [],
    mood = 'asking',
    within,
    children,
    className,
  } = props;
  const { say } = useUi();
  const bar = useRef<HTMLElement>(null);
  const height = useRef(0);
  const telling = mood === 'telling';
  useLayoutEffect(() => {
    if (!telling) height.current = bar.current?.offsetHeight ?? 0;
  });
  useLayoutEffect(() => {
    const page = document.documentElement;
    if (!bar.current) return;
    const tell = (): void => page.style.setProperty('--prompt-height', `${bar.current?.offsetHeight ?? 0}px`);
    const watch = new ResizeObserver(tell);
    watch.observe(bar.current);
    tell();
    return () => {
      watch.disconnect();
      page.style.removeProperty('--prompt-height');
    };
  }, []);
  useLayoutEffect(() => {
    if (within !== undefined && bar.current) shrink(bar.current);
  });
  return (
    <footer
      ref={bar}
      className={classes(css.bar, (actions.length > 0 || children !== undefined) && css.acting, className)}
      data-mood={mood}
      // The board keeps its place while something is told.
      style={telling && within === undefined && height.current > 0 ? { minHeight: height.current } : undefined}
      data-within={within === undefined ? undefined : ''}
    >
      <Seal side={side} icon={seal} className={css.seal} breathing={mood === 'waiting'} />
      <div className={css.say} role="status" aria-live={telling ? 'off' : 'polite'} aria-atomic="true">
        <div className={css.over}>
          {over}
          {rule && onRule && (
            <button
              type="button"
              className={css.rule}
              data-act="rule"
              aria-label={say('ui.rule', { id: rule })}
              onClick={() => onRule(rule)}
            >
              {rule}
            </button>
          )}
        </div>
        <div className={css.ask}>{sentence.map((part, i) => show(part, String(i)))}</div>
      </div>
      {props.pictures && (
        <div className={css.pictures} data-pictures>
          {props.pictures}
        </div>
      )}
      {children}
      {actions.length > 0 && (
        <div className={css.acts} data-acts>
          {actions.map((act) => (
            <Button
              key={act.id}
              act={act.id}
              kind={act.kind ?? 'quiet'}
              icon={act.icon}
              notNow={act.notNow}
              href={act.href}
              onPress={act.onPress}
              hotkey={act.kind === 'link' ? undefined : act.hotkey}
              className={act.kind === 'link' ? css.link : classes(css.act, act.kind === 'main' && css.main)}
            >
              {act.label}
            </Button>
          ))}
        </div>
      )}
    </footer>
  );
}
