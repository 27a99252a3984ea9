import type { BaseView, Option, Refusal, Seat } from '@pony/engine';
import type { LogLine, Situation } from '@pony/protocol';
import type { GameText, Lang } from '@pony/text';
import type { ReactNode } from 'react';
import type { TellingNow } from './drama/use-telling.ts';
import { useMedia } from './look/use-media.ts';
import type { PromptAction, PromptBarProps } from './talk/PromptBar.tsx';
import type { Threat } from './threat/threat.ts';

export type { Option, Refusal, Seat } from '@pony/engine';
export type { LogLine as TableLogLine, Offered, SeatView, Situation } from '@pony/protocol';
export type { GameText } from '@pony/text';

/** How much room a table has. */
export type TableSize = 'wide' | 'tablet' | 'phone';

/** The top bar of a table: the way home, and at the right end what the page adds (chat, menu). */
export interface TableBar {
  name: string;
  home: string;
  homeLabel: string;
  onHome?: (event: React.MouseEvent) => void;
  children?: ReactNode;
}

/** What every table gets, a game's own and the generic one: what is seen, its words, and what may be done. */
export interface TableProps<V extends BaseView = BaseView> {
  situation: Situation<V>;
  /** Oldest first. */
  log: readonly LogLine[];
  /** The words of the game in the reader's language. */
  text: GameText;
  lang: Lang;
  /** The seats of the person at this screen, none for a spectator. */
  viewer: readonly Seat[];
  size: TableSize;
  /** live: decisions may be taken. replay: nothing is asked. away: the line dropped, nothing glows. */
  mood: 'live' | 'replay' | 'away';
  /** Who sits before a screen now; without it everybody does. */
  present?: readonly boolean[];
  choose(option: Option): void;
  /** Takes back the newest own decision, or everything from decision `to` on. */
  undo(to?: number): void;
  /** Why an option that is not among the offers may not be taken; null: nobody knows. */
  why(option: Option): Promise<Refusal | null>;
  openRule(id: string): void;
  /**
   * Tells the table to pass for the reader's seats when they cannot act, and in these steps although they could; steps that are
   * not given stay as they are. Only where a game has passes.
   */
  passForMe?(on: boolean, steps?: readonly string[]): void;
  bar: TableBar;
  /** What can be done when the game is over: replay, again with sides swapped. */
  after?: readonly PromptAction[];
  /** What is being told; the rest of the table knows nothing of it yet. */
  telling?: TellingNow;
  /** What threatens the reader now. */
  threats?: readonly Threat[];
  /** What the page adds to the buttons of a question. */
  more?: readonly PromptAction[];
  /** The best score of this kind that was kept before. */
  best?: number;
  /** In the prompt bar instead of buttons: the slider of a replay, a clock. */
  inPrompt?: ReactNode;
  /** Said in the prompt bar instead of what the table would say: the move that a replay shows. */
  speech?: Pick<PromptBarProps, 'side' | 'seal' | 'over' | 'sentence' | 'mood'>;
}

const SMALL = '(max-width: 600px), (max-height: 500px)';
const UPRIGHT = '(max-width: 1023px) and (min-height: 900px)';

/** The size class of this window. */
export function useTableSize(): TableSize {
  const small = useMedia(SMALL);
  const upright = useMedia(UPRIGHT);
  if (small) return 'phone';
  return upright ? 'tablet' : 'wide';
}
