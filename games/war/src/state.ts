/** Everything on the table of War of the Ring, as plain lists of small numbers. */
import type { Core } from '@pony/engine';
import type { Side } from './data.ts';
import type { CardNo, CharacterNo, Place, Region, SeatNo, TileNo } from './ids.ts';

export interface War extends Core {
  /** Name of the edition it is played by (edition.ts). */
  edition: string;
  turn: number;
  /** Phase of the turn, 1 to 6 (WR-4.01). */
  phase: number;
  /** Side whose action it is in phase 5, and the player of it who acts. */
  side: Side;
  actor: SeatNo;
  /** Two, three or four players. */
  players: number;
  /** By side: the Leading Player (WR-11.03), and who of a team acts next: 0 the other one, 1 the Leading Player (WR-11.10). */
  leading: SeatNo[];
  order: number[];
  /**
   * Figures: place * 8 + Nation, packed as Regulars + 64 * Elites + 4096 * Leaders. Read and change them through board.ts.
   * The Leaders of Sauron are the Nazgûl.
   */
  troops: number[];
  /** Region in which the force in hand (place FIELD) stands, -1 when there is none. */
  field: Region;
  /** Place of each Character, or ASIDE, IN_FELLOWSHIP, GONE, REPLACED. */
  at: Place[];
  /** Side that controls the Settlement of each region, -1 where there is none. */
  control: number[];
  /** 1 for each Stronghold under siege: its garrison is at the place inside it. */
  siege: number[];
  /** Political Track, 1 to 4, by Nation. */
  box: number[];
  /** 1 for an active Nation. */
  active: number[];
  /** Reinforcements by figure. */
  reserve: number[];
  /** Free Peoples casualties by figure; Shadow losses are reinforcements again (WR-6.568). */
  lost: number[];
  /** Figures each side has lost in the whole war, whether they may come back or not. */
  fallen: number[];
  /** Unused Action dice: side * 7 + face. */
  dice: number[];
  /** Dice used this turn, by the face they showed: side * 7 + face. */
  spent: number[];
  /** Dice in the Hunt Box by side. */
  huntBox: number[];
  /** 1 when a Free Peoples die lay in the Hunt Box at the end of the last turn (WR-4.13). */
  hunted: number;
  rings: number[];
  /** 1 when a side has used its Elven Ring of the turn. */
  ringUsed: number[];
  /** Draw decks, the last card on top: side * 2 + deck. */
  decks: CardNo[][];
  /** By seat. */
  hands: CardNo[][];
  /** By side. */
  table: CardNo[][];
  /** Cards played and discarded in the sight of all. */
  played: CardNo[][];
  /** Cards discarded face down, by seat. */
  buried: CardNo[][];
  /** Combat card each side has chosen and not yet shown, -1 for none. */
  sealed: CardNo[];
  /** Card that a player offers his team-mate, by its place in his hand, -1 for none (WR-11.05). */
  offer: number;
  /** By place: 1 where the Armies of two team-mates are one (WR-11.25). */
  mixed: number[];
  /** By place: units of the team-mates there when they chose to stay apart, 0 for none. */
  apart: number[];
  /** By region: the player whose Army captured it, -1 for none (WR-11.42). */
  captor: SeatNo[];
  /**
   * A lone player against a team: bits of the Nations his last action used, and places of the Armies that acted in it
   * (WR-11.36, WR-11.37); the same of the action under way.
   */
  worn: number;
  wornArmies: number[];
  wearing: number;
  wearingArmies: number[];
  /** Hunt tiles in the pool, the last is drawn next. */
  pool: TileNo[];
  /** Tiles drawn and out of the pool. */
  drawn: TileNo[];
  /** Special tiles in play that wait for Mordor. */
  waiting: TileNo[];
  /** Tiles removed for good. */
  removed: TileNo[];
  /** Region of the Ring-bearers figure; on the Mordor Track its gate. */
  bearers: Region;
  progress: number;
  hidden: number;
  corruption: number;
  /** Step on the Mordor Track, -1 while outside. */
  mordor: number;
  guide: CharacterNo;
  /** 1 when the Fellowship has tried to move or hidden on the Mordor Track this turn (WR-9.85). */
  tried: number;
  /** 1 once any Minion has been in play. */
  minionSeen: number;
  /** Bits of Characters whose power of the turn has been used (WR-4.64). */
  served: number;
}

export const ASIDE = -1;
export const IN_FELLOWSHIP = -2;
export const GONE = -3;
export const REPLACED = -4;
