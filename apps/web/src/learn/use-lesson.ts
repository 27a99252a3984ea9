import type { Game, Option } from '@pony/engine';
import { explain } from '@pony/engine';
import type { LogLine, Situation } from '@pony/protocol';
import { logFor, situation } from '@pony/table';
import { type Lesson, type LessonStep, moves, type Refusal } from '@pony/ui';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { type Course, isExpected, openCourse, stepBefore, takeNext } from './course.ts';
import { keepProgress, lessonProgress } from './progress.ts';

/** Milliseconds between two decisions that the table takes by itself. */
const GAP = 1100;
const STILL_GAP = 300;

export interface AtLesson {
  readonly index: number;
  readonly step: LessonStep;
  /** The table is still playing on to where the step begins. */
  readonly playing: boolean;
  readonly situation: Situation;
  readonly log: readonly LogLine[];
  /** Grows with every try at something else than what is asked. */
  readonly astray: number;
  choose(option: Option): void;
  /** On to the next step; takes the decision of this one for the reader. */
  next(): void;
  back(to?: number): void;
  again(): void;
  why(option: Option): Promise<Refusal | null>;
}

/** A lesson from where the reader left it. */
export function useLesson(game: Game, lesson: Lesson, name: string): AtLesson {
  const { steps, seat } = lesson;
  const [index, setIndex] = useState(() => lessonProgress(game.id, steps.length));
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

  useEffect(() => keepProgress(game.id, index === steps.length - 1 ? 0 : index), [game, index, steps]);
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(
      () => {
        takeNext(at);
        redraw();
      },
      moves() ? GAP : STILL_GAP,
    );
    return () => clearTimeout(timer);
  });

  const goTo = (to: number): void => {
    if (steps[to].at < done) lay(steps[to].at);
    setAstray(0);
    setIndex(to);
  };
  const next = (): void => {
    if (playing) {
      lay(step.at);
      redraw();
      return;
    }
    if (step.acts) takeNext(at);
    if (index < steps.length - 1) goTo(index + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of decisions is the version of the table
  const seen = useMemo(() => situation(at.table, [seat]), [at, seat, done]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  const log = useMemo(() => logFor(at.table, [seat]), [at, seat, done]);
  return {
    index,
    step,
    playing,
    situation: seen,
    log,
    astray,
    choose: (option) => {
      if (!playing && step.acts && isExpected(at, option)) next();
      else setAstray(astray + 1);
    },
    next,
    back: (to) => goTo(stepBefore(steps, index, to)),
    again: () => goTo(0),
    why: async (option) => explain(at.table.rules, at.table.state, seat, option),
  };
}
