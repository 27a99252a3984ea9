/** Chapter X: the four victories. */
import type { Cx, Outcome } from '@pony/engine';
import {
  FIRST_CONTROL,
  FREE,
  MAX_CORRUPTION,
  MORDOR_STEPS,
  POINTS,
  POINTS_TO_WIN,
  REGION_NATION,
  SETTLEMENTS,
  SHADOW,
  type Side,
} from '../data.ts';
import type { SeatNo } from '../ids.ts';
import { controllerOf, isTeam, roleOf, sideOfSeat, teamOf } from '../seats.ts';
import { allUnderWay } from '../stack.ts';
import type { War } from '../state.ts';
import { victoryPoints } from './capture.ts';
import { playEvent } from './playing.ts';

/** WR-11.42: points a player's Armies captured, without those of his own Cities and Strongholds that are lost. */
export function personalPoints(s: War, seat: SeatNo): number {
  const side = sideOfSeat(s, seat);
  let points = 0;
  for (const region of SETTLEMENTS) {
    if (s.control[region] === FIRST_CONTROL[region]) continue;
    if (side === SHADOW && s.captor[region] === seat) points += POINTS[region];
    else if (controllerOf(s, REGION_NATION[region]) === seat) points -= POINTS[region];
  }
  return points;
}

/** WR-11.42 to WR-11.44: who of the winning team did best; several share it, and a player alone simply wins. */
function bestOf(s: War, side: Side): SeatNo[] {
  const team = teamOf(s, side);
  const most = Math.max(...team.map((seat) => personalPoints(s, seat)));
  return team.filter((seat) => personalPoints(s, seat) === most);
}

/** WR-11.41: teams win and lose together. */
const won = (s: War, side: Side, reason: string): Outcome => {
  const seats = s.hands.map((_, seat) => (sideOfSeat(s, seat) === side ? ('won' as const) : ('lost' as const)));
  return isTeam(s, side) ? { seats, reason, best: bestOf(s, side) } : { seats, reason };
};

/** WR-5.10: the card of an Event that ends the game is discarded like any other, though nothing more of it happens. */
function discardOpen(s: War): void {
  for (const { at, open, side, card } of allUnderWay(s, playEvent))
    if (open === 1 && at !== 'play') s.played[side].push(card);
}

function wins(s: War, side: Side, reason: string, cx: Cx): void {
  discardOpen(s);
  cx.emit('wins', { side, reason });
  const outcome = won(s, side, reason);
  for (const seat of outcome.best ?? [])
    cx.emit('best-of-team', { side: roleOf(s, seat), count: personalPoints(s, seat) });
  cx.end(outcome);
}

/** WR-10.02, WR-8.04: Corruption rises; at 12 SH wins at once. */
export function corrupt(s: War, points: number, cx: Cx): void {
  if (points <= 0) return;
  s.corruption = Math.min(MAX_CORRUPTION, s.corruption + points);
  cx.emit('corrupts', { count: points, corruption: s.corruption });
  if (s.corruption >= MAX_CORRUPTION) wins(s, SHADOW, 'corruption', cx);
}

/** Corruption falls, never below 0 (WR-8.04). */
export function heal(s: War, points: number, cx: Cx): void {
  const healed = Math.min(points, s.corruption);
  if (healed <= 0) return;
  s.corruption -= healed;
  cx.emit('heals', { count: healed, corruption: s.corruption });
}

/** WR-9.87, WR-10.03: the Crack of Doom. */
export function checkDoom(s: War, cx: Cx): void {
  if (s.mordor >= MORDOR_STEPS && s.corruption < MAX_CORRUPTION) wins(s, FREE, 'ring', cx);
}

/** WR-10.04 to WR-10.08: looked at in phase 6 alone, SH first. */
export function checkMilitary(s: War, cx: Cx): void {
  if (victoryPoints(s, SHADOW) >= POINTS_TO_WIN[SHADOW]) wins(s, SHADOW, 'military-shadow', cx);
  else if (victoryPoints(s, FREE) >= POINTS_TO_WIN[FREE]) wins(s, FREE, 'military-free-peoples', cx);
}
