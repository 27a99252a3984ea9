/** From what a seat sees to what the table draws. Pure. */
import type { PlaceView, SideView, WarView } from '../src/view.ts';
import { FACTS, type Facts, FREE, NATIONS, SHADOW, STRONGHOLD } from './data/facts.ts';
import { PLACES } from './map/atlas.ts';
import { markOf } from './team.ts';
import {
  type Command,
  ELITE,
  type FellowshipState,
  type Force,
  kindOf,
  LEADER,
  nationOf,
  REGULAR,
  type RegionState,
} from './types.ts';

export type { BattleView, HuntView, PlaceView, SideView, WarView } from '../src/view.ts';

const STRONGHOLDS: readonly number[] = PLACES.flatMap((place, region) => (place.kind === STRONGHOLD ? [region] : []));
/** Places come after each other: regions, insides of Strongholds, the force in hand. */
const FIRST_INSIDE = PLACES.length;
export const IN_HAND = FIRST_INSIDE + STRONGHOLDS.length;

/** The region a place lies in; the force in hand stands where the view says. */
export function regionOfPlace(place: number, view: Pick<WarView, 'places'>): number {
  if (place < FIRST_INSIDE) return place;
  if (place < IN_HAND) return STRONGHOLDS[place - FIRST_INSIDE];
  return view.places.find((one) => one.place === IN_HAND)?.region ?? -1;
}

/** The forces of both sides in some places together. */
/** What is needed to say who commands an army. */
type Commanded = Partial<Pick<WarView, 'shared' | 'seats'>>;

function commandOf(
  { shared = [], seats = [] }: Commanded,
  places: readonly number[],
  side: number,
): Command | undefined {
  const found = shared.find((one) => places.includes(one.place) && seats[one.commander]?.side === side);
  return found && { seat: found.commander, mark: markOf({ seats }, found.commander), mixed: found.mixed };
}

export function forcesOf(
  places: readonly Omit<PlaceView, 'region'>[],
  { characters: people }: Pick<Facts, 'characters'> = FACTS,
  teams: Commanded = {},
): (Force | null)[] {
  return [FREE, SHADOW].map((side) => {
    const troops = new Map<number, { nation: number; regulars: number; elites: number; leaders: number }>();
    for (const { figures } of places)
      for (const [figure, count] of figures) {
        const nation = nationOf(figure);
        if (NATIONS[nation].side !== side) continue;
        const troop = troops.get(nation) ?? { nation, regulars: 0, elites: 0, leaders: 0 };
        if (kindOf(figure) === REGULAR) troop.regulars += count;
        if (kindOf(figure) === ELITE) troop.elites += count;
        if (kindOf(figure) === LEADER) troop.leaders += count;
        troops.set(nation, troop);
      }
    const characters = places.flatMap((place) => place.characters.filter((one) => people[one].side === side));
    if (troops.size === 0 && characters.length === 0) return null;
    const list = [...troops.values()].sort((a, b) => a.nation - b.nation);
    const leadership = places.reduce((sum, place) => sum + place.leadership[side], 0);
    const command = commandOf(
      teams,
      places.map(({ place }) => place),
      side,
    );
    return { side, troops: list, characters, leadership, command };
  });
}

/** Every region; the force a player holds in hand still stands where it was picked up. */
export function regionsOf(view: Pick<WarView, 'places' | 'control'> & Commanded, facts: Facts = FACTS): RegionState[] {
  const outside: PlaceView[][] = PLACES.map(() => []);
  const inside: PlaceView[][] = PLACES.map(() => []);
  for (const place of view.places) {
    if (place.region < 0) continue;
    const garrison = place.place >= FIRST_INSIDE && place.place < IN_HAND;
    (garrison ? inside : outside)[place.region].push(place);
  }
  return PLACES.map((_, region) => ({
    forces: outside[region].length > 0 ? forcesOf(outside[region], facts, view) : NOBODY,
    inside:
      inside[region].length > 0
        ? (forcesOf(inside[region], facts, view).find((force) => force !== null) ?? null)
        : null,
    control: view.control[region],
  }));
}
const NOBODY: readonly null[] = [null, null];

export function fellowshipOf(view: Pick<WarView, 'fellowship' | 'characters'>): FellowshipState {
  const companions = view.characters.flatMap((at, character) => (at === WITH_THE_RING ? [character] : []));
  return { ...view.fellowship, companions };
}
export const WITH_THE_RING = -2;
export const GONE = -3;

export interface DieShown {
  readonly face: number;
  readonly spent: boolean;
}

/** What the log tells of one event. */
export interface Told {
  readonly say: string;
  readonly args?: Readonly<Record<string, unknown>>;
}

/** The dice of a side: unused ones, then those spent this turn. */
export function diceShown({ dice, spent }: Pick<SideView, 'dice' | 'spent'>): DieShown[] {
  const row = (counts: readonly number[], isSpent: boolean): DieShown[] =>
    counts.flatMap((count, face) => Array.from({ length: count }, () => ({ face, spent: isSpent })));
  return [...row(dice, false), ...row(spent, true)];
}

/** What an event would touch. */
export interface Touched {
  readonly regions: ReadonlySet<number>;
  readonly nations: ReadonlySet<number>;
  readonly fellowship: boolean;
}

export function touchedBy({ sides }: Pick<WarView, 'sides'>, card: number | null): Touched | null {
  const found = sides.flatMap(({ touches }) => touches ?? []).find((one) => one.card === card);
  if (!found) return null;
  return { regions: new Set(found.regions), nations: new Set(found.nations), fellowship: found.fellowship };
}

/** 0, 1, ... n - 1. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
