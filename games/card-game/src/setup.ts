/** Sections 3, 4: the table before the first card is drawn. */
import { type Options, shuffle } from '@pony/engine';
import { CARD_COUNT } from './data.ts';
import { dealDecks } from './rules/piles.ts';
import { NO_RING, SCENARIO_IDS, SCENARIOS } from './scenarios.ts';
import { BOX, type CardGame, L_BOX, L_DECK } from './state.ts';

export const SCENARIO = 'scenario';

export function setup(options: Options, rng: number[]): CardGame {
  const scenario = SCENARIO_IDS.indexOf(options[SCENARIO]);
  if (scenario < 0)
    throw new Error(`card-game has no scenario "${options[SCENARIO]}"; there are ${SCENARIO_IDS.join(', ')}`);
  const { seats, ring, inDeck } = SCENARIOS[scenario];
  const each = (): number[][] => seats.map(() => []);
  const s: CardGame = {
    rng,
    stack: [],
    outcome: null,
    scenario,
    round: 0,
    first: 0,
    at: Array<number>(CARD_COUNT).fill(BOX),
    host: Array<number>(CARD_COUNT).fill(-1),
    tokens: Array<number>(CARD_COUNT).fill(0),
    seen: Array<number>(CARD_COUNT).fill(0),
    hands: each(),
    decks: each(),
    cycled: each(),
    gone: each(),
    play: [],
    apart: [],
    fresh: [],
    played: [],
    used: [],
    locAt: inDeck.map((there) => (there ? L_DECK : L_BOX)),
    active: [],
    addedAttack: [],
    addedDefence: [],
    bare: [],
    lastPath: 0,
    finalFought: 0,
    corruption: 0,
    ring: ring.map((kind) => (kind === NO_RING ? 0 : 1)),
    permits: 0,
  };
  dealDecks(s);
  for (const deck of s.decks) shuffle(s.rng, deck);
  return s;
}
