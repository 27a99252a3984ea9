/** What needs no search: every step of the framework has its plan; windows, responses and choices of texts are judged by what they lead to. */
import type { Frame, Option, Seat } from '@pony/engine';
import { MARK, STAT, TYPE, ZONE } from '../src/lists.ts';
import { type ActionWindow, actionWindow, isPlanning, STEPS, type StepWord } from '../src/rules/windows.ts';
import { cardsIn, has, type Lcg, stat, typeOf } from '../src/state.ts';
import { assign, attack, bestOf, defend, engage, travel, withAttackers } from './fight.ts';
import { planning } from './planning.ts';
import { commit } from './quest.ts';
import { tryWindow } from './try.ts';

const first = (options: readonly Option[], ...verbs: string[]): number =>
  options.findIndex(([verb]) => verbs.includes(verb));

type Plan = (s: Lcg, f: Frame, seat: Seat, options: readonly Option[]) => number;

/** Something that brings resources, or two allies that can soon be paid. */
function isGoodHand(s: Lcg, seat: Seat): boolean {
  let soon = 0;
  for (const card of cardsIn(s, ZONE.hand, seat)) {
    if (typeOf(s, card) === TYPE.attachment && has(s, card, MARK.title)) return true;
    if (typeOf(s, card) === TYPE.ally && stat(s, card, STAT.cost) <= 3) soon++;
  }
  return soon >= 2;
}

const PLANS: Readonly<Record<string, Plan>> = {
  'setup/vote': () => 0,
  'setup/mulligan': (s, _f, seat, options) => first(options, isGoodHand(s, seat) ? 'keep' : 'mulligan'),
  'setup/heal': (_s, _f, _seat, options) => first(options, 'done'),
  'quest/commit': (s, f, seat, options) => commit(s, seat, options, (f as Frame & { chosen: number[] }).chosen),
  'travel/travel': (s, _f, _seat, options) => travel(s, options),
  'encounter/engage': (s, _f, seat, options) => engage(s, seat, options),
  'encounter/tie': (s, _f, _seat, options) => bestOf(options, (option) => -stat(s, option[1], STAT.attack)),
  'combat/order': () => 0,
  'combat/face': (s, _f, _seat, options) => bestOf(options, (option) => stat(s, option[1], STAT.attack)),
  'combat/attack': (s, _f, seat, options) => attack(s, seat, options),
  'combat/with': (s, f, _seat, options) => withAttackers(s, f, options),
  'player-attack/ranged': (s, f, _seat, options) => withAttackers(s, f, options),
  'enemy-attack/defend': (s, f, seat, options) => defend(s, f, seat, options),
  'enemy-attack/sentinel': (s, f, seat, options) => defend(s, f, seat, options),
  'enemy-attack/hero': (s, f, _seat, options) => assign(s, f, options),
  'card-happens/stack': () => 0,
};

/** Who pays: everybody a little. */
const pay = (options: readonly Option[]): number => bestOf(options, (option) => -spreadOf(option[1]));
/** How uneven a payment is: even ones leave every sphere something. */
function spreadOf(packed: number): number {
  let left = packed;
  let most = 0;
  while (left > 0) {
    most = Math.max(most, left % 32);
    left = Math.floor(left / 32);
  }
  return most;
}

/** The windows of a group in which what an action does can be seen at once: before willpower is compared, before a defender and an attack, at the end of a round. */
const LAST: readonly StepWord[] = ['3.3', '6.4.1', '6.8.2', '7.4'];
const LAST_CALLS = new Set<number>(LAST.map((step) => STEPS.indexOf(step)));
const isLastCall = (f: Frame): boolean => f.p !== actionWindow.name || LAST_CALLS.has((f as Frame & ActionWindow).step);

export const quick = (s: Lcg, seat: Seat, options: readonly Option[]): number => follow(s, seat, options, false);

export function follow(s: Lcg, seat: Seat, options: readonly Option[], sure = true): number {
  const f = s.stack[s.stack.length - 1];
  const plan = PLANS[`${f.p}/${f.at}`];
  if (plan) return Math.max(0, plan(s, f, seat, options));
  const pass = first(options, 'pass');
  if (pass >= 0 && (sure || f.p === actionWindow.name)) {
    const planned = isPlanning(s, seat) ? planning(s, seat, options, pass) : pass;
    // Alone a bot plays a window on to the end of the round instead (see look.ts); a round of several is too long for that
    return sure && s.threat.length > 1 && isLastCall(f) ? tryWindow(s, seat, options) : planned;
  }
  if (options.every(([verb]) => verb === 'choose-number')) return pay(options);
  return -1;
}
