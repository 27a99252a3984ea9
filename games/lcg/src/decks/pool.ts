/** The cards a deck can be made of, over all sets. */
import { PRINTED } from '../sets/printed.ts';
import type { DeckRow, HeroRow, PlayerCardRow, SetRows } from '../sets/rows.ts';

/** A player-back boon or burden may stand in a deck once it is earned (LC-26.17). */
export interface BoonCard {
  readonly id: string;
  readonly kind: 'boon' | 'burden';
}

export const HEROES: ReadonlyMap<string, HeroRow> = new Map(
  PRINTED.flatMap((set) => set.heroes.map((row) => [row.id, row])),
);
export const PLAYER_CARDS: ReadonlyMap<string, PlayerCardRow> = new Map(
  PRINTED.flatMap((set) => set.playerCards.map((row) => [row.id, row])),
);
/** Permanent cards are attached, never shuffled in. */
export const DECK_BOONS: ReadonlyMap<string, BoonCard> = new Map(
  PRINTED.flatMap((set) =>
    set.boons
      .filter((row) => row.back === 'player' && row.type === 'event')
      .map(({ id, kind }) => [id, { id, kind }] as const),
  ),
);
export const KNOWN_DECKS: readonly DeckRow[] = PRINTED.flatMap((set) => set.decks);

/** A card in short: its number in the core set, `<set>:<number>` in any other. */
const short = (set: SetRows, number: number): string => (set.id === 'core' ? `${number}` : `${set.id}:${number}`);
const codes = PRINTED.flatMap((set) =>
  [...set.heroes, ...set.playerCards, ...set.boons].map((row) => [row.id, short(set, row.number)] as const),
);
export const CODE_OF: ReadonlyMap<string, string> = new Map(codes);
export const ID_OF: ReadonlyMap<string, string> = new Map(codes.map(([id, code]) => [code, id]));
/** Place in the collection: sets in order, cards by number. */
export const ORDER: ReadonlyMap<string, number> = new Map(codes.map(([id], place) => [id, place]));
