/** War of the Ring: The Card Game as the engine plays it. */
import { asked, type Game, type Options, type Rules, type Views } from '@pony/engine';
import { clone } from './clone.ts';
import { SIDES } from './data.ts';
import { determinize } from './determinize.ts';
import { invariants } from './invariants.ts';
import { kinds, namesOf, notation } from './names.ts';
import { cardGameProcedures, main } from './rules/index.ts';
import { SCENARIO_IDS, SCENARIOS } from './scenarios.ts';
import { SCENARIO, setup } from './setup.ts';
import type { CardGame } from './state.ts';
import { type CardGameView, openView, view } from './view.ts';

type CardGameRules = Rules<CardGame, CardGameView>;

/** The rules of each scenario: seats have other names, all else is the same. */
const all: readonly CardGameRules[] = SCENARIOS.map((scenario) => {
  const views = (s: CardGame): Views<CardGameView> => {
    const open = openView(s, asked(rules, s));
    return (seat, also) => view(s, open, seat, also);
  };
  const rules: CardGameRules = {
    id: 'card-game',
    version: '4',
    procedures: cardGameProcedures,
    main,
    notation,
    kinds,
    seats: () => scenario.seats.map((id, seat) => ({ id, team: SIDES[scenario.side[seat]] })),
    setup,
    clone,
    passes: ['pass'],
    sharesHands: 'team',
    view: (s, seat, also) => views(s)(seat, also),
    views,
    determinize,
    invariants,
    ...namesOf(scenario),
  };
  return rules;
});

export function rulesOf(options: Options): CardGameRules {
  const rules = all[SCENARIO_IDS.indexOf(options[SCENARIO] ?? SCENARIO_IDS[0])];
  if (!rules) throw new Error(`card-game has no scenario "${options[SCENARIO]}"`);
  return rules;
}

export const game: Game = {
  id: 'card-game',
  options: [{ id: SCENARIO, values: SCENARIO_IDS }],
  rules: (options) => rulesOf(options),
};
