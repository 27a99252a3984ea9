/** Games, options, seats and bots as they stand on the command line. */
import { availableParallelism } from 'node:os';
import { BOT_NAMES, type Budget, isBotName } from '@pony/bots';
import { completeOptions, type Game, type Options, type SeatSpec } from '@pony/engine';
import { type LoadedGame, loadGame } from '@pony/games';
import { count, Fault, type Given, text } from './command.ts';

/** Loads a game; throws a Fault that names those there are. */
export async function gameOf(id: string): Promise<LoadedGame> {
  try {
    return await loadGame(id);
  } catch (error) {
    if (error instanceof Error && /^(no game is called|.* cannot be played yet|.* is not a game)/.test(error.message))
      throw new Fault(error.message);
    throw error;
  }
}

/** `--options k=v,k=v` as it was given; undefined when it was not. */
export function givenOptions(given: Given): Options | undefined {
  const words = text(given, 'options');
  if (words === undefined) return undefined;
  const pairs = words.split(',').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const cut = pair.indexOf('=');
      if (cut < 1) throw new Fault(`--options takes k=v,k=v; "${pair}" is not k=v`);
      return [pair.slice(0, cut), pair.slice(cut + 1)];
    }),
  );
}

/** The options of a game with the defaults filled in. */
export function fullOptions(game: Game, options: Options): Options {
  try {
    return completeOptions(game, options);
  } catch (error) {
    throw new Fault((error as Error).message);
  }
}

export const seatsOf = (game: Game, full: Options): readonly SeatSpec[] => game.rules(full).seats(full);

/** `--seats a,b`: one word for every seat, each one of `allowed`. */
export function seatWords(
  given: Given,
  game: Game,
  full: Options,
  usual: (seat: number) => string,
  allowed: readonly string[] = BOT_NAMES,
): string[] {
  const seats = seatsOf(game, full);
  const words = text(given, 'seats')?.split(',') ?? seats.map((_, seat) => usual(seat));
  if (words.length !== seats.length) {
    const ids = seats.map((seat) => seat.id).join(', ');
    throw new Fault(`${game.id} has ${seats.length} seats under these options (${ids}), not ${words.length}`);
  }
  const bad = words.find((word) => !allowed.includes(word));
  if (bad !== undefined) throw new Fault(`nobody called "${bad}" can take a seat; there are: ${allowed.join(', ')}`);
  return words;
}

export function botWord(given: Given, flag: string, isBot: (word: string) => boolean = isBotName): string {
  const word = text(given, flag);
  if (word === undefined) throw new Fault(`--${flag} is missing: one of ${BOT_NAMES.join(', ')}`);
  if (!isBot(word)) throw new Fault(`no bot is called "${word}"; there are: ${BOT_NAMES.join(', ')}`);
  return word;
}

/** `--ms N` or `--iterations N`; undefined when every bot keeps its own. */
export function givenBudget(given: Given): Budget | undefined {
  const ms = count(given, 'ms');
  const iterations = count(given, 'iterations');
  if (ms !== undefined && iterations !== undefined) throw new Fault('give --ms or --iterations, not both');
  if (ms === undefined && iterations === undefined) return undefined;
  return ms === undefined ? { iterations } : { ms };
}

export const givenJobs = (given: Given): number => count(given, 'jobs', availableParallelism());

/** Flags of every command that starts games. */
export const GAME_FLAGS = { options: { type: 'string' }, seed: { type: 'string' } } as const;
export const MANY_FLAGS = { ...GAME_FLAGS, games: { type: 'string' }, jobs: { type: 'string' } } as const;
