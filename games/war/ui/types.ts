/** What the parts of the table draw. Numbers name things as the rules do: regions, nations, Characters, cards, tiles. */

/** Figures of one nation in one place; the leaders of Sauron are the Nazgûl. */
export interface Troop {
  readonly nation: number;
  readonly regulars: number;
  readonly elites: number;
  readonly leaders: number;
}

/** The player who commands an army of two, by seat and by his mark in the order of the turn. */
export interface Command {
  readonly seat: number;
  readonly mark: string;
  /** One army; else two that stand beside each other. */
  readonly mixed: boolean;
}

/** Everything of one side in one place. Without units it is no army. */
export interface Force {
  readonly side: number;
  readonly troops: readonly Troop[];
  readonly characters: readonly number[];
  readonly leadership: number;
  /** Of two players: who commands it, or nobody while their armies stay apart. */
  readonly command?: Command;
}

export interface RegionState {
  /** By side; null where that side has nobody. */
  readonly forces: readonly (Force | null)[];
  /** The garrison of a Stronghold under siege. */
  readonly inside: Force | null;
  /** Side that controls the Settlement, -1 where there is none. */
  readonly control: number;
}

export interface FellowshipState {
  /** The region of the figure. */
  readonly region: number;
  readonly progress: number;
  readonly hidden: boolean;
  readonly corruption: number;
  readonly guide: number;
  readonly companions: readonly number[];
  /** Step on the Mordor Track, -1 outside. */
  readonly mordor: number;
}

/** Kinds of figures, in the order of the rules: a figure is nation * 3 + kind. */
export const REGULAR = 0;
export const ELITE = 1;
export const LEADER = 2;
export const nationOf = (figure: number): number => Math.floor(figure / 3);
export const kindOf = (figure: number): number => figure % 3;

export const unitsOf = (force: Force | null): number =>
  force ? force.troops.reduce((sum, troop) => sum + troop.regulars + troop.elites, 0) : 0;

export const leadersOf = (force: Force): number => force.troops.reduce((sum, troop) => sum + troop.leaders, 0);
