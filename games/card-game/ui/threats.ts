/** What may soon decide the game, from what lies open to both sides. Pure. */
import type { Threat } from '@pony/ui/threat';
import type { CardGameView } from '../src/view.ts';

const LEAD = 10;
/** From here on a round may bring the rest. */
const NEAR = 6;
const SIDE = ['light', 'dark'] as const;
const SHADOW = 1;

/** Points of a side if every location were fought as it stands. */
const ifFought = (view: CardGameView, side: number): number =>
  view.locations.reduce((sum, one) => sum + (one.winner === side ? one.gain : 0), view.points[side]);

/** The lead of ten (CG-35.2), as it is and as the fights stand now, and the final round (CG-35.3 to CG-35.6). */
export function threats(view: CardGameView): readonly Threat[] {
  const out: Threat[] = [];
  const ahead = (side: number, of: readonly number[]): number => of[side] - of[1 - side];
  const then = [0, 1].map((side) => ifFought(view, side));
  const final = view.lastPath === view.finalPath;
  for (const side of [SHADOW, 0]) {
    const against = view.players.filter((one) => one.side !== side).map(({ seat }) => seat);
    const add = (id: string, rule: string, n: number): void => {
      out.push({
        id,
        args: { side, n, goal: LEAD },
        rule,
        side: SIDE[side],
        against,
        icon: 'gi:laurel-crown',
      });
    };
    const now = ahead(side, view.points);
    const soon = ahead(side, then);
    if (final) {
      const rings = view.ringPoints[side] - view.ringPoints[1 - side];
      if (soon + rings > 0) add('final', 'CG-35.5', soon + rings);
      else if (soon + rings === 0 && side === SHADOW) add('final-equal', 'CG-35.6', 0);
    } else if (soon >= LEAD) add('lead-now', 'CG-35.2', soon);
    else if (now >= NEAR) add('lead', 'CG-35.2', now);
  }
  return out;
}
