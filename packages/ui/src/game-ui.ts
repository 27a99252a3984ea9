/** What the UI module of a game gives to the screens around its table. Those screens know no rules. */
import type { BaseView, Say, Seat } from '@pony/engine';
import type { Bundle } from '@pony/text';
import type { ComponentType } from 'react';
import type { TableProps } from './table-props.ts';
import type { IconName } from './types.ts';

/** A number of every seat at one moment of the game. */
export interface ChartPoint {
  readonly id: string;
  /** Key of its name in the texts of the game. */
  readonly label: string;
  /** Seat by seat. */
  readonly values: readonly number[];
}

/** What a sentence of the log is for the course of a game: the start of a part, or something worth finding again. */
export type Moment = { readonly is: 'part'; readonly mark: string } | { readonly is: 'event'; readonly icon: IconName };

/** One hint of a lesson. Its words are `learn.step.<id>.words`, and `.act` for what the reader is to do. */
export interface LessonStep {
  readonly id: string;
  /** How many decisions have been taken when it is shown; until then the table plays on by itself. */
  readonly at: number;
  /** Selectors of what it points at; the last one that is there wins, so a menu comes after the thing that opens it. */
  readonly points?: readonly string[];
  /** Selector of an area around it that the hint leaves in sight. */
  readonly clear?: string;
  /** The reader takes the next decision of the script. */
  readonly acts?: boolean;
  readonly rule?: string;
}

/** A guided game: a fixed deal, every decision of both sides in the words of a record, and hints on the way. */
export interface Lesson {
  readonly seed: string;
  readonly seat: Seat;
  readonly decisions: readonly string[];
  /** Parts of the lesson by the id of their first step; named `learn.part.<id>`. */
  readonly parts: readonly string[];
  readonly steps: readonly LessonStep[];
  readonly texts: Readonly<Record<'en' | 'uk', Bundle>>;
}

export interface GameUi<V extends BaseView = BaseView> {
  readonly Table: ComponentType<TableProps<V>>;
  /** Numbers worth drawing over the course of a game, from what one viewer sees. */
  charts?(view: V): readonly ChartPoint[];
  moment?(say: Say): Moment | null;
}
