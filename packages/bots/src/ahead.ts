/**
 * Looking ahead by plans, for a game that has a good one for every question: a pick other than the planned one is played
 * on by the plans in worlds dealt anew, and taken when it surely comes to more. Greedy looks into a few worlds where the
 * game says that its plans alone do not know; search looks at more questions, until the choice is clear or its budget spent.
 */
import { apply, type Core, type Option, type Rules, type Seat } from '@pony/engine';
import { contenders, type Gain, gained, isClear, surelyBetter } from './gain.ts';
import { judge } from './judge.ts';
import type { Ahead, BotKit, Budget } from './types.ts';

/** Worlds before an option may be left out: by greedy, which looks into few, and by search, which has the time. */
const FEWEST = 2;
const FEWEST_IN_TIME = 6;
/** Worlds before search takes an option instead of the planned one. */
const ENOUGH = 4;
/** Worlds before a comparison may end as clear. */
const CLEAR = 16;

/** Index of the option to take, out of `mine`; `first` is the planned one. Without a budget: a few worlds. */
export function lookAhead<S extends Core>(
  rules: Rules<S>,
  kit: BotKit<S>,
  ahead: Ahead<S>,
  s: S,
  seat: Seat,
  mine: readonly Option[],
  first: number,
  rng: number[],
  budget: Budget | null,
): number {
  const gains: Gain[] = mine.map(() => ({ sum: 0, squares: 0 }));
  let others = [...mine.keys()].filter((i) => i !== first);
  let worlds = 0;
  let played = 0;
  const worthOf = (world: S, option: Option): number => {
    const trial = rules.clone(world);
    apply(rules, trial, seat, option);
    played++;
    return judge(kit, ahead.play(trial, seat), seat);
  };
  const fewest = budget ? FEWEST_IN_TIME : FEWEST;
  const goesOn = lasting(budget, ahead.worlds);
  while (others.length > 0 && goesOn(worlds, played)) {
    const world = rules.clone(s);
    rules.determinize(world, seat, rng);
    const least = worthOf(world, mine[first]);
    for (const i of others) gained(gains[i], worthOf(world, mine[i]) - least);
    worlds++;
    if (worlds >= fewest) others = contenders(others, gains, worlds);
    if (worlds >= CLEAR && isClear(others, gains, worlds)) break;
  }
  return budget && worlds < ENOUGH ? first : surelyBetter(first, others, gains, worlds);
}

/** Whether there is time for another world. */
function lasting(budget: Budget | null, most: number): (worlds: number, played: number) => boolean {
  if (budget === null) return (worlds) => worlds < most;
  const { iterations, ms = 200, clock = () => performance.now() } = budget;
  if (iterations !== undefined) return (_worlds, played) => played < iterations;
  const until = clock() + ms;
  return () => clock() < until;
}
