/** The games this server can play; each is loaded once. */
import { type LoadedGame, playable as list, loadGame } from '@pony/games';

const loaded = new Map<string, Promise<LoadedGame>>();

export const gameIds = (): string[] => list.map((game) => game.id);

/** Another game under an id, from now on; games are values, and rules are changed so without another program. */
export function replaceGame(id: string, game: LoadedGame): void {
  loaded.set(id, Promise.resolve(game));
}

/** Throws when there is no such game. */
export function playable(id: string): Promise<LoadedGame> {
  let found = loaded.get(id);
  if (!found) {
    found = loadGame(id);
    loaded.set(id, found);
    found.catch(() => loaded.delete(id));
  }
  return found;
}
