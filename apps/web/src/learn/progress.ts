/** How far a reader has come in a lesson, kept in this browser. */
const KEY = 'pony.lesson.';

export function lessonProgress(game: string, steps: number): number {
  try {
    const step = Number.parseInt(localStorage.getItem(KEY + game) ?? '0', 10);
    return step > 0 && step < steps ? step : 0;
  } catch {
    return 0;
  }
}

export function keepProgress(game: string, step: number): void {
  try {
    if (step === 0) localStorage.removeItem(KEY + game);
    else localStorage.setItem(KEY + game, String(step));
  } catch {
    // A lesson begins anew where nothing is kept.
  }
}
