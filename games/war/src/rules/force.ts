/** The force in hand: which figures of an Army go and which stay behind (6.4xx, WR-6.507 to WR-6.511). */
import { address, procedure, refusal, run } from '@pony/engine';
import { ask, type Question } from '../ask.ts';
import {
  add,
  countOf,
  eliteLeaders,
  hasUnits,
  isAtWar,
  leadersAt,
  leadersOf,
  mayCross,
  regionOf,
  unitsAt,
  unitsOf,
  unitsOfSeat,
} from '../board.ts';
import {
  AT_WAR,
  ELITE,
  FIELD,
  FIGURE_COUNT,
  FLIES,
  FREE,
  figureOf,
  KINDS,
  kindOf,
  LEADER,
  NATION_COUNT,
  NATION_SIDE,
  NATIONS_OF,
  nationOf,
  type Side,
} from '../data.ts';
import { leaderNation, levelOf, namedLeaders, sideOfCharacter } from '../edition.ts';
import type { CharacterNo, Figure, Nation, Place, Region } from '../ids.ts';
import { DONE, LEAVE, LEAVE_CHARACTER } from '../options.ts';
import { actorOf, controls, decider, isTeam } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf, WarOption } from '../verbs.ts';
import {
  commandsForce,
  isHis,
  leadsAll,
  matesNations,
  nationsAt,
  REFUSE_COMMAND,
  REFUSE_WORN,
  staying,
  wearArmy,
  wornBits,
} from './command.ts';

/** Who must be with the force. */
export const LED = { byNobody: 0, byAnybody: 1, byNazgul: 2, byCompanion: 3, byCharacter: 10 } as const;
export const ledBy = (character: CharacterNo): number => LED.byCharacter + character;

export interface Force {
  side: Side;
  from: Place;
  /** Region entered, -1 for an attack. */
  to: Region;
  /** LED, or LED.byCharacter plus a Character. */
  led: number;
  /** Figures that have moved in this action and may not again: figure * PLACES + place, one entry each (WR-6.409). */
  moved: number[];
  movedCharacters: number;
  /** Bits of Nations that must stay behind. */
  without: number;
}
export const gatherForce = address<Force>('force');

const REFUSE_FORCE = {
  needsUnit: refusal<War>('WR-6.420', 'force-needs-unit'),
  leaderAlone: refusal<War>('WR-6.406', 'leader-needs-unit'),
  needsLeader: refusal<War>('WR-6.407', 'force-needs-leader'),
  attackNeedsLeader: refusal<War>('WR-6.505', 'attack-needs-leader'),
  leaveUnit: refusal<War>('WR-6.510', 'leave-unit-with-leader'),
  rearguardNeedsUnit: refusal<War>('WR-6.507', 'rearguard-needs-unit'),
  notInForce: refusal<War>('WR-6.405', 'not-in-force'),
  notAtWar: refusal<War>('WR-6.509', 'only-at-war-attacks'),
};

/** More than there are places. */
const PLACES = 1000;
/** How many figures of a sort at a place have not moved in this action. */
const unmoved = (s: War, f: Force, figure: Figure): number => countOf(s, f.from, figure) - movedHere(f, figure);

const isAttack = (f: Force): boolean => f.to < 0;
const isAdvance = (f: Force): boolean => 'landed' in f;
/** WR-11.34: who commanded the battle commands all who came out of it, whatever the losses. */
const isWhole = (s: War, f: Force): boolean => 'landed' in f && 'units' in f && f.units === unitsAt(s, f.side, FIELD);
/** WR-11.30: the player who acts commands the force in hand as it is. */
const holdsCommand = (s: War, f: Force): boolean => isWhole(s, f) || commandsForce(s, f.side);
/** WR-11.26: a Nation of a team-mate who stands apart pins nobody. */
const isApart = (s: War, f: Force, nation: Nation): boolean =>
  (matesNations(s, f.side) & f.without & (1 << nation)) !== 0;

/** WR-6.415, WR-6.509: Nations whose figures may be in the force. Nazgûl go everywhere (WR-7.31). */
const mayGo = (s: War, f: Force, figure: Figure): boolean => {
  const nation = nationOf(figure);
  return (kindOf(figure) === LEADER && NATION_SIDE[nation] !== FREE) || mayNationGo(s, f, nation);
};

/** WR-6.109, WR-6.512: Level 0 never moves, but fights where he stands. WR-11.45: with a mixed Army go those of both. */
const mayCharacterGo = (s: War, f: Force, c: CharacterNo): boolean =>
  s.at[c] === f.from &&
  sideOfCharacter(s, c) === f.side &&
  (f.movedCharacters & (1 << c)) === 0 &&
  (isAttack(f) || levelOf(s, c) > 0) &&
  (isHis(s, f.side, c) || leadsAll(s, f.side, f.from, ...newcomers(s, f.side, f.from, f.moved))) &&
  (leaderNation(s, c) < 0 || mayNationGo(s, f, leaderNation(s, c)));

/** Whether the force is led as demanded (WR-6.417), without one of its figures or Characters; -1 for nobody left out. */
function isLedWithout(s: War, f: Force, figure: Figure, character: CharacterNo): boolean {
  const { led, side } = f;
  const isHere = (c: CharacterNo): boolean => c !== character && s.at[c] === FIELD && sideOfCharacter(s, c) === side;
  const leaders = leadersAt(s, side, FIELD) - (figure >= 0 && kindOf(figure) === LEADER ? 1 : 0);
  if (led === LED.byNobody) return true;
  if (led >= LED.byCharacter) return isHere(led - LED.byCharacter);
  if (led !== LED.byCompanion && leaders > 0) return true;
  for (let c = 0; c < s.at.length; c++) {
    if (!isHere(c) || (led === LED.byNazgul && levelOf(s, c) !== FLIES)) continue;
    if (led !== LED.byCompanion || leaderNation(s, c) < 0) return true;
  }
  if (led !== LED.byAnybody) return false;
  for (const nation of NATIONS_OF[side])
    if (eliteLeaders(s, FIELD, nation) > (figure === figureOf(nation, ELITE) ? 1 : 0)) return true;
  return false;
}

/** Figures of a sort that may not move again (WR-6.409). */
function movedHere(f: Force, figure: Figure): number {
  let count = 0;
  const key = figure * PLACES + f.from;
  for (let i = 0; i < f.moved.length; i++) if (f.moved[i] === key) count++;
  return count;
}

/** Nations whose units and FP Leaders may be in the force. */
const mayNationGo = (s: War, f: Force, nation: Nation): boolean =>
  (f.without & (1 << nation)) === 0 && (f.to < 0 ? s.box[nation] === AT_WAR : mayCross(s, nation, f.to));

/** WR-11.37: the Nations going, as bits, would be one alone that acted last. */
const isWorn = (s: War, f: Force, going: number): boolean => {
  const worn = wornBits(s, f.side);
  return worn !== 0 && (going & (going - 1)) === 0 && (going & worn) !== 0;
};

/** Nations that stay behind whatever the player wants: a team-mate's, or in the same Army again those that acted last. */
export function withoutNations(s: War, side: Side, from: Place, moved: readonly number[] = []): number {
  if (s.players === 2) return 0;
  return (
    staying(s, side, from, ...newcomers(s, side, from, moved)) | (s.wornArmies.includes(from) ? wornBits(s, side) : 0)
  );
}

/** WR-11.34: Elites and units that came in the same action, by which nobody commands yet. */
function newcomers(s: War, side: Side, from: Place, moved: readonly number[]): [elites: number, units: number] {
  let elites = 0;
  let units = 0;
  for (const one of moved) {
    const figure = Math.floor(one / PLACES);
    if (one % PLACES !== from || kindOf(figure) === LEADER) continue;
    const sign = controls(s, actorOf(s, side), nationOf(figure)) ? 1 : -1;
    units += sign;
    if (kindOf(figure) === ELITE) elites += sign;
  }
  return [elites, units];
}

/** Could a lawful force be formed from here at all? The same demands as below, without moving a figure. */
export function canForm(s: War, f: Force): boolean {
  let going = 0;
  let goers = 0;
  let own = 0;
  let byElite = false;
  let most = 0;
  let behind = 0;
  let strandedLeaders = 0;
  let led = f.led === LED.byNobody;
  const first = f.from * NATION_COUNT;
  const list = NATIONS_OF[f.side];
  const fresh = f.moved.length === 0;
  for (let i = 0; i < list.length; i++) {
    const nation = list[i];
    const packed = s.troops[first + nation];
    if (packed === 0) continue;
    const may = mayNationGo(s, f, nation);
    const regulars = packed & 63;
    const elites = (packed >> 6) & 63;
    const leaders = packed >> 12;
    const movedUnits = fresh ? 0 : movedHere(f, nation * 3) + movedHere(f, nation * 3 + ELITE);
    const units = may ? regulars + elites - movedUnits : 0;
    going += units;
    if (units > 0) goers |= 1 << nation;
    if (units > most) most = units;
    if (units > 0 && s.players > 2 && controls(s, actorOf(s, f.side), nation)) own += units;
    behind += regulars + elites - units;
    if (leaders > 0) {
      const freeLeaders = may || f.side !== FREE ? leaders - (fresh ? 0 : movedHere(f, nation * 3 + LEADER)) : 0;
      if (f.side === FREE && !isApart(s, f, nation)) strandedLeaders += leaders - freeLeaders;
      if (freeLeaders > 0 && (f.led === LED.byAnybody || (f.led === LED.byNazgul && f.side !== FREE))) led = true;
    }
    if (
      !led &&
      may &&
      f.led === LED.byAnybody &&
      eliteLeaders(s, f.from, nation) > (fresh ? 0 : movedHere(f, nation * 3 + ELITE))
    )
      byElite = true;
  }
  for (const c of namedLeaders(s))
    if (s.at[c] === f.from && sideOfCharacter(s, c) === f.side && !mayCharacterGo(s, f, c))
      if (!isApart(s, f, leaderNation(s, c))) strandedLeaders++;
  const mustLeave = strandedLeaders > 0 && behind === 0;
  if (going === 0 || (mustLeave && going < 2)) return false;
  if (s.players > 2 && (own === 0 || isWorn(s, f, goers))) return false;
  if (mustLeave && wornBits(s, f.side) !== 0 && (goers & ~wornBits(s, f.side)) === 0 && most < 2) return false;
  // an Elite that leads is Saruman's: who has but one Regular beside it does not command it (WR-11.28)
  if (led || byElite) return true;
  for (let c = 0; c < s.at.length; c++) {
    if (s.at[c] !== f.from || !mayCharacterGo(s, f, c)) continue;
    if (f.led === LED.byAnybody || f.led === LED.byCharacter + c) return true;
    if (f.led === LED.byNazgul && levelOf(s, c) === FLIES) return true;
    if (f.led === LED.byCompanion && sideOfCharacter(s, c) === FREE && leaderNation(s, c) < 0) return true;
  }
  return false;
}

/** WR-6.406, WR-6.510: an FP Leader left behind without a unit. */
function leaderStranded(s: War, f: Force): boolean {
  if (f.side !== FREE || hasUnits(s, FREE, f.from)) return false;
  const own = (nation: Nation): boolean => !isApart(s, f, nation);
  return (
    NATIONS_OF[FREE].some((nation) => own(nation) && leadersOf(s, f.from, nation) > 0) ||
    namedLeaders(s).some((c) => own(leaderNation(s, c)) && s.at[c] === f.from)
  );
}

/** WR-6.507: Characters left behind by an attack without a unit. */
function rearguardStranded(s: War, f: Force): boolean {
  if (!isAttack(f) || hasUnits(s, f.side, f.from)) return false;
  const apart = (f.without & matesNations(s, f.side)) !== 0;
  for (let c = 0; c < s.at.length; c++) {
    if (s.at[c] !== f.from || sideOfCharacter(s, c) !== f.side) continue;
    const nation = leaderNation(s, c);
    if (apart && (nation < 0 ? !isHis(s, f.side, c) : isApart(s, f, nation))) continue;
    return true;
  }
  return f.side !== FREE && leadersAt(s, f.side, f.from) > 0;
}

/** Only one way to go: nothing to leave behind, or nothing that may be left. */
function isForced(s: War, f: Force): boolean {
  if (leaderStranded(s, f) || rearguardStranded(s, f) || unitsAt(s, f.side, FIELD) > 1) return false;
  if (!holdsCommand(s, f)) return false;
  if (leadersAt(s, f.side, FIELD) > 0) return false;
  for (let c = 0; c < s.at.length; c++) if (s.at[c] === FIELD) return false;
  return true;
}

/** WR-11.30: without this unit the player would not command the force in hand, nor a smaller one. */
function losesCommand(s: War, f: Force, figure: Figure): boolean {
  if (!isTeam(s, f.side)) return false;
  if (!controls(s, actorOf(s, f.side), nationOf(figure))) return unitsOfSeat(s, actorOf(s, f.side), FIELD) === 0;
  return !commandsForce(s, f.side, kindOf(figure) === ELITE ? 1 : 0, 1);
}

function refuseLeave(s: War, f: Force, figure: Figure) {
  if (countOf(s, FIELD, figure) === 0)
    return isAttack(f) && countOf(s, f.from, figure) > 0 && !isAtWar(s, nationOf(figure))
      ? REFUSE_FORCE.notAtWar
      : REFUSE_FORCE.notInForce;
  if (kindOf(figure) === LEADER) {
    if (NATION_SIDE[nationOf(figure)] === FREE && !hasUnits(s, FREE, f.from)) return REFUSE_FORCE.leaderAlone;
    if (isAttack(f) && !hasUnits(s, f.side, f.from)) return REFUSE_FORCE.rearguardNeedsUnit;
  } else if (unitsAt(s, f.side, FIELD) < 2) return REFUSE_FORCE.needsUnit;
  else if (s.players > 2) {
    if (losesCommand(s, f, figure)) return REFUSE_COMMAND.losesCommand;
    if (isAdvance(f)) return null;
    const last = unitsOf(s, FIELD, nationOf(figure)) === 1 ? 1 << nationOf(figure) : 0;
    if (isWorn(s, f, nationsAt(s, f.side, FIELD) & ~last)) return REFUSE_WORN;
  }
  if (isLedWithout(s, f, figure, -1)) return null;
  return isAttack(f) ? REFUSE_FORCE.attackNeedsLeader : REFUSE_FORCE.needsLeader;
}

function refuseLeaveCharacter(s: War, f: Force, c: CharacterNo) {
  if (s.at[c] !== FIELD) return REFUSE_FORCE.notInForce;
  if (leaderNation(s, c) >= 0 && !hasUnits(s, f.side, f.from)) return REFUSE_FORCE.leaderAlone;
  if (isAttack(f) && !hasUnits(s, f.side, f.from)) return REFUSE_FORCE.rearguardNeedsUnit;
  if (isLedWithout(s, f, -1, c)) return null;
  return isAttack(f) ? REFUSE_FORCE.attackNeedsLeader : REFUSE_FORCE.needsLeader;
}

/** Figures are left behind one by one until the force is right. */
export const leaveAsk: Question<WarOption, Force> = {
  seats: (s, f) => (isForced(s, f) ? [] : decider(s, { action: f.side })),
  prompt: (s, f) => ({
    say: isAttack(f) ? 'leave-rearguard' : 'leave-behind',
    args: { from: regionOf(s, f.from), count: unitsAt(s, f.side, FIELD), ...(f.to >= 0 ? { to: f.to } : null) },
  }),
  candidates: (s, f, _seat, out) => {
    out.push(DONE);
    for (const nation of NATIONS_OF[f.side])
      for (let kind = 0; kind < KINDS.length; kind++) {
        const figure = figureOf(nation, kind);
        if (countOf(s, FIELD, figure) > 0) out.push(LEAVE[figure]);
      }
    for (let c = 0; c < s.at.length; c++) if (s.at[c] === FIELD) out.push(LEAVE_CHARACTER[c]);
  },
  refuse: (s, f, _seat, option) => {
    if (option[0] === 'leave') return refuseLeave(s, f, option[1]);
    if (option[0] === 'leave-character') return refuseLeaveCharacter(s, f, option[1]);
    if (option[0] !== 'done') return REFUSE_FORCE.notInForce;
    if (leaderStranded(s, f)) return isAttack(f) ? REFUSE_FORCE.leaveUnit : REFUSE_FORCE.leaderAlone;
    if (rearguardStranded(s, f)) return REFUSE_FORCE.rearguardNeedsUnit;
    return holdsCommand(s, f) ? null : REFUSE_COMMAND.losesCommand;
  },
  answer: (s, f, _seat, option: OptionOf<'done' | 'leave' | 'leave-character'>) => {
    if (option[0] === 'done') return undefined;
    if (option[0] === 'leave') {
      add(s, FIELD, option[1], -1);
      add(s, f.from, option[1], 1);
      if (isAdvance(f)) wearArmy(s, f.side, 0, f.from);
    } else s.at[option[1]] = f.from;
    return 'leave';
  },
};

/** Everybody who may go is taken in hand. */
export function gather(s: War, f: Force): void {
  s.field = regionOf(s, f.from);
  const going = s.at.flatMap((_, c) => (mayCharacterGo(s, f, c) ? [c] : []));
  for (const nation of NATIONS_OF[f.side]) {
    for (let kind = 0; kind < KINDS.length; kind++) {
      const figure = figureOf(nation, kind);
      const count = mayGo(s, f, figure) ? unmoved(s, f, figure) : 0;
      if (count === 0) continue;
      add(s, f.from, figure, -count);
      add(s, FIELD, figure, count);
    }
  }
  for (const c of going) s.at[c] = FIELD;
}

export const forces = procedure<War, Force>('force', [run('gather', gather), ask('leave', leaveAsk)]);

/** Whether the force in hand may enter a region as it is (WR-6.425). */
export function forceMayCross(s: War, side: Side, region: Region): boolean {
  for (const nation of NATIONS_OF[side]) {
    const concerned =
      unitsOf(s, FIELD, nation) > 0 || (side === FREE && countOf(s, FIELD, figureOf(nation, LEADER)) > 0);
    if (concerned && !mayCross(s, nation, region)) return false;
  }
  for (const c of namedLeaders(s)) if (s.at[c] === FIELD && !mayCross(s, leaderNation(s, c), region)) return false;
  return true;
}

/** The figures in hand, one entry each, as they will stand at a place (WR-6.409). */
export function noteMoved(s: War, place: Place, moved: number[]): void {
  for (let figure = 0; figure < FIGURE_COUNT; figure++)
    for (let n = countOf(s, FIELD, figure); n > 0; n--) moved.push(figure * PLACES + place);
}

export function fieldCharacters(s: War): number {
  let bits = 0;
  for (let c = 0; c < s.at.length; c++) if (s.at[c] === FIELD) bits |= 1 << c;
  return bits;
}
