/** A Hunt tile that is drawn: why, and what has become of it so far. */
import { address } from '@pony/engine';
import type { TileNo } from '../ids.ts';

/** Why a tile is drawn. */
export const WHY = { roll: 0, mordor: 1, stronghold: 2, card: 3 } as const;

export interface HuntTile {
  why: number;
  /** Damage of an Eye (WR-9.32, WR-9.33, WR-9.79). */
  eye: number;
  /** 1: an Eye is discarded without effect; 1: so is a blue tile. */
  eyeIsNothing: number;
  freeIsNothing: number;
  /** 1: the damage may not be reduced (WR-9.95). */
  noReduction: number;
  /** 1: a random casualty is compulsory (WR-9.104). */
  randomCasualty: number;
  ignoresReveal: number;
  /** 1: only the number is wanted. */
  countOnly: number;
  /** The number, -1 for none. */
  result: number;
  tile: TileNo;
  /** Tile put aside by a table card, -1 for none (WR-9.93). */
  aside: number;
  damage: number;
  cardUsed: number;
  /** 1: a casualty was taken, 2: and everything about it is settled. Guide before him. */
  casualty: number;
  guideWas: number;
  /** 1: FP has chosen to be revealed (WR-9.101). */
  willing: number;
}
export const huntTile = address<HuntTile>('hunt-tile');
export const tileFor = (why: number): HuntTile => ({
  why,
  eye: 0,
  eyeIsNothing: 0,
  freeIsNothing: 0,
  noReduction: 0,
  randomCasualty: 0,
  ignoresReveal: 0,
  countOnly: 0,
  result: -1,
  tile: -1,
  aside: -1,
  damage: 0,
  cardUsed: 0,
  casualty: 0,
  guideWas: -1,
  willing: 0,
});
