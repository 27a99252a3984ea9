/** What can be said of the map beforehand: ways to Mordor, and who threatens what from where. */
import {
  ADJACENT,
  CITY,
  DISTANCE,
  enemy,
  FIRST_CONTROL,
  MORDOR_GATES,
  POINTS,
  REGION_COUNT,
  REGIONS,
  SETTLEMENT,
  SETTLEMENTS,
  SHADOW,
  SIDES,
  STRONGHOLD,
} from '../src/data.ts';

/** Settlements of the enemy that are worth victory points, by side. */
export const GOALS: readonly (readonly number[])[] = SIDES.map((_, side) =>
  SETTLEMENTS.filter((region) => FIRST_CONTROL[region] === enemy(side) && POINTS[region] > 0),
);

/** What a goal so many regions away is worth now. */
const SOON = 0.7;
const FARTHEST = 9;
export interface Reach {
  /** Place of the goal in GOALS. */
  readonly goal: number;
  readonly weight: number;
}
/** By side and region: goals an Army there has in reach. */
export const REACH: readonly (readonly (readonly Reach[])[])[] = GOALS.map((goals) =>
  REGIONS.map((_, from) =>
    goals.flatMap((region, goal) => {
      const steps = DISTANCE[from][region];
      return steps > FARTHEST ? [] : [{ goal, weight: SOON ** steps }];
    }),
  ),
);

/** How much a garrison is worth behind these walls. */
export const WALLS: readonly number[] = REGIONS.map((_, region) =>
  SETTLEMENT[region] === STRONGHOLD ? 1.9 : SETTLEMENT[region] === CITY ? 1.25 : 1,
);

const isShadowStronghold = (region: number): boolean =>
  SETTLEMENT[region] === STRONGHOLD && FIRST_CONTROL[region] === SHADOW;

/** Steps to the nearest gate of Mordor without passing through a Stronghold of the Shadow. */
export const TO_MORDOR: readonly number[] = (() => {
  const steps = new Array<number>(REGION_COUNT).fill(99);
  const queue: number[] = [];
  for (const gate of MORDOR_GATES) {
    steps[gate] = 0;
    queue.push(gate);
  }
  for (const at of queue) {
    if (steps[at] > 0 && isShadowStronghold(at)) continue;
    for (const to of ADJACENT[at])
      if (steps[to] === 99) {
        steps[to] = steps[at] + 1;
        queue.push(to);
      }
  }
  return steps;
})();
