/** What Kings of Middle-earth adds to the table. */
import type { Options } from '@pony/engine';
import { FREE, SHADOW, type Side } from '../../src/data.ts';
import type { SeatNo } from '../../src/ids.ts';
import { sideOfSeat } from '../../src/seats.ts';
import type { War } from '../../src/state.ts';
import { GREY, HOME, SOVEREIGNS } from './data.ts';

/** A Ruler token: not in play, with the Free Peoples, or turned to its Dismay side with the Shadow (KM-8.1, KM-20.2). */
export const TOKEN = { none: 0, ruler: 1, dismay: 2 } as const;

export interface Kings {
  /** Options fixed at set-up (KM-2.11): 1 for on. */
  visible: number;
  sequential: number;
  dismay: number;
  /** By Sovereign: 1 when Corrupted. */
  corrupted: number[];
  /** By Sovereign: Corruption tiles lying face down, and Kings tiles. */
  tiles: number[][];
  crowns: number[][];
  /** Tiles of the attempt under way: those only the Shadow sees, and those shown that wait to go back. */
  held: number[];
  aside: number[];
  /** Sovereign whose tiles a Free Peoples player looks at, -1 for none, and that player. */
  looked: number;
  looker: SeatNo;
  /** Bits of the Sovereigns named in attempts of this turn (KM-10.7), and who made the last one, -1 for nobody (KM-18.6). */
  named: number;
  corruptor: SeatNo;
  /** By side: 1 when its Ruler die is in the pool this turn. */
  ruler: number[];
  /** 1 when the Ruler die of the Shadow lies in the Hunt Box as a rolled Eye. */
  rulerEye: number;
  /** By Sovereign. */
  tokens: number[];
  /** 1 while the Fellowship moves under the eyes of the far-sighted king. */
  farSight: number;
  /** This round of the battle: Chieftain for whose power the Shadow gives up its card, -1 for none; side that gives up its card
   * to cancel the other's, -1 for none; Leadership the Free Peoples lose. */
  gives: number;
  cancels: Side;
  vain: number;
  /** 1 once a card was given up to cancel another in this battle (KM-5.12). */
  cancelled: number;
  /** 1 once the Stone of the Dark Tower was used this turn (KM-23.25). */
  stone: number;
}

export interface KingsWar extends War {
  kings: Kings;
}
export const kingsOf = (s: War): Kings => (s as KingsWar).kings;

const isOn = (options: Options, id: string): number => (options[id] === 'on' ? 1 : 0);

/** KM-2.2, KM-2.8 to KM-2.11. */
export function setup(s: War, options: Options): void {
  SOVEREIGNS.forEach((_, k) => {
    s.at[GREY[k]] = HOME[k];
  });
  (s as KingsWar).kings = {
    visible: isOn(options, 'visible-corruption'),
    sequential: isOn(options, 'sequential-draw'),
    dismay: isOn(options, 'dismay-tokens'),
    corrupted: SOVEREIGNS.map(() => 0),
    tiles: SOVEREIGNS.map(() => []),
    crowns: SOVEREIGNS.map(() => []),
    held: [],
    aside: [],
    looked: -1,
    looker: -1,
    named: 0,
    corruptor: -1,
    ruler: [0, 0],
    rulerEye: 0,
    tokens: SOVEREIGNS.map(() => TOKEN.none),
    farSight: 0,
    gives: -1,
    cancels: -1,
    vain: 0,
    cancelled: 0,
    stone: 0,
  };
}

export function clone(from: War, to: War): void {
  const k = kingsOf(from);
  (to as KingsWar).kings = {
    ...k,
    corrupted: k.corrupted.slice(),
    tiles: k.tiles.map((one) => one.slice()),
    crowns: k.crowns.map((one) => one.slice()),
    held: k.held.slice(),
    aside: k.aside.slice(),
    ruler: k.ruler.slice(),
    tokens: k.tokens.slice(),
  };
}

/** KM-10.18, KM-18.15, KM-21.1: may a seat see the tiles that lie face down on a Sovereign? */
export function seesTiles(s: War, seat: SeatNo | null, k: number): boolean {
  const { visible, looked, looker } = kingsOf(s);
  if (visible === 1) return true;
  if (seat === null) return false;
  return sideOfSeat(s, seat) === SHADOW || (looked === k && looker === seat);
}
export const seesDraw = (s: War, seat: SeatNo | null): boolean => seat !== null && sideOfSeat(s, seat) !== FREE;
