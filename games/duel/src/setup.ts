/** Chapter 3 of the rules: set-up. The first layout is dealt by the first step of the game. */
import { type Options, shuffle } from '@pony/engine';
import {
  chapterCards,
  FIRST_SIDE,
  RACES,
  REGION_COUNT,
  SIDE_DATA,
  SKILLS,
  SLOTS,
  TILES,
  TOKENS,
  TOKENS_PER_RACE,
} from './data.ts';
import type { Duel } from './state.ts';

const TILE_IDS = TILES.map((_, id) => id);
const TOKEN_STACKS = RACES.map((_, race) => TOKENS.flatMap((token, id) => (token.race === race ? [id] : [])));

export function setup(_options: Options, rng: number[]): Duel {
  const shuffled = (items: number[]): number[] => {
    shuffle(rng, items);
    return items;
  };
  const units = new Array<number>(2 * REGION_COUNT).fill(0);
  // DU-3.3, DU-3.4
  SIDE_DATA.forEach((side, seat) => {
    units[seat * REGION_COUNT + side.startRegion] = side.startUnits;
  });
  // DU-3.12: three decks, each shuffled on its own
  const decks = [1, 2, 3].map((chapter) => shuffled(chapterCards(chapter)));
  // DU-3.10: six stacks, each shuffled on its own
  const stacks = TOKEN_STACKS.flatMap((stack) => shuffled(stack.slice()));
  // DU-3.11
  const tileStack = shuffled(TILE_IDS.slice());
  return {
    rng,
    stack: [],
    outcome: null,
    chapter: 0,
    active: FIRST_SIDE, // DU-5.1
    extraTurns: 0,
    coins: SIDE_DATA.map((side) => side.coins), // DU-3.7, DU-3.8
    units,
    supply: SIDE_DATA.map((side) => side.units - side.startUnits),
    fortress: new Array<number>(REGION_COUNT).fill(-1),
    quest: [0, 0], // DU-3.6
    layout: new Array<number>(SLOTS).fill(-1),
    present: 0,
    faceUp: 0,
    decks,
    discard: [],
    leftovers: [],
    looked: [0, 0],
    areas: [[], []],
    skills: new Array<number>(2 * SKILLS.length).fill(0),
    slash: [0, 0],
    chains: [0, 0],
    races: new Array<number>(2 * RACES.length).fill(0),
    tilesUp: [],
    tileStack,
    tileOwner: new Array<number>(TILES.length).fill(-1),
    stacks,
    stackSize: new Array<number>(RACES.length).fill(TOKENS_PER_RACE),
    tokens: [0, 0],
    knownTokens: 0,
    threeRaces: [0, 0],
  };
}
