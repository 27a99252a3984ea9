import { below, type Core, type Option, options, type Rules, type Seat } from '@pony/engine';

/** Any of the seat's own options, each as likely as the other. */
export function randomPick<S extends Core>(rules: Rules<S>, s: S, seat: Seat, rng: number[]): Option {
  const mine = options(rules, s, seat);
  if (mine.length === 0) throw new Error(`seat ${seat} is not asked`);
  return mine[below(rng, mine.length)];
}
