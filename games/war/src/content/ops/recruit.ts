/** Recruiting and exchanging figures by a card (WR-5.19, WR-5.38, WR-5.39, WR-5.51 to WR-5.53, WR-6.315 to WR-6.319). */
import { type Cx, procedure, refusal, run } from '@pony/engine';
import { ask } from '../../ask.ts';
import { add, besieges, hasUnits, isOwnSiege, isStanding, lose, placeIn, regionOf, regularsOf } from '../../board.ts';
import {
  ELITE,
  enemy,
  FIGURE_COUNT,
  FREE,
  figureOf,
  kindOf,
  LEADER,
  NATION_SIDE,
  NATIONS_OF,
  nationOf,
  PLACE_COUNT,
  REGULAR,
  type Side,
} from '../../data.ts';
import type { Figure, Nation, Place, Region } from '../../ids.ts';
import { TO } from '../../options.ts';
import { wear } from '../../rules/command.ts';
import { enlist, mayRaise } from '../../rules/muster.ts';
import { deciderIf } from '../../seats.ts';
import type { War } from '../../state.ts';
import type { OptionOf } from '../../verbs.ts';
import { opOf } from '../registry.ts';
import type { Op, OpLocals } from '../types.ts';

export interface RecruitOp extends Op {
  readonly nation: Nation;
  /** Regions that may be named. */
  where(s: War, side: Side): readonly number[];
  /** In how many different regions; figures below are for each of them. */
  readonly places: number;
  readonly regular: number;
  readonly elite: number;
  /** Regular or Elite, chosen for each figure (WR-5.51). */
  readonly either: number;
  readonly leader: number;
  /** The region must be free, so a besieged Stronghold will not do (WR-5.52). */
  readonly mustBeFree: boolean;
  /** Also outside the walls where an own Army besieges (WR-2.39, WR-2.60). */
  readonly besieging: boolean;
}
interface Recruiting extends OpLocals {
  left: number;
  region: Region;
  eithers: number;
  /** Regions used already. */
  used: number[];
  /** Region of the last recruits. */
  result: number;
}

const REFUSE_CARD_RECRUIT = {
  notThere: refusal<War>('WR-6.317', 'cannot-recruit-there'),
  notThatKind: refusal<War>('WR-6.310', 'no-figure-left'),
};

/** WR-6.308, WR-6.316, WR-6.317. */
export function mayRecruitIn(
  s: War,
  side: Side,
  region: Region,
  op: Pick<RecruitOp, 'mustBeFree' | 'besieging'>,
): boolean {
  if (isOwnSiege(s, side, region)) return !op.mustBeFree;
  if (besieges(s, side, region)) return op.besieging;
  return s.control[region] !== enemy(side) && !isStanding(s, enemy(side), region);
}

/** Would at least one figure come? (WR-5.39) */
function brings(s: War, op: RecruitOp, region: Region): boolean {
  const has = (kind: number): boolean => s.reserve[figureOf(op.nation, kind)] > 0;
  if (op.regular + op.either > 0 && has(REGULAR)) return true;
  if (op.elite + op.either > 0 && has(ELITE)) return true;
  const side = NATION_SIDE[op.nation];
  return op.leader > 0 && has(LEADER) && (side !== FREE || hasUnits(s, FREE, placeIn(s, FREE, region)));
}

function open(s: War, f: Recruiting): number[] {
  const op = opOf<RecruitOp>(s, f);
  if (!mayRaise(s, op.nation)) return [];
  return op
    .where(s, f.side)
    .filter((region) => !f.used.includes(region) && mayRecruitIn(s, f.side, region, op) && brings(s, op, region));
}

/** As many as are left; those that are missing are told (WR-6.310). */
export function some(s: War, figure: Figure, region: Region, wanted: number, cx: Cx): void {
  const count = Math.min(wanted, s.reserve[figure]);
  if (count > 0) enlist(s, figure, region, count, cx);
  missing(figure, wanted - count, cx);
}
function missing(figure: Figure, count: number, cx: Cx): void {
  if (count > 0) cx.emit('none-left', { figure, count });
}
/** Where it could be done, but there is nobody left. */
function noneAtAll(s: War, f: Recruiting, cx: Cx): void {
  const op = opOf<RecruitOp>(s, f);
  if (f.left === 0 || !mayRaise(s, op.nation)) return;
  if (!op.where(s, f.side).some((region) => !f.used.includes(region) && mayRecruitIn(s, f.side, region, op))) return;
  missing(figureOf(op.nation, REGULAR), f.left * (op.regular + op.either), cx);
  missing(figureOf(op.nation, ELITE), f.left * op.elite, cx);
  const leader = figureOf(op.nation, LEADER);
  if (s.reserve[leader] === 0) missing(leader, f.left * op.leader, cx); // else there is nobody he could lead (WR-6.314)
}

const FIGURE: readonly (readonly OptionOf<'figure'>[])[] = Array.from({ length: FIGURE_COUNT }, (_, figure) =>
  Array.from({ length: PLACE_COUNT }, (_p, place) => ['figure', figure, place] as const),
);

const recruitment = procedure<War, Recruiting>('op-recruit', [
  run('any', (s, f, cx) => {
    if (f.left > 0 && open(s, f).length > 0) return;
    noneAtAll(s, f, cx);
    return 'end';
  }),
  ask('where', {
    seats: (s, f) => deciderIf(s, { action: f.side }, open(s, f).length > 1),
    prompt: (s, f) => ({ say: 'card-recruit-where', args: { card: f.card, nation: opOf<RecruitOp>(s, f).nation } }),
    candidates: (s, f, _seat, out) => {
      for (const region of opOf<RecruitOp>(s, f).where(s, f.side)) out.push(TO[region]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'to' && open(s, f).includes(option[1]) ? null : REFUSE_CARD_RECRUIT.notThere,
    answer: (s, f, _seat, option: OptionOf<'to'>) => {
      f.region = regionOf(s, option[1]);
      return 'fixed';
    },
  }),
  run('only', (s, f) => {
    f.region = open(s, f)[0];
  }),
  run('fixed', (s, f, cx) => {
    const op = opOf<RecruitOp>(s, f);
    f.result = f.region;
    some(s, figureOf(op.nation, REGULAR), f.region, op.regular, cx);
    some(s, figureOf(op.nation, ELITE), f.region, op.elite, cx);
    f.eithers = op.either;
  }),
  ask('kind', {
    seats: (s, f) => {
      const { nation } = opOf<RecruitOp>(s, f);
      return deciderIf(
        s,
        { action: f.side },
        f.eithers > 0 && s.reserve[figureOf(nation, REGULAR)] > 0 && s.reserve[figureOf(nation, ELITE)] > 0,
      );
    },
    prompt: (_s, f) => ({ say: 'card-recruit-kind', args: { card: f.card, region: f.region } }),
    candidates: (s, f, _seat, out) => {
      const { nation } = opOf<RecruitOp>(s, f);
      out.push(FIGURE[figureOf(nation, REGULAR)][f.region], FIGURE[figureOf(nation, ELITE)][f.region]);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] !== 'figure') return REFUSE_CARD_RECRUIT.notThatKind;
      const [, figure, region] = option;
      const { nation } = opOf<RecruitOp>(s, f);
      const fits = nationOf(figure) === nation && kindOf(figure) !== LEADER && region === f.region;
      return fits && s.reserve[figure] > 0 ? null : REFUSE_CARD_RECRUIT.notThatKind;
    },
    answer: (s, f, _seat, option: OptionOf<'figure'>, cx) => {
      enlist(s, option[1], f.region, 1, cx);
      f.eithers--;
      return 'kind';
    },
  }),
  run('rest', (s, f, cx) => {
    const op = opOf<RecruitOp>(s, f);
    for (const kind of [REGULAR, ELITE]) {
      const figure = figureOf(op.nation, kind);
      const count = Math.min(f.eithers, s.reserve[figure]);
      some(s, figure, f.region, count, cx);
      f.eithers -= count;
    }
    missing(figureOf(op.nation, REGULAR), f.eithers, cx);
    // WR-6.314: an FP Leader needs a unit beside him
    if (NATION_SIDE[op.nation] !== FREE || hasUnits(s, FREE, placeIn(s, FREE, f.region)))
      some(s, figureOf(op.nation, LEADER), f.region, op.leader, cx);
    f.used.push(f.region);
    f.left--;
    return 'any';
  }),
]);

/** Recruits figures of a Nation in one of the regions, or in several different ones. Nazgûl are the `leader` of Sauron. */
export const recruit = (how: {
  nation: Nation;
  where: readonly number[] | ((s: War, side: Side) => readonly number[]);
  places?: number;
  regular?: number;
  elite?: number;
  either?: number;
  leader?: number;
  mustBeFree?: boolean;
  besieging?: boolean;
}): RecruitOp => {
  const { where, mustBeFree = false, besieging = false } = how;
  return {
    procedure: recruitment,
    locals: { left: how.places ?? 1, region: -1, eithers: 0, used: [], result: -1 },
    nation: how.nation,
    where: typeof where === 'function' ? where : () => where,
    places: how.places ?? 1,
    regular: how.regular ?? 0,
    elite: how.elite ?? 0,
    either: how.either ?? 0,
    leader: how.leader ?? 0,
    mustBeFree,
    besieging,
    touches: (s, side) => ({
      places: (typeof where === 'function' ? where(s, side) : where).filter((region) =>
        mayRecruitIn(s, side, region, { mustBeFree, besieging }),
      ),
      nations: [how.nation],
    }),
  };
};

export interface UpgradeOp extends Op {
  readonly nations: readonly number[];
  /** Places whose Regulars may be exchanged. */
  where(s: War, side: Side): readonly number[];
}

/** WR-5.38: an Elite of that Nation must be in the reinforcements. */
const canUpgrade = (s: War, f: OpLocals, nation: Nation, place: Place): boolean =>
  opOf<UpgradeOp>(s, f).nations.includes(nation) &&
  mayRaise(s, nation) &&
  regularsOf(s, place, nation) > 0 &&
  s.reserve[figureOf(nation, ELITE)] > 0;

function anyUpgrade(s: War, f: OpLocals): boolean {
  for (const place of opOf<UpgradeOp>(s, f).where(s, f.side))
    for (const nation of NATIONS_OF[f.side]) if (canUpgrade(s, f, nation, place)) return true;
  return false;
}

const upgrading = procedure<War, OpLocals & { left: number }>('op-upgrade', [
  ask('which', {
    seats: (s, f) => deciderIf(s, { action: f.side }, f.left > 0 && anyUpgrade(s, f)),
    prompt: (_s, f) => ({ say: 'card-upgrade', args: { card: f.card, count: f.left } }),
    candidates: (s, f, _seat, out) => {
      for (const place of opOf<UpgradeOp>(s, f).where(s, f.side))
        for (const nation of NATIONS_OF[f.side])
          if (regularsOf(s, place, nation) > 0) out.push(FIGURE[figureOf(nation, REGULAR)][place]);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] !== 'figure') return REFUSE_CARD_RECRUIT.notThere;
      const [, figure, place] = option;
      if (!opOf<UpgradeOp>(s, f).where(s, f.side).includes(place)) return REFUSE_CARD_RECRUIT.notThere;
      if (kindOf(figure) !== REGULAR) return REFUSE_CARD_RECRUIT.notThatKind;
      return canUpgrade(s, f, nationOf(figure), place) ? null : REFUSE_CARD_RECRUIT.notThatKind;
    },
    answer: (s, f, _seat, [, regular, place]: OptionOf<'figure'>, cx) => {
      const elite = figureOf(nationOf(regular), ELITE);
      lose(s, place, regular);
      wear(s, f.side, 1 << nationOf(regular)); // WR-11.38
      s.reserve[elite]--;
      add(s, place, elite, 1);
      cx.emit('upgrades', { side: f.side, figure: elite });
      f.left--;
      return 'which';
    },
  }),
]);

/** Regulars are exchanged for Elites, as often as possible up to `count`. */
export const upgrade = (count: number, nations: readonly number[], where: UpgradeOp['where']): UpgradeOp => ({
  procedure: upgrading,
  locals: { left: count },
  nations,
  where,
  touches: (s, side) => ({ places: where(s, side) }),
});
