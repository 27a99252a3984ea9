/** Chapter VIII: the Fellowship moves, is declared, is revealed, hides. */
import { address, type Cx, procedure, refusal, run } from '@pony/engine';
import { ask, type Question } from '../ask.ts';
import { isStrongholdOf } from '../board.ts';
import {
  ADJACENT,
  CITY,
  FIRST_CONTROL,
  FREE,
  MAX_PROGRESS,
  MORDOR_GATES,
  MORDOR_STILL,
  SETTLEMENT,
  SHADOW,
} from '../data.ts';
import { tableOf } from '../edition.ts';
import type { Die, Region } from '../ids.ts';
import { CARD, NO, STAY, STEP, YES } from '../options.ts';
import { deciderIf } from '../seats.ts';
import type { War } from '../state.ts';
import type { OptionOf, WarOption } from '../verbs.ts';
import { dieToHunt } from './dice.ts';
import { huntRoll, huntTile, rollOfMove, tileFor, WHY } from './hunt.ts';
import { declaredAt } from './politics.ts';
import { mordorPool } from './pool.ts';
import { nameGuide } from './separate.ts';
import { declaredIn, discardTable, huntCards, isDieSpared, revealed } from './table.ts';
import { corrupt, heal } from './victory.ts';

const REFUSE_WAY = {
  notAdjacent: refusal<War>('WR-8.22', 'not-adjacent'),
  freeCity: refusal<War>('WR-8.31', 'cannot-end-in-own-city'),
  choose: refusal<War>('WR-8.19', 'yes-or-no'),
  notOnTable: refusal<War>('WR-5.15', 'not-on-table'),
};

/** WR-8.31: a City or Stronghold controlled by FP. */
const isBarred = (s: War, region: Region): boolean => SETTLEMENT[region] >= CITY && s.control[region] === FREE;

/** Can a reveal still end well from here with so many steps left? */
function canEnd(s: War, region: Region, left: number): boolean {
  if (!isBarred(s, region)) return true;
  if (left > 0) for (const to of ADJACENT[region]) if (canEnd(s, to, left - 1)) return true;
  return false;
}

export interface Way {
  /** Regions the figure may still go. */
  left: number;
  /** Start and every region entered since. */
  path: number[];
}
const startOfWay = (s: War): Way => ({ left: s.progress, path: [s.bearers] });

/** FP names the way of the figure step by step (WR-8.37, WR-8.47). */
function way<L extends Way>(label: string, isReveal: boolean): Question<WarOption, L> {
  return {
    seats: (s, f) => deciderIf(s, { team: FREE }, f.left > 0),
    prompt: (s, f) => ({ say: isReveal ? 'reveal-way' : 'declare-way', args: { region: s.bearers, count: f.left } }),
    candidates: (s, _f, _seat, out) => {
      for (const to of ADJACENT[s.bearers]) out.push(STEP[to]);
      out.push(STAY);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'stay')
        return isReveal && isBarred(s, s.bearers) && canEnd(s, s.bearers, f.left) ? REFUSE_WAY.freeCity : null;
      if (option[0] !== 'step') return REFUSE_WAY.notAdjacent;
      const to = option[1];
      if (!ADJACENT[s.bearers].includes(to)) return REFUSE_WAY.notAdjacent;
      return isReveal && !canEnd(s, to, f.left - 1) ? REFUSE_WAY.freeCity : null;
    },
    answer: (s, f, _seat, option: OptionOf<'step' | 'stay'>) => {
      if (option[0] === 'stay') return;
      s.bearers = option[1];
      f.path.push(s.bearers);
      f.left--;
      return f.left > 0 ? label : undefined;
    },
  };
}

/**
 * Shortest ways to regions farther than the next, of each region one: where nothing on any of them is felt before the end,
 * so that naming the end is enough.
 */
export function plainWays(s: War, { left, path }: Way, isReveal: boolean): Region[][] {
  const felt = (region: Region): boolean =>
    (isReveal && drawsTile(s, region) && !path.includes(region)) || pathCards(s, [region, region]).length > 0;
  const out: Region[][] = [];
  const near = new Set<Region>([s.bearers]);
  // Of every region two ways at most: one on which something is felt, and one on which nothing is.
  let edge = new Map<Region, Map<boolean, Region[]>>([[s.bearers, new Map([[false, []]])]]);
  for (let steps = 1; steps <= left; steps++) {
    const next = new Map<Region, Map<boolean, Region[]>>();
    for (const [from, ways] of edge)
      for (const to of ADJACENT[from])
        if (!near.has(to)) {
          const there = next.get(to) ?? new Map<boolean, Region[]>();
          next.set(to, there);
          for (const [was, way] of ways) there.set(was || (steps > 1 && felt(from)), [...way, to]);
        }
    for (const [region, ways] of next) {
      near.add(region);
      const plain = ways.get(false);
      if (plain && ways.size === 1 && steps > 1 && (!isReveal || canEnd(s, region, left - steps))) out.push(plain);
    }
    edge = next;
  }
  return out;
}

/** SH may use a table card because of the way (Balrog of Moria); a figure that stays passes nothing (WR-8.47). */
function pathCards(s: War, path: readonly number[]): number[] {
  if (path.length < 2) return [];
  return huntCards(s, SHADOW, 'on-path').filter((card) => path.includes(tableOf(s, card)?.region ?? -1));
}
function pathAsk<L extends Way>(ignoresReveal: (s: War) => boolean): Question<WarOption, L> {
  return {
    seats: (s, f) => deciderIf(s, { either: SHADOW }, pathCards(s, f.path).length > 0),
    prompt: () => ({ say: 'use-path-card' }),
    candidates: (s, f, _seat, out) => {
      for (const card of pathCards(s, f.path)) out.push(CARD[card]);
      out.push(NO);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'no' || (option[0] === 'card' && pathCards(s, f.path).includes(option[1]))
        ? null
        : REFUSE_WAY.notOnTable,
    answer: (s, _f, _seat, option: OptionOf<'card' | 'no'>, cx) => {
      if (option[0] === 'no') return;
      discardTable(s, SHADOW, option[1], cx);
      cx.call(huntTile, { ...tileFor(WHY.card), eyeIsNothing: 1, ignoresReveal: ignoresReveal(s) ? 1 : 0 });
    },
  };
}

/** WR-8.24, WR-8.27: an FP City or Stronghold not controlled by the enemy. */
const isHaven = (s: War, region: Region): boolean =>
  SETTLEMENT[region] >= CITY && FIRST_CONTROL[region] === FREE && s.control[region] === FREE;

const declare = address<Way>('declare');
export const declarations = procedure<War, Way>('declare', [
  ask('way', way('way', false)),
  run('arrived', (s, f, cx) => {
    s.progress = 0;
    cx.emit('declares', { region: s.bearers, regions: f.path.slice() });
  }),
  // WR-9.63, WR-9.64
  ask(
    'pathCard',
    pathAsk((s) => isHaven(s, s.bearers)),
  ),
  // WR-8.48: activation, cards that leave, healing
  run('arrival', (s, _f, cx) => {
    declaredAt(s, s.bearers, cx);
    declaredIn(s, s.bearers, cx);
    if (isHaven(s, s.bearers)) heal(s, 1, cx);
  }),
]);

export interface Reveal extends Way {
  /** Place in the path of the next Stronghold to draw for. */
  next: number;
}
export const reveal = address<Reveal>('reveal');
export const revealNow = (s: War): Reveal => ({ ...startOfWay(s), next: 0 });

/** WR-8.53: SH from the start and still under SH control. */
const drawsTile = (s: War, region: Region): boolean =>
  isStrongholdOf(s, SHADOW, region) && FIRST_CONTROL[region] === SHADOW;

export const reveals = procedure<War, Reveal>('reveal', [
  run('turn', (s, _f, cx) => {
    if (s.hidden === 0) return 'end'; // WR-9.62
    s.hidden = 0;
    cx.emit('revealed');
    revealed(s, cx);
    if (s.mordor >= 0) return 'end'; // WR-9.106
  }),
  ask('way', way('way', true)),
  run('arrived', (s, f, cx) => {
    s.progress = 0;
    cx.emit('figure-at', { region: s.bearers, regions: f.path.slice() });
  }),
  // WR-9.61: first tiles of events, last those of Strongholds
  ask(
    'pathCard',
    pathAsk(() => false),
  ),
  run('strongholds', (s, f, cx) => {
    while (f.next < f.path.length) {
      const i = f.next++;
      if (!drawsTile(s, f.path[i]) || f.path.indexOf(f.path[i]) < i) continue; // WR-8.37: each counts once
      cx.call(huntTile, tileFor(WHY.stronghold));
      return 'strongholds';
    }
  }),
]);

/** WR-8.39, WR-9.86. */
export function hide(s: War, cx: Cx): void {
  s.hidden = 1;
  if (s.mordor >= 0) s.tried = 1;
  cx.emit('hides');
}

/** WR-8.13, WR-2.53, WR-9.82. */
export const canTravel = (s: War): boolean => s.hidden === 1 && (s.mordor >= 0 || s.progress < MAX_PROGRESS);

export interface Travel {
  /** Face of the die that pays, -1 for none: it goes to the Hunt Box afterwards (WR-8.16, WR-8.17). */
  die: Die;
}
export const travel = address<Travel>('travel');
export const travels = procedure<War, Travel>('travel', [
  run('move', (s, _f, cx) => {
    if (s.mordor >= 0) {
      // WR-9.78 to WR-9.80: no roll, one tile; an Eye counts all dice in the Hunt Box
      s.tried = 1;
      cx.emit('climbs', { step: s.mordor });
      cx.call(huntTile, { ...tileFor(WHY.mordor), eye: s.huntBox[FREE] + s.huntBox[SHADOW] });
      return 'die';
    }
    s.progress++; // WR-8.14
    cx.emit('travels', { progress: s.progress });
    cx.call(huntRoll, rollOfMove());
  }),
  // WR-4.22: after the action with its Hunt
  run('die', (s, f, cx) => {
    if (f.die < 0 || isDieSpared(s)) return;
    dieToHunt(s, FREE, f.die);
    cx.emit('die-to-hunt', { side: FREE });
  }),
]);

/** Phase 2 (WR-4.05, WR-8.48). */
export const fellowshipPhase = address('fellowship-phase');
export const fellowshipPhases = procedure<War>('fellowship-phase', [
  ask('declare', {
    seats: (s) => deciderIf(s, { team: FREE }, s.mordor < 0 && s.hidden === 1),
    prompt: (s) => ({ say: 'declare', args: { region: s.bearers, count: s.progress } }),
    candidates: (_s, _f, _seat, out) => {
      out.push(YES, NO);
    },
    refuse: (_s, _f, _seat, option) => (option[0] === 'yes' || option[0] === 'no' ? null : REFUSE_WAY.choose),
    answer: (s, _f, _seat, option, cx) => {
      if (option[0] === 'yes') cx.call(declare, startOfWay(s));
    },
  }),
  ask('mordor', {
    seats: (s) => deciderIf(s, { team: FREE }, s.mordor < 0 && MORDOR_GATES.includes(s.bearers)),
    prompt: () => ({ say: 'enter-mordor' }),
    candidates: (_s, _f, _seat, out) => {
      out.push(YES, NO);
    },
    refuse: (_s, _f, _seat, option) => (option[0] === 'yes' || option[0] === 'no' ? null : REFUSE_WAY.choose),
    answer: (s, _f, _seat, option, cx) => {
      if (option[0] === 'yes') enterMordor(s, cx);
    },
  }),
  run('guide', (s, _f, cx) => cx.call(nameGuide, { was: s.guide })),
]);

/** WR-9.70 to WR-9.74. */
function enterMordor(s: War, cx: Cx): void {
  s.mordor = 0;
  s.progress = 0;
  cx.emit('enters-mordor');
  mordorPool(s, cx);
}

/** WR-9.85, WR-10.09: standing still on the Mordor Track. */
export function mordorPenalty(s: War, cx: Cx): void {
  if (s.mordor < 0 || s.tried === 1) return;
  cx.emit('stands-still');
  corrupt(s, MORDOR_STILL, cx);
}
