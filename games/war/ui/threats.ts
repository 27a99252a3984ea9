/** What may soon decide the war, from what lies open to both sides. Pure. */
import type { Threat } from '@pony/ui/threat';
import type { WarView } from '../src/view.ts';
import { FREE, SHADOW, SIDE } from './data/facts.ts';

const DOOM = 5;
const LOST_RING = 12;
/** The most a numbered Hunt tile does at once. */
const MOST_DAMAGE = 3;
/** Steps on the Mordor Track that the Free Peoples may make within a turn without great luck. */
const NEAR_DOOM = 2;
/** A Stronghold. */
const MOST_POINTS = 2;
const MILITARY = ['WR-10.05', 'WR-10.04'];

/** The four victories, the one that outranks the others first (WR-10.01). */
export function threats(view: WarView): readonly Threat[] {
  const out: Threat[] = [];
  const seats = (side: number): number[] => view.seats.flatMap((one, seat) => (one.side === side ? [seat] : []));
  const add = (side: number, id: string, rule: string, icon: Threat['icon'], n: number): void => {
    const goal = view.sides[side].pointsToWin;
    out.push({ id, args: { side, n, goal }, rule, icon, side: SIDE[side], against: seats(1 - side) });
  };
  const { corruption, mordor } = view.fellowship;
  if (LOST_RING - corruption <= MOST_DAMAGE)
    add(SHADOW, 'corruption', 'WR-10.02', 'gi:burning-eye', LOST_RING - corruption);
  if (mordor >= 0 && DOOM - mordor <= NEAR_DOOM) add(FREE, 'doom', 'WR-10.03', 'gi:ring', DOOM - mordor);
  for (const side of [SHADOW, FREE]) {
    const { points, pointsToWin } = view.sides[side];
    const short = pointsToWin - points;
    if (short <= 0) add(side, 'points-held', 'WR-10.06', 'gi:flying-flag', points);
    else if (short <= MOST_POINTS) add(side, 'points', MILITARY[side], 'gi:flying-flag', short);
  }
  return out;
}
