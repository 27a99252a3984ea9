/** OCTGN's `.o8d` files, read by the name inside `<card>`; their ids are not looked at. */
import { type Fault, tidy } from './deck.ts';
import type { NameBook } from './names.ts';
import { LONGEST, type ReadDeck, TOO_LONG } from './plain.ts';

/** The number OCTGN gives this game. */
const GAME = 'a21af4e8-be4b-4cda-a6b6-534f9717391f';
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (all, code: string) => {
    if (code.startsWith('#')) {
      const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
      return point <= 0x10ffff ? String.fromCodePoint(point) : all;
    }
    return ENTITIES[code.toLowerCase()] ?? all;
  });

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1] ?? null;

/** Every card with the section it stands in, in one walk over the tags, however many of them are never closed. */
function* cardsIn(text: string): Generator<{ section: string; tag: string; inside: string }> {
  let section: string | null = null;
  let card: { tag: string; from: number } | null = null;
  for (const found of text.matchAll(/<(\/?)(section|card)\b([^<>]*)>/gi)) {
    const [all, closing, what, tag] = found;
    if (tag.endsWith('/')) continue;
    if (what.toLowerCase() === 'section') {
      section = closing ? null : (attribute(tag, 'name') ?? '').toLowerCase();
      card = null;
    } else if (!closing) card = { tag, from: found.index + all.length };
    else if (card && section !== null) {
      yield { section, tag: card.tag, inside: text.slice(card.from, found.index) };
      card = null;
    }
  }
}

/** Reads heroes and deck sections; cards of other sections (sideboard, quest, encounter) are no part of the deck. */
export function readOctgn(text: string, book: NameBook): ReadDeck {
  const heroes: string[] = [];
  const cards: { id: string; count: number }[] = [];
  const faults: Fault[] = [];
  if (text.length > LONGEST) return { name: '', deck: { heroes, cards }, faults: [TOO_LONG] };
  const deck = /<deck\b([^>]*)>/i.exec(text);
  if (!deck || !/<\/deck>\s*$/i.test(text)) {
    faults.push({ rule: null, say: 'not-a-deck-file', args: {} });
    return { name: '', deck: { heroes, cards }, faults };
  }
  const game = attribute(deck[1], 'game');
  if (game !== null && game.toLowerCase() !== GAME) {
    faults.push({ rule: null, say: 'another-game', args: {} });
    return { name: '', deck: { heroes, cards }, faults };
  }
  for (const { section, tag, inside } of cardsIn(text)) {
    if (!['hero', 'ally', 'attachment', 'event', 'side quest'].includes(section)) continue;
    const name = decoded(inside.trim());
    const count = Number(attribute(tag, 'qty') ?? Number.NaN);
    const id = section === 'hero' ? book.hero(name) : book.card(name);
    if (!Number.isInteger(count) || count < 1 || count > 99)
      faults.push({ rule: null, say: 'number-not-understood', args: { name } });
    else if (id === null) faults.push({ rule: null, say: 'card-not-known-here', args: { name } });
    else if (section === 'hero') for (let n = 0; n < count; n++) heroes.push(id);
    else cards.push({ id, count });
  }
  if (heroes.length === 0 && cards.length === 0 && faults.length === 0)
    faults.push({ rule: null, say: 'nothing-read', args: {} });
  return { name: '', deck: tidy({ heroes, cards }), faults };
}

/** Reads either format, told apart by its first character. */
export const isOctgn = (text: string): boolean => /^\uFEFF?\s*</.test(text);
