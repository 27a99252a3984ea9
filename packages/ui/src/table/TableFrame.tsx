import { type CSSProperties, type ReactNode, useRef } from 'react';
import { classes } from '../classes.ts';
import { narrated, picturesOf } from '../drama/Narrator.tsx';
import type { Box, RoomKind } from '../fit/fit.ts';
import { useRoving } from '../keys/arrows.ts';
import { useHotkeys } from '../keys/use-hotkeys.ts';
import { TravelRoot } from '../motion/TravelRoot.tsx';
import { PointedWhy } from '../point/PointedWhy.tsx';
import type { Pointing, Why } from '../point/use-pointing.ts';
import type { TableProps } from '../table-props.ts';
import { type PromptAction, PromptBar, type PromptBarProps } from '../talk/PromptBar.tsx';
import { Plates } from '../threat/Plates.tsx';
import { Ribbons } from '../threat/Ribbons.tsx';
import { Tips } from '../tips/Tips.tsx';
import type { Reference } from '../types.ts';
import { useUi } from '../ui-context.tsx';
import css from './TableFrame.module.css';
import { TableTop } from './TableTop.tsx';
import { useKeepFocus } from './use-keep-focus.ts';
import { type LookedAt, lookOf, useLook, useReading } from './use-look.ts';

const LIT =
  '[data-rove][data-state="legal"], [data-rove][data-lit], [data-rove][data-legal], [data-rove]:has(> [data-state="legal"])';

/** A phone has one line for them. */
const MOST_THREATS = { wide: 3, tablet: 3, phone: 1 } as const;

interface TableFrameProps {
  table: TableProps;
  at: Pointing;
  /** The game, read aloud. */
  title: string;
  /** In the middle of the top bar: chapters, turns, points. */
  middle?: ReactNode;
  speech: Pick<PromptBarProps, 'side' | 'seal' | 'over' | 'sentence' | 'mood'>;
  /** The buttons of the prompt while something is asked; at the end of a game those of the page stand there. */
  actions: readonly PromptAction[];
  rule?: string;
  /** Shows the log, where it is not always in sight; its button stands in the top bar. */
  onLog?: () => void;
  /** The key L, where it does something else than the button. */
  onLogKey?: () => void;
  /** A thing was asked for large: by a long press, the other mouse button or I. */
  onLook?: (what: string, id: number) => void;
  /** A thing is under the mouse or the focus and may be read beside the table; null: no longer. */
  onRead?: (look: LookedAt | null) => void;
  /** A name in a sentence was pressed. */
  onReference?: (reference: Reference) => void;
  /** "Why not?" with more than its sentence: sums, what would help. */
  whyNot?: (why: Why, close: () => void) => ReactNode;
  /** Its dice fall on the table itself. */
  ownDice?: boolean;
  /** What arrows go through, when not everything with `data-rove`. */
  rove?: string;
  /** The grid: areas `top` and `prompt`, and those of the game's own parts. */
  className?: string;
  /** The table is laid by the rule of fit: top and prompt have their places, whatever they say, and threats stand within. */
  fit?: { readonly kind: RoomKind; readonly top: Box; readonly prompt: Box };
  promptClass?: string;
  children: ReactNode;
  /** What floats over the table: sheets, menus. */
  floats?: ReactNode;
}

/** What every table has: top bar, board, prompt bar, keys, focus, undo, "why not?". The game fills the board. */
export function TableFrame(props: TableFrameProps) {
  const { table, at, middle, onLog, onLook, rove, className, fit, children } = props;
  const { situation, mood, size, bar, after, inPrompt, openRule } = table;
  const { say } = useUi();
  const root = useRef<HTMLDivElement>(null);
  const { undo: back, outcome, version, prompt } = situation;
  const live = mood === 'live' && outcome === null;
  const threats = live ? (table.threats ?? []).slice(0, MOST_THREATS[size]) : [];
  useRoving(root, rove);
  // In a replay the keys belong to its player: nothing on the table takes the focus by itself.
  useKeepFocus(root, mood === 'replay' ? null : version);
  useLook(root, onLook);
  useReading(root, props.onRead);

  const begun = at.held.things.length > 0;
  const mayUndo = mood !== 'replay' && back.last !== null && (back.freeFrom !== null || back.beyond !== 'refused');
  const undo = begun ? at.putBack : mood === 'replay' ? undefined : () => table.undo();
  const toggle = (): void => at.setAsking(!at.asking);
  const ask = (): void => {
    const here = document.activeElement?.closest<HTMLElement>('main [data-rove]');
    if (here) at.askAt(here);
    else toggle();
  };
  const nextLit = (): void => {
    const lit = [...(root.current?.querySelectorAll<HTMLElement>(LIT) ?? [])];
    lit[(lit.indexOf(document.activeElement as HTMLElement) + 1) % lit.length]?.focus();
  };
  useHotkeys({
    u: undo,
    '?': live ? ask : undefined,
    l: props.onLogKey ?? onLog,
    n: nextLit,
    i: () => {
      const look = lookOf(document.activeElement);
      if (look) onLook?.(look.what, look.id);
    },
  });

  let actions: readonly PromptAction[] = [];
  if (outcome) actions = after ?? [];
  else if (live && prompt) actions = [...props.actions, ...(table.more ?? [])];
  let spoken = table.speech ?? props.speech;
  if (at.asking) {
    spoken = { ...spoken, over: say('ui.whyNot'), sentence: [say('ui.pointToAsk')] };
    actions = [{ id: 'stop-asking', label: say('ui.stopAsking'), onPress: toggle }];
  }
  const { why } = at;
  const { act = null, aloft = false } = table.telling ?? {};
  if (act) {
    spoken = narrated({ act, aloft, seats: situation.seats, text: table.text, say });
    actions = [];
  }
  return (
    <>
      <div
        ref={root}
        className={css.table}
        data-asking={at.asking || undefined}
        data-telling={act?.id}
        data-room
        data-fit={fit?.kind}
        style={
          fit &&
          ({
            '--fit-top': `${fit.top.h}px`,
            '--fit-prompt': `${fit.kind === 'low' ? fit.prompt.w : fit.prompt.h}px`,
          } as CSSProperties)
        }
      >
        <TravelRoot step={version} className={classes(css.grid, fit && css.fit, className)}>
          <div className={css.top}>
            <TableTop
              bar={bar}
              size={size}
              middle={middle}
              onUndo={undo}
              undoNotNow={!begun && !mayUndo}
              asking={at.asking}
              onAsk={live ? toggle : undefined}
              onLog={onLog}
            />
            {threats.length > 0 && <Ribbons of={threats} text={table.text} size={size} within={fit !== undefined} />}
          </div>
          <main className={css.main}>
            <h1 className="pony-aloud">{props.title}</h1>
            {children}
          </main>
          {threats.length > 0 && <Plates of={threats} text={table.text} size={size} root={root} version={version} />}
          <PromptBar
            {...spoken}
            rule={live && !at.asking ? props.rule : undefined}
            onRule={openRule}
            actions={actions}
            pictures={act && !props.ownDice ? picturesOf({ act, aloft }) : undefined}
            within={fit && `${fit.prompt.w} ${fit.prompt.h}`}
            className={classes(css.prompt, props.promptClass)}
          >
            {inPrompt}
          </PromptBar>
        </TravelRoot>
      </div>
      <Tips root={root} />
      {props.floats}
      {why &&
        (props.whyNot?.(why, at.close) ?? (
          <PointedWhy
            key={`${version}-${typeof why.refusal === 'string' ? why.refusal : why.refusal.say}`}
            why={why}
            text={table.text}
            onRule={openRule}
            onReference={props.onReference}
            onClose={at.close}
          />
        ))}
    </>
  );
}
