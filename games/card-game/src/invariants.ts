/** What must hold in every state: cards are conserved, lists agree with places. */
import { CARD_COUNT, IS_PATH, ITEM, LOCATION_COUNT, TYPE } from './data.ts';
import {
  APART,
  BOX,
  type CardGame,
  CYCLE,
  DECK,
  GONE,
  HAND,
  inPlay,
  L_ACTIVE,
  LIMBO,
  locationOf,
  ON,
  ownerOf,
} from './state.ts';

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`impossible state: ${what}`);
}

export function invariants(s: CardGame): void {
  const found = Array<number>(CARD_COUNT).fill(0);
  const lies = (list: readonly number[], at: number, seat: number, what: string): void => {
    for (const card of list) {
      found[card] += 1;
      must(s.at[card] === at, `${what} and the place of card ${card} agree`);
      must(seat < 0 || ownerOf(s, card) === seat, `card ${card} lies with its own player`);
    }
  };
  s.hands.forEach((_, seat) => {
    lies(s.hands[seat], HAND, seat, 'hand');
    lies(s.decks[seat], DECK, seat, 'deck');
    lies(s.cycled[seat], CYCLE, seat, 'cycle pile');
    lies(s.gone[seat], GONE, seat, 'eliminated pile');
    must(s.decks[seat].length > 0 || s.cycled[seat].length === 0, 'CG-8.3 an empty deck has no cycle pile beside it');
  });
  lies(s.apart, APART, -1, 'cards apart');
  for (const card of s.play) {
    found[card] += 1;
    must(inPlay(s, card), `card ${card} is in play`);
    must(s.at[card] < ON || s.locAt[locationOf(s, card)] === L_ACTIVE, 'cards lie on active locations only');
    must((TYPE[card] === ITEM) === s.host[card] >= 0, 'items, and they alone, have a wielder');
    if (s.host[card] >= 0) must(s.at[card] === s.at[s.host[card]], 'CG-18.17 an item is where its wielder is');
  }
  for (let card = 0; card < CARD_COUNT; card++) {
    const apart = s.at[card] === BOX || s.at[card] === LIMBO;
    must(found[card] === (apart ? 0 : 1), `card ${card} is in one place`);
    must((s.at[card] === BOX) === ownerOf(s, card) < 0, `card ${card} is in the box or in a deck`);
  }
  locations(s);
  must(s.corruption >= 0, 'CG-34.6 corruption is never below zero');
  must(
    s.fresh.every((card) => inPlay(s, card)),
    'only cards in play came this round',
  );
}

function locations(s: CardGame): void {
  const { length } = s.active;
  must(
    s.addedAttack.length === length && s.addedDefence.length === length && s.bare.length === length,
    'every active location has its icons',
  );
  must(s.active.filter((location) => IS_PATH[location]).length <= 1, 'CG-12.4 one path at a time');
  for (let location = 0; location < LOCATION_COUNT; location++)
    must(
      (s.locAt[location] === L_ACTIVE) === s.active.includes(location),
      `location ${location} is on the table or elsewhere`,
    );
}
