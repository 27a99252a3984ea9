/** Chapter VI, 6.56x and 6.2xx: hits are taken by the owner one by one; too large Armies are trimmed. */
import { address, type Cx, procedure, refusal, run } from '@pony/engine';
import { ask } from '../ask.ts';
import {
  allUnitsAt,
  countOf,
  disband,
  elitesOf,
  fall,
  hasSpareRegular,
  hasUnits,
  isOccupied,
  isShared,
  leadersOf,
  reduceElite,
  regionOf,
  regularsOf,
  unitsAt,
  unitsOf,
  unitsOfSeat,
} from '../board.ts';
import {
  ELITE,
  FIELD,
  FREE,
  figureOf,
  isWithin,
  kindOf,
  LEADER,
  NATIONS_OF,
  NAZGUL,
  nationOf,
  PLACE_COUNT,
  REGULAR,
  SHADOW,
  SIEGE_LIMIT,
  type Side,
  STACK_LIMIT,
} from '../data.ts';
import { sideOfCharacter } from '../edition.ts';
import type { Figure, Place, SeatNo } from '../ids.ts';
import { DISBAND, LOSE, LOSE_FOR_TWO, REDUCE } from '../options.ts';
import { controllerOf, decider, isTeam, leadingOf, mateOf, nationsOfSeat } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf } from '../verbs.ts';
import { checkSieges, removeLeaders, removeStranded } from './capture.ts';
import { removeCharacter } from './characters.ts';
import { commandOf, meeting } from './command.ts';
import { watchTable } from './table.ts';

export interface Casualties {
  side: Side;
  place: Place;
  hits: number;
  /** 1: a battle, in which a destroyed Army loses its Leaders, Nazgûl and Characters too (WR-6.570); 2: so does a card. */
  all: number;
  /** WR-11.48: bits of the Nations of the Army that is hit, where team-mates stand apart; left out for all. */
  only?: number;
  /** Who of a team takes them: he who commanded before the first loss (WR-11.34). */
  by?: SeatNo;
}
export const takeHits = address<Casualties>('take-hits');
export const hitOnly = (bits: number | undefined): Pick<Casualties, 'only'> => (bits ? { only: bits } : {});

const REFUSE_LOSS = {
  noSuchUnit: refusal<War>('WR-6.561', 'no-such-unit'),
  twoHits: refusal<War>('WR-6.563', 'elite-costs-two'),
  noRegular: refusal<War>('WR-6.566', 'no-regular-to-replace'),
  notElite: refusal<War>('WR-6.562', 'not-an-elite'),
  regularSpare: refusal<War>('WR-6.564', 'elite-takes-two-anyway'),
  onlyUnits: refusal<War>('WR-2.18', 'leaders-take-no-hits'),
};

/** Nations of the Army that is hit. */
const nationsHit = (f: Casualties): readonly number[] =>
  f.only ? NATIONS_OF[f.side].filter((nation) => ((f.only ?? 0) & (1 << nation)) !== 0) : NATIONS_OF[f.side];
const isAlive = (s: War, f: Casualties): boolean => nationsHit(f).some((nation) => unitsOf(s, f.place, nation) > 0);

/** WR-6.564: so many hits that nothing is left to choose. */
function isHopeless(s: War, f: Casualties): boolean {
  let most = 0;
  for (const nation of nationsHit(f)) most += unitsOf(s, f.place, nation) + elitesOf(s, f.place, nation);
  return f.hits >= most;
}

/** Hits that losing a unit of this sort absorbs: an Elite two, unless no Regular is spare to replace it (WR-6.563, WR-6.566). */
const costOf = (s: War, figure: Figure): number =>
  kindOf(figure) === ELITE && hasSpareRegular(s, nationOf(figure)) ? 2 : 1;

function refuseLoss(s: War, f: Casualties, verb: string, figure: Figure) {
  if (kindOf(figure) === LEADER) return REFUSE_LOSS.onlyUnits;
  if (!nationsHit(f).includes(nationOf(figure)) || countOf(s, f.place, figure) === 0) return REFUSE_LOSS.noSuchUnit;
  if (verb === 'lose') return costOf(s, figure) > f.hits ? REFUSE_LOSS.twoHits : null;
  if (kindOf(figure) !== ELITE) return REFUSE_LOSS.notElite;
  if (verb === 'lose-for-two') {
    if (hasSpareRegular(s, nationOf(figure))) return REFUSE_LOSS.regularSpare;
    return f.hits < 2 ? REFUSE_LOSS.twoHits : null;
  }
  return hasSpareRegular(s, nationOf(figure)) ? null : REFUSE_LOSS.noRegular;
}

/** All units of these Nations go at once. */
function loseAll(s: War, place: Place, nations: readonly number[]): void {
  for (const nation of nations) {
    const regulars = regularsOf(s, place, nation);
    const elites = elitesOf(s, place, nation);
    if (regulars > 0) fall(s, place, figureOf(nation, REGULAR), regulars);
    if (elites > 0) fall(s, place, figureOf(nation, ELITE), elites);
  }
}

/** WR-6.570 to WR-6.572: an Army without units loses everybody else too. */
function loseEverybody(s: War, side: Side, place: Place, cx: Cx): void {
  for (const nation of NATIONS_OF[side]) {
    const leaders = leadersOf(s, place, nation);
    if (leaders === 0) continue;
    fall(s, place, figureOf(nation, LEADER), leaders);
    if (side === SHADOW) cx.emit('nazgul-return', { count: leaders });
    else cx.emit('leaders-lost', { nation, count: leaders });
  }
  for (let c = 0; c < s.at.length; c++)
    if (s.at[c] === place && sideOfCharacter(s, c) === side) removeCharacter(s, c, cx);
}

/** Consequences of losses at a place: Leaders, Nazgûl and Characters (WR-5.20, WR-6.570). */
export function afterLosses(s: War, side: Side, place: Place, all: number, cx: Cx): void {
  if (hasUnits(s, side, place)) return;
  const region = regionOf(s, place);
  const rearguard = place === FIELD && isOccupied(s, side, region);
  cx.emit(rearguard ? 'force-destroyed' : 'army-destroyed', { side, region });
  if (all) loseEverybody(s, side, place, cx);
  else if (side === FREE) removeStranded(s, place, cx);
  watchTable(s, cx);
}

/** WR-11.48: of two Armies that stand apart one may be destroyed; its Leaders go with it (WR-5.20). */
function outcome(s: War, f: Casualties, cx: Cx): void {
  if (!f.only || !hasUnits(s, f.side, f.place)) afterLosses(s, f.side, f.place, f.all, cx);
  else if (!isAlive(s, f)) {
    cx.emit('army-destroyed', { side: f.side, region: regionOf(s, f.place) });
    if (f.side === FREE) removeLeaders(s, f.place, nationsOfSeat(s, controllerOf(s, nationsHit(f)[0])), cx);
    watchTable(s, cx);
  }
}

export const casualties = procedure<War, Casualties>('take-hits', [
  run('start', (s, f, cx) => {
    if (f.hits <= 0 || !isAlive(s, f)) return 'end';
    if (isTeam(s, f.side)) f.by = f.only ? controllerOf(s, nationsHit(f)[0]) : commandOf(s, f.side, f.place);
    cx.emit('takes-hits', { side: f.side, region: regionOf(s, f.place), count: f.hits });
  }),
  run('hopeless', (s, f, cx) => {
    if (!isHopeless(s, f)) return;
    f.hits = 0;
    loseAll(s, f.place, nationsHit(f));
    outcome(s, f, cx);
    return 'over';
  }),
  ask('loss', {
    seats: (s, f) => decider(s, { seat: f.by ?? commandOf(s, f.side, f.place) }),
    prompt: (s, f) => ({ say: 'take-loss', args: { region: regionOf(s, f.place), count: f.hits } }),
    candidates: (s, f, _seat, out) => {
      for (const nation of nationsHit(f)) {
        if (regularsOf(s, f.place, nation) > 0) out.push(LOSE[figureOf(nation, REGULAR)]);
        if (elitesOf(s, f.place, nation) === 0) continue;
        out.push(LOSE[figureOf(nation, ELITE)], REDUCE[figureOf(nation, ELITE)]);
        // WR-6.564: where it may absorb one hit alone, the owner says whether it absorbs two
        if (f.hits > 1 && !hasSpareRegular(s, nation)) out.push(LOSE_FOR_TWO[figureOf(nation, ELITE)]);
      }
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'lose' || option[0] === 'lose-for-two' || option[0] === 'reduce'
        ? refuseLoss(s, f, option[0], option[1])
        : REFUSE_LOSS.noSuchUnit,
    answer: (s, f, _seat, option: OptionOf<'lose' | 'reduce' | 'lose-for-two'>, cx) => {
      const figure = option[1];
      if (option[0] === 'reduce') {
        reduceElite(s, f.place, nationOf(figure));
        f.hits--;
        cx.emit('reduces', { side: f.side, figure });
      } else {
        f.hits -= option[0] === 'lose-for-two' ? 2 : costOf(s, figure);
        fall(s, f.place, figure);
        cx.emit('loses', { side: f.side, figure });
      }
      if (f.hits > 0) return 'hopeless';
      outcome(s, f, cx);
    },
  }),
  // WR-5.22: a garrison that dies by a card; battles settle sieges themselves
  run('over', (s, f, cx) => {
    if (f.all !== 1) checkSieges(s, cx);
  }),
]);

/** A Leader or Nazgûl is eliminated by a card. */
export function loseLeader(s: War, place: Place, figure: Figure, cx: Cx): void {
  fall(s, place, figure);
  cx.emit('loses', { side: figure === NAZGUL ? SHADOW : FREE, figure });
}

// Stacking

export const trim = address<Trim>('trim');
export interface Trim {
  place: Place;
  side: Side;
  /** Player who removed a unit last, -1 for nobody. */
  last: SeatNo;
  /** Who commands a mixed Army there, left out where it is judged now. */
  by?: SeatNo;
}

const REFUSE_TRIM = {
  noSuchUnit: refusal<War>('WR-6.205', 'no-such-unit'),
  onlyUnits: refusal<War>('WR-6.209', 'leaders-stay'),
  notYours: refusal<War>('WR-11.26', 'not-your-nation'),
};

const limitAt = (place: Place): number => (isWithin(place) ? SIEGE_LIMIT : STACK_LIMIT);

/** First place with too many units of a side, -1 for none (WR-6.204, WR-6.609). */
function crowded(s: War, side: Side): number {
  for (let place = 0; place < PLACE_COUNT; place++) {
    const units = unitsAt(s, side, place);
    if (units > limitAt(place)) return place;
  }
  return -1;
}

/** WR-11.25: team-mates whose Armies stand apart in the crowded place. */
const isApart = (s: War, f: Trim): boolean => s.mixed[f.place] === 0 && isShared(s, f.side, f.place);

/** WR-11.26: apart they remove one unit in turn, first the one who does not lead; else the commander removes. */
function trimmer(s: War, f: Trim): SeatNo {
  if (!isApart(s, f)) return f.by ?? commandOf(s, f.side, f.place);
  const turn = f.last < 0 ? mateOf(s, leadingOf(s, f.side)) : mateOf(s, f.last);
  return unitsOfSeat(s, turn, f.place) > 0 ? turn : mateOf(s, turn);
}
const trimmed = (s: War, f: Trim): readonly number[] =>
  isApart(s, f) ? nationsOfSeat(s, trimmer(s, f)) : NATIONS_OF[f.side];

/** WR-6.205 to WR-6.208: the owner removes the excess, unit by unit, to the reinforcements. */
export const trims = procedure<War, Trim>('trim', [
  run('find', (s, f) => {
    for (let side = 0; side < 2; side++) {
      const place = crowded(s, side);
      if (place < 0) continue;
      if (s.players > 2 && place !== f.place) f.last = -1; // WR-11.26: everywhere the one who does not lead begins
      f.side = side;
      f.place = place;
      return;
    }
    return 'end';
  }),
  ask('remove', {
    seats: (s, f) => decider(s, { seat: trimmer(s, f) }),
    prompt: (s, f) => ({
      say: 'trim',
      args: { region: regionOf(s, f.place), count: unitsAt(s, f.side, f.place) - limitAt(f.place) },
    }),
    candidates: (s, f, _seat, out) => {
      for (const nation of trimmed(s, f)) {
        if (regularsOf(s, f.place, nation) > 0) out.push(DISBAND[figureOf(nation, REGULAR)]);
        if (elitesOf(s, f.place, nation) > 0) out.push(DISBAND[figureOf(nation, ELITE)]);
      }
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] !== 'disband') return REFUSE_TRIM.noSuchUnit;
      const figure = option[1];
      if (kindOf(figure) === LEADER) return REFUSE_TRIM.onlyUnits;
      if (!NATIONS_OF[f.side].includes(nationOf(figure))) return REFUSE_TRIM.noSuchUnit;
      if (!trimmed(s, f).includes(nationOf(figure))) return REFUSE_TRIM.notYours;
      return countOf(s, f.place, figure) > 0 ? null : REFUSE_TRIM.noSuchUnit;
    },
    answer: (s, f, _seat, option: OptionOf<'disband'>, cx) => {
      f.last = trimmer(s, f);
      disband(s, f.place, option[1]);
      cx.emit('disbands', { side: f.side, region: regionOf(s, f.place), figure: option[1] });
      return 'find';
    },
  }),
]);

/** A card has brought figures to a place: team-mates say whether they join (WR-11.25), then stacking is checked (WR-5.48). */
export function settle(s: War, side: Side, place: Place, cx: Cx): void {
  cx.call(trim, { place, side, last: -1 });
  if (s.players > 2) cx.call(meeting, { place: -1, side });
}

/** Some Army is over its limit; few places have so many units of both sides together. */
export function isCrowded(s: War): boolean {
  for (let place = 0; place < PLACE_COUNT; place++)
    if (allUnitsAt(s, place) > SIEGE_LIMIT) return crowded(s, FREE) >= 0 || crowded(s, SHADOW) >= 0;
  return false;
}
