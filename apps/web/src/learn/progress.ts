/** How far a reader has come in a lesson, kept in this browser. */
import type { LessonCover } from '@pony/ui';

const KEY = 'pony.lesson.';

/** The name of a lesson: that of its game where it is the only one. */
export const lessonName = (game: string, { id }: LessonCover, all: readonly LessonCover[]): string =>
  all.length === 1 ? game : `${game}.${id}`;

/** The step a reader has reached, 0 for none; a lesson that has grown shorter begins anew. */
export function lessonProgress(name: string, steps = Number.POSITIVE_INFINITY): number {
  try {
    const step = Number.parseInt(localStorage.getItem(KEY + name) ?? '0', 10);
    return step > 0 && step < steps ? step : 0;
  } catch {
    return 0;
  }
}

export function keepProgress(name: string, step: number): void {
  try {
    if (step === 0) localStorage.removeItem(KEY + name);
    else localStorage.setItem(KEY + name, String(step));
  } catch {
    // A lesson begins anew where nothing is kept.
  }
}
