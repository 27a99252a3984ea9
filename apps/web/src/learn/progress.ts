/** How far a reader has come in a lesson, kept in this browser. */
import type { LessonCover } from '@pony/ui';

const KEY = 'pony.lesson.';
const LEARNED = 'pony.learned';

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

/** Names of the lessons that were gone through to their end. */
export function learned(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(LEARNED) ?? '[]');
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export function keepLearned(name: string): void {
  try {
    localStorage.setItem(LEARNED, JSON.stringify([...new Set([...learned(), name])]));
  } catch {
    // Then nobody knows of it later.
  }
}
