/** What an attack would come to: dice and chances of both sides in its first round, before anybody plays a card. */
import { elitesAt, unitsAt } from '../board.ts';
import { clone } from '../clone.ts';
import { type PairedAttackOp, pairedAttack } from '../content/ops/armies.ts';
import { opOf } from '../content/registry.ts';
import type { Battle } from '../content/types.ts';
import { COMBAT, enemy, type Side } from '../data.ts';
import type { Place } from '../ids.ts';
import { type Attack, attack, attackOf, battleOfAttack, refuseTarget, targetsFrom } from '../rules/attack.ts';
import { gather, gatherForce, LED, withoutNations } from '../rules/force.ts';
import { isHit, leadership, needed, placeOf, rollDice } from '../rules/strength.ts';
import { isOf, onTop } from '../stack.ts';
import type { War } from '../state.ts';

export interface RollOdds {
  side: Side;
  dice: number;
  /** Number a die must reach, and its chance to do so. */
  needed: number;
  chance: number;
  /** Missed dice that may be rolled again. */
  rerolls: number;
  /** Hits to be expected, re-roll included. */
  expected: number;
}

/** A side of a battle: its figures by what they bear, and its rolls. */
export interface Host {
  /** Units, and how many of them bear two hits (WR-6.562). */
  units: number;
  elites: number;
  /** Chance of a die to hit: in the first round, and after it (WR-6.601). */
  chance: readonly [number, number];
  leadership: number;
}

export interface AttackOdds {
  from: Place;
  target: Place;
  /** 0 field battle, 1 assault, 2 sortie. */
  kind: number;
  attacker: RollOdds;
  defender: RollOdds;
  /** What attacker and defender bring, for whoever fights it on in thought. */
  hosts: [Host, Host];
}

const round = (share: number): number => Math.round(share * 1000) / 1000;

/** WR-6.550, WR-6.551: the share of faces that hit. */
function chanceToHit(number: number, modifier: number): number {
  let faces = 0;
  for (let natural = 1; natural <= COMBAT.sides; natural++) if (isHit(natural, modifier, number)) faces++;
  return faces / COMBAT.sides;
}

/** WR-6.545 to WR-6.549: hits of a roll in which up to `rerolls` missed dice are rolled once more. */
function expectedHits(dice: number, chance: number, rerolls: number): number {
  const misses = new Array<number>(dice + 1).fill(0);
  misses[0] = 1;
  for (let die = 1; die <= dice; die++)
    for (let m = die; m >= 0; m--) misses[m] = misses[m] * chance + (m > 0 ? misses[m - 1] * (1 - chance) : 0);
  let again = 0;
  misses.forEach((share, m) => {
    again += share * Math.min(m, rerolls);
  });
  return dice * chance + again * chance;
}

/** A side's next Combat roll as the battle stands. */
export function rollOdds(s: War, b: Battle, side: Side): RollOdds {
  const dice = rollDice(s, b, side);
  const number = needed(s, b, side);
  const chance = chanceToHit(number, b.rollMod[side]);
  const rerolls = Math.min(leadership(s, b, side), COMBAT.maxDice, dice);
  return {
    side,
    dice,
    needed: number,
    chance: round(chance),
    rerolls,
    expected: round(expectedHits(dice, chance, rerolls)),
  };
}

/** What a side brings to the whole battle. */
function hostOf(s: War, b: Battle, side: Side): Host {
  const place = placeOf(b, side);
  const chance = (number: number): number => chanceToHit(needed(s, { ...b, round: number }, side), b.rollMod[side]);
  return {
    units: unitsAt(s, side, place),
    elites: elitesAt(s, side, place),
    chance: [chance(1), chance(2)],
    leadership: leadership(s, b, side),
  };
}

/** The force must be in hand. */
function oddsOf(s: War, f: Attack): AttackOdds {
  const b = battleOfAttack(s, f);
  b.round = 1;
  return {
    from: f.from,
    target: f.target,
    kind: b.kind,
    attacker: rollOdds(s, b, f.side),
    defender: rollOdds(s, b, enemy(f.side)),
    hosts: [hostOf(s, b, f.side), hostOf(s, b, enemy(f.side))],
  };
}

/** With everybody who may go. */
function oddsWithAll(s: War, f: Attack): AttackOdds {
  const there = clone(s);
  gather(there, {
    side: f.side,
    from: f.from,
    to: -1,
    led: f.led,
    moved: [],
    movedCharacters: 0,
    without: withoutNations(s, f.side, f.from),
  });
  return oddsOf(there, f);
}

/** Every attack the question is about: each target of the Army chosen, or the one whose force is being formed. */
export function attackOdds(s: War): AttackOdds[] {
  const under = onTop(s, gatherForce) && s.stack.at(-2);
  if (under) return isOf(under, attack) ? [oddsOf(s, under)] : [];
  const f = s.stack.at(-1);
  if (f?.at !== 'target') return [];
  if (isOf(f, attack)) {
    return targetsFrom(s, f.side, f.from)
      .filter((target) => refuseTarget(s, f.side, f.from, target) === null)
      .map((target) => oddsWithAll(s, { ...f, target }));
  }
  if (isOf(f, pairedAttack)) {
    const op = opOf<PairedAttackOp>(s, f);
    return op
      .pairs(s, f.side)
      .filter(([from, target]) => from === f.from && refuseTarget(s, f.side, from, target) === null)
      .map(([from, target]) =>
        oddsWithAll(s, { ...attackOf(f.side, LED.byNobody), from, target, fewer: op.fewer(s, target) }),
      );
  }
  return [];
}
