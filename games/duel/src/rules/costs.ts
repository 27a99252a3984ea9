/** Rules 9 and 10: what a card or a tile costs a player now. */
import type { Seat } from '@pony/engine';
import { CARDS, SKILLS, SLASH, TILES, tokensThat } from '../data.ts';
import { type Duel, fortressesOf, hasToken } from '../state.ts';

const WILD_SKILL = tokensThat('wild-skill');
const NO_SURCHARGE = tokensThat('no-surcharge');
const KINDS = SKILLS.length;
const SLASH_CHOICE = SLASH.map((card) => CARDS[card].choice);

/** Symbols of a cost that the player still misses, kind by kind; refilled by every question. */
const missing = new Array<number>(KINDS).fill(0);

/**
 * How many symbols the player must buy at one coin each: own symbols first, then slash cards and the wild skill where they help most.
 * DU-9.2, DU-9.3, DU-9.7, DU-9.9, DU-9.13, DU-15.3
 */
function symbolsToBuy(s: Duel, seat: Seat, skills: readonly number[]): number {
  let lacking = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const short = skills[kind] - s.skills[seat * KINDS + kind];
    missing[kind] = short > 0 ? short : 0;
    lacking += missing[kind];
  }
  if (lacking === 0) return 0;
  if (s.slash[seat] !== 0) lacking -= coveredBySlash(s.slash[seat], 0);
  return lacking > 0 && hasToken(s, seat, WILD_SKILL) ? lacking - 1 : lacking;
}

/** The most symbols that the owned slash cards, from place `i` on, can stand for. */
function coveredBySlash(owned: number, i: number): number {
  if (i === SLASH_CHOICE.length) return 0;
  const without = coveredBySlash(owned, i + 1);
  if ((owned & (1 << i)) === 0) return without;
  let best = without;
  for (let kind = 0; kind < KINDS; kind++) {
    if ((SLASH_CHOICE[i] & (1 << kind)) === 0 || missing[kind] === 0) continue;
    missing[kind]--;
    best = Math.max(best, 1 + coveredBySlash(owned, i + 1));
    missing[kind]++;
  }
  return best;
}

/** DU-10.1, DU-10.5, DU-10.8: the chain symbol lies in the own play area. */
export const isChained = (s: Duel, seat: Seat, card: number): boolean => {
  const symbol = CARDS[card].chainIn;
  return symbol >= 0 && (s.chains[seat] & (1 << symbol)) !== 0;
};

/** Coins a player pays to play a card now. DU-9.1, DU-9.5, DU-9.6 */
export function cardPrice(s: Duel, seat: Seat, card: number): number {
  if (isChained(s, seat, card)) return 0;
  return CARDS[card].coins + symbolsToBuy(s, seat, CARDS[card].skills);
}

/** DU-9.10, DU-9.12: one coin for each own fortress on the board; DU-15.4: unless a token waives it. */
const surcharge = (s: Duel, seat: Seat): number => (hasToken(s, seat, NO_SURCHARGE) ? 0 : fortressesOf(s, seat));

/** Coins a player pays to take a tile now. */
export const tilePrice = (s: Duel, seat: Seat, tile: number): number =>
  symbolsToBuy(s, seat, TILES[tile].skills) + surcharge(s, seat);

/** A price and where it comes from, for everybody who wants to see the sum. */
export interface Price {
  coins: number;
  printed: number;
  bought: number;
  surcharge: number;
  chained: boolean;
}

export function cardPriceInFull(s: Duel, seat: Seat, card: number): Price {
  const chained = isChained(s, seat, card);
  const printed = chained ? 0 : CARDS[card].coins;
  const bought = chained ? 0 : symbolsToBuy(s, seat, CARDS[card].skills);
  return { coins: printed + bought, printed, bought, surcharge: 0, chained };
}

export function tilePriceInFull(s: Duel, seat: Seat, tile: number): Price {
  const bought = symbolsToBuy(s, seat, TILES[tile].skills);
  const extra = surcharge(s, seat);
  return { coins: bought + extra, printed: 0, bought, surcharge: extra, chained: false };
}
