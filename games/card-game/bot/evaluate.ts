/** How good a position is for a seat: points won, what the fights to come will bring, cards that are left. */
import type { Seat } from '@pony/engine';
import { contentOf } from '../src/content/registry.ts';
import { FREE, IS_PATH, POINTS, SHADOW, type Side } from '../src/data.ts';
import { attackerOf, defenderOf, worthOf } from '../src/rules/fight.ts';
import { carryover, locationAttack, locationDefence, points, ringPoints } from '../src/rules/icons.ts';
import { cardsThere, likelyPairs, openPairs } from '../src/rules/support.ts';
import { type CardGame, inReserve, ownerOf, RESERVE, scenarioOf, sideOfSeat } from '../src/state.ts';
import { type Ahead, aheadOf, worthIn } from './worth.ts';

/** In victory points. */
const HAND_CARD = 0.16;
const HAND_ICON = 0.1;
const RESERVE_CARD = 0.12;
const RESERVE_ICON = 0.2;
const ON_LOCATION = 0.05;
const DECK_ICON = 0.022;
const RING = 0.8;
const DRAW_EACH_ROUND = 0.3;
const CARRYOVER = 0.12;
/** Points that make a game as good as won. */
const SCALE = 9;

interface Fight {
  attack: number;
  /** On the location and with the defenders. */
  onCard: number;
  defence: number;
}

function totals(s: CardGame, location: number): Fight {
  const pairs: number[] = [];
  if (!IS_PATH[location])
    for (const attacks of [true, false]) {
      const side = attacks ? attackerOf(location) : defenderOf(location);
      const open = openPairs(s, location, side, attacks, pairs);
      if (open.length > 0) pairs.push(...likelyPairs(s, open, attacks));
    }
  let attack = locationAttack(s, location);
  for (const card of cardsThere(s, location, attackerOf(location))) attack += worthOf(s, location, card, true, pairs);
  const onCard = locationDefence(s, location);
  let defence = onCard;
  for (const card of cardsThere(s, location, defenderOf(location))) defence += worthOf(s, location, card, false, pairs);
  return { attack, onCard, defence };
}

/** The chance that the attackers win by what lies there; the more cards are in hands, the less it is settled. */
const chanceOf = (margin: number, steep: number): number => 1 / (1 + Math.exp(-steep * margin));

/** Points of the Free Peoples less points of the Shadow that a location is likely to bring. */
function fightValue(s: CardGame, location: number, steep: number): number {
  const { attack, defence } = totals(s, location);
  const wins = chanceOf(attack - defence - 0.5, steep);
  if (!IS_PATH[location]) {
    const worth = POINTS[location] * (2 * wins - 1);
    return attackerOf(location) === FREE ? worth : -worth;
  }
  // Icons left over are corruption; in the Duel equal totals bring nothing
  const left = Math.log1p(Math.exp(steep * (attack - defence))) / steep;
  const free = scenarioOf(s).duelPaths ? chanceOf(defence - attack - 0.5, steep) : 1 - wins;
  return free * POINTS[location] - left;
}

/** What the cards of a side are worth where they are. */
function cardsOf(s: CardGame, side: Side, ahead: Ahead, roundsLeft: number): number {
  let sum = 0;
  for (let seat = 0; seat < s.hands.length; seat++) {
    if (sideOfSeat(s, seat) !== side) continue;
    for (const card of s.hands[seat]) sum += HAND_CARD + HAND_ICON * worthIn(card, ahead);
    for (const card of s.decks[seat]) sum += DECK_ICON * worthIn(card, ahead);
    for (const card of s.cycled[seat]) sum += DECK_ICON * worthIn(card, ahead);
    sum += CARRYOVER * (carryover(s, seat) - 2);
  }
  for (const card of s.play) {
    if (sideOfSeat(s, ownerOf(s, card)) !== side) continue;
    if (s.at[card] === RESERVE) sum += RESERVE_CARD + RESERVE_ICON * worthIn(card, ahead);
    else sum += ON_LOCATION;
    const { drawsMore } = contentOf(card);
    if (drawsMore && inReserve(s, card)) sum += DRAW_EACH_ROUND * Math.min(roundsLeft, 4);
  }
  return sum + RING * ringPoints(s, side);
}

/** From -1 (lost) to 1 (won). */
export function evaluate(s: CardGame, seat: Seat): number {
  const roundsLeft = Math.max(0, scenarioOf(s).lastPath - s.lastPath);
  const ahead = aheadOf(s);
  let inHands = 0;
  for (const hand of s.hands) inHands += hand.length;
  const steep = 2.4 / (1 + 0.12 * inHands);
  let free = points(s, FREE) - points(s, SHADOW);
  for (const location of s.active) free += fightValue(s, location, steep);
  const fade = Math.min(1, 0.35 + roundsLeft / 4);
  free += fade * (cardsOf(s, FREE, ahead, roundsLeft) - cardsOf(s, SHADOW, ahead, roundsLeft));
  const value = Math.tanh(free / SCALE);
  return sideOfSeat(s, seat) === FREE ? value : -value;
}
