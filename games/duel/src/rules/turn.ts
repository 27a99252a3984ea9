/** Rules 5 to 7: a turn is one chapter card, played or discarded, or one landmark tile. It cannot be passed (DU-5.4). */
import { ask, type Option, procedure, type RefusalRule, refusal, type Say, type Seat } from '@pony/engine';
import { countOf, DISCARD_INCOME, LAYOUTS, SLOTS, TILES, tokensThat } from '../data.ts';
import { ALONE, type Duel, hasToken } from '../state.ts';
import { playCard } from './cards.ts';
import { gainCoins } from './coins.ts';
import { cardPrice, isChained, tilePrice } from './costs.ts';
import { takeTile } from './tiles.ts';

const DOUBLE_INCOME = tokensThat('discard-income-times');

/** Bits of the cards that lie on a slot now. */
export const coversOf = (s: Duel, slot: number): number => LAYOUTS[s.chapter - 1].coveredBy[slot] & s.present;

/** DU-6.1, DU-6.2: a card that lost its last cover becomes available when it is turned up, at the end of the turn. */
export const isAvailable = (s: Duel, slot: number): boolean =>
  (s.faceUp & (1 << slot)) !== 0 && coversOf(s, slot) === 0;

/** DU-6.9, DU-15.12 */
export function discardIncome(s: Duel, seat: Seat): number {
  const coins = DISCARD_INCOME[s.chapter - 1];
  return hasToken(s, seat, DOUBLE_INCOME) ? coins * countOf('discard-income-times') : coins;
}

/** Cards lying face up on a slot; a face-down one is not named. */
function openCovers(s: Duel, slot: number): number[] {
  const on = coversOf(s, slot) & s.faceUp;
  return s.layout.filter((_, i) => (on & (1 << i)) !== 0);
}

const REFUSE_TURN = {
  slotEmpty: refusal<Duel>('DU-5.3', 'slot-empty'),
  faceDown: refusal<Duel>('DU-6.2', 'face-down'),
  covered: refusal<Duel>('DU-6.1', 'covered', (s, _f, _seat, o) => {
    const cards = openCovers(s, o[1]);
    return { cards, many: cards.length > 0 ? 'some' : 'none' };
  }),
  tooDear: refusal<Duel>('DU-9.14', 'too-dear', (s, _f, seat, o) => {
    const card = s.layout[o[1]];
    return { card, price: cardPrice(s, seat, card), coins: s.coins[seat] };
  }),
  tileNotUp: refusal<Duel>('DU-7.1', 'tile-not-up', (_s, _f, _seat, o) => ({ tile: o[1] })),
  tileTooDear: refusal<Duel>('DU-7.2', 'tile-too-dear', (s, _f, seat, o) => {
    const tile = o[1];
    return { tile, price: tilePrice(s, seat, tile), coins: s.coins[seat] };
  }),
  oneOfTwo: refusal<Duel>('DU-5.4', 'one-of-two'),
};

const PLAY: readonly Option[] = Array.from({ length: SLOTS }, (_, slot) => ['play', slot] as const);
const DISCARD: readonly Option[] = Array.from({ length: SLOTS }, (_, slot) => ['discard', slot] as const);
const TAKE: readonly Option[] = TILES.map((_, tile) => ['take', tile] as const);

function refuseCard(s: Duel, seat: Seat, slot: number, play: boolean): RefusalRule<Duel> | null {
  const bit = 1 << slot;
  if ((s.present & bit) === 0) return REFUSE_TURN.slotEmpty;
  if ((s.faceUp & bit) === 0) return REFUSE_TURN.faceDown;
  if (coversOf(s, slot) !== 0) return REFUSE_TURN.covered;
  if (play && cardPrice(s, seat, s.layout[slot]) > s.coins[seat]) return REFUSE_TURN.tooDear;
  return null;
}

/** The card leaves the layout; what it covered stays covered until the turn is over (DU-6.14). */
function takeCard(s: Duel, slot: number): number {
  const card = s.layout[slot];
  s.layout[slot] = -1;
  s.present &= ~(1 << slot);
  s.faceUp &= ~(1 << slot);
  return card;
}

/** Names the card and what it brings or costs; a face-down card is not named. */
function wording(s: Duel, seat: Seat, option: Option): Say {
  const target = option[1];
  if (option[0] === 'take') return { say: 'take', args: { tile: target, price: tilePrice(s, seat, target) } };
  if ((s.faceUp & (1 << target)) === 0) return { say: `${option[0]}-hidden` };
  const card = s.layout[target];
  if (option[0] === 'discard') return { say: 'discard', args: { card, coins: discardIncome(s, seat) } };
  return {
    say: 'play',
    args: { card, price: cardPrice(s, seat, card), chained: isChained(s, seat, card) ? 'yes' : 'no' },
  };
}

export const turn = procedure<Duel>('turn', [
  ask('take', {
    seats: (s) => ALONE[s.active],
    prompt: (s, _f, seat) => ({
      say: 'turn',
      args: { seat, chapter: s.chapter, coins: s.coins[seat], tiles: s.tilesUp.slice() },
    }),
    candidates: (s, _f, _seat, out) => {
      for (let slot = 0; slot < SLOTS; slot++) {
        if ((s.present & (1 << slot)) !== 0) out.push(PLAY[slot], DISCARD[slot]);
      }
      for (let i = 0; i < s.tilesUp.length; i++) out.push(TAKE[s.tilesUp[i]]);
    },
    refuse: (s, _f, seat, option) => {
      const target = option[1];
      if (option[0] === 'play') return refuseCard(s, seat, target, true);
      if (option[0] === 'discard') return refuseCard(s, seat, target, false);
      if (option[0] !== 'take') return REFUSE_TURN.oneOfTwo;
      if (!s.tilesUp.includes(target)) return REFUSE_TURN.tileNotUp;
      return tilePrice(s, seat, target) > s.coins[seat] ? REFUSE_TURN.tileTooDear : null;
    },
    tell: (s, _f, seat, option) => wording(s, seat, option),
    answer: (s, _f, seat, option, cx) => {
      const target = option[1];
      if (option[0] === 'play') {
        const card = takeCard(s, target);
        const coins = cardPrice(s, seat, card);
        const chained = isChained(s, seat, card) ? 1 : 0;
        s.coins[seat] -= coins;
        cx.emit(chained ? 'chains' : 'plays', { seat, card, coins });
        cx.call(playCard, { card, chained, tokens: s.tokens[seat] });
      } else if (option[0] === 'discard') {
        const card = takeCard(s, target);
        s.discard.push(card);
        cx.emit('discards', { seat, card });
        gainCoins(s, seat, discardIncome(s, seat), cx);
      } else {
        const coins = tilePrice(s, seat, target);
        s.coins[seat] -= coins;
        cx.emit('takes', { seat, tile: target, coins });
        cx.call(takeTile, { tile: target, tokens: s.tokens[seat] });
      }
    },
  }),
]);
