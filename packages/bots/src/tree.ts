/** The tree of an information-set search: points reached by the same choices, whatever lay hidden behind them. */
import { below, type Option, type Seat, sameOption } from '@pony/engine';

/** Everything known about the choices at one point; the lists run in parallel, one entry a choice. */
export interface Point {
  readonly seats: Seat[];
  readonly options: Option[];
  /** How often the choice was taken, and the sum of what came of it for the seat that took it. */
  readonly visits: number[];
  readonly totals: number[];
  /** How often the choice could have been taken. */
  readonly available: number[];
  readonly next: (Point | null)[];
}

export const newPoint = (): Point => ({
  seats: [],
  options: [],

  visits: [],
  totals: [],
  available: [],
  next: [],
});

/** Place of a choice, added if it is new. `hint` is where it probably stands. */
export function placeOf(point: Point, seat: Seat, option: Option, hint: number): number {
  const { seats, options } = point;
  const known = options.length;
  for (let k = 0; k < known; k++) {
    const at = hint + k < known ? hint + k : hint + k - known;
    if (seats[at] === seat && sameOption(options[at], option)) return at;
  }
  seats.push(seat);
  options.push(option);
  point.visits.push(0);
  point.totals.push(0);
  point.available.push(0);
  point.next.push(null);
  return known;
}

/** The point behind a choice. */
export function behind(point: Point, place: number): Point {
  point.next[place] ??= newPoint();
  return point.next[place];
}

/** Place of the choice taken most often, of the one that did best among equals, of any of them among equals again. */
export function favourite(point: Point, places: readonly number[], rng: number[]): number {
  const { visits, totals } = point;
  let best = 0;
  let equals = 1;
  for (let i = 1; i < places.length; i++) {
    const more = visits[places[i]] - visits[places[best]] || totals[places[i]] - totals[places[best]];
    if (more > 0) equals = 1;
    if (more > 0 || (more === 0 && below(rng, ++equals) === 0)) best = i;
  }
  return best;
}
