/** Chapter VI, 6.1xx: Companions, Minions and Nazgûl move on their own. */
import { address, type Cx, procedure, refusal, run } from '@pony/engine';
import { ask } from '../ask.ts';
import { add, isBesieged, isOwnSiege, nazgulAt, regionOf } from '../board.ts';
import { DISTANCE, FLIES, FREE, isRegion, NAZGUL, PLACE_COUNT, REGION_COUNT, SHADOW, STRONGHOLDS } from '../data.ts';
import { companionsOf, isCompanion, isMinion, levelOf, minionsOf } from '../edition.ts';
import type { CharacterNo, Place, Region } from '../ids.ts';
import { COMPANION, DONE, MINION, NAZGUL_AT, TO, WITH } from '../options.ts';
import { decider } from '../seats.ts';
import { GONE, type War } from '../state.ts';
import type { OptionOf } from '../verbs.ts';
import { isHis } from './command.ts';
import { companionArrives } from './politics.ts';
import { watchTable } from './table.ts';
import { companionPlace, companionWays, groupLevel, mayFlyTo, minionWays } from './ways.ts';

/** A Character leaves the game (WR-6.572, WR-4.11). */
export function removeCharacter(s: War, character: CharacterNo, cx: Cx): void {
  s.at[character] = GONE;
  cx.emit('dies', { character });
  watchTable(s, cx);
}

/** Companions given as bits come to stand in a region and may wake its Nation (WR-7.11). */
export function placeCompanions(s: War, group: number, region: Region, cx: Cx): void {
  const place = companionPlace(s, region);
  for (let c = 0; c < s.at.length; c++) if ((group & (1 << c)) !== 0) s.at[c] = place;
  for (let c = 0; c < s.at.length; c++) if ((group & (1 << c)) !== 0) companionArrives(s, c, region, cx);
  watchTable(s, cx);
}

export function bitsToList(bits: number): number[] {
  const out: number[] = [];
  for (let c = 0; bits >> c !== 0; c++) if ((bits & (1 << c)) !== 0) out.push(c);
  return out;
}

/** How a card changes the reach of Companions (WR-6.126, WR-6.127). */
export interface Reach {
  /** Regions added. */
  extra: number;
  /** Level used instead of the highest of the group, 0 for none. */
  level: number;
  intoSiege: number;
}
export const usualReach = (): Reach => ({ extra: 0, level: 0, intoSiege: 0 });
export const rangeOf = (s: War, r: Reach, group: number): number =>
  (r.level > 0 ? r.level : groupLevel(s, group)) + r.extra;

export interface MoveCompanions extends Reach {
  /** How many groups may still move. */
  groups: number;
  /** 1: moving nobody is allowed. */
  optional: number;
  /** Bits: Companions that have moved in this action (WR-6.122), and the group picked now. */
  moved: number;
  group: number;
}
export const moveCompanions = address<MoveCompanions>('move-companions');
export const anyCompanions = (s: War, optional: number): MoveCompanions => ({
  ...usualReach(),
  groups: companionsOf(s).length,
  optional,
  moved: 0,
  group: 0,
});

export const REFUSE_CHARACTER = {
  notThere: refusal<War>('WR-6.105', 'companion-not-on-map'),
  movedAlready: refusal<War>('WR-6.122', 'moved-already'),
  otherRegion: refusal<War>('WR-6.107', 'other-region'),
  nowhere: refusal<War>('WR-6.112', 'cannot-leave'),
  tooFar: refusal<War>('WR-6.106', 'too-far'),
  siege: refusal<War>('WR-6.112', 'siege-bars-way'),
  mustStop: refusal<War>('WR-6.110', 'must-stop-at-stronghold'),
  staysPut: refusal<War>('WR-4.26', 'changes-nothing'),
  moveSomebody: refusal<War>('WR-4.26', 'move-somebody'),
  notFlying: refusal<War>('WR-6.114', 'no-nazgul-there'),
  heldStronghold: refusal<War>('WR-6.115', 'enemy-stronghold'),
  enemyWalls: refusal<War>('WR-6.116', 'inside-enemy-walls'),
  notMinion: refusal<War>('WR-6.118', 'minion-cannot-move'),
  minionWay: refusal<War>('WR-6.119', 'minion-cannot-get-there'),
  otherMaster: refusal<War>('WR-11.45', 'not-your-character'),
  notInFellowship: refusal<War>('WR-8.40', 'not-in-fellowship'),
};

/** A Companion on the map who could go somewhere now. */
function canCompanionMove(s: War, c: CharacterNo, r: Reach): boolean {
  const place = s.at[c];
  if (place < 0 || !isCompanion(s, c) || levelOf(s, c) === 0) return false;
  const ways = companionWays(s, regionOf(s, place), 1, r.intoSiege === 1);
  for (let to = 0; to < REGION_COUNT; to++) if (ways[to] === 1) return true;
  return false;
}

/** Where Nazgûl come down, in a word. */
export const landing = (s: War, place: Place): string =>
  !isRegion(place) ? 'inside' : isBesieged(s, place) ? 'outside' : 'open';

export function canMoveCompanions(s: War, r: Reach): boolean {
  for (const c of companionsOf(s)) if (canCompanionMove(s, c, r)) return true;
  return false;
}

/** Why Companions cannot get there: shut in, too far, stopped by a Shadow Stronghold, or kept out by a siege. */
export function refuseWay(s: War, from: Region, to: Place, range: number, intoSiege: boolean) {
  if (!isRegion(to)) return REFUSE_CHARACTER.tooFar;
  if (companionWays(s, from, range, intoSiege)[to] >= 0) return null;
  if (isOwnSiege(s, FREE, from)) return REFUSE_CHARACTER.nowhere;
  if (DISTANCE[from][to] > range) return REFUSE_CHARACTER.tooFar;
  return companionWays(s, from, range, intoSiege, false)[to] >= 0 ? REFUSE_CHARACTER.mustStop : REFUSE_CHARACTER.siege;
}

const groupPlace = (s: War, group: number): number => s.at[31 - Math.clz32(group)];

export const companions = procedure<War, MoveCompanions>('move-companions', [
  ask('who', {
    seats: (s, f) => {
      if (f.groups === 0) return [];
      for (const c of companionsOf(s))
        if ((f.moved & (1 << c)) === 0 && canCompanionMove(s, c, f)) return decider(s, { action: FREE });
      return [];
    },
    prompt: () => ({ say: 'move-companions' }),
    candidates: (s, f, _seat, out) => {
      for (const c of companionsOf(s)) if (s.at[c] >= 0 && (f.moved & (1 << c)) === 0) out.push(COMPANION[c]);
      out.push(DONE);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'done') return f.moved === 0 && !f.optional ? REFUSE_CHARACTER.moveSomebody : null;
      if (option[0] !== 'companion') return REFUSE_CHARACTER.notThere;
      const c = option[1];
      if (s.at[c] < 0 || !isCompanion(s, c)) return REFUSE_CHARACTER.notThere;
      if ((f.moved & (1 << c)) !== 0) return REFUSE_CHARACTER.movedAlready;
      return canCompanionMove(s, c, f) ? null : REFUSE_CHARACTER.nowhere;
    },
    answer: (_s, f, _seat, option: OptionOf<'companion' | 'done'>) => {
      if (option[0] === 'done') return 'end';
      f.group = 1 << option[1];
      f.groups--;
      return 'where';
    },
  }),
  run('nobody', () => 'end'),
  ask('where', {
    seats: (s) => decider(s, { action: FREE }),
    prompt: (_s, f) => ({ say: 'group-goes', args: { characters: bitsToList(f.group) } }),
    candidates: (s, f, _seat, out) => {
      const place = groupPlace(s, f.group);
      for (const c of companionsOf(s))
        if (s.at[c] === place && ((f.group | f.moved) & (1 << c)) === 0) out.push(WITH[c]);
      const ways = companionWays(s, regionOf(s, place), rangeOf(s, f, f.group), f.intoSiege === 1);
      for (let to = 0; to < REGION_COUNT; to++) if (ways[to] > 0) out.push(TO[to]);
    },
    refuse: (s, f, _seat, option) => {
      const place = groupPlace(s, f.group);
      if (option[0] === 'with') {
        const id = option[1];
        if (!isCompanion(s, id) || s.at[id] !== place) return REFUSE_CHARACTER.otherRegion;
        return ((f.group | f.moved) & (1 << id)) !== 0 ? REFUSE_CHARACTER.movedAlready : null;
      }
      if (option[0] !== 'to') return REFUSE_CHARACTER.tooFar;
      const to = option[1];
      if (to === regionOf(s, place)) return REFUSE_CHARACTER.staysPut;
      return refuseWay(s, regionOf(s, place), to, rangeOf(s, f, f.group), f.intoSiege === 1);
    },
    answer: (s, f, _seat, option: OptionOf<'with' | 'to'>, cx) => {
      if (option[0] === 'with') {
        f.group |= 1 << option[1];
        return 'where';
      }
      const to = regionOf(s, option[1]);
      cx.emit('companions-go', { characters: bitsToList(f.group), region: to });
      placeCompanions(s, f.group, to, cx);
      f.moved |= f.group;
      f.group = 0;
      return 'who';
    },
  }),
]);

export interface Fly {
  /** 1: only Nazgûl and the Witch-king (cards); 0: all Minions too. */
  nazgulOnly: number;
  optional: number;
  /** Places to which Nazgûl have flown in this action. */
  arrived: number[];
  /** Bits of Minions moved. */
  moved: number;
  /** Picked now: place of a Nazgûl, or a Minion, -1 for none. */
  place: Place;
  minion: CharacterNo;
}
export const fly = address<Fly>('fly');
export const flight = (nazgulOnly: number, optional: number): Fly => ({
  nazgulOnly,
  optional,
  arrived: [],
  moved: 0,
  place: -1,
  minion: -1,
});

/** Nazgûl of a place that have not flown in this action. */
function unmovedNazgul(s: War, f: Fly, place: Place): number {
  let count = nazgulAt(s, place);
  for (let i = 0; i < f.arrived.length; i++) if (f.arrived[i] === place) count--;
  return count;
}

/** Places where Nazgûl may stand: all regions and the besieged Strongholds. */
const isPlaceNow = (s: War, place: Place): boolean => isRegion(place) || isBesieged(s, regionOf(s, place));

function canMinionMove(s: War, c: CharacterNo): boolean {
  if (s.at[c] < 0 || levelOf(s, c) === 0) return false;
  if (levelOf(s, c) === FLIES) return true;
  const ways = minionWays(s, regionOf(s, s.at[c]), 1);
  for (let to = 0; to < REGION_COUNT; to++) if (ways[to] === 1) return true;
  return false;
}

export function canFly(s: War): boolean {
  for (const c of minionsOf(s)) if (isHis(s, SHADOW, c) && canMinionMove(s, c)) return true;
  for (let place = 0; place < PLACE_COUNT; place++) if (nazgulAt(s, place) > 0) return true;
  return false;
}

const mayMove = (s: War, f: Fly, c: CharacterNo): boolean =>
  (f.moved & (1 << c)) === 0 &&
  (!f.nazgulOnly || levelOf(s, c) === FLIES) &&
  isHis(s, SHADOW, c) &&
  canMinionMove(s, c);

export const flights = procedure<War, Fly>('fly', [
  ask('who', {
    seats: (s, f) => {
      for (const c of minionsOf(s)) if (mayMove(s, f, c)) return decider(s, { action: SHADOW });
      for (let place = 0; place < PLACE_COUNT; place++)
        if (unmovedNazgul(s, f, place) > 0) return decider(s, { action: SHADOW });
      return [];
    },
    prompt: () => ({ say: 'move-nazgul' }),
    candidates: (s, f, _seat, out) => {
      for (let place = 0; place < PLACE_COUNT; place++) if (unmovedNazgul(s, f, place) > 0) out.push(NAZGUL_AT[place]);
      for (const c of minionsOf(s)) if (s.at[c] >= 0) out.push(MINION[c]);
      out.push(DONE);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'done')
        return f.arrived.length === 0 && f.moved === 0 && !f.optional ? REFUSE_CHARACTER.moveSomebody : null;
      if (option[0] === 'nazgul') {
        if (nazgulAt(s, option[1]) === 0) return REFUSE_CHARACTER.notFlying;
        return unmovedNazgul(s, f, option[1]) > 0 ? null : REFUSE_CHARACTER.movedAlready;
      }
      if (option[0] !== 'minion') return REFUSE_CHARACTER.notFlying;
      const id = option[1];
      if (!isMinion(s, id) || s.at[id] < 0) return REFUSE_CHARACTER.notFlying;
      if ((f.moved & (1 << id)) !== 0) return REFUSE_CHARACTER.movedAlready;
      if (!isHis(s, SHADOW, id)) return REFUSE_CHARACTER.otherMaster;
      return mayMove(s, f, id) ? null : REFUSE_CHARACTER.notMinion;
    },
    answer: (_s, f, _seat, option: OptionOf<'nazgul' | 'minion' | 'done'>) => {
      if (option[0] === 'done') return 'end';
      f.place = option[0] === 'nazgul' ? option[1] : -1;
      f.minion = option[0] === 'minion' ? option[1] : -1;
      return 'where';
    },
  }),
  run('nobody', () => 'end'),
  ask('where', {
    seats: (s) => decider(s, { action: SHADOW }),
    prompt: (_s, f) => (f.minion >= 0 ? { say: 'minion-goes', args: { character: f.minion } } : { say: 'nazgul-goes' }),
    candidates: (s, f, _seat, out) => {
      if (f.minion >= 0 && levelOf(s, f.minion) !== FLIES) {
        const ways = minionWays(s, regionOf(s, s.at[f.minion]), levelOf(s, f.minion));
        for (let to = 0; to < REGION_COUNT; to++) if (ways[to] > 0) out.push(TO[to]);
        return;
      }
      for (let to = 0; to < REGION_COUNT; to++) out.push(TO[to]);
      for (let k = 0; k < STRONGHOLDS.length; k++) if (s.siege[k] === 1) out.push(TO[REGION_COUNT + k]);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] !== 'to') return REFUSE_CHARACTER.heldStronghold;
      const to = option[1];
      if (!isPlaceNow(s, to)) return REFUSE_CHARACTER.heldStronghold;
      const from = f.minion >= 0 ? s.at[f.minion] : f.place;
      if (to === from) return REFUSE_CHARACTER.staysPut;
      if (f.minion < 0 || levelOf(s, f.minion) === FLIES) {
        if (mayFlyTo(s, to)) return null;
        return !isRegion(to) ? REFUSE_CHARACTER.enemyWalls : REFUSE_CHARACTER.heldStronghold;
      }
      if (!isRegion(to)) return REFUSE_CHARACTER.minionWay;
      return minionWays(s, regionOf(s, from), levelOf(s, f.minion))[to] > 0 ? null : REFUSE_CHARACTER.minionWay;
    },
    answer: (s, f, _seat, option: OptionOf<'to'>, cx) => {
      const to = option[1];
      if (f.minion >= 0) {
        s.at[f.minion] = to;
        f.moved |= 1 << f.minion;
        cx.emit('minion-moves', { character: f.minion, region: regionOf(s, to) });
      } else {
        add(s, f.place, NAZGUL, -1);
        add(s, to, NAZGUL, 1);
        f.arrived.push(to);
        cx.emit('nazgul-flies', {
          from: regionOf(s, f.place),
          to: regionOf(s, to),
          count: 1,
          where: landing(s, to),
        });
      }
      watchTable(s, cx);
      return 'who';
    },
  }),
]);
