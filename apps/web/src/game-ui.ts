import type { Options } from '@pony/engine';
import { games } from '@pony/games';
import type { GameUi, LessonCover } from '@pony/ui';

type Load = (options: Options) => Promise<GameUi>;

/**
 * Games with a table of their own, each in its own chunk, and expansions that join it only where they are played; every other game is
 * played on the generic table.
 */
const OWN: Readonly<Record<string, Load>> = {
  duel: async () => (await import('@pony/duel/ui')).ui as unknown as GameUi,
  war: async ({ kings }) => {
    const { ui, warUi } = await import('@pony/war/ui');
    if (kings !== 'on') return ui as unknown as GameUi;
    return warUi((await import('@pony/war/kings/ui')).kings) as unknown as GameUi;
  },
  lcg: async () => (await import('@pony/lcg/ui')).ui as unknown as GameUi,
  'card-game': async () => (await import('@pony/card-game/ui')).ui as unknown as GameUi,
};

/** Options that change the UI module of a game. */
const EXPANSIONS = games.flatMap(({ id, within }) => (within ? [id] : []));
const loading = new Map<string, Promise<GameUi | null>>();

/** The UI module of a game under the options of a table, loaded once; null when it has none. */
export function gameUi(game: string, options: Options): Promise<GameUi | null> {
  const key = [game, ...EXPANSIONS.filter((id) => options[id] === 'on')].join('+');
  let promise = loading.get(key);
  if (!promise) {
    promise = OWN[game]?.(options) ?? Promise.resolve(null);
    promise.catch(() => loading.delete(key));
    loading.set(key, promise);
  }
  return promise;
}

const LESSONS: Readonly<Record<string, () => Promise<readonly LessonCover[]>>> = {
  duel: async () => (await import('@pony/duel/lesson')).lessons,
  war: async () => (await import('@pony/war/lesson')).lessons,
  kings: async () => (await import('@pony/war/kings/lesson')).lessons,
  lcg: async () => (await import('@pony/lcg/lesson')).lessons,
  'card-game': async () => (await import('@pony/card-game/lesson')).lessons,
};

/** The way to the guided games of a game; undefined when it has none. */
export const lessonsOf = (id: string): (() => Promise<readonly LessonCover[]>) | undefined => LESSONS[id];
