/** Options and game settings drawn at random, for checks. */
import { below, type Core, type Game, type Option, type Options, type Rules } from '@pony/engine';

/** Any option of the notation, allowed or not. */
export function drawOption<S extends Core>(rules: Rules<S>, rng: number[]): Option {
  const verbs = Object.keys(rules.notation);
  const verb = verbs[below(rng, verbs.length)];
  return [verb, ...rules.notation[verb].map((kind) => below(rng, Math.max(1, rules.size(kind))))];
}

/** The option with one thing wrong: another target, one that does not exist, or one too many. */
export function spoil<S extends Core>(rules: Rules<S>, option: Option, rng: number[]): Option {
  const [verb, ...args] = option;
  const kinds = rules.notation[verb];
  if (args.length === 0 || below(rng, 8) === 0) return [verb, ...args, 0];
  const at = below(rng, args.length);
  args[at] = below(rng, 8) === 0 ? rules.size(kinds[at]) : below(rng, Math.max(1, rules.size(kinds[at])));
  return [verb, ...args];
}

/** At most `most` of the items, all of them when there are few. */
export function sample<T>(items: readonly T[], most: number, rng: number[]): T[] {
  const left = [...items];
  while (left.length > most) left.splice(below(rng, left.length), 1);
  return left;
}

/** Settings of a game, any value of every option that is not given; free texts stay at their default. */
export function drawGameOptions(game: Game, rng: number[], given: Options = {}): Options {
  const out: Record<string, string> = {};
  for (const { id, values, perSeat } of game.options)
    if (values && !perSeat) out[id] = given[id] ?? values[below(rng, values.length)];
  const seats = game.rules(out).seats(out);
  for (const { id, values, perSeat } of game.options)
    if (values && perSeat) for (const seat of seats) out[`${id}@${seat.id}`] = values[below(rng, values.length)];
  return { ...out, ...given };
}
