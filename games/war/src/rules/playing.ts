/** An Event card being played, as other chapters see it (WR-5.10). */
import { address } from '@pony/engine';
import type { Side } from '../data.ts';
import { guideOf, tableOf } from '../edition.ts';
import type { CardNo } from '../ids.ts';
import type { War } from '../state.ts';

export interface PlayEvent {
  side: Side;
  card: CardNo;
  /** Result that paid for it; -1 when it came without a die (WR-5.43). */
  paid: number;
  /** Next instruction. */
  next: number;
  /** What one instruction leaves for the next: a region, a count, a tile. */
  note: number;
  /** 1: the drawing Guide led when the card was played; the drawing table card that lay there, -1 for none (WR-5.55). */
  guide: number;
  drawer: number;
  /** 1 while the card is still in the player's hand of things to do: neither discarded nor on the table. */
  open: number;
}
export const playEvent = address<PlayEvent>('play-event');
export const eventPlay = (s: War, side: Side, card: CardNo, paid: number): PlayEvent => ({
  side,
  card,
  paid,
  next: 0,
  note: -1,
  guide: guideOf(s)?.drawsAfterEvent ? 1 : 0,
  drawer: s.table[side].find((one) => tableOf(s, one)?.drawsAfterEvent) ?? -1,
  open: 1,
});
