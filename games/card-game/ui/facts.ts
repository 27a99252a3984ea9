/** Printed facts of the cards, for drawing. */
import cardsJson from '../src/data/cards.json' with { type: 'json' };
import locationsJson from '../src/data/locations.json' with { type: 'json' };
import scenariosJson from '../src/data/scenarios.json' with { type: 'json' };

/** Names of the sprite, as in the kit. */
type IconName = `gi:${string}` | `pp:${string}`;

export interface CardFact {
  readonly id: string;
  readonly faction: string;
  readonly type: string;
  readonly subtypes: readonly string[];
  readonly paths: readonly number[];
  readonly icons: readonly (readonly [IconName, string, number])[];
}

const ICONS: readonly (readonly [
  key: 'attack' | 'defence' | 'leadAttack' | 'leadDefence' | 'pathAttack' | 'pathDefence',
  icon: IconName,
])[] = [
  ['attack', 'pp:battle-attack'],
  ['defence', 'pp:battle-defence'],
  ['leadAttack', 'gi:queen-crown'],
  ['leadDefence', 'gi:queen-crown'],
  ['pathAttack', 'pp:path-attack'],
  ['pathDefence', 'pp:path-defence'],
];

/** By piece: copies lie one after the other. */
export const CARDS: readonly CardFact[] = cardsJson.flatMap((row) =>
  Array.from({ length: row.copies }, () => ({
    id: row.id,
    faction: row.faction,
    type: row.type,
    subtypes: row.subtypes,
    paths: row.paths,
    icons: ICONS.flatMap(([key, icon]) => (row[key] > 0 ? [[icon, key, row[key]] as const] : [])),
  })),
);

export const LOCATIONS = locationsJson;
export const isPath = (location: number): boolean => LOCATIONS[location].kind === 'path';

/** Colour and emblem of a faction; colour is never alone. */
export const FACTION_LOOK: Readonly<Record<string, { color: string; icon: IconName }>> = {
  dunedain: { color: '#2f4a7d', icon: 'pp:tree' },
  dwarf: { color: '#6e4526', icon: 'gi:anvil' },
  elf: { color: '#3f7a4e', icon: 'gi:linden-leaf' },
  hobbit: { color: '#7a5a10', icon: 'gi:hobbit-door' },
  rohan: { color: '#2f6b3f', icon: 'gi:horse-head' },
  wizard: { color: '#5d574f', icon: 'gi:wizard-staff' },
  isengard: { color: '#7a5a00', icon: 'gi:hand' },
  monstrous: { color: '#55406b', icon: 'gi:wolf-head' },
  mordor: { color: '#8f2a1f', icon: 'pp:eye' },
  southron: { color: '#a04a12', icon: 'gi:elephant' },
};
export const TYPE_ICON: Readonly<Record<string, IconName>> = {
  army: 'gi:vertical-banner',
  character: 'gi:visored-helm',
  item: 'gi:gem-pendant',
  event: 'gi:scroll-unfurled',
};
export const NUMERALS = ['I', 'II', 'III', 'IV'] as const;

/** What a player aid says of a scenario: how each side's Ring token works, and whether equal totals win a path nothing. */
export interface ScenarioFact {
  /** By side: once a game, once a round, or not at all. */
  readonly rings: readonly string[];
  readonly duelPaths: boolean;
}

export function scenarioFact(id: string): ScenarioFact {
  const row = scenariosJson.find((one) => one.id === id)!;
  const ringOf = (side: string): string => row.ring[row.seats.findIndex((seat) => seat.side === side)];
  return { rings: [ringOf('free'), ringOf('shadow')], duelPaths: row.duelPaths };
}
