/** A happening of a card game: what may replace it, what it does, what it forces, who may respond, in that order. */
import { ask, call, procedure, run } from './procedure.ts';
import type { Address, Core, Cx, Frame, Option, Procedure, Say, Seat } from './types.ts';
import { opened, type WindowLocals, window } from './window.ts';

/** One ability that listens, on one card (or other source) that carries it now. */
export interface Reaction {
  /** Place in the listeners' list. */
  readonly listener: number;
  readonly source: number;
}

export interface HappeningLocals {
  /** Number of the kind of thing that happens; the game gives the numbers their names. */
  kind: number;
  /** Whom or what it concerns; the game's own meaning. */
  args: number[];
  /** Set by a replacement, at once or by a choice it asks for: the effect does not happen. */
  prevented: number;
  /** Reactions already used on this happening: listener and source, two numbers each. */
  used: number[];
}

export interface Listener<S extends Core> {
  readonly when: 'instead' | 'forced' | 'response';
  /** Sources that carry the ability and could react to this happening now. */
  sources(s: S, h: Frame & HappeningLocals): readonly number[];
  /** Who decides about it. */
  seat(s: S, h: Frame & HappeningLocals, source: number): Seat;
  act(s: S, h: Frame & HappeningLocals, source: number, cx: Cx): void;
}

export interface HappeningSpec<S extends Core> {
  readonly listeners: readonly Listener<S>[];
  effect(s: S, h: Frame & HappeningLocals, cx: Cx): void;
  /** Who puts several forced or replacing reactions in order. */
  chooser(s: S, h: Frame & HappeningLocals): Seat;
  /** Seats in the order in which they may respond. */
  order(s: S): readonly Seat[];
  /** Whether responses are asked for at all: by open information alone, whatever hands hold. */
  mayRespond(s: S, h: Frame & HappeningLocals): boolean;
  prompt(when: Listener<S>['when'], h: Frame & HappeningLocals): Say;
}

export const happen = (kind: number, ...args: number[]): HappeningLocals => ({ kind, args, prevented: 0, used: [] });

/**
 * Two procedures: the happening itself and the window of responses to it. Their asks use the option
 * `react <listener> <source>`; the game's notation must have it as `react: ['listener', <kind of source>]`.
 */
export function happening<S extends Core>(
  name: string,
  spec: HappeningSpec<S>,
): [Procedure<S, HappeningLocals>, Procedure<S, WindowLocals>] {
  type H = Frame & HappeningLocals;
  const open = (s: S, h: H, when: Listener<S>['when']): Reaction[] => {
    const out: Reaction[] = [];
    if (h.prevented) return out;
    spec.listeners.forEach((listener, index) => {
      if (listener.when !== when) return;
      for (const source of listener.sources(s, h)) if (!isUsed(h, index, source)) out.push({ listener: index, source });
    });
    return out;
  };
  const use = (s: S, h: H, reaction: Reaction, cx: Cx): void => {
    h.used.push(reaction.listener, reaction.source);
    spec.listeners[reaction.listener].act(s, h, reaction.source, cx);
  };
  /** One after the other until none is left; the chooser is asked only when there are several. */
  const each = (when: 'instead' | 'forced', label: string, after: string) => [
    ask<S, HappeningLocals>(label, {
      seats: (s, h) => (open(s, h, when).length > 1 ? [spec.chooser(s, h)] : []),
      prompt: (_s, h) => spec.prompt(when, h),
      candidates: (s, h, _seat, out) => {
        for (const one of open(s, h, when)) out.push(react(one));
      },
      answer: (s, h, _seat, option, cx) => {
        use(s, h, reacted(option), cx);
        return label;
      },
    }),
    run<S, HappeningLocals>(`${label}Last`, (s, h, cx) => {
      const [last] = open(s, h, when);
      if (!last) return after;
      use(s, h, last, cx);
      return label;
    }),
  ];
  const responses = window<S>(`${name}-responses`, {
    order: (s) => spec.order(s),
    prompt: (s) => spec.prompt('response', below(s)),
    candidates: (s, _f, seat, out) => {
      const h = below(s);
      for (const one of open(s, h, 'response')) {
        if (spec.listeners[one.listener].seat(s, h, one.source) === seat) out.push(react(one));
      }
    },
    act: (s, _f, _seat, option, cx) => use(s, below(s), reacted(option), cx),
  });
  const below = (s: S): H => s.stack[s.stack.findLastIndex((f) => f.p === responses.name) - 1] as H;
  const windowAddress: Address<WindowLocals> = responses;
  const main = procedure<S, HappeningLocals>(name, [
    ...each('instead', 'replace', 'effect'),
    run('effect', (s, h, cx) => (h.prevented ? 'over' : spec.effect(s, h, cx))),
    ...each('forced', 'forced', 'respond'),
    call('respond', windowAddress, (s, h) => (!h.prevented && spec.mayRespond(s, h) ? opened() : null)),
    run('over', () => undefined),
  ]);
  return [main, responses];
}

const react = (one: Reaction): Option => ['react', one.listener, one.source];
const reacted = (option: Option): Reaction => ({ listener: option[1] as number, source: option[2] as number });

function isUsed(h: HappeningLocals, listener: number, source: number): boolean {
  for (let i = 0; i < h.used.length; i += 2) if (h.used[i] === listener && h.used[i + 1] === source) return true;
  return false;
}
