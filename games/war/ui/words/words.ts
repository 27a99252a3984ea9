/** The words of the table: its own sentences, and the names the game gives to its things. */
import { type Bundle, makeText, type Text } from '@pony/text';
import { createContext, useContext } from 'react';
import { CARDS, CHARACTERS, DECKS, FACES, NATIONS, SIDES } from '../data/facts.ts';
import { PLACES } from '../map/atlas.ts';
import en from '../text/en.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };

type Say = Pick<Text, 'say' | 'has'>;

export interface WarWords extends Say {
  readonly lang: string;
  side(side: number): string;
  region(region: number): string;
  nation(nation: number): string;
  character(character: number): string;
  /** The letter on the piece of a Character. */
  letter(character: number): string;
  card(card: number): string;
  combat(card: number): string;
  deck(deck: number): string;
  die(face: number): string;
  /** The letter on a die. */
  tag(face: number): string;
}

const OWN: Readonly<Record<string, Bundle>> = { en, uk };
const ARTICLE = /^(The|A) /;

/** The words of the table in a language, over the wording of the game. */
export function warWords(lang: string, game: Say): WarWords {
  const own = makeText(lang, [OWN[lang] ?? en]);
  const has = (key: string): boolean => own.has(key) || game.has(key);
  const say: Text['say'] = (key, args) => (own.has(key) ? own.say(key, args) : game.say(key, args));
  const name = (key: string): string => say(has(`${key}.name`) ? `${key}.name` : key);
  const character = (id: number): string => name(`character.${CHARACTERS[id].id}`);
  return {
    lang,
    say,
    has,
    side: (side) => name(`side.${SIDES[side]}`),
    region: (id) => name(`region.${PLACES[id].id}`),
    nation: (id) => name(`nation.${NATIONS[id].id}`),
    character,
    letter: (id) => character(id).replace(ARTICLE, '').charAt(0),
    card: (id) => name(has(`card.${CARDS[id].id}`) ? `card.${CARDS[id].id}` : `event.${CARDS[id].id}`),
    combat: (id) => name(`combat.${CARDS[id].combat}`),
    deck: (id) => name(`deck.${DECKS[id]}`),
    die: (face) => name(`die.${FACES[face]}`),
    tag: (face) => say(`tag.die.${FACES[face]}`),
  };
}

const Words = createContext<WarWords>(warWords('en', makeText('en', [])));
export const WarWordsProvider = Words;
export const useWarWords = (): WarWords => useContext(Words);
