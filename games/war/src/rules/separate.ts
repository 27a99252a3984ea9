/** Chapter VIII: the Guide, and Companions who leave the Fellowship (8A, 8E). */
import { address, type Cx, procedure, refusal, run } from '@pony/engine';
import { ask } from '../ask.ts';
import { companionsInFellowship, inFellowship, regionOf } from '../board.ts';
import { FREE, GOLLUM, REGION_COUNT } from '../data.ts';
import { companionsOf, isHobbit, levelOf } from '../edition.ts';
import type { CharacterNo, Region } from '../ids.ts';
import { COMPANION, DONE, GUIDE, TO, WITH } from '../options.ts';
import { decider, deciderIf } from '../seats.ts';
import { GONE, type War } from '../state.ts';
import type { OptionOf } from '../verbs.ts';
import {
  bitsToList,
  placeCompanions,
  REFUSE_CHARACTER,
  type Reach,
  rangeOf,
  refuseWay,
  removeCharacter,
} from './characters.ts';
import { watchTable } from './table.ts';
import { companionPlace, companionWays } from './ways.ts';

const REFUSE_GUIDE = {
  notHighest: refusal<War>('WR-8.05', 'guide-not-highest'),
  nameOne: refusal<War>('WR-8.06', 'name-guide'),
  onTrack: refusal<War>('WR-9.77', 'on-mordor-track'),
};

/** Highest Level in the Fellowship, -1 with no Companion left. */
function highestLevel(s: War): number {
  let highest = -1;
  for (const c of companionsOf(s)) if (inFellowship(s, c) && levelOf(s, c) > highest) highest = levelOf(s, c);
  return highest;
}

function mayGuide(s: War, c: CharacterNo, highest: number): boolean {
  return inFellowship(s, c) && levelOf(s, c) === highest;
}

/** WR-8.08, WR-8.09: the Fellowship is never without a rightful Guide. */
export function settleGuide(s: War): void {
  const highest = highestLevel(s);
  if (highest < 0) s.guide = GOLLUM;
  else if (!mayGuide(s, s.guide, highest)) s.guide = companionsOf(s).find((c) => mayGuide(s, c, highest)) ?? GOLLUM;
}

/** How many Companions might be Guide now. */
function possibleGuides(s: War): number {
  const highest = highestLevel(s);
  let count = 0;
  for (const c of companionsOf(s)) if (mayGuide(s, c, highest)) count++;
  return count;
}

/** A new Guide is told once, when it is settled who he is. */
function tellGuide(s: War, was: number, cx: Cx): void {
  if (s.guide !== was) cx.emit('guides', { character: s.guide });
}

/** WR-8.05, WR-8.06: the membership has changed, or the Fellowship phase ends. */
export const nameGuide = address<{ was: number }>('name-guide');
export const guides = procedure<War, { was: number }>('name-guide', [
  run('settle', (s, f, cx) => {
    settleGuide(s);
    if (possibleGuides(s) < 2) tellGuide(s, f.was, cx);
  }),
  ask('choose', {
    seats: (s) => deciderIf(s, { team: FREE }, possibleGuides(s) > 1),
    prompt: (s) => ({ say: 'name-guide', args: { character: s.guide } }),
    candidates: (s, _f, _seat, out) => {
      for (const c of companionsOf(s)) if (inFellowship(s, c)) out.push(GUIDE[c]);
    },
    refuse: (s, _f, _seat, option) => {
      if (option[0] !== 'guide') return REFUSE_GUIDE.nameOne;
      return mayGuide(s, option[1], highestLevel(s)) ? null : REFUSE_GUIDE.notHighest;
    },
    answer: (s, f, _seat, option: OptionOf<'guide'>, cx) => {
      s.guide = option[1];
      tellGuide(s, f.was, cx);
    },
  }),
]);

export interface Separate extends Reach {
  group: number;
}
export const separate = address<Separate>('separate');

const canJoin = (s: War, f: Separate, c: CharacterNo): boolean => inFellowship(s, c) && (f.group & (1 << c)) === 0;

/** Range of a separation: progress and Level (WR-8.41). */
const separationRange = (s: War, f: Separate): number => s.progress + rangeOf(s, f, f.group);

/** They leave; on the Mordor Track that is the end of them (WR-9.77). */
function leave(s: War, f: Separate, region: Region, cx: Cx): void {
  if (s.mordor >= 0) {
    for (const c of bitsToList(f.group)) removeCharacter(s, c, cx);
    return;
  }
  cx.emit('separates', { characters: bitsToList(f.group), region });
  placeCompanions(s, f.group, region, cx);
}

export const separations = procedure<War, Separate>('separate', [
  ask('who', {
    seats: (s, f) => deciderIf(s, { action: FREE }, f.group === 0 && companionsInFellowship(s) > 0),
    prompt: () => ({ say: 'separate' }),
    candidates: (s, f, _seat, out) => {
      for (const c of companionsOf(s)) if (canJoin(s, f, c)) out.push(COMPANION[c]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'companion' && canJoin(s, f, option[1]) ? null : REFUSE_CHARACTER.notInFellowship,
    answer: (_s, f, _seat, option: OptionOf<'companion'>) => {
      f.group = 1 << option[1];
    },
  }),
  run('nobody', (_s, f) => (f.group === 0 ? 'end' : undefined)),
  ask('where', {
    seats: (s) => decider(s, { action: FREE }),
    prompt: (_s, f) => ({ say: 'group-goes', args: { characters: bitsToList(f.group) } }),
    candidates: (s, f, _seat, out) => {
      for (const c of companionsOf(s)) if (canJoin(s, f, c)) out.push(WITH[c]);
      if (s.mordor >= 0) {
        out.push(DONE);
        return;
      }
      const ways = companionWays(s, s.bearers, separationRange(s, f), f.intoSiege === 1);
      for (let to = 0; to < REGION_COUNT; to++) if (ways[to] >= 0) out.push(TO[to]);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'with') return canJoin(s, f, option[1]) ? null : REFUSE_CHARACTER.notInFellowship;
      if (option[0] === 'done') return s.mordor >= 0 ? null : REFUSE_CHARACTER.tooFar;
      if (s.mordor >= 0) return REFUSE_GUIDE.onTrack;
      if (option[0] !== 'to') return REFUSE_CHARACTER.tooFar;
      return refuseWay(s, s.bearers, option[1], separationRange(s, f), f.intoSiege === 1);
    },
    answer: (s, f, _seat, option: OptionOf<'with' | 'done' | 'to'>, cx) => {
      if (option[0] === 'with') {
        f.group |= 1 << option[1];
        return 'where';
      }
      leave(s, f, option[0] === 'to' ? regionOf(s, option[1]) : s.bearers, cx);
      cx.call(nameGuide, { was: s.guide });
      return 'end';
    },
  }),
]);

/** A single Companion leaves the Fellowship with a destination to choose: hobbits as Guides or as casualties (WR-8.51). */
export interface LeaveAlone {
  character: CharacterNo;
  /** Guide before. */
  was: number;
}
export const leaveAlone = address<LeaveAlone>('leave-alone');
const aloneReach = (s: War, c: CharacterNo): number => s.progress + levelOf(s, c);
export const leavingAlone = procedure<War, LeaveAlone>('leave-alone', [
  run('track', (s, f, cx) => {
    if (s.mordor < 0) return;
    removeCharacter(s, f.character, cx);
    return 'guide';
  }),
  ask('where', {
    seats: (s) => decider(s, { team: FREE }),
    prompt: (_s, f) => ({ say: 'group-goes', args: { characters: [f.character] } }),
    candidates: (s, f, _seat, out) => {
      const ways = companionWays(s, s.bearers, aloneReach(s, f.character), false);
      for (let to = 0; to < REGION_COUNT; to++) if (ways[to] >= 0) out.push(TO[to]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'to'
        ? refuseWay(s, s.bearers, option[1], aloneReach(s, f.character), false)
        : REFUSE_CHARACTER.tooFar,
    answer: (s, f, _seat, option: OptionOf<'to'>, cx) => {
      const region = regionOf(s, option[1]);
      cx.emit('separates', { characters: [f.character], region });
      placeCompanions(s, 1 << f.character, region, cx);
    },
  }),
  run('guide', (_s, f, cx) => cx.call(nameGuide, { was: f.was })),
]);

/** A Companion is eliminated inside the Fellowship: gone, or a Hobbit taken alive (WR-8.51). */
export function eliminateInFellowship(s: War, c: CharacterNo, cx: Cx): void {
  const was = s.guide;
  if (isHobbit(s, c) && s.mordor < 0) {
    s.at[c] = companionPlace(s, s.bearers);
    cx.emit('taken-alive', { character: c });
    settleGuide(s);
    watchTable(s, cx);
    cx.call(leaveAlone, { character: c, was });
    return;
  }
  s.at[c] = GONE;
  cx.emit('dies', { character: c });
  settleGuide(s);
  watchTable(s, cx);
  cx.call(nameGuide, { was });
}

/** Members of the Fellowship, for a random draw among all counters (WR-9.52). */
export const members = (s: War): number[] => {
  const out: number[] = [];
  for (let c = 0; c < s.at.length; c++) if (inFellowship(s, c)) out.push(c);
  return out;
};
