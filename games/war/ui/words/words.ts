/** The words of the table: its own sentences, and the names the game gives to its things. */
import { type Bundle, makeText, type Text } from '@pony/text';
import { createContext, useContext } from 'react';
import { CARDS, CHARACTERS, DECKS, FACES, NATIONS, ROLES, SAURON } from '../data/facts.ts';
import { PLACES } from '../map/atlas.ts';
import en from '../text/en.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };
import { kindOf, LEADER, nationOf } from '../types.ts';

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
  figure(figure: number): string;
  combat(card: number): string;
  deck(deck: number): string;
  die(face: number): string;
  /** The letter on a die. */
  tag(face: number): string;
}

/** Leaders of Sauron are the Nazgûl. */
function figureId(figure: number): string {
  const nation = nationOf(figure);
  const kind = kindOf(figure);
  if (kind === LEADER && nation === SAURON) return 'nazgul';
  return `${NATIONS[nation].id}-${KINDS[kind]}`;
}
const KINDS = ['regular', 'elite', 'leader'];

const OWN: Readonly<Record<string, Bundle>> = { en, uk };
const ARTICLE = /^(The|A) /;

/** One letter for each Character, two where others of his side begin alike; shapes tell the sides apart. */
export function lettersOf(all: readonly { readonly name: string; readonly side: number }[]): string[] {
  const bare = (name: string): string => name.replace(ARTICLE, '');
  const first = (name: string): string => bare(name).split(' ')[0];
  return all.map(({ name, side }) => {
    const own = bare(name);
    const alike = all.some(
      (other) => other.side === side && first(other.name) !== first(name) && bare(other.name)[0] === own[0],
    );
    return own.slice(0, alike ? 2 : 1);
  });
}

/** The words of the table in a language, over the wording of the game. */
export function warWords(lang: string, game: Say): WarWords {
  const own = makeText(lang, [OWN[lang] ?? en]);
  const has = (key: string): boolean => own.has(key) || game.has(key);
  const say: Text['say'] = (key, args) => (own.has(key) ? own.say(key, args) : game.say(key, args));
  const name = (key: string): string => say(has(`${key}.name`) ? `${key}.name` : key);
  const character = (id: number): string => name(`character.${CHARACTERS[id].id}`);
  const letters = lettersOf(CHARACTERS.map(({ side }, id) => ({ name: character(id), side })));
  return {
    lang,
    say,
    has,
    side: (side) => name(`side.${ROLES[side]}`),
    region: (id) => name(`region.${PLACES[id].id}`),
    nation: (id) => name(`nation.${NATIONS[id].id}`),
    character,
    letter: (id) => letters[id],
    card: (id) => name(`card.${CARDS[id].id}`),
    figure: (id) => name(`figure.${figureId(id)}`),
    combat: (id) => name(`combat.${CARDS[id].combat}`),
    deck: (id) => name(`deck.${DECKS[id]}`),
    die: (face) => name(`die.${FACES[face]}`),
    tag: (face) => say(`tag.die.${FACES[face]}`),
  };
}

const Words = createContext<WarWords>(warWords('en', makeText('en', [])));
export const WarWordsProvider = Words;
export const useWarWords = (): WarWords => useContext(Words);
