/** WR-5.42: a player removes a card of the enemy from the table, as his action. */
import { address, type Cx, procedure, refusal, run } from '@pony/engine';
import { ask } from '../ask.ts';
import { ARMY, CHARACTER, enemy, faceOf, type Side } from '../data.ts';
import { tableOf, typeOfCard } from '../edition.ts';
import type { CardNo, Die } from '../ids.ts';
import { DISCARD } from '../options.ts';
import { actorOf, deciderIf } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf } from '../verbs.ts';
import { discardFromHand } from './cards.ts';
import { spendRing } from './dice.ts';
import { discardTable } from './table.ts';

export interface Removing {
  side: Side;
  card: CardNo;
  /** Type of card to be discarded next: ARMY, then CHARACTER. */
  type: number;
}
const removing = address<Removing>('remove-table-card');

const REFUSE_REMOVAL = {
  wrongType: refusal<War>('WR-5.42', 'removal-card-type'),
};

/** Die spent already; further costs are paid together. */
export function removeTableCard(s: War, side: Side, card: CardNo, die: Die, cx: Cx): void {
  const price = tableOf(s, card)?.removal?.price(s, faceOf(die));
  if (price === 'ring') spendRing(s, side, cx);
  if (price === 'cards') cx.call(removing, { side, card, type: ARMY });
  else discardTable(s, enemy(side), card, cx);
}

export const removals = procedure<War, Removing>('remove-table-card', [
  ask('pay', {
    seats: (s, f) => deciderIf(s, { action: f.side }, true),
    prompt: (_s, f) => ({ say: f.type === ARMY ? 'pay-army-card' : 'pay-character-card', args: { card: f.card } }),
    candidates: (s, f, _seat, out) => {
      for (const card of s.hands[actorOf(s, f.side)]) out.push(DISCARD[card]);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] !== 'discard') return REFUSE_REMOVAL.wrongType;
      const card = option[1];
      const fits = s.hands[actorOf(s, f.side)].includes(card) && typeOfCard(s, card) === f.type;
      return fits ? null : REFUSE_REMOVAL.wrongType;
    },
    answer: (s, f, _seat, option: OptionOf<'discard'>, cx) => {
      discardFromHand(s, actorOf(s, f.side), option[1], cx);
      if (f.type === ARMY) {
        f.type = CHARACTER;
        return 'pay';
      }
    },
  }),
  run('leaves', (s, f, cx) => discardTable(s, enemy(f.side), f.card, cx)),
]);
