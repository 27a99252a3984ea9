/** What the page and the study in the worker say to each other. */
import type { BaseView, Option, Options, Outcome } from '@pony/engine';
import type { LogLine, Situation } from '@pony/protocol';
import type { Viewer } from '@pony/table';
import type { LineStep, Weighed } from '../review/types.ts';
import type { RecordFault } from './faults.ts';
import type { Sitters } from './study.ts';

/** What does not change while a record lies open. */
export interface StudyFacts {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly string[];
  readonly decisions: number;
  /** Decisions of the record that these rules do not play; 0 when the whole of it is shown. */
  readonly left: number;
  readonly over: boolean;
  /** Decisions up to this one were taken under other rules: the board stands where the game went on. Null when there are none. */
  readonly change: number | null;
  readonly outcome: Outcome | null;
  /** Who decided, decision by decision. */
  readonly deciders: readonly number[];
  /** The record as it is shown: the whole of it, or its beginning under the rules of today. */
  readonly text: string;
}

export type Command =
  | {
      readonly do: 'open';
      readonly text: string;
      readonly sitters?: Sitters | string;
      readonly asFar?: boolean;
      readonly brief?: boolean;
    }
  | { readonly do: 'look'; readonly n: number; readonly viewer: Viewer }
  | { readonly do: 'log'; readonly viewer: Viewer }
  | { readonly do: 'judge'; readonly from: number; readonly to: number; readonly seat: number }
  | { readonly do: 'weigh'; readonly n: number }
  | { readonly do: 'line'; readonly n: number; readonly option: Option; readonly viewer: Viewer }
  | { readonly do: 'views'; readonly from: number; readonly to: number; readonly viewer: Viewer };

export type Ask = Command & { readonly key: number };

export type Answer =
  | {
      readonly key: number;
      readonly ok: true;
      readonly value: StudyFacts | Situation | LogLine[] | BaseView[] | number[] | Weighed | LineStep[] | null;
    }
  | { readonly key: number; readonly ok: false; readonly fault: RecordFault };
