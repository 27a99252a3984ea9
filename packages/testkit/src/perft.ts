import { apply, asked, type Core, options, type Rules } from '@pony/engine';

/** How many ways there are to take `depth` decisions from here, with chance as the state holds it; an ended game counts once. */
export function perft<S extends Core>(rules: Rules<S>, s: S, depth: number): number {
  if (depth === 0 || s.outcome) return 1;
  let count = 0;
  for (const seat of asked(rules, s)) {
    const mine = options(rules, s, seat);
    if (depth === 1) {
      count += mine.length;
      continue;
    }
    for (const option of mine) {
      const next = rules.clone(s);
      apply(rules, next, seat, option);
      count += perft(rules, next, depth - 1);
    }
  }
  return count;
}
