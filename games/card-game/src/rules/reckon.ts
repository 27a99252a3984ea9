/** Who had better fall: the way through a fight that costs the defenders least. All by reading. */
import { type CardGame, itemsOf } from '../state.ts';
import { causeOf, type Fighting } from './fight.ts';
import { guardsOf } from './lose.ts';

/** More than all icons a location can have. */
const A_CARD = 100;

/** Cards it takes out of the game, itself and its items, and then its icons: of equal cards the weaker one falls. */
function costOf(s: CardGame, f: Fighting, i: number): number {
  const card = f.defenders[i];
  const answering = guardsOf(s, card, causeOf(f.location));
  // CG-41.17: of two texts its player takes the one that saves the items too
  const items = answering.some(({ guard }) => guard.itemsCycled) ? 0 : itemsOf(s, card).length;
  return A_CARD * ((answering.length > 0 ? 0 : 1) + items) + f.worth[i];
}

interface Way {
  cost: number;
  cards: number[];
}

/** The defenders that together cancel every attack icon left, at the least cost; none when all of them are too few. */
export function cheapestFall(s: CardGame, f: Fighting): number[] {
  /** By icons to cancel: the best way so far. */
  const ways: (Way | null)[] = [{ cost: 0, cards: [] }, ...Array.from({ length: f.left }, () => null)];
  for (let i = 0; i < f.defenders.length; i++) {
    if (f.worth[i] === 0) continue;
    const cost = costOf(s, f, i);
    for (let icons = f.left; icons > 0; icons--) {
      const rest = ways[Math.max(0, icons - f.worth[i])];
      const known = ways[icons];
      if (!rest || (known && known.cost <= rest.cost + cost)) continue;
      ways[icons] = { cost: rest.cost + cost, cards: [...rest.cards, f.defenders[i]] };
    }
  }
  return ways[f.left]?.cards ?? [];
}
