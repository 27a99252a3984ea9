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
import type { Region } from '../src/ids.ts';

/** Settlements of the enemy that are worth victory points, by side. */
export const GOALS: readonly (readonly number[])[] = SIDES.map((_, side) =>
  SETTLEMENTS.filter((region) => FIRST_CONTROL[region] === enemy(side) && POINTS[region] > 0),
);

/** What a goal so many regions away is worth now. */
const SOON = 0.55;
const FARTHEST = 7;
/** Goals, as places in GOALS, and what each is worth from here. */
export interface Reach {
  readonly goals: Int32Array;
  readonly weights: Float64Array;
}
/** By side and region: what an Army there has in reach. */
export const REACH: readonly (readonly Reach[])[] = GOALS.map((goals) =>
  REGIONS.map((_, from) => {
    const near = goals.map((_region, goal) => goal).filter((goal) => DISTANCE[from][goals[goal]] <= FARTHEST);
    return {
      goals: Int32Array.from(near),
      weights: Float64Array.from(near, (goal) => SOON ** DISTANCE[from][goals[goal]]),
    };
  }),
);

/** How much a garrison is worth behind these walls. */
export const WALLS: readonly number[] = REGIONS.map((_, region) =>
  SETTLEMENT[region] === STRONGHOLD ? 1.4 : SETTLEMENT[region] === CITY ? 1.15 : 1,
);

const isShadowStronghold = (region: Region): boolean =>
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
