/** Games, options and seats that a stranger names. */
import { isBotName } from '@pony/bots';
import {
  completeOptions,
  type Game,
  type OptionFault,
  type Options,
  type SeatSpec,
  type Undealable,
  undealable,
} from '@pony/engine';
import { LIMITS } from '../limits.ts';
import { playable } from '../playable.ts';
import { Problem } from '../problem.ts';

export interface Chosen {
  readonly game: Game;
  readonly options: Options;
  readonly specs: readonly SeatSpec[];
  /** Options that every seat has for itself. */
  readonly perSeat: readonly string[];
}

export async function chosen(id: string, given: Options): Promise<Chosen> {
  const { game } = await playable(id).catch((error: Error) => {
    throw new Problem(422, 'no-such-game', error.message);
  });
  for (const value of Object.values(given)) if (value.length > LIMITS.option) throw new Problem(422, 'option-too-long');
  try {
    const options = completeOptions(game, given);
    const specs = game.rules(options).seats(options);
    return { game, options, specs, perSeat: game.options.filter((spec) => spec.perSeat).map((spec) => spec.id) };
  } catch (error) {
    throw new Problem(422, 'bad-options', (error as Error).message);
  }
}

/** Throws what the game itself says against the choices that stand, as far as it concerns whoever chooses. */
export function checkFit(game: Game, options: Options, concerns: (fault: OptionFault) => boolean): void {
  const found = undealable(game, options);
  if (!found) return;
  const { message, says } = found;
  const told = says.filter(concerns);
  if (told.length > 0 || says.length === 0) throw unfit({ message, says: told });
}

const unfit = ({ message, says }: Undealable): Problem => new Problem(422, 'unfit', message, says);

export function checkLevel(level: string): void {
  if (!isBotName(level)) throw new Problem(422, 'no-such-bot', `no bot is called "${level.slice(0, 40)}"`);
}

/** Options of all seats under their names in the game: `deck@p1`. */
export function seatOptions(specs: readonly SeatSpec[], seats: readonly { seat: number; options: Options }[]): Options {
  return Object.fromEntries(
    seats.flatMap(({ seat, options }) =>
      Object.entries(options).map(([key, value]) => [`${key}@${specs[seat].id}`, value] as const),
    ),
  );
}
