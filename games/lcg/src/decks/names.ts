/** Finding a card by the name people write: any case, with or without accents and punctuation. */
import { DECK_BOONS, HEROES, PLAYER_CARDS } from './pool.ts';

/** Names of cards by id, as a language's texts have them (`card.<id>.name`). */
export type CardNames = Readonly<Record<string, { readonly name: string }>>;

export interface NameBook {
  hero(name: string): string | null;
  card(name: string): string | null;
}

/** Letters and figures only; accents go, except those that make another letter (й, ї). */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/(?<![иіИІ])[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’ʼ`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A book over any number of languages. */
export function nameBook(languages: readonly CardNames[]): NameBook {
  const heroes = new Map<string, string>();
  const cards = new Map<string, string>();
  for (const names of languages) {
    for (const [id, { name }] of Object.entries(names)) {
      if (HEROES.has(id)) heroes.set(plainName(name), id);
      else if (PLAYER_CARDS.has(id) || DECK_BOONS.has(id)) cards.set(plainName(name), id);
    }
  }
  return {
    hero: (name) => heroes.get(plainName(name)) ?? null,
    card: (name) => cards.get(plainName(name)) ?? null,
  };
}
