/** A deck as a seat's option: named, in short, or pasted as a deck site or OCTGN wrote it. */
import { faulty } from '../faults.ts';
import { type Deck, decodeDeck, knownDeck, tidy } from './deck.ts';
import { type NameBook, nameBook } from './names.ts';
import { isOctgn, readOctgn } from './octgn.ts';
import { readPlain } from './plain.ts';
import { DECK_BOONS, HEROES, KNOWN_DECKS, PLAYER_CARDS } from './pool.ts';

/** English names, as the sites write them: an id is its card's name in small letters. */
const ENGLISH: NameBook = nameBook([
  Object.fromEntries(
    [...HEROES.keys(), ...PLAYER_CARDS.keys(), ...DECK_BOONS.keys()].map((id) => [
      id,
      { name: id.replaceAll('-', ' ') },
    ]),
  ),
]);

const SHORT = /^[a-z0-9:,*]*;[a-z0-9:,*]*$/;

/** What a seat's option means; nothing: the starter deck of that seat. Throws naming every card that is not understood. */
export function deckOfOption(value: string, seat: number): Deck {
  const starters = KNOWN_DECKS.filter((row) => row.kind === 'starter');
  const text = value.trim();
  if (text === '') return tidy(starters[seat % starters.length]);
  const known = knownDeck(text);
  if (known) return known;
  if (SHORT.test(text)) return decodeDeck(text);
  const { deck, faults } = isOctgn(text) ? readOctgn(text, ENGLISH) : readPlain(text, ENGLISH);
  if (faults.length > 0) throw faulty('deck', 'deck-fault', faults);
  return deck;
}
