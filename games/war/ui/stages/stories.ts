/** What the log tells of the round of battle that is going on, beyond what the table shows. Pure. */
import type { Told } from '../model.ts';

/** A figure taken away or reduced for a hit. */
export interface Loss {
  readonly figure: number;
  readonly reduced: boolean;
}

const NUMBER = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** By side: figures taken away or reduced in this round, in order; a card or a roll that comes again begins a new one. */
export function lossesOf(told: readonly Told[]): readonly (readonly Loss[])[] {
  let lost: Loss[][] = [[], []];
  let rolled = [false, false];
  for (const { say, args = {} } of told) {
    const side = NUMBER(args.side);
    const again = (say === 'shows-combat-card' && rolled.some(Boolean)) || (say === 'combat-rolls' && rolled[side]);
    if (say === 'attacks' || again) {
      lost = [[], []];
      rolled = [false, false];
    }
    if (say === 'combat-rolls') rolled[side] = true;
    if (say === 'loses' || say === 'reduces')
      lost[side].push({ figure: NUMBER(args.figure), reduced: say === 'reduces' });
  }
  return lost;
}

/** By side: the Combat card shown in the round that is going on, also when it has done its work; -1 for none. */
export function cardsOf(told: readonly Told[]): readonly number[] {
  let cards = [-1, -1];
  let rolled = [false, false];
  for (const { say, args = {} } of told) {
    const side = NUMBER(args.side);
    const again = (say === 'shows-combat-card' && rolled.some(Boolean)) || (say === 'combat-rolls' && rolled[side]);
    if (say === 'attacks' || again) {
      cards = [-1, -1];
      rolled = [false, false];
    }
    if (say === 'combat-rolls') rolled[side] = true;
    if (say === 'shows-combat-card') cards[side] = NUMBER(args.card);
  }
  return cards;
}
