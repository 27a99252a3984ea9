/** The plain list that deck sites print: sections with a number in brackets, lines like `3x Gandalf (Core Set)`. */
import { type Deck, type Fault, sizeOf, tidy } from './deck.ts';
import type { CardNames, NameBook } from './names.ts';
import { PLAYER_CARDS } from './pool.ts';

export interface ReadDeck {
  readonly name: string;
  readonly deck: Deck;
  readonly faults: readonly Fault[];
}

/** No deck is written in more letters. */
export const LONGEST = 64_000;
export const TOO_LONG: Fault = { rule: null, say: 'too-long', args: { most: LONGEST } };

/** Boxes that hold the cards of the core set; a card of that name in any other pack is another card. */
const PACKS = ['core set', 'revised core set', 'core'];
const SECTION =
  /^(hero|heroes|ally|allies|attachments?|events?|(?:player )?side quests?|sideboard|treasures?|contracts?)\s*:?\s*(\(\d+\))?:?$/i;
const LINE = /^(\d{1,2})(?:\s*[x×]\s*|\s+)(.+)$/i;
const NOTE = /^(packs?:|total cards|main deck|starting threat|deck built|decklist|https?:)/i;

/** The card that `Gandalf (Core Set)` names in a section. */
function find(words: string, section: string, book: NameBook): { hero: string | null; card: string | null } {
  const [, name, pack] = /^(.*?)\s*\(([^()]*)\)$/.exec(words) ?? [null, words, null];
  if (pack !== null && !PACKS.includes(pack.toLowerCase())) return { hero: null, card: null };
  const inHeroes = section.startsWith('hero');
  const card = inHeroes ? null : book.card(name);
  return { card, hero: card !== null || (section !== '' && !inHeroes) ? null : book.hero(name) };
}

/** Reads a list; every line that is not understood is a fault that names it. Nothing is guessed. */
export function readPlain(text: string, book: NameBook): ReadDeck {
  const heroes: string[] = [];
  const cards: { id: string; count: number }[] = [];
  const faults: Fault[] = [];
  let name = '';
  let section = '';
  if (text.length > LONGEST) return { name, deck: { heroes, cards }, faults: [TOO_LONG] };
  text.split(/\r?\n/).forEach((raw, at) => {
    const line = raw.replace(/^[\s#*_>-]+|[\s*_]+$/g, '');
    const head = SECTION.exec(line);
    const counted = LINE.exec(line);
    if (head) section = head[1].toLowerCase();
    else if (line === '' || section === 'sideboard' || NOTE.test(line)) return;
    else if (!counted && name === '' && section === '' && heroes.length + cards.length === 0) name = line;
    else {
      const count = counted ? Number(counted[1]) : 1;
      const words = counted ? counted[2] : line;
      const { hero, card } = find(words, section, book);
      if (hero) for (let n = 0; n < count; n++) heroes.push(hero);
      else if (card) cards.push({ id: card, count });
      else faults.push({ rule: null, say: 'card-not-known', args: { line: at + 1, name: words } });
    }
  });
  if (heroes.length === 0 && cards.length === 0 && faults.length === 0)
    faults.push({ rule: null, say: 'nothing-read', args: {} });
  return { name, deck: tidy({ heroes, cards }), faults };
}

const SECTIONS = [
  ['ally', 'Allies'],
  ['attachment', 'Attachments'],
  ['event', 'Events'],
] as const;

/** The same list, for pasting elsewhere; sections and pack in English, as the sites read them. */
export function writePlain(name: string, deck: Deck, names: CardNames): string {
  const tidied = tidy(deck);
  const line = (count: number, id: string): string => `${count}x ${names[id].name.replaceAll('’', "'")} (Core Set)`;
  const blocks = SECTIONS.map(([type, title]) => {
    const rows = tidied.cards.filter(({ id }) => (PLAYER_CARDS.get(id)?.type ?? 'event') === type);
    if (rows.length === 0) return '';
    const head = `${title} (${sizeOf({ heroes: [], cards: rows })})`;
    return `${head}\n\n${rows.map(({ id, count }) => line(count, id)).join('\n')}\n`;
  });
  const heroes = `Heroes (${tidied.heroes.length})\n\n${tidied.heroes.map((id) => line(1, id)).join('\n')}\n`;
  return [`${name}\n`, heroes, ...blocks.filter((block) => block !== '')].join('\n');
}
