/** Printed conditions of event cards (WR-5.11). Each is a small object; a card lists them all. */
import { refusal } from '@pony/engine';
import {
  characterRegion,
  companionIn,
  companionsInFellowship,
  hasUnits,
  inFellowship,
  inPlay,
  isAtWar,
  isBesieged,
} from '../board.ts';
import { FIELD, FIRST_CONTROL, FREE, NATIONS_OF, REGION_NATION, REGIONS, type Side } from '../data.ts';
import type { CharacterNo, Nation, Region } from '../ids.ts';
import type { War } from '../state.ts';
import type { Requirement } from './types.ts';

/** A condition of one card alone. `say` is a text key of refusals. */
export const requires = (say: string, holds: (s: War, side: Side) => boolean): Requirement => ({
  refusal: refusal<War>('WR-5.11', say),
  holds,
});

const NOT_AT_WAR = refusal<War>('WR-5.11', 'card-needs-at-war');
const NOT_ACTIVE = refusal<War>('WR-5.11', 'card-needs-active');
const NOT_IN_PLAY = refusal<War>('WR-5.11', 'card-needs-character-in-play');
const NOT_IN_FELLOWSHIP = refusal<War>('WR-5.11', 'card-needs-character-in-fellowship');
const NO_COMPANION = refusal<War>('WR-5.11', 'card-needs-companion-in-fellowship');
const NO_COMPANION_THERE = refusal<War>('WR-5.11', 'card-needs-companion-there');
const NOT_IN_NATION = refusal<War>('WR-5.11', 'card-needs-character-in-nation');
const NOT_WITH_ARMY = refusal<War>('WR-5.11', 'card-needs-character-with-army');
const NOT_REVEALED = refusal<War>('WR-5.11', 'card-needs-revealed');
const NO_PROGRESS = refusal<War>('WR-5.11', 'card-needs-progress');
const IN_FREE_SETTLEMENT = refusal<War>('WR-5.11', 'card-needs-wild');
const NO_SIEGE = refusal<War>('WR-5.11', 'card-needs-siege');

export const atWar = (...nations: readonly number[]): Requirement => ({
  refusal: NOT_AT_WAR,
  holds: (s) => nations.every((nation) => isAtWar(s, nation)),
});
export const isActive = (nation: Nation): Requirement => ({
  refusal: NOT_ACTIVE,
  holds: (s) => s.active[nation] === 1,
});
/** One of them is on the map (WR-2.58). */
export const someInPlay = (...characters: readonly number[]): Requirement => ({
  refusal: NOT_IN_PLAY,
  holds: (s) => characters.some((c) => inPlay(s, c)),
});
export const someInFellowship = (...characters: readonly number[]): Requirement => ({
  refusal: NOT_IN_FELLOWSHIP,
  holds: (s) => characters.some((c) => inFellowship(s, c)),
});
export const anyInFellowship: Requirement = { refusal: NO_COMPANION, holds: (s) => companionsInFellowship(s) > 0 };
export const companionStandsIn = (region: Region): Requirement => ({
  refusal: NO_COMPANION_THERE,
  holds: (s) => companionIn(s, region),
});
/** One of them stands in a region of one of these Nations, behind walls too. */
export const someInNation = (characters: readonly number[], nations: readonly number[]): Requirement => ({
  refusal: NOT_IN_NATION,
  holds: (s) => characters.some((c) => inPlay(s, c) && nations.includes(REGION_NATION[characterRegion(s, c)])),
});
/** WR-2.60: in the same place as a unit of his side. */
export const isWithArmy = (s: War, side: Side, character: CharacterNo): boolean =>
  inPlay(s, character) && hasUnits(s, side, s.at[character]);
/** One of them is with an FP Army, in a region for which `where` holds. */
export const someWithArmy = (
  characters: readonly number[],
  where: (region: Region) => boolean = () => true,
): Requirement => ({
  refusal: NOT_WITH_ARMY,
  holds: (s) => characters.some((c) => isWithArmy(s, FREE, c) && where(characterRegion(s, c))),
});
export const fellowshipRevealed: Requirement = { refusal: NOT_REVEALED, holds: (s) => s.hidden === 0 };
/** WR-9.105: a step of the Fellowship Track, where it stands on 0 once the Fellowship is in Mordor. */
export const progressAtLeast = (steps: number): Requirement => ({
  refusal: NO_PROGRESS,
  holds: (s) => s.progress >= steps,
});
/** The region of the Fellowship has no FP Settlement (first ownership, WR-2.51); true on the Mordor Track (WR-9.105). */
export const fellowshipInTheWild: Requirement = {
  refusal: IN_FREE_SETTLEMENT,
  holds: (s) => s.mordor >= 0 || FIRST_CONTROL[s.bearers] !== FREE,
};
export const besiegedByShadow = (region: Region): Requirement => ({
  refusal: NO_SIEGE,
  holds: (s) => isBesieged(s, region) && s.control[region] === FREE,
});

/** Places at which a side has an Army: regions and insides of besieged Strongholds (WR-2.60). */
export function armiesOf(s: War, side: Side): number[] {
  const out: number[] = [];
  for (let place = 0; place < FIELD; place++) if (hasUnits(s, side, place)) out.push(place);
  return out;
}

/** FP Nations not At War in whose lands the Fellowship or a Companion is. */
export const visitedAtPeace = (s: War): number[] =>
  NATIONS_OF[FREE].filter(
    (nation) =>
      !isAtWar(s, nation) &&
      REGIONS.some((_, r) => REGION_NATION[r] === nation && (companionIn(s, r) || (s.mordor < 0 && s.bearers === r))),
  );
