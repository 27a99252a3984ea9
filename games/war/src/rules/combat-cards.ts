/** Chapter VI, WR-6.531 to WR-6.538: combat cards are chosen face down. */
import { refusal } from '@pony/engine';
import type { Question } from '../ask.ts';
import { companionAt } from '../board.ts';
import type { Battle } from '../content/types.ts';
import { enemy, FREE, type Side } from '../data.ts';
import { combatOf, deckOfCard, tableOf } from '../edition.ts';
import { CARD, NO } from '../options.ts';
import { decider, deciderIf } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf, WarOption } from '../verbs.ts';
import { takeFromHand } from './cards.ts';
import { battleRegion, ORDERS, placeOf } from './strength.ts';
import { isCombatCardForbidden } from './table.ts';

const REFUSE_COMBAT_CARD = {
  notInHand: refusal<War>('WR-6.532', 'not-in-hand'),
};

/** Cards of a side that could be used in battles: its hand, and table cards with a combat use (WR-5.46). */
function combatCards(s: War, f: Battle, side: Side, out: number[]): void {
  for (const card of s.hands[f.command[side]]) out.push(card);
  for (const card of s.table[side]) if (tableOf(s, card)?.combat) out.push(card);
}

/** Judged by open information alone. */
function mayUseCards(s: War, f: Battle, side: Side): boolean {
  if (s.hands[f.command[side]].length === 0 && !s.table[side].some((card) => tableOf(s, card)?.combat)) return false;
  if (
    side === FREE &&
    (f.orders & ORDERS.noFreeCardsInRoundOne) !== 0 &&
    f.round === 1 &&
    !companionAt(s, placeOf(f, FREE))
  )
    return false;
  return !isCombatCardForbidden(s, side, battleRegion(s, f));
}

/** WR-6.531 to WR-6.533, WR-6.538: a card is chosen face down. */
export function combatCardAsk(who: 'attacker' | 'defender'): Question<WarOption, Battle> {
  const sideOf = (f: Battle): Side => (who === 'attacker' ? f.attacker : enemy(f.attacker));
  return {
    seats: (s, f) => deciderIf(s, { seat: f.command[sideOf(f)] }, mayUseCards(s, f, sideOf(f))),
    prompt: (s, f) => ({ say: 'combat-card', args: { region: battleRegion(s, f), round: f.round } }),
    candidates: (s, f, _seat, out) => {
      out.push(NO);
      const cards: number[] = [];
      combatCards(s, f, sideOf(f), cards);
      for (const card of cards) out.push(CARD[card]);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'no') return null;
      if (option[0] !== 'card') return REFUSE_COMBAT_CARD.notInHand;
      const card = option[1];
      const side = sideOf(f);
      const held =
        s.hands[f.command[side]].includes(card) || (s.table[side].includes(card) && tableOf(s, card)?.combat);
      if (!held) return REFUSE_COMBAT_CARD.notInHand;
      const { requires } = combatOf(s, card);
      return requires && !requires.holds(s, f, side) ? requires.refusal : null;
    },
    tell: (_s, _f, _seat, option: OptionOf<'card' | 'no'>) =>
      option[0] === 'no'
        ? { say: 'no-combat-card' }
        : { say: 'combat-card', args: { card: option[1], combat: option[1] } },
    answer: (s, f, _seat, option: OptionOf<'no' | 'card'>, cx) => {
      const side = sideOf(f);
      if (option[0] === 'no') return;
      const card = option[1];
      if (s.hands[f.command[side]].includes(card)) takeFromHand(s, f.command[side], card);
      else s.table[side].splice(s.table[side].indexOf(card), 1);
      s.sealed[side] = card;
      cx.whisper(
        decider(s, { seat: f.command[side] }),
        { say: 'chooses-combat-card', args: { side, card, combat: card } },
        { say: 'chooses-hidden', args: { side, deck: deckOfCard(s, card) } },
      );
    },
  };
}
