/** Numbers over the course of a game, as lines of a chart. Pure; what is worth drawing is said by the game. */
import type { BaseView } from '@pony/engine';
import type { ChartPoint } from '@pony/ui';

export interface Series {
  readonly id: string;
  readonly label: string;
  /** Seat by seat, moment by moment. */
  readonly values: readonly (readonly number[])[];
}

/** For a game that names nothing: the counters that every seat has. */
export function countersOf(view: BaseView, seats: number): ChartPoint[] {
  const found = new Map<string, number[]>();
  for (const { id, owner, value } of view.counters) {
    if (owner === null) continue;
    const values = found.get(id) ?? [];
    values[owner] = value;
    found.set(id, values);
  }
  return [...found]
    .filter(([, values]) => values.filter((value) => value !== undefined).length === seats)
    .map(([id, values]) => ({ id, label: `counter.${id}`, values }));
}

/** Points, moment by moment, as series; one that never changes tells nothing and is left out. */
export function seriesOf(points: readonly (readonly ChartPoint[])[]): Series[] {
  const out = new Map<string, { label: string; values: number[][] }>();
  for (const moment of points)
    for (const { id, label, values } of moment) {
      const one = out.get(id) ?? { label, values: values.map(() => []) };
      values.forEach((value, seat) => {
        one.values[seat]?.push(value);
      });
      out.set(id, one);
    }
  return [...out]
    .filter(([, { values }]) => values.some((line) => line.some((value) => value !== line[0])))
    .map(([id, one]) => ({ id, ...one }));
}
