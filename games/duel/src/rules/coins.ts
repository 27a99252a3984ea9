/** Coins go to and come from a reserve that never runs out (DU-2.10). */
import type { Cx, Seat } from '@pony/engine';
import type { Duel } from '../state.ts';

export function gainCoins(s: Duel, seat: Seat, coins: number, cx: Cx): void {
  if (coins === 0) return;
  s.coins[seat] += coins;
  cx.emit('coins', { seat, coins });
}
