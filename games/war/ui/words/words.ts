/** The words of the table: its own sentences, and the names the game gives to its things. */
import { type Bundle, makeText, type Text } from '@pony/text';
import { createContext, useContext } from 'react';
import { DECKS, FACES, faceOf, NATIONS, ROLES, SAURON, sortOf } from '../data/facts.ts';
import { BASE, type Edition } from '../edition.ts';
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
  die(die: number): string;
  /** The letter on a die. */
  tag(die: number): string;
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
export function warWords(lang: string, game: Say, { facts, texts }: Pick<Edition, 'facts' | 'texts'> = BASE): WarWords {
  const { characters, cards, dice } = facts;
  const own = makeText(lang, [...texts.map((text) => text[lang] ?? text.en), OWN[lang] ?? en]);
  const has = (key: string): boolean => own.has(key) || game.has(key);
  const say: Text['say'] = (key, args) => (own.has(key) ? own.say(key, args) : game.say(key, args));
  const name = (key: string): string => say(has(`${key}.name`) ? `${key}.name` : key);
  const character = (id: number): string => name(`character.${characters[id].id}`);
  const dieName = (id: number): string => [dice[sortOf(id)].id, FACES[faceOf(id)]].filter(Boolean).join('-');
  const letters = lettersOf(characters.map(({ side }, id) => ({ name: character(id), side })));
  return {
    lang,
    say,
    has,
    side: (side) => name(`side.${ROLES[side]}`),
    region: (id) => name(`region.${PLACES[id].id}`),
    nation: (id) => name(`nation.${NATIONS[id].id}`),
    character,
    letter: (id) => {
      const key = `letter.${characters[id].id}`;
      return own.has(key) ? own.say(key) : letters[id];
    },
    card: (id) => name(`card.${cards[id].id}`),
    figure: (id) => name(`figure.${figureId(id)}`),
    combat: (id) => name(`combat.${cards[id].combat}`),
    deck: (id) => name(`deck.${DECKS[id]}`),
    die: (id) => name(`die.${dieName(id)}`),
    tag: (id) => say(`tag.die.${FACES[faceOf(id)]}`),
  };
}

const Words = createContext<WarWords>(warWords('en', makeText('en', [])));
export const WarWordsProvider = Words;
export const useWarWords = (): WarWords => useContext(Words);
