/** A lesson at a real table: the decisions of both sides are written down, the reader takes some of them. Pure. */
import { type Game, type Option, optionFromWords, type Seat, sameOption } from '@pony/engine';
import { decide, openTable, type Sitter, type Table } from '@pony/table';
import type { Lesson, LessonStep } from '@pony/ui';
import { seatsOf } from '../new-table.ts';

export interface Course {
  readonly lesson: Lesson;
  /** What the reader is called. */
  readonly name: string;
  readonly table: Table;
}

/** Lays the table of a lesson; the reader sits where the lesson says, a bot that follows the script elsewhere. */
export function openCourse(game: Game, lesson: Lesson, name: string): Course {
  const { options = {} } = lesson;
  const seats = seatsOf(game, options);
  const sitters = seats.map(
    (_, seat): Pick<Sitter, 'holder' | 'name'> =>
      seat === lesson.seat ? { holder: 'person', name } : { holder: 'bot', name: '' },
  );
  return { lesson, name, table: openTable({ game, options, seed: lesson.seed, seats: sitters, undo: 'free' }) };
}

/** The next decision of the script; null at its end. */
export function expected({ lesson, table }: Course): { seat: Seat; option: Option } | null {
  const words = lesson.decisions[table.taken.length];
  if (words === undefined) return null;
  const cut = words.indexOf(' ');
  const seat = table.specs.findIndex(({ id }) => id === words.slice(0, cut));
  return { seat, option: optionFromWords(table.rules, words.slice(cut + 1)) };
}

export const isExpected = (course: Course, option: Option): boolean => {
  const next = expected(course);
  return next !== null && sameOption(next.option, option);
};

/** The next decision lets a chance to act go by: nothing is to be seen of it. */
export const isPass = (course: Course): boolean =>
  course.table.rules.passes?.includes(expected(course)?.option[0] ?? '') ?? false;

/** Takes the next decision of the script. */
export function takeNext(course: Course): void {
  const next = expected(course);
  if (!next) return;
  const answer = decide(course.table, next.seat, next.option);
  if (!answer.ok) throw new Error(`decision ${course.table.taken.length + 1} of the lesson: ${answer.refusal.say}`);
}

/** Which of the decisions of a step comes next, counted from 0; -1 when the step asks for none, or for no more. */
export const actOf = ({ at, acts = [] }: LessonStep, taken: number): number =>
  taken >= at && taken - at < acts.length ? taken - at : -1;

/** The part of the lesson that a step belongs to, counted from 0. */
export function partOf({ parts, steps }: Lesson, step: number): number {
  const starts = parts.map((id) => steps.findIndex((one) => one.id === id));
  return starts.findLastIndex((start) => start <= step);
}

/** Where a way back leads: which step, and how many decisions are taken then. */
export interface Before {
  readonly step: number;
  readonly taken: number;
}

/** One decision back within a step, else to the step before; from the log to where decision `to` was asked, or the step before it. */
export function before(steps: readonly LessonStep[], step: number, taken: number, to?: number): Before {
  const wanted = to ?? taken;
  if (wanted > steps[step].at) return { step, taken: wanted - 1 };
  const found = to === undefined ? step - 1 : steps.findLastIndex(({ at }, i) => i <= step && at < to);
  const there = Math.max(0, found);
  return { step: there, taken: steps[there].at };
}
