/** Which answer in words is gold: what one mostly wants and can take back. Pure. */
import { isLegal, type Offer } from '@pony/ui/point';

/** Questions to which one mostly says yes: it costs nothing but the chance not to. */
const WANTED: ReadonlySet<string> = new Set(['advance', 'guide-ability', 'guide-draws', 'table-draws']);

/** Questions that go on with everybody who may: the step on is what one mostly wants. */
const GOES_ON: ReadonlySet<string> = new Set(['leave-behind', 'leave-rearguard', 'move-army']);

/** Gold for the step on, for a plain yes where it is mostly wanted, for the most dice to re-roll, and for what is the only way on. */
export function goldOf<O extends Offer>(
  words: readonly O[],
  all: readonly Offer[],
  prompt: string | undefined,
): O | null {
  const legal = words.filter(isLegal);
  if (legal.length === 1 && all.filter(isLegal).length === 1) return legal[0];
  if (prompt !== undefined && WANTED.has(prompt)) return legal.find(({ option }) => option[0] === 'yes') ?? null;
  if (prompt !== undefined && GOES_ON.has(prompt)) return legal.find(({ option }) => option[0] === 'done') ?? null;
  const rerolls = legal.filter(({ option }) => option[0] === 'reroll' && Number(option[1]) > 0);
  return rerolls.toSorted((a, b) => Number(b.option[1]) - Number(a.option[1]))[0] ?? null;
}
