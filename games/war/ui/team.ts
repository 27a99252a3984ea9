/** Three and four players: who sits where, in which order they act, and who commands which army. Pure. */
import type { Seat } from '@pony/engine';
import type { WarView } from '../src/view.ts';
import { FREE, NATIONS, SHADOW } from './data/facts.ts';
import type { Force, Troop } from './types.ts';

type Seated = Pick<WarView, 'seats'>;

export const hasTeams = ({ seats }: Seated): boolean => seats.length > 2;
export const seatsOfSide = ({ seats }: Seated, side: number): Seat[] =>
  seats.flatMap((one, seat) => (one.side === side ? [seat] : []));
/** Two players share a side. */
export const isTeam = (view: Seated, side: number): boolean => seatsOfSide(view, side).length > 1;

/** The seats in the order they act this turn: of each team first the one who does not lead (WR-11.10, WR-11.40). */
export function orderOf(view: Seated): Seat[] {
  const of = (side: number): Seat[] =>
    seatsOfSide(view, side).toSorted((a, b) => Number(view.seats[a].leads) - Number(view.seats[b].leads));
  const [free, shadow] = [of(FREE), of(SHADOW)];
  return free.length === 1 ? [...free, ...shadow] : [free[0], shadow[0], free[1], shadow[1]];
}

const MARKS = ['I', 'II', 'III', 'IV'];
/** The mark of a seat: its place in the order of this turn. */
export const markOf = (view: Seated, seat: Seat): string => MARKS[orderOf(view).indexOf(seat)] ?? '';

/** The seat a nation belongs to. */
const seatOfNation = ({ seats }: Seated, nation: number): Seat =>
  seats.findIndex((seat) => seat.nations.includes(nation));

export interface Share {
  readonly seat: Seat;
  readonly troops: readonly Troop[];
  readonly units: number;
}

/** Whose figures stand in a force, player by player; without teams there is nothing to tell. */
export function sharesOf(view: Seated, force: Force): Share[] {
  const seats = seatsOfSide(view, force.side);
  if (seats.length < 2) return [];
  return seats.flatMap((seat) => {
    const troops = force.troops.filter(({ nation }) => seatOfNation(view, nation) === seat);
    const units = troops.reduce((sum, { regulars, elites }) => sum + regulars + elites, 0);
    return troops.length > 0 ? [{ seat, troops, units }] : [];
  });
}

/** Hands that lie open to the reader, seat by seat. */
export const openHands = (view: Pick<WarView, 'seats'>, side: number): { seat: Seat; cards: readonly number[] }[] =>
  seatsOfSide(view, side).flatMap((seat) => {
    const { hand } = view.seats[seat];
    return hand ? [{ seat, cards: hand }] : [];
  });

/** Nations in the order of the track. */
export const nationsOf = ({ seats }: Seated, seat: Seat): number[] =>
  NATIONS.flatMap((_, nation) => (seats[seat].nations.includes(nation) ? [nation] : []));
