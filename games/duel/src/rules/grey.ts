/** DU-12.6, DU-12.12: a grey card leaves a play area, its skills with it, and lies in the discard. */
import type { Cx, Seat } from '@pony/engine';
import { CARDS } from '../data.ts';
import { addSkills, type Duel } from '../state.ts';

export function loseGreyCard(s: Duel, owner: Seat, card: number, cx: Cx): void {
  s.areas[owner].splice(s.areas[owner].indexOf(card), 1);
  addSkills(s, owner, CARDS[card].gives, card, -1);
  s.discard.push(card);
  cx.emit('loses-grey', { seat: owner, card });
}
