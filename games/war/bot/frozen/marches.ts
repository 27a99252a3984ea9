/** What a march or an attack would lead to, tried on the map and taken back. */
import type { Option } from '@pony/engine';
import { besieges, hasUnits, isBesieged, mayCross, regionOf } from '../../src/board.ts';
import { ADJACENT, enemy, FREE, inside, NATION_COUNT, NATIONS_OF, REGION_COUNT, type Side } from '../../src/data.ts';
import { isFreeToEnter } from '../../src/rules/movement.ts';
import type { War } from '../../src/state.ts';
import { type Fight, outlooks } from './military.ts';

const NO_CARDS = [0, 0];
/** Points that may be taken count for less than points held; conquests of the Free Peoples seldom decide. */
const HOPE = 0.6;
const CONQUEST = 0.35;
/** Marches of the Shadow serve its campaign. */
const CAMPAIGN = 0.6;

/** How the war stands for a side, from the Armies and Settlements alone. */
export function warWorth(s: War, side: Side, fight: Fight | null): number {
  const [free, shadow] = outlooks(s, fight);
  const good =
    CONQUEST * (free.points + HOPE * free.hope) - shadow.points - HOPE * shadow.hope - CAMPAIGN * shadow.campaign;
  return side === FREE ? good : -good;
}

/** The position if the whole Army of a region were in another one. */
export function afterMarch(s: War, side: Side, from: number, to: number): number {
  const moved: number[] = [];
  for (const nation of NATIONS_OF[side]) {
    const packed = mayCross(s, nation, to) ? s.troops[from * NATION_COUNT + nation] : 0;
    moved.push(packed);
    s.troops[from * NATION_COUNT + nation] -= packed;
    s.troops[to * NATION_COUNT + nation] += packed;
  }
  const takes = s.control[to] === enemy(side) && !isBesieged(s, to);
  if (takes) s.control[to] = side;
  const value = warWorth(s, side, null);
  if (takes) s.control[to] = enemy(side);
  NATIONS_OF[side].forEach((nation, i) => {
    s.troops[from * NATION_COUNT + nation] += moved[i];
    s.troops[to * NATION_COUNT + nation] -= moved[i];
  });
  return value;
}

/** The best that the Army of a region can reach in one step. */
export function bestMarch(s: War, side: Side, from: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const to of ADJACENT[from]) if (isFreeToEnter(s, side, to)) best = Math.max(best, afterMarch(s, side, from, to));
  return best;
}

export function afterAttack(s: War, side: Side, home: number, target: number): number {
  return warWorth(s, side, { attacker: side, home, target, assault: target >= REGION_COUNT, cards: NO_CARDS });
}

/** The best battle an Army can fight. */
export function bestAttack(s: War, side: Side, from: number): number {
  if (from >= REGION_COUNT) return afterAttack(s, side, from, regionOf(s, from));
  let best = besieges(s, side, from) ? afterAttack(s, side, from, inside(from)) : Number.NEGATIVE_INFINITY;
  for (const near of ADJACENT[from])
    if (hasUnits(s, enemy(side), near)) best = Math.max(best, afterAttack(s, side, from, near));
  return best;
}

/** Place in the list of the option of the highest worth. */
export function highest(options: readonly Option[], worth: (option: Option) => number): number {
  let best = 0;
  let bestWorth = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const value = worth(options[i]);
    if (value <= bestWorth) continue;
    best = i;
    bestWorth = value;
  }
  return best;
}
