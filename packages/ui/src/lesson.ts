/** Guided games: how a lesson is written down, and what the screen that shows it reads. */
import type { Options, Seat } from '@pony/engine';
import type { Bundle } from '@pony/text';
import type { IconName, Side } from './types.ts';

type Lang = 'en' | 'uk';

/** Where a hint points. */
export interface Pointing {
  /** Selectors of what it points at; the last one that is there wins, so a menu comes after the thing that opens it. */
  readonly points?: readonly string[];
  /** Selector of an area around it that the hint leaves in sight. */
  readonly clear?: string;
}

/**
 * One hint of a lesson. Its words are `learn.step.<id>.words`, and `.act` for what the reader is to do; `.act2` and so on from
 * the second decision on, where they differ.
 */
export interface LessonStep extends Pointing {
  readonly id: string;
  /** How many decisions have been taken when it is shown; until then the table plays on by itself. */
  readonly at: number;
  /** The next decisions of the script that the reader takes, one after the other. */
  readonly acts?: readonly Pointing[];
  readonly rule?: string;
}

/** A guided game: a fixed deal, every decision of both sides in the words of a record, and hints on the way. */
export interface Lesson {
  /** Options of its table, over those of the game. */
  readonly options?: Options;
  readonly seed: string;
  readonly seat: Seat;
  readonly decisions: readonly string[];
  /** Parts of the lesson by the id of their first step; named `learn.part.<id>`. */
  readonly parts: readonly string[];
  readonly steps: readonly LessonStep[];
  readonly texts: Readonly<Record<Lang, Bundle>>;
}

/** What a reader who may choose among several lessons is told of one. */
export interface LessonTitle {
  readonly side: Side;
  readonly seal: IconName;
  readonly name: Readonly<Record<Lang, string>>;
  readonly about: Readonly<Record<Lang, string>>;
}

/** A lesson before it is opened; a game that has only one need not name it. */
export interface LessonCover {
  readonly id: string;
  readonly title?: LessonTitle;
  load(): Promise<Lesson>;
}

/** A decision of the reader; it points where its step points, unless it says where. */
export type ScriptAct =
  | string
  | { readonly take: string; readonly points?: readonly string[]; readonly clear?: string };

/** A line of a script: a decision that the table takes, or a hint with the decisions it asks for. */
export type ScriptLine =
  | string
  | {
      readonly hint: string;
      readonly does?: readonly ScriptAct[];
      readonly points?: readonly string[];
      readonly clear?: string;
      readonly rule?: string;
    };

/** A lesson as it is written: hints stand between the decisions they belong to. */
export interface Script {
  readonly options?: Options;
  readonly seed: string;
  readonly seat: Seat;
  readonly parts: readonly string[];
  readonly lines: readonly ScriptLine[];
}

interface Reading {
  /** The words for a thing on the table as a selector. */
  placeOf(words: string): string;
  /** What to point at for a decision when the script does not say. */
  pointsOf?(decision: string): readonly string[];
  /** What to leave in sight for it. */
  clearOf?(decision: string): string | undefined;
}

/** The written script as the screen reads it. */
export function readScript(script: Script, texts: Lesson['texts'], { placeOf, pointsOf, clearOf }: Reading): Lesson {
  const decisions: string[] = [];
  const steps: LessonStep[] = [];
  const pointing = (points: readonly string[] | undefined, clear: string | undefined): Pointing => ({
    ...(points ? { points: points.map(placeOf) } : null),
    ...(clear ? { clear: placeOf(clear) } : null),
  });
  for (const line of script.lines) {
    if (typeof line === 'string') {
      decisions.push(line);
      continue;
    }
    const { hint, does, points, clear, rule } = line;
    const acts = does?.map((act): Pointing => {
      const own = typeof act === 'string' ? { take: act } : act;
      const named = own.points ?? points;
      if (!named && pointsOf)
        return { clear: clearOf?.(own.take), ...pointing(undefined, own.clear ?? clear), points: pointsOf(own.take) };
      return pointing(named, own.clear ?? clear);
    });
    steps.push({
      id: hint,
      at: decisions.length,
      ...pointing(points, clear),
      ...(acts ? { acts } : null),
      ...(rule ? { rule } : null),
    });
    for (const act of does ?? []) decisions.push(typeof act === 'string' ? act : act.take);
  }
  const { options, seed, seat, parts } = script;
  return { ...(options ? { options } : null), seed, seat, decisions, parts, steps, texts };
}

type File = Promise<{ readonly default: unknown }>;

/** How a lesson is loaded when it is opened: its script, and its words in English and in Ukrainian. */
export const loading =
  (reading: Reading, files: () => readonly [script: File, en: File, uk: File]): LessonCover['load'] =>
  async () => {
    const [script, en, uk] = await Promise.all(files());
    return readScript(script.default as Script, { en: en.default as Bundle, uk: uk.default as Bundle }, reading);
  };
