/** Armies that a card moves, sends to attack or hits (WR-5.29 to WR-5.37). */
import { procedure, refusal, run } from '@pony/engine';
import { ask } from '../../ask.ts';
import { regionOf } from '../../board.ts';
import { COMBAT, enemy, type Side } from '../../data.ts';
import type { Place } from '../../ids.ts';
import { ARMY_AT, TARGET } from '../../options.ts';
import { attack, attackOf, REFUSE_ATTACK, refuseAttacker, refuseTarget } from '../../rules/attack.ts';
import { hitOnly, takeHits } from '../../rules/casualties.ts';
import { isOwnArmy, mayAttackFrom } from '../../rules/command.ts';
import { LED } from '../../rules/force.ts';
import { canMarchFrom, march, marchOf } from '../../rules/movement.ts';
import { attacked } from '../../rules/politics.ts';
import { nameStruck } from '../../rules/struck.ts';
import { deciderIf } from '../../seats.ts';
import type { War } from '../../state.ts';
import type { OptionOf } from '../../verbs.ts';
import { opOf } from '../registry.ts';
import { armiesOf } from '../requires.ts';
import type { Op, OpLocals } from '../types.ts';
import { simply } from './core.ts';

/** Moves Armies by the rules of 6.4xx; `led` is LED.* or ledBy(character). */
export const moveArmies = (how: {
  armies: number;
  reach?: number;
  led?: number;
  /** Each must end with another friendly Army (WR-5.35). */
  join?: boolean;
}): Op =>
  simply(
    (_s, f, cx) =>
      cx.call(march, {
        ...marchOf(f.side, how.armies, how.led ?? LED.byNobody),
        reach: how.reach ?? 1,
        join: how.join ? 1 : 0,
      }),
    (s, side) => {
      const way = { ...marchOf(side, how.armies, how.led ?? LED.byNobody), reach: how.reach ?? 1 };
      return { places: armiesOf(s, side).filter((from) => canMarchFrom(s, way, from)) };
    },
  );

/** Attacks by the rules of 6.5xx with an Army of the player's choice. */
export const attackWith = (how: { led: number }): Op =>
  simply(
    (_s, f, cx) => cx.call(attack, attackOf(f.side, how.led)),
    (s, side) => ({
      places: armiesOf(s, side).filter((from) => refuseAttacker(s, side, from, how.led) === null),
    }),
  );

/** Who may attack whom: places of both. */
export type Pair = readonly [from: Place, target: Place];
export interface PairedAttackOp extends Op {
  pairs(s: War, side: Side): readonly Pair[];
  readonly freeRounds: number;
  readonly orders: number;
  fewer(s: War, target: Place): number;
}
const isLawful = (s: War, f: OpLocals, [from, target]: Pair): boolean =>
  refuseAttacker(s, f.side, from, LED.byNobody) === null && refuseTarget(s, f.side, from, target) === null;
const lawful = (s: War, f: OpLocals): Pair[] =>
  opOf<PairedAttackOp>(s, f)
    .pairs(s, f.side)
    .filter((pair) => isLawful(s, f, pair));

export const pairedAttack = procedure<War, OpLocals & { from: Place }>('op-attack', [
  ask('army', {
    seats: (s, f) => deciderIf(s, { action: f.side }, lawful(s, f).length > 0),
    prompt: () => ({ say: 'attack-with' }),
    candidates: (s, f, _seat, out) => {
      for (const [from] of opOf<PairedAttackOp>(s, f).pairs(s, f.side))
        if (!out.includes(ARMY_AT[from])) out.push(ARMY_AT[from]);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] !== 'army') return REFUSE_ATTACK.noArmy;
      const from = option[1];
      if (lawful(s, f).some((pair) => pair[0] === from)) return null;
      return refuseAttacker(s, f.side, from, LED.byNobody) ?? REFUSE_ATTACK.noTarget;
    },
    answer: (_s, f, _seat, option: OptionOf<'army'>) => {
      f.from = option[1];
    },
  }),
  run('nobody', (_s, f) => (f.from < 0 ? 'end' : undefined)),
  ask('target', {
    seats: (s, f) => deciderIf(s, { action: f.side }, true),
    prompt: (s, f) => ({ say: 'attack-whom', args: { from: regionOf(s, f.from) } }),
    candidates: (s, f, _seat, out) => {
      for (const [from, target] of opOf<PairedAttackOp>(s, f).pairs(s, f.side))
        if (from === f.from) out.push(TARGET[target]);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] !== 'target') return REFUSE_ATTACK.noTarget;
      const target = option[1];
      if (lawful(s, f).some((pair) => pair[0] === f.from && pair[1] === target)) return null;
      return refuseTarget(s, f.side, f.from, target) ?? REFUSE_ATTACK.noTarget;
    },
    answer: (s, f, _seat, option: OptionOf<'target'>, cx) => {
      const op = opOf<PairedAttackOp>(s, f);
      const target = option[1];
      cx.call(attack, {
        ...attackOf(f.side, LED.byNobody),
        from: f.from,
        target,
        freeRounds: op.freeRounds,
        orders: op.orders,
        fewer: op.fewer(s, target),
      });
    },
  }),
]);

/** One of the pairs of Armies fights. Assaults: `freeRounds`; `orders` is a sum of ORDERS; `fewer` dice for the enemy. */
export const attackBetween = (how: {
  pairs: PairedAttackOp['pairs'];
  freeRounds?: number;
  orders?: number;
  fewer?: PairedAttackOp['fewer'];
}): PairedAttackOp => ({
  procedure: pairedAttack,
  locals: { from: -1 },
  pairs: how.pairs,
  freeRounds: how.freeRounds ?? 1,
  orders: how.orders ?? 0,
  fewer: how.fewer ?? (() => 0),
  touches: (s, side) => ({ places: how.pairs(s, side).flat() }),
});

export interface HitsOp extends Op {
  /** Places of the Armies that may be hit. */
  targets(s: War, side: Side): readonly number[];
  /** Places of the player's Armies that may strike the target; left out when no Army does. */
  sources?(s: War, side: Side, target: Place): readonly number[];
  dice(s: War, side: Side, source: number): number;
  readonly hitOn: number;
  /** Of how many Nations the units of the Army must be. */
  readonly nations: number;
  /** WR-5.37: it counts as an attack, and a destroyed Army takes everybody with it. */
  readonly asAttack: boolean;
}
interface Hitting extends OpLocals {
  target: Place;
  source: number;
  /** WR-11.48. */
  only?: number;
}

const REFUSE_HITS = {
  notThatArmy: refusal<War>('WR-5.26', 'not-that-army'),
};

/** WR-11.14, WR-11.29: a player strikes with Armies of his own. */
const sourcesFor = (s: War, f: OpLocals, target: Place): readonly number[] =>
  (opOf<HitsOp>(s, f).sources?.(s, f.side, target) ?? []).filter(
    (place) => isOwnArmy(s, f.side, place) && mayAttackFrom(s, f.side, place),
  );
const sources = (s: War, f: Hitting): readonly number[] => sourcesFor(s, f, f.target);
function targets(s: War, f: OpLocals): readonly number[] {
  const op = opOf<HitsOp>(s, f);
  const all = op.targets(s, f.side);
  return op.sources ? all.filter((target) => sourcesFor(s, f, target).length > 0) : all;
}

/** WR-5.36, WR-5.37: dice are rolled for hits; the owner takes them. */
const hitting = procedure<War, Hitting>('op-hits', [
  ask('target', {
    seats: (s, f) => deciderIf(s, { action: f.side }, targets(s, f).length > 1),
    prompt: (_s, f) => ({ say: 'card-hits-whom', args: { card: f.card } }),
    candidates: (s, f, _seat, out) => {
      for (const place of targets(s, f)) out.push(TARGET[place]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'target' && targets(s, f).includes(option[1]) ? null : REFUSE_HITS.notThatArmy,
    answer: (_s, f, _seat, option: OptionOf<'target'>) => {
      f.target = option[1];
    },
  }),
  run('only', (s, f) => {
    if (f.target < 0) f.target = targets(s, f)[0] ?? -1;
    if (f.target < 0) return 'end';
  }),
  ask('source', {
    seats: (s, f) => deciderIf(s, { action: f.side }, sources(s, f).length > 1),
    prompt: (s, f) => ({ say: 'card-hits-by-whom', args: { card: f.card, region: regionOf(s, f.target) } }),
    candidates: (s, f, _seat, out) => {
      for (const place of sources(s, f)) out.push(ARMY_AT[place]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'army' && sources(s, f).includes(option[1]) ? null : REFUSE_HITS.notThatArmy,
    answer: (_s, f, _seat, option: OptionOf<'army'>) => {
      f.source = option[1];
    },
  }),
  run('army', (s, f, cx) => {
    const { asAttack, nations } = opOf<HitsOp>(s, f);
    const side = enemy(f.side);
    if (!asAttack) nameStruck(s, f, { side, place: f.target, card: f.card, nations }, cx);
  }),
  run('roll', (s, f, cx) => {
    const op = opOf<HitsOp>(s, f);
    const victim = enemy(f.side);
    if (f.source < 0) f.source = sources(s, f)[0] ?? -1;
    if (op.asAttack) attacked(s, victim, f.target, regionOf(s, f.target), cx);
    const rolled: number[] = [];
    const dice = Math.min(op.dice(s, f.side, f.source), COMBAT.maxDice);
    for (let i = 0; i < dice; i++) rolled.push(cx.roll(COMBAT.sides));
    const hits = rolled.filter((natural) => natural >= op.hitOn).length;
    cx.emit('card-rolls', { region: regionOf(s, f.target), dice: rolled, number: op.hitOn, count: hits });
    if (hits > 0)
      cx.call(takeHits, { side: victim, place: f.target, hits, all: op.asAttack ? 2 : 0, ...hitOnly(f.only) });
  }),
]);

/** Dice are rolled against one enemy Army: so many, or as the Army that strikes it gives. */
export const rollHits = (how: {
  targets: HitsOp['targets'];
  sources?: HitsOp['sources'];
  dice: number | HitsOp['dice'];
  hitOn: number;
  nations?: number;
  asAttack?: boolean;
}): HitsOp => {
  const { dice } = how;
  return {
    procedure: hitting,
    locals: { target: -1, source: -1 },
    targets: how.targets,
    sources: how.sources,
    dice: typeof dice === 'number' ? () => dice : dice,
    hitOn: how.hitOn,
    nations: how.nations ?? 1,
    asAttack: how.asAttack ?? false,
    touches: (s, side) => {
      const hit = how.targets(s, side);
      return { places: [...hit, ...hit.flatMap((target) => how.sources?.(s, side, target) ?? [])] };
    },
  };
};
