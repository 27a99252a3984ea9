/** Rules 6 and 11: a card comes into the play area and works. Order of DU-19.3: own effect, bonuses of tokens, alliances. */
import { address, call, procedure, run, type Seat } from '@pony/engine';
import { ALL_REGIONS, CARDS, countOf, RACES, tokensThat } from '../data.ts';
import { addSkills, type Duel } from '../state.ts';
import { alliance, makeAlliance } from './alliances.ts';
import { gainCoins } from './coins.ts';
import { type Icons, iconsOf, useIcons } from './icons.ts';
import { checkRaces, differentRaces } from './victory.ts';

export interface PlayCard {
  card: number;
  /** 1 when a chain symbol made it free. */
  chained: number;
  /** Tokens owned when the card was played: later ones do not act on it (DU-14.15). */
  tokens: number;
}

export const playCard = address<PlayCard>('play-card');

const ANY_REGION = tokensThat('red-any-region');
const MORE_UNITS = tokensThat('more-units-on-red');
const AGAIN_ON_YELLOW = tokensThat('extra-turn-on-yellow');
const RING_ON_YELLOW = tokensThat('ring-on-yellow');
const UNIT_ON_BLUE = tokensThat('unit-on-blue');
const MOVES_ON_GREEN = tokensThat('moves-on-green');
const COINS_ON_CHAIN = tokensThat('coins-on-chain');

/** The icons printed on a card; DU-19.5: two tokens change the placement of a red card itself. */
function printedIcons(card: number, tokens: number): Icons | null {
  const { rings, units, regions, moves, coinLoss, removals } = CARDS[card].effect;
  if (rings + units + moves + coinLoss + removals === 0) return null;
  const more = units > 0 && (tokens & MORE_UNITS) !== 0 ? countOf('more-units-on-red') : 0;
  const open = units > 0 && (tokens & ANY_REGION) !== 0 ? ALL_REGIONS : regions;
  return iconsOf({ rings, units: units + more, regions: open, moves, coinLoss, removals });
}

/** What tokens owned before add to a card of this colour (DU-15.1, DU-15.6, DU-15.8, DU-15.10). */
function bonusIcons(card: number, tokens: number): Icons | null {
  const { color } = CARDS[card];
  const extraTurns = color === 'yellow' && (tokens & AGAIN_ON_YELLOW) !== 0 ? countOf('extra-turn-on-yellow') : 0;
  const rings = color === 'yellow' && (tokens & RING_ON_YELLOW) !== 0 ? countOf('ring-on-yellow') : 0;
  const units = color === 'blue' && (tokens & UNIT_ON_BLUE) !== 0 ? countOf('unit-on-blue') : 0;
  const moves = color === 'green' && (tokens & MOVES_ON_GREEN) !== 0 ? countOf('moves-on-green') : 0;
  if (extraTurns + rings + units + moves === 0) return null;
  return iconsOf({ extraTurns, rings, units, regions: ALL_REGIONS, moves });
}

/** DU-6.4, DU-11.3: from now on the card's skills, race and chain symbol are the player's. */
function enterPlayArea(s: Duel, seat: Seat, id: number): void {
  const card = CARDS[id];
  s.areas[seat].push(id);
  if (card.color === 'grey') addSkills(s, seat, card.gives, id, 1);
  if (card.chainOut >= 0) s.chains[seat] |= 1 << card.chainOut;
  if (card.effect.race >= 0) s.races[seat * RACES.length + card.effect.race]++;
}

export const cards = procedure<Duel, PlayCard>('play-card', [
  run('enter', (s, f, cx) => {
    enterPlayArea(s, s.active, f.card);
    const { race, coins } = CARDS[f.card].effect;
    if (race >= 0 && checkRaces(s, s.active, cx)) return; // DU-17.9
    gainCoins(s, s.active, coins, cx); // DU-11.4
  }),
  call('effect', useIcons, (_s, f) => printedIcons(f.card, f.tokens)),
  // DU-15.9
  run('chainBonus', (s, f, cx) => {
    if (f.chained && (f.tokens & COINS_ON_CHAIN) !== 0) gainCoins(s, s.active, countOf('coins-on-chain'), cx);
  }),
  call('bonuses', useIcons, (_s, f) => bonusIcons(f.card, f.tokens)),
  run('alliance', (s, f, cx) => {
    const { race } = CARDS[f.card].effect;
    if (race < 0) return;
    // DU-14.1: the second symbol of a race
    if (s.races[s.active * RACES.length + race] === 2) cx.call(makeAlliance, alliance([race, race]));
    // DU-14.4, DU-14.8: the third different race, once a game
    if (s.threeRaces[s.active] || differentRaces(s, s.active) !== 3) return;
    s.threeRaces[s.active] = 1;
    const own = s.races.slice(s.active * RACES.length, (s.active + 1) * RACES.length);
    cx.call(makeAlliance, alliance(own.flatMap((count, id) => (count > 0 ? [id] : []))));
  }),
]);
