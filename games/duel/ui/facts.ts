/** What is printed on cards, tiles, tokens and board, by the numbers that views and options use. No rules. */
import boardJson from '../src/data/board.json' with { type: 'json' };
import cardsJson from '../src/data/cards.json' with { type: 'json' };
import layoutsJson from '../src/data/layouts.json' with { type: 'json' };
import questJson from '../src/data/quest.json' with { type: 'json' };
import tilesJson from '../src/data/tiles.json' with { type: 'json' };
import tokensJson from '../src/data/tokens.json' with { type: 'json' };

export const SIDES = ['fellowship', 'sauron'] as const;
export const SKILLS = ['ruse', 'strength', 'courage', 'knowledge', 'leadership'] as const;
export const RACES = ['elves', 'dwarves', 'hobbits', 'humans', 'ents', 'wizards'] as const;
export const KINDS = ['skill', 'treasure', 'quest', 'alliance', 'war', 'manoeuvre'] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Readonly<Record<string, Kind>> = {
  grey: 'skill',
  yellow: 'treasure',
  blue: 'quest',
  green: 'alliance',
  red: 'war',
  purple: 'manoeuvre',
};

export const REGIONS: readonly string[] = boardJson.regions.map((region) => region.id);
export const NEIGHBOURS: readonly (readonly number[])[] = boardJson.regions.map((region) =>
  region.adjacent.map((id) => REGIONS.indexOf(id)),
);

export interface CardFacts {
  readonly id: string;
  readonly chapter: number;
  readonly kind: Kind;
  readonly coins: number;
  /** How many symbols of each skill its cost asks for. */
  readonly cost: readonly number[];
  readonly chainIn: string | null;
  readonly chainOut: string | null;
  readonly gives: readonly number[];
  /** Skills of which it gives one. */
  readonly choice: readonly number[];
  readonly gain: number;
  readonly rings: number;
  readonly race: number;
  readonly units: number;
  readonly regions: readonly number[];
  readonly moves: number;
  readonly coinLoss: number;
  readonly removals: number;
}

export const CARDS: readonly CardFacts[] = cardsJson.map(({ effect, ...card }) => ({
  id: card.id,
  chapter: card.chapter,
  kind: KIND_OF[card.color],
  coins: card.coins,
  cost: card.skills,
  chainIn: card.chainIn,
  chainOut: card.chainOut,
  gives: effect.skills,
  choice: effect.choice,
  gain: effect.coins,
  rings: effect.rings,
  race: (RACES as readonly (string | null)[]).indexOf(effect.race),
  units: effect.units,
  regions: (effect.regions as string[]).map((id) => REGIONS.indexOf(id)),
  moves: effect.moves,
  coinLoss: effect.coinLoss,
  removals: effect.removals,
}));

export const TILES = tilesJson.map((tile) => ({
  id: tile.id,
  region: REGIONS.indexOf(tile.region),
  cost: tile.skills as readonly number[],
  ...tile.effect,
}));

export const TOKENS = tokensJson.map((token) => ({
  id: token.id,
  race: (RACES as readonly string[]).indexOf(token.race),
  lasting: token.lasting,
  ...token.effect,
}));

/** Steps of the Quest track with a bonus. */
export const BONUSES: readonly { step: number; kind: string; count: number }[] = Object.entries(questJson.bonus).map(
  ([step, bonus]) => ({ step: Number(step), ...bonus }),
);

export interface Slot {
  readonly row: number;
  readonly x: number;
  /** Dealt face down: its face is seen only when nothing lies on it. */
  readonly down: boolean;
}
/** The patterns of chapters 1, 2, 3. */
export const LAYOUTS: readonly (readonly Slot[])[] = layoutsJson.map((layout) =>
  layout.slots.map(({ row, x, faceUp }) => ({ row, x, down: !faceUp })),
);

export const NUMERALS = ['I', 'II', 'III'] as const;
export const RACES_TO_WIN = 6;

/** Rule of the ledger that a thing stands on. */
export const CARD_RULES: Readonly<Record<Kind, string>> = {
  skill: 'DU-11.1',
  treasure: 'DU-11.4',
  quest: 'DU-11.5',
  alliance: 'DU-11.6',
  war: 'DU-11.7',
  manoeuvre: 'DU-11.10',
};
export const tileRule = (tile: number): string => `DU-12.${tile + 1}`;
export const tokenRule = (token: number): string => `DU-15.${token + 1}`;
