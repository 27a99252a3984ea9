/** Deck-building (LC-3): every broken rule by name, not only the first. */
import { type Deck, type Fault, knownAs, sizeOf } from './deck.ts';
import { DECK_BOONS, HEROES, KNOWN_DECKS, PLAYER_CARDS } from './pool.ts';

export const LEAST_CARDS = 50;
export const MOST_COPIES = 3;
export const MOST_HEROES = 3;

/** Player-back boons and burdens this player has in the campaign pool, by title. */
export type Earned = Readonly<Record<string, number>>;

const isStarter = (deck: Deck): boolean =>
  KNOWN_DECKS.some((row) => row.kind === 'starter' && row.id === knownAs({ ...deck, cards: withoutBoons(deck) }));

const withoutBoons = (deck: Deck): Deck['cards'] => deck.cards.filter(({ id }) => !DECK_BOONS.has(id));

function heroFaults(heroes: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  if (heroes.length < 1 || heroes.length > MOST_HEROES)
    faults.push({ rule: 'LC-3.1', say: 'hero-number', args: { n: heroes.length, most: MOST_HEROES } });
  for (const id of new Set(heroes)) {
    if (!HEROES.has(id)) faults.push({ rule: 'LC-3.1', say: 'no-hero', args: { card: id } });
    else if (heroes.filter((other) => other === id).length > 1)
      faults.push({ rule: 'LC-3.6', say: 'hero-twice', args: { card: id } });
  }
  return faults;
}

function cardFaults({ id, count }: Deck['cards'][number], earned: Earned): Fault[] {
  const boon = DECK_BOONS.get(id);
  if (boon) {
    const mine = earned[id] ?? 0;
    return count > mine ? [{ rule: 'LC-26.15', say: 'not-earned', args: { card: id, n: count, most: mine } }] : [];
  }
  if (HEROES.has(id)) return [{ rule: 'LC-3.4', say: 'hero-in-deck', args: { card: id } }];
  if (!PLAYER_CARDS.has(id)) return [{ rule: 'LC-3.4', say: 'not-for-decks', args: { card: id } }];
  return count > MOST_COPIES
    ? [{ rule: 'LC-3.3', say: 'too-many-copies', args: { card: id, n: count, most: MOST_COPIES } }]
    : [];
}

/** Everything that forbids a deck; empty when it may be played. */
export function deckFaults(deck: Deck, earned: Earned = {}): Fault[] {
  const faults = [...heroFaults(deck.heroes), ...deck.cards.flatMap((card) => cardFaults(card, earned))];
  const size = sizeOf({ ...deck, cards: withoutBoons(deck) });
  const known = [...deck.heroes, ...deck.cards.map(({ id }) => id)].every(
    (id) => HEROES.has(id) || PLAYER_CARDS.has(id) || DECK_BOONS.has(id),
  );
  // LC-3.9: the starter decks are legal with 47 cards; LC-26.17: boons and burdens do not count.
  if (size < LEAST_CARDS && !(known && isStarter(deck)))
    faults.push({ rule: 'LC-3.2', say: 'too-few-cards', args: { n: size, least: LEAST_CARDS } });
  // LC-26.17: a burden with a player back must be in the deck.
  for (const [id, boon] of DECK_BOONS) {
    const mine = boon.kind === 'burden' ? (earned[id] ?? 0) : 0;
    const there = deck.cards.find((card) => card.id === id)?.count ?? 0;
    if (there < mine) faults.push({ rule: 'LC-26.17', say: 'burden-missing', args: { card: id, n: mine } });
  }
  return faults;
}

/** LC-3.5: heroes that two seats of a table want; said before the start. */
export function tableFaults(decks: readonly Deck[]): Fault[] {
  const heroes = new Set(decks.flatMap((deck) => deck.heroes));
  return [...heroes].flatMap((card) => {
    const seats = decks.flatMap((deck, seat) => (deck.heroes.includes(card) ? [seat] : []));
    return seats.length > 1 ? [{ rule: 'LC-3.5', say: 'hero-shared', args: { card, seats } }] : [];
  });
}
