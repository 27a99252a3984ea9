/** The printed facts as tables of small numbers: every id is its place in the list. */
import boardJson from './data/board.json' with { type: 'json' };
import cardsJson from './data/cards.json' with { type: 'json' };
import layoutsJson from './data/layouts.json' with { type: 'json' };
import questJson from './data/quest.json' with { type: 'json' };
import tilesJson from './data/tiles.json' with { type: 'json' };
import tokensJson from './data/tokens.json' with { type: 'json' };

export const SIDES = ['fellowship', 'sauron'] as const;
export const FELLOWSHIP = 0;
export const SAURON = 1;

export const SKILLS = ['ruse', 'strength', 'courage', 'knowledge', 'leadership'] as const;
export const COLORS = ['grey', 'yellow', 'blue', 'green', 'red', 'purple'] as const;
export const RACES = ['elves', 'dwarves', 'hobbits', 'humans', 'ents', 'wizards'] as const;
export type Color = (typeof COLORS)[number];

/** Regions in board order; region i and tile TILE_OF[i] belong together. */
export const REGIONS: readonly string[] = boardJson.regions.map((region) => region.id);
export const REGION_COUNT = REGIONS.length;
export const ALL_REGIONS = (1 << REGION_COUNT) - 1;
export const ADJACENT: readonly (readonly number[])[] = boardJson.regions.map((region) =>
  region.adjacent.map((id) => REGIONS.indexOf(id)),
);
export const areLinked = (a: number, b: number): boolean => ADJACENT[a].includes(b);

export const SIDE_DATA = boardJson.sides.map((side) => ({
  units: side.units,
  fortresses: side.fortresses,
  coins: side.coins,
  startRegion: REGIONS.indexOf(side.start.region),
  startUnits: side.start.units,
}));
export const FIRST_SIDE = SIDES.indexOf(boardJson.firstSide as (typeof SIDES)[number]);
export const DISCARD_INCOME: readonly number[] = boardJson.discardIncome;
export const TILES_FACE_UP = boardJson.tilesFaceUp;

/** Chain symbols in the order in which the cards give them. */
export const CHAINS: readonly string[] = cardsJson.flatMap((card) => (card.chainOut ? [card.chainOut] : []));

export interface Card {
  readonly id: string;
  readonly face: string;
  readonly chapter: number;
  readonly color: Color;
  readonly coins: number;
  readonly skills: readonly number[];
  /** Number of the chain symbol that makes the card free, -1 for none. */
  readonly chainIn: number;
  readonly chainOut: number;
  readonly gives: readonly number[];
  /** Bits of the skills of a slash card, 0 for none. */
  readonly choice: number;
  readonly effect: {
    readonly coins: number;
    readonly rings: number;
    readonly race: number;
    readonly units: number;
    /** Bits of the regions on the banners. */
    readonly regions: number;
    readonly moves: number;
    readonly coinLoss: number;
    readonly removals: number;
  };
}

const bits = (places: readonly number[]): number => places.reduce((mask, place) => mask | (1 << place), 0);
const place = (list: readonly string[], id: string | null): number => (id === null ? -1 : list.indexOf(id));

export const CARDS: readonly Card[] = cardsJson.map((card) => ({
  id: card.id,
  face: card.face,
  chapter: card.chapter,
  color: card.color as Color,
  coins: card.coins,
  skills: card.skills,
  chainIn: place(CHAINS, card.chainIn),
  chainOut: place(CHAINS, card.chainOut),
  gives: card.effect.skills,
  choice: bits(card.effect.choice),
  effect: {
    coins: card.effect.coins,
    rings: card.effect.rings,
    race: place(RACES, card.effect.race),
    units: card.effect.units,
    regions: bits((card.effect.regions as string[]).map((id) => REGIONS.indexOf(id))),
    moves: card.effect.moves,
    coinLoss: card.effect.coinLoss,
    removals: card.effect.removals,
  },
}));
const BY_CHAPTER = [1, 2, 3].map((chapter) => CARDS.flatMap((card, id) => (card.chapter === chapter ? [id] : [])));
export const chapterCards = (chapter: number): number[] => BY_CHAPTER[chapter - 1].slice();

/** The slash cards of the game; a player's slash cards are bits over this list. */
export const SLASH: readonly number[] = CARDS.flatMap((card, id) => (card.choice ? [id] : []));

export const TILES = tilesJson.map((tile) => ({ ...tile, region: REGIONS.indexOf(tile.region) }));

export const TOKENS = tokensJson.map((token) => ({
  ...token,
  race: RACES.indexOf(token.race as (typeof RACES)[number]),
}));
export const TOKENS_PER_RACE = TOKENS.length / RACES.length;

/** Bits of the tokens that have an effect of this kind. */
export function tokensThat(kind: string): number {
  const mask = bits(TOKENS.flatMap((token, id) => (token.effect.kind === kind ? [id] : [])));
  if (mask === 0) throw new Error(`no alliance token has the effect ${kind}`);
  return mask;
}
/** The number printed on the tokens of that kind. */
export const countOf = (kind: string): number => TOKENS.find((token) => token.effect.kind === kind)?.effect.count ?? 0;

export const GOAL = questJson.goal;
export interface Bonus {
  readonly step: number;
  readonly kind: string;
  readonly count: number;
}
export const BONUSES: readonly Bonus[] = Object.entries(questJson.bonus).map(([step, bonus]) => ({
  step: Number(step),
  ...bonus,
}));
/** The bonus of each step of the track, or none. */
export const BONUS_AT: readonly (Bonus | undefined)[] = Array.from({ length: GOAL + 1 }, (_, step) =>
  BONUSES.find((bonus) => bonus.step === step),
);

export const SLOTS = 20;
export interface Layout {
  readonly faceUp: number;
  /** Bits of the slots that lie on each slot. */
  readonly coveredBy: readonly number[];
  readonly slots: readonly { readonly row: number; readonly x: number }[];
}
/** The pattern of chapter 1, 2, 3 at places 0, 1, 2. */
export const LAYOUTS: readonly Layout[] = layoutsJson.map((layout) => ({
  faceUp: bits(layout.slots.flatMap((slot, i) => (slot.faceUp ? [i] : []))),
  coveredBy: layout.slots.map((slot) => bits(slot.coveredBy)),
  slots: layout.slots.map((slot) => ({ row: slot.row, x: slot.x })),
}));
