/** What the page and the house in the worker say to each other. Both are this program, so nothing is checked twice. */
import type { LevelName } from '@pony/bots';
import type { Option, Options, Refusal, Seat } from '@pony/engine';
import type { Digest, LogLine, Patch, Situation } from '@pony/protocol';
import type { UndoRule } from '@pony/table';
import type { TroubleKind } from '../trouble.ts';

/** Who sits down; a person is either the reader or somebody else before the same screen. */
export interface Sitting {
  readonly who: 'you' | 'friend' | 'bot';
  readonly level?: LevelName;
}

/** A table to be opened. */
export interface Order {
  readonly game: string;
  readonly options: Options;
  readonly sitters: readonly Sitting[];
  readonly undo: UndoRule;
  /** Sides are drawn by lot. */
  readonly lot?: boolean;
  /** Any words; without them the house draws 128 bits. */
  readonly seed?: string;
  /** Play on from a record, after so many of its decisions. */
  readonly record?: { readonly text: string; readonly decisions?: number };
}

/** How bots play at this screen. */
export interface Pace {
  /** Milliseconds between two of their decisions. */
  readonly gap: number;
  /** Rounds of search instead of time: the same game every time. */
  readonly rounds?: number;
}

/** What does not change while a table is open. */
export interface TableFacts {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly undo: UndoRule;
  readonly sitters: readonly Sitting[];
}

/** Everything the page shows of a table. */
export interface Seen {
  readonly situation: Situation;
  /** Something only this seat may see waits until its player has the screen. */
  readonly cover: Seat | null;
  /** Bots play on by themselves. */
  readonly running: boolean;
  /** Whether what is shown is kept on this device; if not, why. */
  readonly keeping: 'kept' | 'storage-full' | 'storage-blocked';
  /** A bot could not think; the message of the machine. */
  readonly fault: string | null;
  /** What happened while nobody looked. */
  readonly away: Digest | null;
}

export type Command =
  | { readonly do: 'new'; readonly order: Order }
  | { readonly do: 'open'; readonly id: string; readonly pace: Pace; readonly takeOver?: boolean }
  | { readonly do: 'close'; readonly id: string }
  | { readonly do: 'look'; readonly id: string; readonly on: boolean }
  | { readonly do: 'decide'; readonly id: string; readonly version: number; readonly option: Option }
  | { readonly do: 'undo'; readonly id: string; readonly to?: number }
  | { readonly do: 'answer-undo'; readonly id: string; readonly yes: boolean }
  | { readonly do: 'why'; readonly id: string; readonly option: Option }
  | { readonly do: 'resign'; readonly id: string }
  | { readonly do: 'uncover'; readonly id: string }
  | { readonly do: 'pace'; readonly id: string; readonly running?: boolean; readonly gap?: number }
  | { readonly do: 'step'; readonly id: string }
  | { readonly do: 'keep'; readonly id: string }
  | { readonly do: 'record'; readonly id: string }
  | { readonly do: 'drop'; readonly id: string }
  | { readonly do: 'list' };

export type Ask = Command & { readonly key: number };

export type Answer =
  | { readonly ok: true; readonly value?: unknown }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly trouble: TroubleKind; readonly details: string };

export type Told =
  | { readonly tell: 'answer'; readonly key: number; readonly answer: Answer }
  /** Everything: when a table is opened. */
  | {
      readonly tell: 'table';
      readonly id: string;
      readonly facts: TableFacts;
      readonly seen: Seen;
      readonly log: readonly LogLine[];
    }
  /** What has changed. Lines of the log after decision `keep` are gone; `log` follows them. */
  | {
      readonly tell: 'change';
      readonly id: string;
      readonly patch: Patch;
      readonly keep: number;
      readonly log: readonly LogLine[];
    }
  /** Another window has taken the table over. */
  | { readonly tell: 'lost'; readonly id: string };
