/** Chapter VI, 6.50x: an Army attacks: which one, whom, with which force. */
import { address, procedure, refusal, run } from '@pony/engine';
import { ask } from '../ask.ts';
import { besieges, hasUnits, isBesieged, regionOf, unitsOf } from '../board.ts';
import {
  ADJACENT,
  AT_WAR,
  enemy,
  FIELD,
  inside,
  isRegion,
  NATIONS_OF,
  REGION_COUNT,
  type Side,
  STRONGHOLDS,
} from '../data.ts';
import type { Place } from '../ids.ts';
import { ARMY_AT, DONE, TARGET } from '../options.ts';
import { deciderIf } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf } from '../verbs.ts';
import { battleBetween } from './battle.ts';
import { isOwnArmy, isWornOut, mayAttackFrom, REFUSE_COMMAND, REFUSE_WORN } from './command.ts';
import { type Fight, fight } from './fight.ts';
import { canForm, type Force, gatherForce, LED, withoutNations } from './force.ts';
import { isClosed } from './table.ts';

export interface Attack {
  side: Side;
  led: number;
  /** Chosen beforehand by a card, -1 for a free choice. */
  from: Place;
  target: Place;
  /** 1: need not attack. */
  optional: number;
  /** Of the battle: rounds of an assault without a price, ORDERS, dice the defender lacks in every round. */
  freeRounds: number;
  orders: number;
  fewer: number;
}
export const attack = address<Attack>('attack');
export const attackOf = (side: Side, led: number): Attack => ({
  side,
  led,
  from: -1,
  target: -1,
  optional: 0,
  freeRounds: 1,
  orders: 0,
  fewer: 0,
});

export const REFUSE_ATTACK = {
  noArmy: refusal<War>('WR-6.501', 'no-army-there'),
  notAtWar: refusal<War>('WR-6.502', 'not-at-war'),
  notLed: refusal<War>('WR-6.505', 'army-not-led'),
  noForce: refusal<War>('WR-6.510', 'no-force-left'),
  noTarget: refusal<War>('WR-6.503', 'no-target'),
  notAdjacent: refusal<War>('WR-6.503', 'not-adjacent'),
  nobodyThere: refusal<War>('WR-6.518', 'no-enemy-army'),
  onlyBesiegers: refusal<War>('WR-6.626', 'only-besiegers'),
  fromOutside: refusal<War>('WR-6.612', 'only-assault'),
  closed: refusal<War>('WR-5.45', 'region-closed'),
  mustAttack: refusal<War>('WR-5.13', 'must-attack'),
};

const probe: Force = { side: 0, from: 0, to: -1, led: 0, moved: [], movedCharacters: 0, without: 0 };
function canFormAt(s: War, side: Side, from: Place, led: number): boolean {
  probe.side = side;
  probe.from = from;
  probe.led = led;
  probe.without = withoutNations(s, side, from);
  return canForm(s, probe);
}

/** Why an Army at a place may not attack a target; null when it may. */
export function refuseTarget(s: War, side: Side, from: Place, target: Place) {
  const region = regionOf(s, target);
  if (target === FIELD) return REFUSE_ATTACK.notAdjacent;
  if (!isRegion(from)) {
    // WR-6.620, WR-6.626: a sortie against the besiegers
    if (target !== regionOf(s, from)) return REFUSE_ATTACK.onlyBesiegers;
  } else if (!isRegion(target)) {
    // WR-6.612: an assault
    if (!isBesieged(s, region)) return REFUSE_ATTACK.nobodyThere;
    if (region !== from || !besieges(s, side, region)) return REFUSE_ATTACK.fromOutside;
  } else if (!ADJACENT[from].includes(target)) return REFUSE_ATTACK.notAdjacent;
  if (!hasUnits(s, enemy(side), target)) return REFUSE_ATTACK.nobodyThere;
  return isClosed(s, side, region) ? REFUSE_ATTACK.closed : null;
}

function hasTarget(s: War, side: Side, from: Place): boolean {
  if (!isRegion(from)) return refuseTarget(s, side, from, regionOf(s, from)) === null;
  if (besieges(s, side, from) && refuseTarget(s, side, from, inside(from)) === null) return true;
  const near = ADJACENT[from];
  for (let i = 0; i < near.length; i++)
    if (hasUnits(s, enemy(side), near[i]) && !isClosed(s, side, near[i])) return true;
  return false;
}

/** Enemy Armies an Army at a place might attack. */
export function targetsFrom(s: War, side: Side, from: Place): number[] {
  if (!isRegion(from)) return [regionOf(s, from)];
  const near = ADJACENT[from].filter((region) => hasUnits(s, enemy(side), region));
  return besieges(s, side, from) ? [...near, inside(from)] : near;
}

function hasUnitAtWar(s: War, side: Side, place: Place): boolean {
  for (const nation of NATIONS_OF[side]) if (s.box[nation] === AT_WAR && unitsOf(s, place, nation) > 0) return true;
  return false;
}

/** Why the Army at a place may not attack at all. */
export function refuseAttacker(s: War, side: Side, from: Place, led: number) {
  if (from === FIELD || !hasUnits(s, side, from)) return REFUSE_ATTACK.noArmy;
  if (!isOwnArmy(s, side, from)) return REFUSE_COMMAND.notYours;
  if (!mayAttackFrom(s, side, from)) return REFUSE_COMMAND.notCommander;
  if (isWornOut(s, side, from)) return REFUSE_WORN;
  if (!hasUnitAtWar(s, side, from)) return REFUSE_ATTACK.notAtWar;
  if (!hasTarget(s, side, from)) return REFUSE_ATTACK.noTarget;
  if (canFormAt(s, side, from, led)) return null;
  return canFormAt(s, side, from, LED.byNobody) ? REFUSE_ATTACK.notLed : REFUSE_ATTACK.noForce;
}

export function canAttack(s: War, side: Side, led: number): boolean {
  for (let from = 0; from < REGION_COUNT; from++)
    if (hasUnits(s, side, from) && refuseAttacker(s, side, from, led) === null) return true;
  for (let k = 0; k < STRONGHOLDS.length; k++)
    if (s.siege[k] === 1 && refuseAttacker(s, side, REGION_COUNT + k, led) === null) return true;
  return false;
}

/** Every Army that may attack somebody. */
export function attackersOf(s: War, side: Side, led: number): Place[] {
  const out: Place[] = [];
  for (let from = 0; from < FIELD; from++)
    if (hasUnits(s, side, from) && refuseAttacker(s, side, from, led) === null) out.push(from);
  return out;
}

/** The battle that the force in hand is about to begin. */
export function battleOfAttack(s: War, f: Attack): Fight {
  const battle = battleBetween(s, f.side, f.from, f.target);
  battle.freeRounds = f.freeRounds;
  battle.orders = f.orders;
  battle.fewerAlways[enemy(f.side)] = f.fewer;
  return battle;
}

export const attacks = procedure<War, Attack>('attack', [
  ask('army', {
    seats: (s, f) => deciderIf(s, { action: f.side }, f.from < 0 && canAttack(s, f.side, f.led)),
    prompt: () => ({ say: 'attack-with' }),
    candidates: (s, f, _seat, out) => {
      for (let from = 0; from < FIELD; from++) if (hasUnits(s, f.side, from)) out.push(ARMY_AT[from]);
      if (f.optional) out.push(DONE);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'done') return f.optional ? null : REFUSE_ATTACK.mustAttack;
      return option[0] === 'army' ? refuseAttacker(s, f.side, option[1], f.led) : REFUSE_ATTACK.noArmy;
    },
    answer: (_s, f, _seat, option: OptionOf<'army' | 'done'>) => {
      if (option[0] === 'done') return 'end';
      f.from = option[1];
    },
  }),
  run('nobody', (_s, f) => (f.from < 0 ? 'end' : undefined)),
  ask('target', {
    seats: (s, f) => deciderIf(s, { action: f.side }, f.target < 0),
    prompt: (s, f) => ({ say: 'attack-whom', args: { from: regionOf(s, f.from) } }),
    candidates: (s, f, _seat, out) => {
      for (const target of targetsFrom(s, f.side, f.from)) out.push(TARGET[target]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'target' ? refuseTarget(s, f.side, f.from, option[1]) : REFUSE_ATTACK.noTarget,
    answer: (_s, f, _seat, option: OptionOf<'target'>) => {
      f.target = option[1];
    },
  }),
  run('force', (s, f, cx) => {
    cx.call(gatherForce, {
      side: f.side,
      from: f.from,
      to: -1,
      led: f.led,
      moved: [],
      movedCharacters: 0,
      without: withoutNations(s, f.side, f.from),
    });
  }),
  run('fight', (s, f, cx) => cx.call(fight, battleOfAttack(s, f))),
]);
