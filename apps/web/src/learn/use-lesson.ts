import type { Game, Option } from '@pony/engine';
import { explain } from '@pony/engine';
import type { LogLine, Situation } from '@pony/protocol';
import { logFor, situation } from '@pony/table';
import { type Lesson, type LessonStep, moves, type Refusal } from '@pony/ui';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { actOf, before, type Course, isExpected, isPass, openCourse, takeNext } from './course.ts';
import { keepLearned, keepProgress, lessonProgress } from './progress.ts';

/** Milliseconds between two decisions that the table takes by itself. */
const GAP = 1100;
const STILL_GAP = 300;

export interface AtLesson {
  readonly index: number;
  readonly step: LessonStep;
  /** Which of the decisions of the step is asked for, -1 for none. */
  readonly act: number;
  /** The table is still playing on to where the step begins. */
  readonly playing: boolean;
  readonly situation: Situation;
  readonly log: readonly LogLine[];
  /** Grows with every try at something else than what is asked. */
  readonly astray: number;
  choose(option: Option): void;
  /** On to the next step; takes the decisions of this one for the reader. */
  next(): void;
  back(to?: number): void;
  again(): void;
  why(option: Option): Promise<Refusal | null>;
}

/** A lesson from where the reader, who is called `name`, left it. */
export function useLesson(game: Game, lesson: Lesson, kept: string, name: string): AtLesson {
  const { steps, seat } = lesson;
  const [index, setIndex] = useState(() => lessonProgress(kept, steps.length));
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const [astray, setAstray] = useState(0);
  const course = useRef<Course | null>(null);
  /** The table with so many decisions taken; it cannot go back nor call the reader otherwise, so it is laid anew. */
  const lay = useCallback(
    (decisions: number): Course => {
      const kept = course.current;
      const stays = kept && kept.name === name && kept.table.taken.length <= decisions;
      const at = stays ? kept : openCourse(game, lesson, name);
      while (at.table.taken.length < decisions) takeNext(at);
      course.current = at;
      return at;
    },
    [game, lesson, name],
  );
  const at = lay(course.current?.table.taken.length ?? steps[index].at);
  const done = at.table.taken.length;
  const step = steps[index];
  const playing = done < step.at;
  const act = actOf(step, done);

  useEffect(() => {
    const end = index === steps.length - 1;
    keepProgress(kept, end ? 0 : index);
    if (end) keepLearned(kept);
  }, [kept, index, steps]);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(
      () => {
        takeNext(at);
        redraw();
      },
      isPass(at) ? 0 : moves() ? GAP : STILL_GAP,
    );
    return () => clearTimeout(timer);
  });

  const goTo = (to: number, taken = steps[to].at): void => {
    if (taken < done) lay(taken);
    setAstray(0);
    setIndex(to);
    redraw();
  };
  const next = (): void => {
    if (playing) {
      lay(step.at);
      redraw();
      return;
    }
    for (let n = act; n >= 0; n = actOf(step, at.table.taken.length)) takeNext(at);
    if (index < steps.length - 1) goTo(index + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of decisions is the version of the table
  const seen = useMemo(() => situation(at.table, [seat]), [at, seat, done]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  const log = useMemo(() => logFor(at.table, [seat]), [at, seat, done]);
  return {
    index,
    step,
    act,
    playing,
    situation: seen,
    log,
    astray,
    choose: (option) => {
      if (act < 0 || !isExpected(at, option)) {
        setAstray(astray + 1);
        return;
      }
      takeNext(at);
      goTo(actOf(step, at.table.taken.length) < 0 ? Math.min(index + 1, steps.length - 1) : index, done + 1);
    },
    next,
    back: (to) => {
      const there = before(steps, index, done, to);
      goTo(there.step, there.taken);
    },
    again: () => goTo(0),
    why: async (option) => explain(at.table.rules, at.table.state, seat, option),
  };
}
