/** Chapter III: set-up of the two-player game. No cards are dealt before turn 1 (WR-3.22). */
import { type Options, shuffle } from '@pony/engine';
import { add } from './board.ts';
import {
  ARMIES,
  CHARACTER_COUNT,
  DECK_COUNT,
  deckOf,
  ELVEN_RINGS,
  FACE_COUNT,
  FIGURE_COUNT,
  FIRST_CONTROL,
  FIRST_GUIDE,
  FREE,
  figureOf,
  KINDS,
  NATION_COUNT,
  PLACE_COUNT,
  SIDES,
  START_ACTIVE,
  START_BOX,
  START_REGION,
  START_RESERVE,
  STARTING_COMPANIONS,
  STARTING_TILE,
  STRONGHOLDS,
  TILES,
} from './data.ts';
import { ASIDE, IN_FELLOWSHIP, type War } from './state.ts';

const zeros = (n: number): number[] => new Array<number>(n).fill(0);

export function setup(_options: Options, rng: number[]): War {
  const shuffled = (items: number[]): number[] => {
    shuffle(rng, items);
    return items;
  };
  const at = new Array<number>(CHARACTER_COUNT).fill(ASIDE); // WR-3.04, WR-3.07
  for (const companion of STARTING_COMPANIONS) at[companion] = IN_FELLOWSHIP; // WR-3.05
  const s: War = {
    rng,
    stack: [],
    outcome: null,
    turn: 0,
    phase: 1,
    side: FREE,
    troops: zeros(PLACE_COUNT * NATION_COUNT),
    field: -1,
    at,
    control: FIRST_CONTROL.slice(), // WR-6.701
    siege: zeros(STRONGHOLDS.length),
    box: START_BOX.slice(), // WR-3.11
    active: START_ACTIVE.slice(), // WR-3.12
    reserve: START_RESERVE.slice(),
    lost: zeros(FIGURE_COUNT),
    fallen: [0, 0],
    dice: zeros(SIDES.length * FACE_COUNT),
    spent: zeros(SIDES.length * FACE_COUNT),
    huntBox: [0, 0], // WR-3.23
    hunted: 0,
    rings: [ELVEN_RINGS, 0], // WR-3.06
    ringUsed: [0, 0],
    decks: SIDES.flatMap((_, side) => Array.from({ length: DECK_COUNT }, (_n, deck) => shuffled(deckOf(side, deck)))), // WR-3.08
    hands: [[], []],
    table: [[], []],
    played: [[], []],
    buried: [[], []],
    sealed: [-1, -1],
    pool: shuffled(TILES.flatMap((_, id) => (STARTING_TILE[id] ? [id] : []))), // WR-3.09
    drawn: [],
    waiting: [],
    removed: [],
    bearers: START_REGION, // WR-3.02
    progress: 0, // WR-3.03
    hidden: 1,
    corruption: 0,
    mordor: -1,
    guide: FIRST_GUIDE, // WR-3.04
    tried: 0,
    minionSeen: 0,
    messenger: 0,
  };
  // WR-3.13 to WR-3.20
  for (const army of ARMIES)
    for (let kind = 0; kind < KINDS.length; kind++) add(s, army.region, figureOf(army.nation, kind), army.counts[kind]);
  return s;
}
