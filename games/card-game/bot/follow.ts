/** How an action under way is carried on without a thought: the cost of a card is paid with what is worth least. */
import type { Option, Seat } from '@pony/engine';
import type { CardGame } from '../src/state.ts';
import { aheadOf, worthIn } from './worth.ts';

const PAYING: ReadonlySet<string> = new Set(['cycle-from-hand', 'forsake']);

/** Index of the option to take, -1 where it has to be judged. */
export function follow(s: CardGame, _seat: Seat, options: readonly Option[]): number {
  if (!PAYING.has(s.stack[s.stack.length - 1].p)) return -1;
  // A card nobody has seen is worth less than any in hand or reserve
  const top = options.findIndex(([verb]) => verb === 'forsake-top');
  if (top >= 0) return top;
  const ahead = aheadOf(s);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const worth = worthIn(options[i][1], ahead);
    if (worth >= least) continue;
    least = worth;
    best = i;
  }
  return best;
}
