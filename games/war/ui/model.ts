/** From what a seat sees to what the table draws. Pure. */
import type { PlaceView, WarView } from '../src/view.ts';
import { CHARACTERS, FACES, FREE, NATIONS, SHADOW, STRONGHOLD } from './data/facts.ts';
import { PLACES } from './map/atlas.ts';
import {
  ELITE,
  type FellowshipState,
  type Force,
  kindOf,
  LEADER,
  nationOf,
  REGULAR,
  type RegionState,
} from './types.ts';

export type { BattleView, PlaceView, SideView, WarView } from '../src/view.ts';

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
export function forcesOf(places: readonly Pick<PlaceView, 'figures' | 'characters'>[]): (Force | null)[] {
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
    const characters = places.flatMap((place) => place.characters.filter((one) => CHARACTERS[one].side === side));
    if (troops.size === 0 && characters.length === 0) return null;
    const list = [...troops.values()].sort((a, b) => a.nation - b.nation);
    const leadership =
      list.reduce((sum, troop) => sum + troop.leaders, 0) +
      characters.reduce((sum, one) => sum + CHARACTERS[one].leadership, 0);
    return { side, troops: list, characters, leadership };
  });
}

/** Every region; the force a player holds in hand still stands where it was picked up. */
export function regionsOf(view: Pick<WarView, 'places' | 'control'>): RegionState[] {
  const outside: PlaceView[][] = PLACES.map(() => []);
  const inside: PlaceView[][] = PLACES.map(() => []);
  for (const place of view.places) {
    if (place.region < 0) continue;
    const garrison = place.place >= FIRST_INSIDE && place.place < IN_HAND;
    (garrison ? inside : outside)[place.region].push(place);
  }
  return PLACES.map((_, region) => ({
    forces: outside[region].length > 0 ? forcesOf(outside[region]) : NOBODY,
    inside: inside[region].length > 0 ? (forcesOf(inside[region]).find((force) => force !== null) ?? null) : null,
    control: view.control[region],
  }));
}
const NOBODY: readonly null[] = [null, null];

export function fellowshipOf(view: Pick<WarView, 'fellowship' | 'characters'>): FellowshipState {
  const companions = view.characters.flatMap((at, character) => (at === WITH_THE_RING ? [character] : []));
  return { ...view.fellowship, companions };
}
/** Where a Character is, when in no region. */
export const ASIDE = -1;
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

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** The dice of a side: unused ones, then those spent this turn as far as the log tells which they were. */
export function diceShown(unused: readonly number[], told: readonly Told[], side: number): DieShown[] {
  const dice: DieShown[] = unused.flatMap((count, face) =>
    Array.from({ length: count }, () => ({ face, spent: false })),
  );
  const left = new Array<number>(FACES.length).fill(0);
  for (const { say, args = {} } of told) {
    if (say === 'turn') left.fill(0);
    if (args.side !== side) continue;
    if (say === 'rolls-dice') for (const face of numbers(args.faces)) left[face]++;
    if (say === 'turns-die') {
      left[Number(args.die)]--;
      left[Number(args.result)]++;
    }
  }
  left[FACES.indexOf('eye')] = 0;
  left.forEach((count, face) => {
    for (let i = unused[face]; i < count; i++) dice.push({ face, spent: true });
  });
  return dice;
}

/** 0, 1, ... n - 1. */
export const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
