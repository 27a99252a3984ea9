/** Rule 19: the icons of one card, tile, token or bonus space, used one at a time in any order, or declined. */
import { address, type Cx, type Frame, type Option, type Seat } from '@pony/engine';
import { ADJACENT, ALL_REGIONS, CARDS, RACES, REGION_COUNT } from '../data.ts';
import { type Duel, discardSize, other, unitsAt } from '../state.ts';

/** How many icons of each kind are still to be used. */
export interface Icons {
  rings: number;
  moves: number;
  removals: number;
  coinLoss: number;
  /** Units of one placement, and the regions (bits) it may go to. */
  units: number;
  regions: number;
  /** 1: the units may also go one each to two regions (DU-15.17). */
  spread: number;
  greyLoss: number;
  fromDiscard: number;
  namedAlliance: number;
  extraTurns: number;
  fortressRemovals: number;
  /** Each is a movement, a removal or a coin loss, as the player likes (DU-15.15). */
  manoeuvres: number;
}

const NO_ICONS: Readonly<Icons> = {
  rings: 0,
  moves: 0,
  removals: 0,
  coinLoss: 0,
  units: 0,
  regions: 0,
  spread: 0,
  greyLoss: 0,
  fromDiscard: 0,
  namedAlliance: 0,
  extraTurns: 0,
  fortressRemovals: 0,
  manoeuvres: 0,
};

export const iconsOf = (some: Partial<Icons>): Icons => ({ ...NO_ICONS, ...some });

export const useIcons = address<Icons>('icons');

export const anywhere = (units: number): Partial<Icons> => ({ units, regions: ALL_REGIONS });

/** The frame of a procedure with icons. */
export type IconFrame = Frame & Icons;

/** DU-16.9: what the supply holds, counted when the icon is carried out. */
export const unitsToPlace = (s: Duel, f: Icons, seat: Seat): number => Math.min(f.units, s.supply[seat]);

export const mayMove = (f: Icons): boolean => f.moves > 0 || f.manoeuvres > 0;
export const mayRemove = (f: Icons): boolean => f.removals > 0 || f.manoeuvres > 0;

const hasUnits = (s: Duel, seat: Seat): boolean => {
  for (let region = 0; region < REGION_COUNT; region++) if (unitsAt(s, seat, region) > 0) return true;
  return false;
};
const hasGrey = (s: Duel, seat: Seat): boolean => s.areas[seat].some((card) => CARDS[card].color === 'grey');
export const hasTokensLeft = (s: Duel): boolean => s.stackSize.some((size) => size > 0);

/** DU-12.11, DU-16.14: whether any icon left gives the player something to decide. Coin losses alone do not. */
export function somethingToChoose(s: Duel, f: Icons): boolean {
  const seat = s.active;
  const enemy = other(seat);
  return (
    f.rings > 0 ||
    f.extraTurns > 0 ||
    (f.units > 0 && s.supply[seat] > 0) ||
    (mayMove(f) && hasUnits(s, seat)) ||
    (mayRemove(f) && hasUnits(s, enemy)) ||
    (f.manoeuvres > 0 && s.coins[enemy] > 0) ||
    (f.fortressRemovals > 0 && s.fortress.includes(enemy)) ||
    (f.greyLoss > 0 && hasGrey(s, enemy)) ||
    (f.fromDiscard > 0 && discardSize(s) > 0) ||
    (f.namedAlliance > 0 && hasTokensLeft(s))
  );
}

const table = (verb: string, n: number): Option[] => Array.from({ length: n }, (_, i) => [verb, i] as const);
const pairs = (verb: string, n: number): Option[] =>
  Array.from({ length: n * n }, (_, i) => [verb, Math.floor(i / n), i % n] as const);

const STEP: Option = ['step'];
const AGAIN: Option = ['again'];
const LOSE_COIN: Option = ['lose-coin'];
const SEARCH: Option = ['search'];
export const DONE: Option = ['done'];
const PLACE = table('place', REGION_COUNT);
const SPREAD = pairs('spread', REGION_COUNT);
const MOVE = pairs('move', REGION_COUNT);
const REMOVE = table('remove', REGION_COUNT);
const RAZE = table('raze', REGION_COUNT);
const TAKE_GREY = table('lose-grey', CARDS.length);
const NAME_RACE = table('name', RACES.length);

/** Everything the icons left let a player point at. */
export function iconCandidates(s: Duel, f: IconFrame, seat: Seat, out: Option[]): void {
  const enemy = other(seat);
  if (f.rings > 0) out.push(STEP);
  if (f.extraTurns > 0) out.push(AGAIN);
  if (f.units > 0) placements(s, f, seat, out);
  if (mayMove(f)) movements(s, seat, out);
  if (mayRemove(f))
    for (let region = 0; region < REGION_COUNT; region++) if (unitsAt(s, enemy, region) > 0) out.push(REMOVE[region]);
  if ((f.coinLoss > 0 || f.manoeuvres > 0) && s.coins[enemy] > 0) out.push(LOSE_COIN);
  if (f.fortressRemovals > 0)
    for (let region = 0; region < REGION_COUNT; region++) if (s.fortress[region] === enemy) out.push(RAZE[region]);
  if (f.greyLoss > 0) for (const card of s.areas[enemy]) if (CARDS[card].color === 'grey') out.push(TAKE_GREY[card]);
  if (f.fromDiscard > 0 && discardSize(s) > 0) out.push(SEARCH);
  if (f.namedAlliance > 0)
    for (let race = 0; race < RACES.length; race++) if (s.stackSize[race] > 0) out.push(NAME_RACE[race]);
  out.push(DONE);
}

function placements(s: Duel, f: IconFrame, seat: Seat, out: Option[]): void {
  if (s.supply[seat] === 0) return;
  for (let region = 0; region < REGION_COUNT; region++) {
    if ((f.regions & (1 << region)) === 0) continue;
    out.push(PLACE[region]);
    if (f.spread === 0 || unitsToPlace(s, f, seat) < 2) continue;
    for (let second = region + 1; second < REGION_COUNT; second++) out.push(SPREAD[region * REGION_COUNT + second]);
  }
}

function movements(s: Duel, seat: Seat, out: Option[]): void {
  for (let from = 0; from < REGION_COUNT; from++) {
    if (unitsAt(s, seat, from) === 0) continue;
    const near = ADJACENT[from];
    for (let i = 0; i < near.length; i++) out.push(MOVE[from * REGION_COUNT + near[i]]);
  }
}

/** DU-11.12, DU-11.13: one coin goes to the reserve, if there is one. */
export function loseCoin(s: Duel, seat: Seat, cx: Cx): void {
  if (s.coins[seat] === 0) return;
  s.coins[seat]--;
  cx.emit('loses-coin', { seat });
}
