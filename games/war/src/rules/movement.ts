/** Chapter VI, 6.4xx: Armies move, one region by a die, further by a card. */
import { address, type Cx, procedure, refusal, run } from '@pony/engine';
import { ask } from '../ask.ts';
import { hasUnits, isBesieged, isStanding, mayCross, regionOf, shift, unitsOf } from '../board.ts';
import { ADJACENT, enemy, FIELD, FREE, isRegion, NATIONS_OF, REGION_COUNT, type Side } from '../data.ts';
import { companionsOf } from '../edition.ts';
import type { Nation, Place, Region } from '../ids.ts';
import { ARMY_AT, DONE, STAY, TO } from '../options.ts';
import { decider, deciderIf } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf } from '../verbs.ts';
import { checkSieges, enterRegion, removeStranded } from './capture.ts';
import { isOwnArmy, isWornOut, nationsAt, REFUSE_COMMAND, REFUSE_WORN, wearArmy } from './command.ts';
import {
  canForm,
  type Force,
  fieldCharacters,
  forceMayCross,
  gather,
  gatherForce,
  LED,
  leaveAsk,
  noteMoved,
  withoutNations,
} from './force.ts';
import { companionArrives } from './politics.ts';
import { isClosed, watchTable } from './table.ts';

export interface March {
  side: Side;
  /** Armies that may still move. */
  armies: number;
  /** Regions each may go (1 by a die). */
  reach: number;
  led: number;
  /** 1: each move must end with another friendly Army (WR-5.35), and is made as long as one can (WR-5.13). */
  join: number;
  optional: number;
  from: Place;
  to: Region;
  /** Steps left of the Army under way. */
  left: number;
  moved: number[];
  movedCharacters: number;
  count: number;
}
export const march = address<March>('march');
export const marchOf = (side: Side, armies: number, led: number): March => ({
  side,
  armies,
  reach: 1,
  led,
  join: 0,
  optional: 0,
  from: -1,
  to: -1,
  left: 0,
  moved: [],
  movedCharacters: 0,
  count: 0,
});

const REFUSE_MARCH = {
  noArmy: refusal<War>('WR-6.401', 'no-army-there'),
  besieged: refusal<War>('WR-6.419', 'army-besieged'),
  notAdjacent: refusal<War>('WR-6.404', 'not-adjacent'),
  enemyThere: refusal<War>('WR-6.413', 'enemy-army-there'),
  closed: refusal<War>('WR-5.45', 'region-closed'),
  ownSiege: refusal<War>('WR-6.419', 'own-stronghold-besieged'),
  border: refusal<War>('WR-6.415', 'foreign-border'),
  notLed: refusal<War>('WR-6.403', 'army-not-led'),
  noMove: refusal<War>('WR-6.412', 'army-cannot-move'),
  moveOne: refusal<War>('WR-4.26', 'move-an-army'),
  moveAnother: refusal<War>('WR-5.13', 'move-another-army'),
  noJoin: refusal<War>('WR-5.35', 'no-army-to-join'),
  noMoreSteps: refusal<War>('WR-6.422', 'no-more-steps'),
};

/** WR-2.42, WR-5.45: free for Army movement. The reason why not, or null. */
function refuseEntry(s: War, side: Side, region: Region) {
  if (isStanding(s, enemy(side), region))
    return isBesieged(s, region) ? REFUSE_MARCH.ownSiege : REFUSE_MARCH.enemyThere;
  return isClosed(s, side, region) ? REFUSE_MARCH.closed : null;
}
export const isFreeToEnter = (s: War, side: Side, region: Region): boolean => refuseEntry(s, side, region) === null;

/** WR-2.38, WR-2.39: free in the stricter sense: no refuge where the enemy rules. */
export function isFree(s: War, side: Side, region: Region): boolean {
  if (isStanding(s, enemy(side), region)) return false;
  return s.control[region] !== enemy(side) || isBesieged(s, region);
}

const forceTo = (s: War, f: March, from: Place, to: Region): Force => ({
  side: f.side,
  from,
  to,
  led: f.led,
  moved: f.moved.slice(),
  movedCharacters: f.movedCharacters,
  without: withoutNations(s, f.side, from, f.moved) | (f.join ? cannotReach(s, f, from, to) : 0),
});
/** Scratch, so that looking costs no memory. */
const probe: Force = { side: 0, from: 0, to: 0, led: 0, moved: [], movedCharacters: 0, without: 0 };
function canFormTo(s: War, f: March, from: Place, to: Region, without: number, led = f.led): boolean {
  probe.side = f.side;
  probe.from = from;
  probe.to = to;
  probe.led = led;
  probe.moved = f.moved;
  probe.movedCharacters = f.movedCharacters;
  probe.without = without | withoutNations(s, f.side, from, f.moved);
  return canForm(s, probe);
}

/** WR-5.35: a friendly Army, not besieged, stands there. The Army under way does not join itself. */
const canJoin = (s: War, side: Side, from: Place, region: Region): boolean =>
  region !== from && hasUnits(s, side, region);

/** Can the Army still end where it must? Figures of `nation` alone, or of all in hand when nation is -1. */
function canReach(s: War, side: Side, from: Place, region: Region, left: number, nation: Nation): boolean {
  if (canJoin(s, side, from, region)) return true;
  if (left === 0) return false;
  for (const to of ADJACENT[region]) {
    const may = nation < 0 ? forceMayCross(s, side, to) : mayCross(s, nation, to);
    if (may && isFreeToEnter(s, side, to) && canReach(s, side, from, to, left - 1, nation)) return true;
  }
  return false;
}

/** WR-5.35: a force of several Nations must be able to join as one; figures of some are left behind until it can. */
interface JoiningForce extends Force {
  /** Regions it may still go. */
  reach: number;
}
const gatherJoiningForce = address<JoiningForce>('joining-force');
export const joiningForces = procedure<War, JoiningForce>('joining-force', [
  run('gather', gather),
  ask<JoiningForce>('leave', {
    ...leaveAsk,
    refuse: (s, f, seat, option, known) => {
      const why = leaveAsk.refuse?.(s, f, seat, option, known) ?? null;
      if (why || option[0] !== 'done') return why;
      return canReach(s, f.side, f.from, f.to, f.reach - 1, -1) ? null : REFUSE_MARCH.noJoin;
    },
  }),
]);

/** Bits of the Nations that could not make a joining move by this first step. */
function cannotReach(s: War, f: March, from: Place, to: Region): number {
  let bits = 0;
  for (const nation of NATIONS_OF[f.side]) if (!canReach(s, f.side, from, to, f.reach - 1, nation)) bits |= 1 << nation;
  return bits;
}

function refuseTo(s: War, f: March, from: Place, to: Place) {
  if (!isRegion(to) || !ADJACENT[from].includes(to)) return REFUSE_MARCH.notAdjacent;
  const shut = refuseEntry(s, f.side, to);
  if (shut) return shut;
  if (!canFormTo(s, f, from, to, 0))
    return f.led !== LED.byNobody && canFormTo(s, f, from, to, 0, LED.byNobody)
      ? REFUSE_MARCH.notLed
      : REFUSE_MARCH.border;
  // WR-5.35, WR-6.420: units that have not moved must be able to make it to the end
  return f.join && !canFormTo(s, f, from, to, cannotReach(s, f, from, to)) ? REFUSE_MARCH.noJoin : null;
}

/** An Army that can make some lawful move. */
export function canMarchFrom(s: War, f: March, from: Place): boolean {
  if (!isRegion(from) || !hasUnits(s, f.side, from)) return false;
  const near = ADJACENT[from];
  for (let i = 0; i < near.length; i++) if (refuseTo(s, f, from, near[i]) === null) return true;
  return false;
}

export function canMarch(s: War, f: March): boolean {
  for (let from = 0; from < REGION_COUNT; from++) if (canMarchFrom(s, f, from)) return true;
  return false;
}
/** Every Army that can make some lawful move. */
export function marchersOf(s: War, f: March): Place[] {
  const out: Place[] = [];
  for (let from = 0; from < REGION_COUNT; from++) if (canMarchFrom(s, f, from)) out.push(from);
  return out;
}

/** The force in hand joins the figures of its side at a place and is no longer in hand. */
export function land(s: War, side: Side, place: Place, cx: Cx): void {
  const region = regionOf(s, place);
  const travellers = fieldCharacters(s);
  shift(s, side, FIELD, place);
  s.field = -1;
  if (side === FREE && travellers !== 0)
    for (const c of companionsOf(s)) if ((travellers & (1 << c)) !== 0) companionArrives(s, c, region, cx); // WR-7.14
}

export const marches = procedure<War, March>('march', [
  ask('army', {
    seats: (s, f) => deciderIf(s, { action: f.side }, f.armies > 0 && canMarch(s, f)),
    prompt: (_s, f) => ({ say: 'move-army', args: { count: f.armies } }),
    candidates: (s, f, _seat, out) => {
      for (let from = 0; from < REGION_COUNT; from++) if (hasUnits(s, f.side, from)) out.push(ARMY_AT[from]);
      out.push(DONE);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'done')
        return f.count === 0 && !f.optional ? REFUSE_MARCH.moveOne : f.join ? REFUSE_MARCH.moveAnother : null;
      if (option[0] !== 'army') return REFUSE_MARCH.noArmy;
      const from = option[1];
      if (!hasUnits(s, f.side, from)) return REFUSE_MARCH.noArmy;
      if (!isRegion(from)) return REFUSE_MARCH.besieged;
      if (canMarchFrom(s, f, from)) return null;
      if (!isOwnArmy(s, f.side, from)) return REFUSE_COMMAND.notYours;
      if (isWornOut(s, f.side, from)) return REFUSE_WORN;
      return canMarchFrom(s, { ...f, led: LED.byNobody }, from) ? REFUSE_MARCH.notLed : REFUSE_MARCH.noMove;
    },
    answer: (_s, f, _seat, option: OptionOf<'army' | 'done'>) => {
      if (option[0] === 'done') return 'over';
      f.from = option[1];
      f.armies--;
      f.left = f.reach;
      return 'to';
    },
  }),
  run('noMore', () => 'over'),
  ask('to', {
    seats: (s, f) => decider(s, { action: f.side }),
    prompt: (_s, f) => ({ say: 'move-army-to', args: { from: f.from } }),
    candidates: (_s, f, _seat, out) => {
      for (const to of ADJACENT[f.from]) out.push(TO[to]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'to' ? refuseTo(s, f, f.from, option[1]) : REFUSE_MARCH.notAdjacent,
    answer: (s, f, _seat, option: OptionOf<'to'>, cx) => {
      f.to = regionOf(s, option[1]);
      const force = forceTo(s, f, f.from, f.to);
      if (f.join) cx.call(gatherJoiningForce, { ...force, reach: f.reach });
      else cx.call(gatherForce, force);
    },
  }),
  run('step', (s, f, cx) => {
    cx.emit('army-moves', { side: f.side, from: s.field, to: f.to, count: forceSize(s, f.side) });
    s.field = f.to;
    f.left--;
    enterRegion(s, f.side, f.to, cx);
    removeStranded(s, f.from, cx);
  }),
  ask('onward', {
    seats: (s, f) => deciderIf(s, { action: f.side }, canGoOn(s, f)),
    prompt: (s, f) => ({ say: 'army-onward', args: { region: s.field, count: f.left } }),
    candidates: (s, _f, _seat, out) => {
      for (const to of ADJACENT[s.field]) out.push(TO[to]);
      out.push(STAY);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'stay')
        return f.join && !canJoin(s, f.side, f.from, s.field) && canGoOn(s, f) ? REFUSE_MARCH.noJoin : null;
      return option[0] === 'to' ? refuseOnward(s, f, option[1]) : REFUSE_MARCH.noMoreSteps;
    },
    answer: (s, f, _seat, option: OptionOf<'to' | 'stay'>) => {
      if (option[0] === 'stay') return 'arrive';
      f.to = regionOf(s, option[1]);
      return 'step';
    },
  }),
  run('arrive', (s, f, cx) => {
    const to = s.field;
    wearArmy(s, f.side, nationsAt(s, f.side, FIELD), to);
    noteMoved(s, to, f.moved);
    f.movedCharacters |= fieldCharacters(s);
    land(s, f.side, to, cx);
    f.count++;
    checkSieges(s, cx);
    watchTable(s, cx);
    return 'army';
  }),
  run('over', () => undefined),
]);

const forceSize = (s: War, side: Side): number => {
  let units = 0;
  for (const nation of NATIONS_OF[side]) units += unitsOf(s, FIELD, nation);
  return units;
};

function refuseOnward(s: War, f: March, to: Place) {
  if (f.left === 0) return REFUSE_MARCH.noMoreSteps;
  if (!isRegion(to) || !ADJACENT[s.field].includes(to)) return REFUSE_MARCH.notAdjacent;
  const shut = refuseEntry(s, f.side, to);
  if (shut) return shut;
  if (!forceMayCross(s, f.side, to)) return REFUSE_MARCH.border;
  return f.join && !canReach(s, f.side, f.from, to, f.left - 1, -1) ? REFUSE_MARCH.noJoin : null;
}

function canGoOn(s: War, f: March): boolean {
  for (const to of ADJACENT[s.field]) if (refuseOnward(s, f, to) === null) return true;
  return false;
}
