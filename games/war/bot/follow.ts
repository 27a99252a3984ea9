/** How a side carries on an action it has begun, and what it decides by rule of thumb. */

import type { Frame, Option, Seat } from '@pony/engine';
import { nazgulAt, regionOf, unitsAt } from '../src/board.ts';
import {
  ADJACENT,
  enemy,
  FIELD,
  FREE,
  kindOf,
  POINTS,
  REGION_COUNT,
  REGULAR,
  SHADOW,
  type Side,
  STACK_LIMIT,
} from '../src/data.ts';
import type { Place } from '../src/ids.ts';
import { sideOfSeat } from '../src/seats.ts';
import type { War } from '../src/state.ts';
import { afterAttack, afterMarch, bestAttack, bestMarch, highest, warWorth } from './marches.ts';
import { type Habit, remembered } from './memory.ts';
import { outlooks } from './military.ts';
import { margin, stepsLeft } from './quest.ts';
import { bestDeclared, bestStep, shouldDeclare } from './road.ts';
import { TASTES, type Taste } from './taste.ts';
import { TEAM } from './team.ts';
import { turnsOfRing, turnsOfShadow } from './tempo.ts';
import { companionWorth, leavingWorth, nazgulWorth } from './travellers.ts';

const verb = (name: string, options: readonly Option[]): number => options.findIndex((option) => option[0] === name);
const yesIf = (yes: boolean, options: readonly Option[]): number => verb(yes ? 'yes' : 'no', options);
const most: Habit = (_s, _side, options) => highest(options, (option) => option[1]);

/** Dice for the Hunt before the roll. In Mordor every one of them counts when an Eye is drawn (WR-9.79). */
function huntDice(s: War, more: number): number {
  if (s.mordor >= 0) return s.hidden === 0 ? 3 : MOST_HUNTERS;
  if (s.hidden === 0) return 1;
  if (s.turn === 1) return 2 + more;
  return (stepsLeft(s) < 11 ? 4 : 3) + more;
}

const MOST_HUNTERS = 7;

const turnsToSpare = (s: War): number => turnsOfShadow(outlooks(s, null)[SHADOW]) - turnsOfRing(s);

/** Into Mordor only when the Ring-bearers can bear it, or when there is no time left or no use in waiting for better days. */
const mayEnterMordor = (s: War, { safe, patient, toSpare }: Taste): boolean =>
  margin(s) > Math.min(turnsToSpare(s) > toSpare ? safe : 0, safe + patient - s.turn) ||
  turnsOfShadow(outlooks(s, null)[SHADOW]) < HURRY;
const HURRY = 5;

/** Decided without looking ahead. */
const settled = (free: Taste, shadow: Taste): Readonly<Record<string, Habit>> => ({
  'turn/allocate': (s, _side, options) => {
    const wanted = huntDice(s, shadow.hunters);
    return highest(options, (option) => -Math.abs(option[1] - wanted));
  },
  ...TEAM,
  'fellowship-phase/declare': (s, _side, options) => yesIf(shouldDeclare(s, turnsToSpare(s) > free.toSpare), options),
  'fellowship-phase/mordor': (s, _side, options) => yesIf(mayEnterMordor(s, free), options),
  'declare/way': (s, _side, options, f) =>
    bestDeclared(s, (f as Frame & { left: number }).left, turnsToSpare(s) > free.toSpare, options),
  'reveal/way': (s, _side, options) => bestStep(s, -1, options),
  'hunt-roll/reroll': most,
  'battle/attackerReroll': most,
  'battle/defenderReroll': most,
});

/** The Army, or nobody when nothing gets better by it. */
function armyOrDone(s: War, side: Side, options: readonly Option[], worth: (place: Place) => number): number {
  const now = warWorth(s, side, null);
  return highest(options, (option) => (option[0] === 'done' ? now : worth(option[1])));
}

function nazgulOrDone(s: War, options: readonly Option[]): number {
  let goal = 0;
  for (const option of options) if (option[0] === 'nazgul') goal = Math.max(goal, 0.4 - leavingWorth(s, option[1]));
  const done = verb('done', options);
  if (done >= 0 && goal <= 0.1) return done;
  return highest(options, (option) => (option[0] === 'nazgul' ? -leavingWorth(s, option[1]) : -9));
}

const goesTo: Habit = (s, _side, options, frame) => {
  const { group, character } = frame as Frame & { group?: number; character?: number };
  const who = character ?? 31 - Math.clz32(group ?? 1);
  return highest(options, (option) => (option[0] === 'to' ? companionWorth(s, who, option[1]) : -9));
};

/** Everybody goes, but no more than may stand there; where a garrison is kept, one stays if the enemy could walk in. */
const leaveBehind =
  (tastes: readonly Taste[]): Habit =>
  (s, side, options, f) => {
    const { from, to } = f as Frame & { from: number; to: number };
    const crowd = to >= 0 && unitsAt(s, side, to) + unitsAt(s, side, FIELD) > STACK_LIMIT;
    const done = verb('done', options);
    const guard = tastes[side].garrison > 0 && wantsGuard(s, side, from);
    const regular =
      crowd || guard || done < 0 ? options.findIndex((o) => o[0] === 'leave' && kindOf(o[1]) === REGULAR) : -1;
    return regular >= 0 ? regular : Math.max(0, done);
  };

/** A Settlement worth points whose last units are about to leave, with the enemy a march or two away. */
function wantsGuard(s: War, side: Side, from: Place): boolean {
  if (from >= REGION_COUNT || POINTS[from] === 0 || s.control[from] !== side || unitsAt(s, side, from) > 0)
    return false;
  const foe = enemy(side);
  return ADJACENT[from].some(
    (near) => unitsAt(s, foe, near) > 0 || ADJACENT[near].some((farther) => unitsAt(s, foe, farther) > 0),
  );
}

/** Carried on so while an action is only thought about. */
const habits = (tastes: readonly Taste[]): Readonly<Record<string, Habit>> => ({
  'march/army': remembered((s, side, options) => armyOrDone(s, side, options, (from) => bestMarch(s, side, from))),
  'march/to': remembered((s, side, options, f) =>
    highest(options, (option) => afterMarch(s, side, (f as Frame & { from: number }).from, option[1])),
  ),
  'attack/army': remembered((s, side, options) => armyOrDone(s, side, options, (from) => bestAttack(s, side, from))),
  'attack/target': remembered((s, side, options, f) =>
    highest(options, (option) => afterAttack(s, side, (f as Frame & { from: number }).from, option[1])),
  ),
  'force/leave': leaveBehind(tastes),
  'joining-force/leave': leaveBehind(tastes),
  'advance/leave': (_s, _side, options) => Math.max(0, verb('done', options)),
  'advance/whether': (_s, _side, options) => yesIf(true, options),
  'battle/attackerCard': (_s, _side, options) => verb('no', options),
  'battle/defenderCard': (_s, _side, options) => verb('no', options),
  'fly/who': (s, _side, options) => nazgulOrDone(s, options),
  'fly/where': (s, _side, options) => highest(options, (option) => nazgulWorth(s, option[1], nazgulAt(s, option[1]))),
  'separate/who': (_s, _side, options) => highest(options, (option) => -option[1]),
  'separate/where': goesTo,
  'leave-alone/where': goesTo,
  'move-companions/who': (s, _side, options) =>
    highest(options, (option) =>
      option[0] === 'done' ? -0.3 : -companionWorth(s, option[1], regionOf(s, s.at[option[1]])),
    ),
  'move-companions/where': goesTo,
});

/**
 * Place in the list of the option taken by habit, -1 to look at what each leads to. `sure`: it is to be played. By the taste of
 * each side.
 */
export function followBy(tastes: readonly Taste[]): Follow {
  const sureOnes = settled(tastes[FREE], tastes[SHADOW]);
  const thought = habits(tastes);
  return (s, seat, options, sure) => {
    const frame = s.stack[s.stack.length - 1];
    const step = `${frame.p}/${frame.at}`;
    const habit = sureOnes[step] ?? (sure ? undefined : thought[step]);
    return habit ? habit(s, sideOfSeat(s, seat), options, frame) : -1;
  };
}
type Follow = (s: War, seat: Seat, options: readonly Option[], sure: boolean) => number;

export const follow = followBy(TASTES);
