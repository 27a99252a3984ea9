/** Decks: what they are, whether they are legal, how they come in and go out. */
export {
  type Deck,
  decodeDeck,
  encodeDeck,
  type Fault,
  faultArgs,
  knownAs,
  knownDeck,
  sizeOf,
  tidy,
} from './deck.ts';
export { type CardNames, type NameBook, nameBook, plainName } from './names.ts';
export { isOctgn, readOctgn } from './octgn.ts';
export { deckOfOption } from './option.ts';
export { type ReadDeck, readPlain, writePlain } from './plain.ts';
export { CODE_OF, DECK_BOONS, HEROES, ID_OF, KNOWN_DECKS, PLAYER_CARDS } from './pool.ts';
export { deckFaults, type Earned, LEAST_CARDS, MOST_COPIES, MOST_HEROES, tableFaults } from './validate.ts';
