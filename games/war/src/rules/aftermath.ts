/** Chapter VI, 6.58x to 6.61x: retreat, withdrawal behind walls, advance. */
import { address, type Cx, procedure, refusal, run } from '@pony/engine';
import { ask } from '../ask.ts';
import { besieges, charactersAt, hasUnits, isBesieged, regionOf, shift } from '../board.ts';
import { ADJACENT, FIELD, FREE, isRegion, type Side } from '../data.ts';
import { companionsOf, levelOf } from '../edition.ts';
import type { Place, Region, SeatNo } from '../ids.ts';
import { NO, YES } from '../options.ts';
import { decider } from '../seats.ts';
import type { War } from '../state.ts';
import { checkSieges, enterRegion, openGates, removeStranded } from './capture.ts';
import { trim } from './casualties.ts';
import { type Force, leaveAsk } from './force.ts';
import { isFree, land } from './movement.ts';
import { companionArrives } from './politics.ts';
import { isClosed, watchTable } from './table.ts';

const REFUSE_RETREAT = {
  notAdjacent: refusal<War>('WR-6.582', 'not-adjacent'),
  notFree: refusal<War>('WR-6.585', 'no-refuge'),
  closed: refusal<War>('WR-5.45', 'region-closed'),
  choose: refusal<War>('WR-6.589', 'advance-or-not'),
};

/** WR-6.582, WR-6.585: where an Army may flee; the besieged are not asked (WR-6.583). */
export function refuseRetreat(s: War, side: Side, place: Place, to: Place) {
  if (!isRegion(to) || !ADJACENT[place].includes(to)) return REFUSE_RETREAT.notAdjacent;
  if (isClosed(s, side, to)) return REFUSE_RETREAT.closed;
  return isFree(s, side, to) ? null : REFUSE_RETREAT.notFree;
}

export function canRetreat(s: War, side: Side, place: Place): boolean {
  if (!isRegion(place)) return false;
  for (const to of ADJACENT[place]) if (refuseRetreat(s, side, place, to) === null) return true;
  return false;
}

/** WR-6.584, WR-6.586: the whole Army goes, Level 0 stays. */
export function retreat(s: War, side: Side, place: Place, to: Region, cx: Cx): void {
  const all = charactersAt(s, side, place);
  shift(s, side, place, to);
  for (let c = 0; c < s.at.length; c++) if ((all & (1 << c)) !== 0 && levelOf(s, c) === 0) s.at[c] = place;
  cx.emit('retreats', { side, from: regionOf(s, place), to });
  enterRegion(s, side, to, cx);
  if (side === FREE) for (const c of companionsOf(s)) if ((all & (1 << c)) !== 0) companionArrives(s, c, to, cx);
  watchTable(s, cx);
}

export interface Advance extends Force {
  /** 1: they are there already (WR-5.32). */
  landed: number;
  /** Who of a team commanded the defence. */
  garrison?: SeatNo;
  /** Units of a team that came out of the battle (WR-11.30). */
  units?: number;
}
export const advanceForce = address<Advance>('advance');

/** Level 0 fought but does not go along (WR-6.590). */
function sendHome(s: War, f: Advance): void {
  for (let c = 0; c < s.at.length; c++) if (s.at[c] === FIELD && levelOf(s, c) === 0) s.at[c] = f.from;
}

export const advances = procedure<War, Advance>('advance', [
  run('landed', (_s, f) => (f.landed ? 'enter' : undefined)),
  ask('whether', {
    seats: (s, f) => decider(s, { action: f.side }),
    prompt: (_s, f) => ({ say: 'advance', args: { region: f.to } }),
    candidates: (_s, _f, _seat, out) => {
      out.push(YES, NO);
    },
    refuse: (_s, _f, _seat, option) => (option[0] === 'yes' || option[0] === 'no' ? null : REFUSE_RETREAT.choose),
    answer: (s, f, _seat, option) => {
      if (option[0] === 'no') return 'stay';
      sendHome(s, f);
    },
  }),
  ask('leave', leaveAsk),
  run('enter', (s, f, cx) => {
    cx.emit('advances', { side: f.side, from: regionOf(s, f.from), to: f.to });
    s.field = f.to;
    enterRegion(s, f.side, f.to, cx);
    land(s, f.side, f.to, cx);
    removeStranded(s, f.from, cx);
    checkSieges(s, cx);
    if (isBesieged(s, f.to)) {
      cx.emit('siege-begins', { region: f.to });
      const by = f.garrison === undefined ? null : { by: f.garrison }; // WR-11.34
      cx.call(trim, { place: f.to, side: f.side, last: -1, ...by }); // WR-6.609
    }
    watchTable(s, cx);
    return 'end';
  }),
  // WR-6.607: no siege; the defenders are simply in the region. A siege that is relieved ends (WR-6.610)
  run('stay', (s, f, cx) => {
    shift(s, f.side, FIELD, f.from);
    s.field = -1;
    if (besieges(s, f.side, f.to) && !hasUnits(s, f.side, f.to)) openGates(s, f.to);
    checkSieges(s, cx);
    watchTable(s, cx);
  }),
]);
