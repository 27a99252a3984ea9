/** Rule 13: the Quest of the Ring. Two counters, one a side; only own steps earn a bonus (DU-13.7, DU-13.8). */
import type { Cx, Seat } from '@pony/engine';
import { BONUS_AT } from '../data.ts';
import type { Duel } from '../state.ts';
import { gainCoins } from './coins.ts';
import { anywhere, iconsOf, useIcons } from './icons.ts';
import { checkQuest } from './victory.ts';

/** One step forward; its bonus is settled before the move goes on (DU-13.4, DU-19.4). */
export function stepForward(s: Duel, seat: Seat, cx: Cx): void {
  s.quest[seat]++;
  const step = s.quest[seat];
  cx.emit('steps', { seat, step });
  if (checkQuest(s, seat, cx)) return;
  const bonus = BONUS_AT[step];
  if (!bonus) return;
  cx.emit('bonus', { seat, step });
  if (bonus.kind === 'coins') gainCoins(s, seat, bonus.count, cx); // DU-13.12
  if (bonus.kind === 'units-anywhere') cx.call(useIcons, iconsOf(anywhere(bonus.count))); // DU-13.13
  if (bonus.kind === 'extra-turn') cx.call(useIcons, iconsOf({ extraTurns: bonus.count })); // DU-13.14
  if (bonus.kind === 'remove-fortress') cx.call(useIcons, iconsOf({ fortressRemovals: bonus.count })); // DU-13.15
}
