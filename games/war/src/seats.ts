/** Chapter XI, 11A and 11B: who sits at the table, for which side, and which Nations are his (WR-11.01, WR-11.35). */
import type { SeatSpec } from '@pony/engine';
import {
  DWARVES,
  ELVES,
  FREE,
  GONDOR,
  HAND_LIMIT,
  ISENGARD,
  NATION_SIDE,
  NATIONS_OF,
  NORTH,
  ROHAN,
  ROLES,
  SAURON,
  SHADOW,
  SIDES,
  type Side,
  SOUTHRONS,
  TEAM_HAND_LIMIT,
} from './data.ts';
import type { Nation, SeatNo } from './ids.ts';
import type { War } from './state.ts';

/** Roles by seat, for two, three and four players. */
const TABLES: readonly (readonly number[])[] = [
  [],
  [],
  [0, 1],
  [0, ROLES.indexOf('witch-king'), ROLES.indexOf('saruman')],
  [ROLES.indexOf('gondor'), ROLES.indexOf('rohan'), ROLES.indexOf('witch-king'), ROLES.indexOf('saruman')],
];
const ROLE_SIDE: readonly Side[] = [FREE, SHADOW, FREE, FREE, SHADOW, SHADOW];
const ROLE_NATIONS: readonly (readonly number[])[] = [
  NATIONS_OF[FREE],
  NATIONS_OF[SHADOW],
  [GONDOR, ELVES],
  [ROHAN, NORTH, DWARVES],
  [SAURON],
  [ISENGARD, SOUTHRONS],
];
const bitsOf = (nations: readonly number[]): number => nations.reduce((bits, nation) => bits | (1 << nation), 0);
const ROLE_BITS: readonly number[] = ROLE_NATIONS.map(bitsOf);
/** Seats of each side, by number of players. */
const TEAMS: readonly (readonly (readonly SeatNo[])[])[] = TABLES.map((roles) =>
  SIDES.map((_, side) => roles.flatMap((role, seat) => (ROLE_SIDE[role] === side ? [seat] : []))),
);
/** SeatNo that controls each Nation, by number of players. */
const CONTROL: readonly (readonly SeatNo[])[] = TABLES.map((roles) =>
  NATION_SIDE.map((_, nation) => roles.findIndex((role) => ROLE_NATIONS[role].includes(nation))),
);

export const seatsFor = (players: number): readonly SeatSpec[] =>
  TABLES[players].map((role) => ({ id: ROLES[role], team: SIDES[ROLE_SIDE[role]] }));

export const roleOf = (s: War, seat: SeatNo): number => TABLES[s.players][seat];
export const sideOfSeat = (s: War, seat: SeatNo): Side => ROLE_SIDE[TABLES[s.players][seat]];
/** Seats of a side. */
export const teamOf = (s: War, side: Side): readonly SeatNo[] => TEAMS[s.players][side];
/** Two players share a side. */
export const isTeam = (s: War, side: Side): boolean => TEAMS[s.players][side].length > 1;
/** The other player of the side, -1 for none. */
export function mateOf(s: War, seat: SeatNo): SeatNo {
  for (const other of teamOf(s, sideOfSeat(s, seat))) if (other !== seat) return other;
  return -1;
}

/** Nations of a player; the same as bits. */
export const nationsOfSeat = (s: War, seat: SeatNo): readonly number[] => ROLE_NATIONS[TABLES[s.players][seat]];
export const nationBits = (s: War, seat: SeatNo): number => ROLE_BITS[TABLES[s.players][seat]];
export const controllerOf = (s: War, nation: Nation): SeatNo => CONTROL[s.players][nation];
export const controls = (s: War, seat: SeatNo, nation: Nation): boolean => CONTROL[s.players][nation] === seat;

/** WR-11.06, WR-11.35. */
export const handLimitOf = (s: War, seat: SeatNo): number =>
  isTeam(s, sideOfSeat(s, seat)) ? TEAM_HAND_LIMIT : HAND_LIMIT;

/** WR-11.03: the Leading Player of a side; alone he leads. */
export const leadingOf = (s: War, side: Side): SeatNo => s.leading[side];

/** The player whose action it is while his side acts; else the Leading Player. */
export const actorOf = (s: War, side: Side): SeatNo => (s.phase === 5 && s.side === side ? s.actor : s.leading[side]);

/** WR-11.10, WR-11.40: the player of a side who acts next: first the one who does not lead. */
export function nextActor(s: War, side: Side): SeatNo {
  const leader = s.leading[side];
  if (!isTeam(s, side)) return leader;
  return s.order[side] === 0 ? mateOf(s, leader) : leader;
}

/** Cards in the hands of a side. */
export function cardsOfSide(s: War, side: Side): number {
  let count = 0;
  for (const seat of teamOf(s, side)) count += s.hands[seat].length;
  return count;
}

/** WR-11.22, WR-11.18: is a thing with a player's symbol, -1 for none, this player's to use? */
export function isFor(s: War, seat: SeatNo, role: number): boolean {
  const own = TABLES[s.players][seat];
  return role < 0 || role === own || own < SIDES.length;
}

const ONE: readonly (readonly SeatNo[])[] = [[0], [1], [2], [3]];
const NOBODY: readonly SeatNo[] = [];

/**
 * Whom a decision concerns: the action under way of a side, a side as a whole (its Leading Player), either player of a
 * side, a Nation, or one seat (a hand, the command of an Army).
 */
export type About =
  | { readonly action: Side }
  | { readonly team: Side }
  | { readonly either: Side }
  | { readonly nation: Nation }
  | { readonly seat: SeatNo };

/** Who decides. */
export function decider(s: War, about: About): readonly SeatNo[] {
  if ('action' in about) return ONE[actorOf(s, about.action)];
  if ('team' in about) return ONE[leadingOf(s, about.team)];
  if ('either' in about) return teamOf(s, about.either);
  return ONE['nation' in about ? controllerOf(s, about.nation) : about.seat];
}
/** Who decides, if there is something to decide. */
export const deciderIf = (s: War, about: About, asked: boolean): readonly SeatNo[] =>
  asked ? decider(s, about) : NOBODY;
