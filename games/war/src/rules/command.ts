/** Chapter XI, 11C: Armies of two team-mates in one place, separate or mixed, and who commands them. */
import { address, type Cx, procedure, refusal, run } from '@pony/engine';
import { ask } from '../ask.ts';
import { elitesOf, isShared, regionOf, unitsOf, unitsOfSeat } from '../board.ts';
import { FIELD, FREE, NATION_SIDE, NATIONS_OF, SHADOW, SIDES, type Side } from '../data.ts';
import { isCompanion, playerOfCharacter } from '../edition.ts';
import type { CharacterNo, Nation, Place, SeatNo } from '../ids.ts';
import { NO, YES } from '../options.ts';
import {
  actorOf,
  decider,
  deciderIf,
  isFor,
  isTeam,
  leadingOf,
  mateOf,
  nationBits,
  nationsOfSeat,
  sideOfSeat,
  teamOf,
} from '../seats.ts';
import { underWay } from '../stack.ts';
import type { War } from '../state.ts';
import { fight } from './fight.ts';

export const REFUSE_COMMAND = {
  notYours: refusal<War>('WR-11.14', 'not-your-nation'),
  notCommander: refusal<War>('WR-11.29', 'not-the-commander'),
  losesCommand: refusal<War>('WR-11.30', 'would-lose-command'),
  choose: refusal<War>('WR-11.25', 'mixed-or-separate'),
};

function elitesOfSeat(s: War, seat: SeatNo, place: Place): number {
  let elites = 0;
  for (const nation of nationsOfSeat(s, seat)) elites += elitesOf(s, place, nation);
  return elites;
}

/** WR-11.28: more units, then more Elites, then the Leading Player. */
export function commanderAt(s: War, side: Side, place: Place): SeatNo {
  const leader = leadingOf(s, side);
  return commands(s, leader, place) ? leader : mateOf(s, leader);
}

/** Whether a player commands at a place, if he had so many Elites and units fewer there. */
function commands(s: War, seat: SeatNo, place: Place, elites = 0, units = 0): boolean {
  const mate = mateOf(s, seat);
  if (mate < 0) return true;
  const more = unitsOfSeat(s, seat, place) - units - unitsOfSeat(s, mate, place);
  if (more !== 0) return more > 0;
  const better = elitesOfSeat(s, seat, place) - elites - elitesOfSeat(s, mate, place);
  return better === 0 ? leadingOf(s, sideOfSeat(s, seat)) === seat : better > 0;
}

/** WR-11.34: in a battle the commander stays the one it began with. */
export function commandOf(s: War, side: Side, place: Place): SeatNo {
  const b = underWay(s, fight);
  return b && (place === FIELD || place === b.target) ? b.command[side] : commanderAt(s, side, place);
}

/** WR-11.27: an Army that is attacked fights as one. */
export function joinForBattle(s: War, side: Side, place: Place): void {
  if (isShared(s, side, place)) s.mixed[place] = 1;
}

/**
 * WR-11.29: all of an Army goes with the player who acts: he is alone on his side, or it is mixed and his to command, if he
 * had so many Elites and units fewer there.
 */
export function leadsAll(s: War, side: Side, place: Place, elites = 0, units = 0): boolean {
  if (!isTeam(s, side)) return true;
  return s.mixed[place] === 1 && isShared(s, side, place) && commands(s, actorOf(s, side), place, elites, units);
}

/** Bits of Nations that stay behind when the player who acts leads an Army out of a place (WR-11.14, WR-11.31). */
export const staying = (s: War, side: Side, place: Place, elites = 0, units = 0): number =>
  leadsAll(s, side, place, elites, units) ? 0 : matesNations(s, side);

/** Nations of the team-mate of the player who acts, as bits. */
export const matesNations = (s: War, side: Side): number =>
  isTeam(s, side) ? nationBits(s, mateOf(s, actorOf(s, side))) : 0;

/** WR-11.16, WR-11.18, WR-11.19: a Character who is the player's who acts, or belongs to both. */
export const isHis = (s: War, side: Side, c: CharacterNo): boolean =>
  isCompanion(s, c) || isFor(s, actorOf(s, side), playerOfCharacter(s, c));

/** WR-11.14: the player who acts has units of his own there. */
export const isOwnArmy = (s: War, side: Side, place: Place): boolean =>
  !isTeam(s, side) || unitsOfSeat(s, actorOf(s, side), place) > 0;

/** WR-11.29: with a mixed Army only its commander attacks. */
export const mayAttackFrom = (s: War, side: Side, place: Place): boolean =>
  s.players === 2 || s.mixed[place] === 0 || !isShared(s, side, place) || staying(s, side, place) === 0;

/** WR-11.30: the player who acts commands the force in hand. */
export const commandsForce = (s: War, side: Side, elites = 0, units = 0): boolean =>
  commands(s, actorOf(s, side), FIELD, elites, units);

// Forming mixed Armies

const EACH = 64;
/** How many units each team-mate has at a place, in one number. */
const meetingOf = (s: War, side: Side, place: Place): number => {
  const [one, two] = teamOf(s, side);
  return unitsOfSeat(s, one, place) * EACH + unitsOfSeat(s, two, place);
};

/** WR-11.26: what they agreed of Armies apart holds while neither has grown; losses are taken off. */
function standsApart(s: War, side: Side, place: Place): boolean {
  const [one, two] = teamOf(s, side).map((seat) => unitsOfSeat(s, seat, place));
  const agreed = s.apart[place];
  if (agreed === 0 || one > Math.floor(agreed / EACH) || two > agreed % EACH) return false;
  s.apart[place] = meetingOf(s, side, place);
  return true;
}

export interface Meeting {
  place: Place;
  side: Side;
}
export const meeting = address<Meeting>('armies-meet');

/** Marks of Armies that are no longer there go. */
function forget(s: War): void {
  for (let place = 0; place < FIELD; place++) {
    if (s.mixed[place] + s.apart[place] === 0) continue;
    if (isShared(s, FREE, place) || isShared(s, SHADOW, place)) continue;
    s.mixed[place] = 0;
    s.apart[place] = 0;
  }
  s.mixed[FIELD] = 0;
}

/** A place where team-mates stand together and have not yet said how, -1 for none. */
function undecided(s: War, side: Side): number {
  if (!isTeam(s, side)) return -1;
  for (let place = 0; place < FIELD; place++)
    if (s.mixed[place] === 0 && isShared(s, side, place) && !standsApart(s, side, place)) return place;
  return -1;
}

/** WR-11.26: nobody asks again about the same Armies. */
function stayApart(s: War, f: Meeting, cx: Cx): void {
  s.apart[f.place] = meetingOf(s, f.side, f.place);
  cx.emit('armies-apart', { side: f.side, region: regionOf(s, f.place) });
}

/** WR-11.25, WR-11.27: after an action team-mates in one place may join, if both agree. */
export const meetings = procedure<War, Meeting>('armies-meet', [
  run('find', (s, f) => {
    forget(s);
    for (let side = 0; side < SIDES.length; side++) {
      f.place = undecided(s, side);
      f.side = side;
      if (f.place >= 0) return;
    }
    return 'end';
  }),
  ask('propose', {
    seats: (s, f) => decider(s, { action: f.side }),
    prompt: (s, f) => ({ say: 'mix-armies', args: { region: regionOf(s, f.place) } }),
    candidates: (_s, _f, _seat, out) => {
      out.push(YES, NO);
    },
    refuse: (_s, _f, _seat, option) => (option[0] === 'yes' || option[0] === 'no' ? null : REFUSE_COMMAND.choose),
    answer: (s, f, _seat, option, cx) => {
      if (option[0] === 'yes') return;
      stayApart(s, f, cx);
      return 'find';
    },
  }),
  ask('agree', {
    seats: (s, f) => deciderIf(s, { seat: mateOf(s, actorOf(s, f.side)) }, true),
    prompt: (s, f) => ({ say: 'agree-to-mix', args: { region: regionOf(s, f.place) } }),
    candidates: (_s, _f, _seat, out) => {
      out.push(YES, NO);
    },
    refuse: (_s, _f, _seat, option) => (option[0] === 'yes' || option[0] === 'no' ? null : REFUSE_COMMAND.choose),
    answer: (s, f, _seat, option, cx) => {
      if (option[0] === 'yes') {
        s.mixed[f.place] = 1;
        cx.emit('armies-join', { side: f.side, region: regionOf(s, f.place) });
      } else stayApart(s, f, cx);
      return 'find';
    },
  }),
]);

// A lone player against a team (11D)

export const REFUSE_WORN = refusal<War>('WR-11.36', 'nation-acted-last');

/** WR-11.36: bits of the Nations that may not act again at once. */
export const wornBits = (s: War, side: Side): number => (s.players === 3 && side === FREE ? s.worn : 0);

/** Nations with units of a side at a place, as bits. */
export function nationsAt(s: War, side: Side, place: Place): number {
  let bits = 0;
  for (const nation of NATIONS_OF[side]) if (unitsOf(s, place, nation) > 0) bits |= 1 << nation;
  return bits;
}

/** WR-11.26: Armies of a side at a place, each as bits of its Nations: two where team-mates stand apart. */
export function armiesAt(s: War, side: Side, place: Place): readonly number[] {
  const here = nationsAt(s, side, place);
  const parts = s.mixed[place] === 1 ? [here] : teamOf(s, side).map((seat) => here & nationBits(s, seat));
  return parts.filter((bits) => bits !== 0);
}

/** WR-11.48: the Army a Nation is part of, where team-mates stand apart; 0 for everybody there. */
export function armyOf(s: War, place: Place, nation: Nation): number {
  const all = armiesAt(s, NATION_SIDE[nation], place);
  return all.length < 2 ? 0 : (all.find((bits) => (bits & (1 << nation)) !== 0) ?? 0);
}

/** WR-11.36, WR-11.37: every Nation there acted last, alone or in the same Army. */
export function isWornOut(s: War, side: Side, place: Place): boolean {
  const worn = wornBits(s, side);
  if (worn === 0) return false;
  const here = nationsAt(s, side, place);
  if ((here & ~worn) !== 0) return false;
  return s.wornArmies.includes(place) || (here & (here - 1)) === 0;
}

/** WR-11.38: an action uses a Nation. */
export function wear(s: War, side: Side, nations: number): void {
  if (s.players === 3 && side === FREE) s.wearing |= nations;
}
/** The same of an action that may advance a Nation or may not. */
export function wearing(s: War, side: Side, nation: Nation, act: () => void): void {
  const before = s.box[nation];
  act();
  if (s.box[nation] > before) wear(s, side, 1 << nation);
}
/** WR-11.37: an Army acts, and stands at a place afterwards. */
export function wearArmy(s: War, side: Side, nations: number, place: Place): void {
  if (s.players !== 3 || side !== FREE) return;
  s.wearing |= nations;
  s.wearingArmies.push(place);
}
/** WR-11.38, WR-11.39: the action is over; the next one is judged by it. */
export function worn(s: War): void {
  if (s.players !== 3 || s.side !== FREE) return;
  s.worn = s.wearing;
  s.wornArmies = s.wearingArmies;
  s.wearing = 0;
  s.wearingArmies = [];
}
