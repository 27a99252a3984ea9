/** What is reckoned once of a position for all the numbers that are made of it. */
import { enemy, FACE_COUNT, FIRST_CONTROL, FREE, POINTS, SETTLEMENTS, SHADOW, SIDES, TILE_EYE } from '../src/data.ts';
import { companionsOf, deckOfCard, isHobbit, levelOf, tableOf, tileValue } from '../src/edition.ts';
import { diceShowing } from '../src/rules/dice.ts';
import { teamOf } from '../src/seats.ts';
import { IN_FELLOWSHIP, type War } from '../src/state.ts';
import { fightOf, type Hopes, outlooks } from './military.ts';
import { margin, stepsLeft, tilesAhead } from './quest.ts';
import { turnsOfRing, turnsOfShadow } from './tempo.ts';

/** By side where it is a list. */
export interface Look {
  readonly steps: number;
  readonly spare: number;
  readonly tiles: number;
  readonly tileMean: number;
  readonly eyes: number;
  readonly levels: number;
  readonly hobbits: number;
  readonly hopes: readonly Readonly<Hopes>[];
  /** Turns that the Shadow needs beyond those of the Ring-bearers. */
  readonly time: number;
  readonly taken: readonly number[];
  readonly dice: readonly number[];
  readonly cards: readonly (readonly number[])[];
  readonly hunts: readonly number[];
}

function dice(s: War, side: number): number {
  let sum = 0;
  for (let face = 0; face < FACE_COUNT; face++) sum += diceShowing(s, side, face);
  return sum;
}

/** Victory points of Settlements that were the enemy's. */
function taken(s: War, side: number): number {
  let sum = 0;
  for (const region of SETTLEMENTS)
    if (s.control[region] === side && FIRST_CONTROL[region] === enemy(side)) sum += POINTS[region];
  return sum;
}

/** Cards in hands, by deck: their backs are seen. */
function cards(s: War, side: number): number[] {
  const held = [0, 0];
  for (const seat of teamOf(s, side)) for (const card of s.hands[seat]) held[deckOfCard(s, card)]++;
  return held;
}

const hunts = (s: War, side: number): number => s.table[side].filter((card) => tableOf(s, card)?.hunt).length;

export function lookAt(s: War): Look {
  const { count, mean } = tilesAhead(s);
  let levels = 0;
  let hobbits = 0;
  for (const c of companionsOf(s)) {
    if (s.at[c] !== IN_FELLOWSHIP) continue;
    if (isHobbit(s, c)) hobbits++;
    levels += levelOf(s, c);
  }
  let eyes = 0;
  for (const tile of s.pool) if (tileValue(s, tile) === TILE_EYE) eyes++;
  const hopes = outlooks(s, fightOf(s));
  return {
    steps: stepsLeft(s),
    spare: margin(s),
    tiles: count,
    tileMean: mean,
    eyes,
    levels,
    hobbits,
    hopes,
    time: turnsOfShadow(hopes[SHADOW]) - turnsOfRing(s),
    taken: [taken(s, FREE), taken(s, SHADOW)],
    dice: [dice(s, FREE), dice(s, SHADOW)],
    cards: SIDES.map((_, side) => cards(s, side)),
    hunts: SIDES.map((_, side) => hunts(s, side)),
  };
}
