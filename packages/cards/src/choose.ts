/** The question of a pick, the same wherever a text chooses. */
import { ask, type Cx, type Frame, type Label, type Option, plainWords, type Say, type Step } from '@pony/engine';
import { spoils } from './judge.ts';
import type { Kernel } from './kernel.ts';
import { move } from './move.ts';
import { COST, opsAt, textOf } from './path.ts';
import { choicesOf, filterOut, hiddenCount, note, noteHidden, refuseChoice } from './picks.ts';
import type { CardState, PickOp, Refused, Using } from './types.ts';
import { sameUsing } from './using.ts';
import { chooserOf } from './who.ts';
import { wouldOps } from './would.ts';

/** A text at work that stands at a sentence of a list. */
export interface Choosing extends Using {
  list: number;
  i: number;
  /** Picks made in this sentence; NO_MORE when `done` was said, NONE when `none` was. */
  count: number;
}
const NO_MORE = 1000;
const NONE = -1;

function pickOpAt<S extends CardState>(k: Kernel<S>, f: Choosing): PickOp<S> {
  const op = opsAt(k, f.form, f.ability, f.list)[f.i];
  if (op?.op !== 'pick') throw new Error(`nothing is chosen at ${f.list}/${f.i} of form ${f.form}`);
  return op;
}

/** Makes the picks that need no question. `asks`: one does; `nothing`: there was nothing to choose; `over`: all are made. */
export function tryPick<S extends CardState>(k: Kernel<S>, s: S, f: Choosing): 'asks' | 'nothing' | 'over' {
  const op = pickOpAt(k, f);
  const times = op.times ? op.times(s, f) : 1;
  for (;;) {
    if (f.count === NONE) return 'nothing';
    if (f.count >= times) return 'over';
    if (op.of.hidden) {
      if (hiddenCount(s, f, op.of) > 0) return 'asks';
      return f.count > 0 ? 'over' : 'nothing';
    }
    const choices = choicesOf(k, s, f, op, f.count).filter((value) => !leavesNothing(k, s, f, op, value));
    if (choices.length === 0) return f.count > 0 ? 'over' : 'nothing';
    if (choices.length > 1 || op.optional || op.upTo) return 'asks';
    note(s, f, op.of, choices[0]);
    f.count++;
  }
}

/** A cost that would leave no target, or spoil what was announced. */
function leavesNothing<S extends CardState>(k: Kernel<S>, s: S, f: Choosing, op: PickOp<S>, value: number): boolean {
  if (f.list !== COST || op.times) return false;
  const u = sameUsing(f);
  u.picked.push(value, (op.of.of ?? 'card') === 'card' ? s.since[value] : -1);
  return spoils(k, s, textOf(k, f.form, f.ability), u, f.i + 1);
}

const VERBS = { card: 'choose', seat: 'choose-seat', number: 'choose-number', spot: 'choose-spot' } as const;

/** The title of an option that names one, -1 for another. */
const titleIn = (option: Option): number => (option[0] === 'choose-title' ? option[1] : -1);

export function pickStep<S extends CardState, L extends Choosing>(k: Kernel<S>, label: Label, back: Label): Step<S, L> {
  return ask<S, L>(label, {
    seats: (s, f) => [chooserOf(k, s, pickOpAt(k, f).seat?.(s, f) ?? f.seat)],
    prompt: (_s, f) => ({ say: pickOpAt(k, f).say ?? 'choose', args: { card: f.card } }),
    candidates: (s, f, _seat, out) => {
      const op = pickOpAt(k, f);
      if (op.of.hidden) titlesIn(s, f, op, out);
      else {
        const all: number[] = [];
        op.of.each(s, f, all);
        const verb = VERBS[op.of.of ?? 'card'];
        all.forEach((value, i) => {
          if (all.indexOf(value) === i) out.push([verb, value]);
        });
      }
      if (mayDecline(k, s, f, op)) out.push(['none']);
      if (op.upTo && f.count > 0) out.push(['done']);
    },
    refuse: (s, f, _seat, option) => refusePick(k, s, f, option),
    tell: (s, f, _seat, option) => {
      const { of } = pickOpAt(k, f);
      return of.tell && option.length === 2 ? of.tell(s, f, option[1]) : plainWords(option);
    },
    would: (s, f, _seat, option) => wouldPick(k, s, f, option),
    answer: (s, f, seat, option, cx) => {
      takePick(k, s, f, seat, option, cx);
      return back;
    },
  });
}

function titlesIn<S extends CardState>(s: S, f: Choosing, op: PickOp<S>, out: Option[]): void {
  const seen: number[] = [];
  for (const zone of op.of.hidden?.(s, f) ?? [])
    for (const card of s.piles[zone])
      if (!seen.includes(s.title[card])) {
        seen.push(s.title[card]);
        out.push(['choose-title', s.title[card]]);
      }
}

/** What the sentences after the choice would do with it. */
function wouldPick<S extends CardState>(k: Kernel<S>, s: S, f: Choosing, option: Option): readonly Say[] {
  const op = pickOpAt(k, f);
  if (op.of.hidden || option[0] !== VERBS[op.of.of ?? 'card']) return [];
  const value = option[1];
  const u = sameUsing(f);
  u.picked.push(value, (op.of.of ?? 'card') === 'card' ? s.since[value] : -1);
  const out: Say[] = [];
  wouldOps(k, s, u, opsAt(k, f.form, f.ability, f.list).slice(f.i + 1), out);
  return out;
}

/** `none` is offered when the text says so, and for a hidden zone exactly when nothing there fits. */
const mayDecline = <S extends CardState>(k: Kernel<S>, s: S, f: Choosing, op: PickOp<S>): boolean =>
  f.count === 0 && (op.optional === true || (op.of.hidden !== undefined && choicesOf(k, s, f, op, 0).length === 0));

function refusePick<S extends CardState>(k: Kernel<S>, s: S, f: Choosing & Frame, option: Option): Refused<S> {
  const op = pickOpAt(k, f);
  const { choice } = k.spec.refuse;
  if (option[0] === 'none') return mayDecline(k, s, f, op) ? null : choice;
  if (option[0] === 'done') return op.upTo && f.count > 0 ? null : choice;
  if (op.of.hidden) {
    const title = titleIn(option);
    if (title < 0) return choice;
    let why: Refused<S> = choice;
    for (const zone of op.of.hidden(s, f))
      for (const card of s.piles[zone]) {
        if (s.title[card] !== title) continue;
        const failed = filterOut(s, op.of.filters, card, f);
        if (!failed) return null;
        why = failed.why;
      }
    return why;
  }
  if (option[0] !== VERBS[op.of.of ?? 'card']) return choice;
  const value = option[1];
  const why = refuseChoice(k, s, f, op, f.count, value);
  if (why) return why;
  return leavesNothing(k, s, f, op, value) ? k.spec.refuse.spoils : null;
}

function takePick<S extends CardState>(
  k: Kernel<S>,
  s: S,
  f: Choosing & Frame,
  seat: number,
  option: Option,
  cx: Cx,
): void {
  const op = pickOpAt(k, f);
  if (option[0] === 'none') f.count = NONE;
  else if (option[0] === 'done') f.count = NO_MORE;
  else {
    if (op.of.hidden)
      noteHidden(k, s, f, op.of, titleIn(option), seat, (card, zone) => move(k, s, cx, card, zone, { secret: true }));
    else note(s, f, op.of, option[1]);
    f.count++;
  }
}
