/** Chapter VI, 6.3xx: recruiting with a Muster result, and the Voice of Saruman. */
import { address, type Cx, procedure, refusal } from '@pony/engine';
import { ask } from '../ask.ts';
import { add, hasUnits, isAtWar, isBesieged, placeIn } from '../board.ts';
import {
  ELITE,
  FIGURE_COUNT,
  FREE,
  figureOf,
  KINDS,
  kindOf,
  LEADER,
  NATION_SIDE,
  NATIONS,
  NATIONS_OF,
  NAZGUL,
  NO_SETTLEMENT,
  nationOf,
  REGION_NATION,
  REGIONS,
  SETTLEMENT,
  type Side,
  STRONGHOLD,
} from '../data.ts';
import { editionOf } from '../edition.ts';
import type { Figure, Nation, Region } from '../ids.ts';
import { DONE } from '../options.ts';
import { actorOf, controls, deciderIf } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf } from '../verbs.ts';
import { REFUSE_COMMAND, REFUSE_WORN, wear, wornBits } from './command.ts';

export interface Recruit {
  side: Side;
  /** Figures recruited so far and where the first one went. */
  count: number;
  first: number;
}
export const recruit = address<Recruit>('recruit');

const REFUSE_RECRUIT = {
  notAtWar: refusal<War>('WR-6.302', 'nation-not-at-war'),
  noFigure: refusal<War>('WR-6.310', 'no-figure-left'),
  notOwnSettlement: refusal<War>('WR-6.304', 'not-own-settlement'),
  enemyHolds: refusal<War>('WR-6.308', 'settlement-lost'),
  besieged: refusal<War>('WR-6.309', 'stronghold-besieged'),
  nazgulPlace: refusal<War>('WR-6.306', 'nazgul-in-stronghold'),
  samePlace: refusal<War>('WR-6.307', 'other-settlement'),
  leaderAlone: refusal<War>('WR-6.314', 'leader-needs-unit'),
  eliteAlone: refusal<War>('WR-6.303', 'elite-is-all'),
  atLeastOne: refusal<War>('WR-4.26', 'recruit-somebody'),
};

/** Settlements of each Nation. */
const SETTLEMENTS_OF: readonly (readonly number[])[] = NATIONS.map((_, nation) =>
  REGIONS.flatMap((_r, region) =>
    REGION_NATION[region] === nation && SETTLEMENT[region] !== NO_SETTLEMENT ? [region] : [],
  ),
);
/** Settlements in which a Nation may muster. */
export function settlementsOf(s: War, nation: Nation): readonly number[] {
  let all = SETTLEMENTS_OF[nation];
  for (const more of editionOf(s).moreSettlements) {
    const found = more(s, nation);
    if (found.length > 0) all = [...all, ...found];
  }
  return all;
}
export const RECRUIT: readonly (readonly OptionOf<'recruit'>[])[] = Array.from({ length: FIGURE_COUNT }, (_, figure) =>
  REGIONS.map((_r, region) => ['recruit', figure, region] as const),
);

/** WR-11.14, WR-11.36: may the player who acts recruit figures of a Nation now? */
export const mayRaise = (s: War, nation: Nation): boolean => {
  const side = NATION_SIDE[nation];
  return controls(s, actorOf(s, side), nation) && (wornBits(s, side) & (1 << nation)) === 0;
};

function refuseRecruit(s: War, f: Recruit, figure: Figure, region: Region) {
  const nation = nationOf(figure);
  const kind = kindOf(figure);
  if (NATION_SIDE[nation] !== f.side || !settlementsOf(s, nation).includes(region))
    return REFUSE_RECRUIT.notOwnSettlement;
  if (!controls(s, actorOf(s, f.side), nation)) return REFUSE_COMMAND.notYours;
  if ((wornBits(s, f.side) & (1 << nation)) !== 0) return REFUSE_WORN;
  if (!isAtWar(s, nation)) return REFUSE_RECRUIT.notAtWar;
  if (s.control[region] !== f.side) return REFUSE_RECRUIT.enemyHolds;
  if (isBesieged(s, region)) return REFUSE_RECRUIT.besieged;
  if (figure === NAZGUL && SETTLEMENT[region] !== STRONGHOLD) return REFUSE_RECRUIT.nazgulPlace;
  if (s.reserve[figure] === 0) return REFUSE_RECRUIT.noFigure;
  if (f.count > 0 && kind === ELITE) return REFUSE_RECRUIT.eliteAlone;
  if (region === f.first) return REFUSE_RECRUIT.samePlace;
  if (kind === LEADER && f.side === FREE && !hasUnits(s, FREE, region)) return REFUSE_RECRUIT.leaderAlone;
  for (const refuse of editionOf(s).refuseRecruit) {
    const why = refuse(s, f.side, figure, region);
    if (why) return why;
  }
  return null;
}

/** Anything left to recruit? */
export function canRecruit(s: War, f: Recruit): boolean {
  for (const nation of NATIONS_OF[f.side]) {
    if (!isAtWar(s, nation)) continue;
    for (let kind = 0; kind < KINDS.length; kind++) {
      const figure = figureOf(nation, kind);
      if (s.reserve[figure] === 0) continue;
      for (const region of settlementsOf(s, nation)) if (refuseRecruit(s, f, figure, region) === null) return true;
    }
  }
  return false;
}

/** Every figure that may be the first, and where. */
export function recruitsOf(s: War, f: Recruit): { place: Region; figure: Figure }[] {
  const out: { place: Region; figure: Figure }[] = [];
  for (const nation of NATIONS_OF[f.side])
    for (let kind = 0; kind < KINDS.length; kind++) {
      const figure = figureOf(nation, kind);
      for (const place of settlementsOf(s, nation))
        if (refuseRecruit(s, f, figure, place) === null) out.push({ place, figure });
    }
  return out;
}

export const recruits = procedure<War, Recruit>('recruit', [
  ask('pick', {
    seats: (s, f) => deciderIf(s, { action: f.side }, f.count < 2 && canRecruit(s, f)),
    prompt: (_s, f) => ({ say: 'recruit', args: { count: f.count } }),
    candidates: (s, f, _seat, out) => {
      for (const nation of NATIONS_OF[f.side]) {
        if (!isAtWar(s, nation)) continue;
        for (let kind = 0; kind < KINDS.length; kind++) {
          const figure = figureOf(nation, kind);
          if (s.reserve[figure] === 0) continue;
          for (const region of settlementsOf(s, nation)) out.push(RECRUIT[figure][region]);
        }
      }
      if (f.count > 0) out.push(DONE); // WR-6.313
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'done') return f.count === 0 ? REFUSE_RECRUIT.atLeastOne : null;
      if (option[0] !== 'recruit') return REFUSE_RECRUIT.notOwnSettlement;
      return refuseRecruit(s, f, option[1], option[2]);
    },
    answer: (s, f, _seat, option: OptionOf<'recruit' | 'done'>, cx) => {
      if (option[0] === 'done') return 'end';
      const figure = option[1];
      const region = option[2];
      enlist(s, figure, region, 1, cx);
      f.first = region;
      f.count++;
      return kindOf(figure) === ELITE ? 'end' : 'pick';
    },
  }),
]);

/** Figures from the reinforcements come to a region, behind the walls of an own besieged Stronghold (WR-6.318). */
export function enlist(s: War, figure: Figure, region: Region, count: number, cx: Cx): void {
  s.reserve[figure] -= count;
  wear(s, NATION_SIDE[nationOf(figure)], 1 << nationOf(figure)); // WR-11.38
  add(s, placeIn(s, NATION_SIDE[nationOf(figure)], region), figure, count);
  cx.emit('recruits', { figure, region, count });
}
