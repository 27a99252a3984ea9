/** Options of a game: checked at the border, defaults filled in, defaults left out of records. */
import { rngOf, seedOf } from './rng.ts';
import type { Args, Game, OptionSpec, Options, Seat, SeatSpec } from './types.ts';

export const defaultOf = (spec: OptionSpec): string => spec.values?.[0] ?? '';

/** The option means something beside the others of a table, of which those at their default may be missing. */
export function hasMeaning(game: Game, { onlyWith }: OptionSpec, options: Options): boolean {
  if (!onlyWith) return true;
  const spec = game.options.find(({ id }) => id === onlyWith.id);
  return (options[onlyWith.id] ?? (spec && defaultOf(spec))) === onlyWith.value;
}

/** Fills in defaults, also for what has no meaning beside the other options; throws on an unknown option or value, naming it. */
export function completeOptions(game: Game, given: Options): Options {
  const out: Record<string, string> = {};
  for (const spec of game.options) if (!spec.perSeat) out[spec.id] = defaultOf(spec);
  for (const [key, value] of Object.entries(given)) {
    if (key.includes('@')) continue;
    const spec = game.options.find((one) => one.id === key && !one.perSeat);
    if (!spec) throw new Error(`${game.id} has no option "${key}"${known(game)}`);
    checkValue(game, spec, key, value);
    out[key] = value;
  }
  for (const spec of game.options) if (spec.id in out && !hasMeaning(game, spec, out)) out[spec.id] = defaultOf(spec);
  const perSeat = game.options.filter((spec) => spec.perSeat);
  const seats: readonly SeatSpec[] = game.rules(out).seats(out);
  for (const spec of perSeat) for (const seat of seats) out[`${spec.id}@${seat.id}`] = defaultOf(spec);
  for (const [key, value] of Object.entries(given)) {
    if (!key.includes('@')) continue;
    const [id, seat] = key.split('@');
    const spec = perSeat.find((one) => one.id === id);
    if (!spec) throw new Error(`${game.id} has no option "${id}" for a seat${known(game)}`);
    if (!seats.some((one) => one.id === seat)) throw new Error(`${game.id} has no seat "${seat}" under these options`);
    checkValue(game, spec, key, value);
    out[key] = value;
  }
  return out;
}

/** Only what differs from the defaults, for records. */
export function briefOptions(game: Game, options: Options): Options {
  const defaults = completeOptions(game, plain(options));
  const out: Record<string, string> = {};
  for (const [key, value] of Object.entries(options)) {
    const spec = game.options.find((one) => one.id === key.split('@')[0]);
    if (spec && value !== defaultOf(spec) && key in defaults) out[key] = value;
  }
  return out;
}

const plain = (options: Options): Options =>
  Object.fromEntries(Object.entries(options).filter(([key]) => !key.includes('@')));

const known = (game: Game): string =>
  game.options.length === 0 ? '; it has none' : `; it has: ${game.options.map((spec) => spec.id).join(', ')}`;

function checkValue(game: Game, spec: OptionSpec, key: string, value: string): void {
  if (spec.values && !spec.values.includes(value)) {
    throw new Error(`${game.id}: option ${key} may be ${spec.values.join(', ')}, not "${value}"`);
  }
}

/** One sentence about options that a game cannot be dealt with. */
export interface OptionFault {
  readonly rule: string | null;
  /** Where its sentence stands in the texts of the game: `<section>.<say>`. */
  readonly section: string;
  readonly say: string;
  readonly args?: Args;
  /** Whose choices it is about; without it those of the whole table. */
  readonly seats?: readonly Seat[];
}

/** Why a game cannot be dealt: a message for everybody, and the sentences of the game where it has them. */
export interface Undealable {
  readonly message: string;
  readonly says: readonly OptionFault[];
}

/** Whether a game can be set up with these options: the set-up itself is tried. Null when it can. */
export function undealable(game: Game, options: Options): Undealable | null {
  try {
    const complete = completeOptions(game, options);
    game.rules(complete).setup(complete, rngOf(seedOf('a try')));
    return null;
  } catch (fault) {
    return undealableBy(fault);
  }
}

/** What a set-up that failed has to say. */
export function undealableBy(fault: unknown): Undealable {
  const { faults = [] } = (fault ?? {}) as { faults?: readonly OptionFault[] };
  return { message: fault instanceof Error ? fault.message : String(fault), says: faults };
}
