/** Places at which the rules ask every module and the power of every Character. */
import type { Cx } from '@pony/engine';
import type { Battle, CombatEffect, Refuse } from './content/types.ts';
import type { Side } from './data.ts';
import type { CharacterNo, Die, Figure, Nation, Region, TileNo } from './ids.ts';
import type { HuntTile } from './rules/hunt-tile.ts';
import type { War } from './state.ts';

export interface Hooks {
  /** After every change of the board. */
  watch?(s: War, cx: Cx): void;
  // Battle
  /** Added to Leadership and to Combat Strength of a side. */
  leadership?(s: War, b: Battle, side: Side): number;
  strength?(s: War, b: Battle, side: Side): number;
  /** Leadership of a Character in this round; `points` is what it is so far. */
  rating?(s: War, b: Battle, character: CharacterNo, points: number): number;
  /** Nazgûl lead nobody in this battle. */
  stillsNazgul?(s: War, b: Battle): boolean;
  /** Effects in the place of those of the card a side plays in this round; null: the card's own. */
  combatEffects?(s: War, b: Battle, side: Side): readonly CombatEffect[] | null;
  /** The attackers may pay for one further round of this assault with a Regular. */
  paysByRegular?(s: War, b: Battle): boolean;
  // Politics
  /** A Nation has woken, or its counter has moved towards war. */
  stirs?(s: War, nation: Nation, cx: Cx): void;
  /** Elites of a Nation are Leaders too, in movement and in battle. */
  eliteLeads?(s: War, nation: Nation): boolean;
  // Dice
  /** Sorts of the dice a side rolls beside its ordinary ones, one entry a die. */
  moreDice?(s: War, side: Side): readonly number[];
  /** Results a die may be used as beside those of its face, and what follows when one of them is used. */
  alsoUsedAs?(s: War, side: Side, die: Die): readonly number[];
  used?(s: War, side: Side, die: Die, as: number, verb: string, cx: Cx): void;
  // Muster
  /** Why a figure may not be recruited in a region with a Muster result. */
  refuseRecruit?(s: War, side: Side, figure: Figure, region: Region): Refuse;
  /** Regions that are Settlements of a Nation besides those printed on the map. */
  moreSettlements?(s: War, nation: Nation): readonly number[];
  // Movement
  /** Regions a group of Companions, given as bits, may go; `range` is what it is so far. */
  reach?(s: War, group: number, range: number): number;
  // Hunt
  /** Dice of the Hunt roll, as many as it would have so far; what is added to dice rolled again. */
  huntDice?(s: War, dice: number): number;
  huntReroll?(s: War): number;
}

/** The ability of a Guide of the Fellowship. */
export interface Guide {
  /** WR-4.63: the Fellowship may hide with any die. */
  readonly hidesWithAnyDie?: boolean;
  /** WR-5.44: he may draw after an event played with an Event result. */
  readonly drawsAfterEvent?: boolean;
  /** A tile with a reveal sign does not reveal (WR-9.101). */
  quiets?(s: War, tile: TileNo): boolean;
  /** Takes one point of damage off a tile (WR-9.57): whether he may, and what it costs; true when the next Guide may help too. */
  mayHelp?(s: War, f: HuntTile, reveals: boolean): boolean;
  help?(s: War, f: HuntTile, cx: Cx): boolean;
}
