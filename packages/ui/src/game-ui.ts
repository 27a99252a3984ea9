/** What the UI module of a game gives to the screens around its table. Those screens know no rules. */
import type { BaseView, Option, Say, Seat } from '@pony/engine';
import type { ComponentType } from 'react';
import type { AidOf } from './aid/types.ts';
import type { DramaOf } from './drama/acts.ts';
import type { Habits } from './habit/habit.ts';
import type { PictureBook } from './picture/book.ts';
import type { Aim } from './point/aims.ts';
import type { TableProps } from './table-props.ts';
import type { Threat } from './threat/threat.ts';
import type { IconName } from './types.ts';

/** A number of every seat at one moment of the game. */
export interface ChartPoint {
  readonly id: string;
  /** Key of its name in the texts of the game. */
  readonly label: string;
  /** Seat by seat, or side by side. */
  readonly values: readonly number[];
  /** Where each of them decides the game, if it does. */
  readonly goals?: readonly number[];
  readonly icon?: IconName;
}

/** What a finished game leaves behind for the next. */
export interface Result {
  /** Fewer is better; null when the game was lost. */
  readonly score: number | null;
  /** What was to be done, in words that are the same for the same task. */
  readonly task: string;
  /** What a campaign goes on with, as text: an option `log` of its next game. */
  readonly log: string | null;
}

/** What a sentence of the log is for the course of a game: the start of a part, or something worth finding again. */
export type Moment = { readonly is: 'part'; readonly mark: string } | { readonly is: 'event'; readonly icon: IconName };

export interface GameUi<V extends BaseView = BaseView> {
  readonly Table: ComponentType<TableProps<V>>;
  /** Numbers worth drawing over the course of a game, from what one viewer sees. */
  charts?(view: V): readonly ChartPoint[];
  /** Charts that are roads to victory; the first ones where none are named. */
  readonly roads?: readonly string[];
  moment?(say: Say): Moment | null;
  /** The things on the table that an option of a seat points at: for rings around what was chosen. */
  aim?(offer: { readonly option: Option; readonly tell?: Say }, view: V, seat: Seat): Aim;
  /** The rule behind a question. */
  promptRule?(prompt: Say | null): string | undefined;
  /** What may soon decide the game, from open things alone, the nearest first. */
  threats?(view: V): readonly Threat[];
  /** Which sentences of the log are worth a pause, and what they show; loaded when the table stands. */
  drama?(): Promise<DramaOf<V>>;
  /** Questions that may be answered by themselves. */
  readonly habits?: Habits<V>;
  /** Every sign of the table explained, and how things stand; loaded when it is opened. */
  aid?(): Promise<AidOf<V>>;
  /** A woodcut for every card, character and place; cut when it is first seen. */
  readonly pictures?: PictureBook;
  /** For stories alone: a table with as many things as named, to see how it lies. */
  crowd?(view: V, wanted: Readonly<Record<string, number>>): V;
  /** What is kept of a game that is over. */
  result?(view: V): Result;
}
