/** The words of the table: its own sentences, and the names the game gives to its things. */
import { type Bundle, makeText, type Text } from '@pony/text';
import { createContext, useContext } from 'react';
import { CARDS, CHARACTERS, FACES, NATIONS, SIDES } from '../data/facts.ts';
import { PLACES } from '../map/atlas.ts';
import en from '../text/en.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };

export interface WarWords {
  readonly lang: string;
  /** A sentence of the table or of the game, by its key. */
  say(key: string, args?: Readonly<Record<string, unknown>>): string;
  has(key: string): boolean;
  side(side: number): string;
  region(region: number): string;
  nation(nation: number): string;
  character(character: number): string;
  /** The letter on the piece of a Character. */
  letter(character: number): string;
  card(card: number): string;
  die(face: number): string;
  /** The letter on a die. */
  tag(face: number): string;
}

const OWN: Readonly<Record<string, Bundle>> = { en, uk };
const ARTICLE = /^(The|A) /;

/** The words of the table in a language, over the wording of the game. */
export function warWords(lang: string, game: Bundle): WarWords {
  return warWordsOf(makeText(lang, [OWN[lang] ?? en, game]));
}

function warWordsOf(text: Text): WarWords {
  const name = (key: string): string => text.say(text.has(`${key}.name`) ? `${key}.name` : key);
  const character = (id: number): string => name(`character.${CHARACTERS[id].id}`);
  return {
    lang: text.lang,
    say: text.say,
    has: text.has,
    side: (side) => name(`side.${SIDES[side]}`),
    region: (id) => name(`region.${PLACES[id].id}`),
    nation: (id) => name(`nation.${NATIONS[id].id}`),
    character,
    letter: (id) => character(id).replace(ARTICLE, '').charAt(0),
    card: (id) => name(`event.${CARDS[id].id}`),
    die: (face) => name(`die.${FACES[face]}`),
    tag: (face) => text.say(`tag.die.${FACES[face]}`),
  };
}

const Words = createContext<WarWords>(warWords('en', {}));
export const WarWordsProvider = Words;
export const useWarWords = (): WarWords => useContext(Words);
