import { type GameEntry, games, type LoadedGame } from '@pony/games';
import type { Bundle } from '@pony/text';
import type { Tone } from '@pony/ui';
import type { SceneName } from './scenes/Scene.tsx';
import type { Settings } from './settings.ts';

/** A game as the shelf of the home page shows it. */
export interface Shelf {
  /** Id in the list of games: key of its words under `games.`, and its picture. */
  id: SceneName;
  title: GameEntry['title'];
  seats: string;
  tone: Tone;
  /** Id of the game that is played: an expansion is played as an option of another game. */
  game: string;
  options: Readonly<Record<string, string>>;
  /** Missing: it has a card that says so, and no buttons. */
  load?: () => Promise<LoadedGame>;
}

const TONES: Readonly<Record<SceneName, Tone>> = {
  duel: 'quest',
  war: 'war',
  kings: 'treasure',
  'card-game': 'manoeuvre',
  lcg: 'alliance',
};

/** The list of games, each with its picture and its colours; a game without a picture borrows the first. */
export const SHELF: readonly Shelf[] = games.map(({ id, title, seats, within, load }) => {
  const options: Shelf['options'] = within ? { [id]: 'on' } : {};
  return {
    id: (id in TONES ? id : 'duel') as SceneName,
    title,
    seats,
    tone: TONES[id as SceneName] ?? 'skill',
    game: within ?? id,
    options,
    load: load && (() => load(options)),
  };
});

export const shelfOf = (id: string): Shelf | undefined => SHELF.find((shelf) => shelf.id === id && shelf.load);

/** The shelf a running table came from: the one whose options it has. */
export function shelfFor(game: string, options: Readonly<Record<string, string>>): Shelf | undefined {
  const fits = SHELF.filter(
    (shelf) => shelf.game === game && Object.entries(shelf.options).every(([id, value]) => options[id] === value),
  );
  return fits.toSorted((a, b) => Object.keys(b.options).length - Object.keys(a.options).length)[0];
}

const NO_NAMES: Promise<Bundle> = Promise.resolve({});
const naming = new Map<string, Promise<Bundle>>();

/** The names of a game's things in a language that covers names only; nothing where it has none. */
export function namesOf(game: string, lang: Settings['names']): Promise<Bundle> {
  const load = lang === 'same' ? undefined : games.find(({ id }) => id === game)?.names?.[lang];
  if (!load) return NO_NAMES;
  const key = `${game} ${lang}`;
  let promise = naming.get(key);
  if (!promise) {
    promise = load();
    promise.catch(() => naming.delete(key));
    naming.set(key, promise);
  }
  return promise;
}

const loading = new Map<string, Promise<LoadedGame>>();

/** The rules, bots and words of a game, loaded once, when they are first asked for. */
export function loaded(shelf: Shelf): Promise<LoadedGame> {
  let promise = loading.get(shelf.id);
  if (!promise) {
    promise = shelf.load?.() ?? Promise.reject(new Error(`${shelf.id} cannot be played yet`));
    loading.set(shelf.id, promise);
  }
  return promise;
}
