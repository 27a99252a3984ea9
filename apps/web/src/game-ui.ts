import type { GameUi, LessonCover } from '@pony/ui';

type Load = () => Promise<GameUi>;

/** Games with a table of their own, each in its own chunk; every other game is played on the generic table. */
const OWN: Readonly<Record<string, Load>> = {
  duel: async () => (await import('@pony/duel/ui')).ui as unknown as GameUi,
  war: async () => (await import('@pony/war/ui')).ui as unknown as GameUi,
  lcg: async () => (await import('@pony/lcg/ui')).ui as unknown as GameUi,
  'card-game': async () => (await import('@pony/card-game/ui')).ui as unknown as GameUi,
};

const loading = new Map<string, Promise<GameUi | null>>();

/** The UI module of a game, loaded once; null when it has none. */
export function gameUi(game: string): Promise<GameUi | null> {
  let promise = loading.get(game);
  if (!promise) {
    promise = OWN[game]?.() ?? Promise.resolve(null);
    promise.catch(() => loading.delete(game));
    loading.set(game, promise);
  }
  return promise;
}

const LESSONS: Readonly<Record<string, () => Promise<readonly LessonCover[]>>> = {
  duel: async () => (await import('@pony/duel/lesson')).lessons,
  war: async () => (await import('@pony/war/lesson')).lessons,
};

/** The way to the guided games of a game; undefined when it has none. */
export const lessonsOf = (id: string): (() => Promise<readonly LessonCover[]>) | undefined => LESSONS[id];
