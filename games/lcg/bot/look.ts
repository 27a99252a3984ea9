/** Where the bots look ahead, and how far. */
import type { Ahead } from '@pony/bots';
import type { Frame, Option } from '@pony/engine';
import { type ActionWindow, actionWindow, STEPS, type StepWord } from '../src/rules/windows.ts';
import type { Lcg } from '../src/state.ts';
import { playRound, rulesFor } from './ahead.ts';
import { quick } from './follow.ts';

/** Steps of the framework at which somebody is sent somewhere: search thinks about them too. */
const WEIGHTY = new Set([
  'quest/commit',
  'travel/travel',
  'encounter/engage',
  'combat/attack',
  'enemy-attack/defend',
  'enemy-attack/sentinel',
]);
/** Windows before something is decided; what could be done in another can be done in one of these. */
const BEFORE: readonly StepWord[] = ['2.2', '3.1', '3.2', '3.3', '6.2', '6.4.1', '6.8.1', '6.8.2'];
const TIMELY = new Set<number>(BEFORE.map((step) => STEPS.indexOf(step)));

const isWeighty = (f: Frame): boolean => WEIGHTY.has(`${f.p}/${f.at}`);
const isTimely = (f: Frame): boolean => f.p !== actionWindow.name || TIMELY.has((f as Frame & ActionWindow).step);
const isWindow = (options: readonly Option[]): boolean => options.some(([verb]) => verb === 'pass');

export const ahead: Ahead<Lcg> = {
  asks: (s, _seat, options, deep) => {
    const f = s.stack[s.stack.length - 1];
    return isWindow(options) ? (deep || s.threat.length === 1) && isTimely(f) : deep && isWeighty(f);
  },
  play: (s) => {
    playRound(rulesFor(s), s, quick);
    return s;
  },
  worlds: 8,
};
