/** Chapter X: the four victories. */
import type { Cx, Frame, Outcome } from '@pony/engine';
import { FREE, MAX_CORRUPTION, MORDOR_STEPS, POINTS_TO_WIN, SHADOW, type Side } from '../data.ts';
import type { War } from '../state.ts';
import { victoryPoints } from './capture.ts';
import type { PlayEvent } from './events.ts';

const won = (side: Side, reason: string): Outcome => ({
  seats: side === FREE ? ['won', 'lost'] : ['lost', 'won'],
  reason,
});

/** WR-5.10: the card of an Event that ends the game is discarded like any other, though nothing more of it happens. */
function discardOpen(s: War): void {
  for (const frame of s.stack) {
    if (frame.p !== 'play-event' || frame.at === 'play') continue;
    const { side, card, open } = frame as Frame & PlayEvent;
    if (open === 1) s.played[side].push(card);
  }
}

function wins(s: War, side: Side, reason: string, cx: Cx): void {
  discardOpen(s);
  cx.emit('wins', { side, reason });
  cx.end(won(side, reason));
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
