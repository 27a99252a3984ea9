/** Numbers over the course of a game, as lines of a chart. Pure; what is worth drawing is said by the game. */
import type { BaseView } from '@pony/engine';
import type { ChartPoint, SeatView } from '@pony/ui';
import { sideOfSeat } from '@pony/ui/sides';

export interface Series extends Pick<ChartPoint, 'id' | 'label' | 'goals' | 'icon'> {
  /** Seat by seat, moment by moment. */
  readonly values: readonly (readonly number[])[];
}

/** Whose line each is: a seat's, or that of a whole side where there are fewer lines than seats. */
export function seatsOfLines({ values }: Series, seats: readonly SeatView[]): readonly (readonly number[])[] {
  if (values.length >= seats.length) return seats.map((_, seat) => [seat]);
  const isDark = ([seat]: readonly number[]): number => Number(sideOfSeat(seats, seat) === 'dark');
  return [...new Set(seats.map(({ team }) => team))]
    .map((team) => seats.flatMap((one, seat) => (one.team === team ? [seat] : [])))
    .toSorted((a, b) => isDark(a) - isDark(b));
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
  const out = new Map<string, Omit<Series, 'id' | 'values'> & { values: number[][] }>();
  for (const moment of points)
    for (const { id, values, ...about } of moment) {
      const one = { values: out.get(id)?.values ?? values.map(() => []), ...about };
      values.forEach((value, seat) => {
        one.values[seat]?.push(value);
      });
      out.set(id, one);
    }
  return [...out]
    .filter(([, { values }]) => values.some((line) => line.some((value) => value !== line[0])))
    .map(([id, one]) => ({ id, ...one }));
}
