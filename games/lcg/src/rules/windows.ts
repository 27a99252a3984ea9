/** Action windows (LC-6): who may act, in which order, and when the window closes. */
import { type Option, opened, refusal, type Say, type Seat, type WindowLocals, window } from '@pony/engine';
import { PHASE } from '../lists.ts';
import { cards, type Lcg, lives, seatsFrom } from '../state.ts';

/** `first`: who has the first opportunity; `step`: after which framework step it opens (its number in STEPS). */
export interface ActionWindow extends WindowLocals {
  first: Seat;
  step: number;
}

/** The action windows by the framework step they follow (LC-W), the special one last. */
export const STEPS = [
  '1.3',
  '3.1',
  '3.2',
  '3.3',
  '3.4',
  '4.2',
  '5.2',
  '5.3',
  '6.2',
  '6.4b',
  '6.4.1',
  '6.4.2',
  '6.4.3',
  '6.8.1',
  '6.8.2',
  '6.8.3',
  '7.4',
  '2.2',
] as const;
export type StepWord = (typeof STEPS)[number];

const NOT_NOW = refusal<Lcg>('LC-6.1', 'not-now');
const ACTIONS = new Set(['use', 'use-on', 'play', 'play-to']);

const actions = {
  order: (s: Lcg, f: ActionWindow): readonly Seat[] => seatsFrom(s, f.first),
  canAct: (s: Lcg, _f: ActionWindow, seat: Seat): boolean => lives(s, seat) && cards.canAct(s, seat),
  prompt: (_s: Lcg, f: ActionWindow, seat: Seat): Say => ({
    say: f.step === STEPS.length - 1 ? 'planning' : 'window',
    args: { seat, step: STEPS[f.step] },
  }),
  candidates: (s: Lcg, _f: ActionWindow, seat: Seat, out: Option[]): void => cards.actions(s, seat, out),
  refuse: (s: Lcg, _f: ActionWindow, seat: Seat, option: Option) =>
    ACTIONS.has(option[0]) ? cards.refuseAction(s, seat, option) : NOT_NOW,
  would: (s: Lcg, _f: ActionWindow, seat: Seat, option: Option) => cards.would(s, seat, option),
  act: (s: Lcg, _f: ActionWindow, seat: Seat, option: Option, cx: Parameters<typeof cards.takeAction>[3]): void =>
    cards.takeAction(s, seat, option, cx),
};

/** LC-6.2, LC-6.3; in window 2.2 the active player comes first (LC-6.9). */
export const actionWindow = window<Lcg, ActionWindow>('window', actions);

/** Fresh locals of the window after a step. */
export const after = (s: Lcg, step: StepWord): ActionWindow => ({
  ...opened(),
  first: step === '2.2' ? s.active : s.first,
  step: STEPS.indexOf(step),
});

/** LC-6.8: allies and attachments only in window 2.2, and only by the active player. */
export function isPlanning(s: Lcg, seat: Seat): boolean {
  if (s.phase !== PHASE.planning || s.active !== seat) return false;
  for (let i = s.stack.length - 1; i >= 0; i--) if (s.stack[i].p === 'window') return true;
  return false;
}
