/** OCTGN's `.o8d` files, read by the name inside `<card>`; their ids are not looked at. */
import { type Fault, tidy } from './deck.ts';
import type { NameBook } from './names.ts';
import type { ReadDeck } from './plain.ts';

/** The number OCTGN gives this game. */
const GAME = 'a21af4e8-be4b-4cda-a6b6-534f9717391f';
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (all, code: string) => {
    if (/^#x/i.test(code)) return String.fromCodePoint(Number.parseInt(code.slice(2), 16));
    if (code.startsWith('#')) return String.fromCodePoint(Number(code.slice(1)));
    return ENTITIES[code.toLowerCase()] ?? all;
  });

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`, 'i').exec(tag)?.[1] ?? null;

/** Reads heroes and deck sections; cards of other sections (sideboard, quest, encounter) are no part of the deck. */
export function readOctgn(text: string, book: NameBook): ReadDeck {
  const heroes: string[] = [];
  const cards: { id: string; count: number }[] = [];
  const faults: Fault[] = [];
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
  for (const [, head, body] of text.matchAll(/<section\b([^>]*[^/>]|)>([\s\S]*?)<\/section>/gi)) {
    const section = (attribute(head, 'name') ?? '').toLowerCase();
    if (!['hero', 'ally', 'attachment', 'event', 'side quest'].includes(section)) continue;
    for (const [, tag, inside] of body.matchAll(/<card\b([^>]*)>([\s\S]*?)<\/card>/gi)) {
      const name = decoded(inside.trim());
      const count = Number(attribute(tag, 'qty') ?? Number.NaN);
      const id = section === 'hero' ? book.hero(name) : book.card(name);
      if (!Number.isInteger(count) || count < 1 || count > 99)
        faults.push({ rule: null, say: 'number-not-understood', args: { name } });
      else if (id === null) faults.push({ rule: null, say: 'card-not-known-here', args: { name } });
      else if (section === 'hero') for (let n = 0; n < count; n++) heroes.push(id);
      else cards.push({ id, count });
    }
  }
  if (heroes.length === 0 && cards.length === 0 && faults.length === 0)
    faults.push({ rule: null, say: 'nothing-read', args: {} });
  return { name: '', deck: tidy({ heroes, cards }), faults };
}

/** Reads either format, told apart by its first character. */
export const isOctgn = (text: string): boolean => /^\uFEFF?\s*</.test(text);
