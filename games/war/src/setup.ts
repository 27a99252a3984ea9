/** Chapter III: set-up. No cards are dealt before turn 1 (WR-3.22). */
import { type Options, type SeatSpec, shuffle } from '@pony/engine';
import { add } from './board.ts';
import {
  ARMIES,
  DECK_COUNT,
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
  REGION_COUNT,
  SIDES,
  type Side,
  START_ACTIVE,
  START_BOX,
  START_REGION,
  START_RESERVE,
  STARTING_COMPANIONS,
  STRONGHOLDS,
} from './data.ts';
import type { Edition } from './edition.ts';
import type { Deck } from './ids.ts';
import { seatsFor } from './seats.ts';
import { ASIDE, IN_FELLOWSHIP, type War } from './state.ts';

const zeros = (n: number): number[] => new Array<number>(n).fill(0);

export const seatsOf = (options: Options): readonly SeatSpec[] => seatsFor(Number(options.players ?? 2));

/** Cards of a deck, without those whose place others have taken. */
function deckOf({ cards }: Edition, side: Side, deck: Deck): number[] {
  return cards.ids.flatMap((_, c) => (cards.used[c] && cards.side[c] === side && cards.deck[c] === deck ? [c] : []));
}

export function setup(edition: Edition, options: Options, rng: number[]): War {
  const seats = seatsOf(options);
  const none = (): number[][] => seats.map(() => []);
  const shuffled = (items: number[]): number[] => {
    shuffle(rng, items);
    return items;
  };
  const at = new Array<number>(edition.people.ids.length).fill(ASIDE); // WR-3.04, WR-3.07
  for (const companion of STARTING_COMPANIONS) at[companion] = IN_FELLOWSHIP; // WR-3.05
  const s: War = {
    rng,
    stack: [],
    outcome: null,
    edition: edition.id,
    turn: 0,
    phase: 1,
    side: FREE,
    actor: 0,
    players: seats.length,
    leading: SIDES.map((team) => seats.findIndex((seat) => seat.team === team)), // WR-11.03
    order: [0, 0],
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
    dice: zeros(SIDES.length * edition.dice.length * FACE_COUNT),
    spent: zeros(SIDES.length * edition.dice.length * FACE_COUNT),
    huntBox: [0, 0], // WR-3.23
    hunted: 0,
    rings: [ELVEN_RINGS, 0], // WR-3.06
    ringUsed: [0, 0],
    decks: SIDES.flatMap((_, side) =>
      Array.from({ length: DECK_COUNT }, (_n, deck) => shuffled(deckOf(edition, side, deck))),
    ), // WR-3.08
    hands: none(),
    table: [[], []],
    played: [[], []],
    buried: none(),
    sealed: [-1, -1],
    offer: -1,
    mixed: zeros(PLACE_COUNT),
    apart: zeros(PLACE_COUNT),
    captor: new Array<number>(REGION_COUNT).fill(-1),
    worn: 0,
    wornArmies: [],
    wearing: 0,
    wearingArmies: [],
    pool: shuffled(edition.tiles.ids.flatMap((_, id) => (edition.tiles.starting[id] ? [id] : []))), // WR-3.09
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
    served: 0,
  };
  // WR-3.13 to WR-3.20
  for (const army of ARMIES)
    for (let kind = 0; kind < KINDS.length; kind++) add(s, army.region, figureOf(army.nation, kind), army.counts[kind]);
  return s;
}
