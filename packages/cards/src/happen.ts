/**
 * A happening: cancel, when, effect, standing checks, after, over a batch of occurrences (LC-17.39). Who reacts is fixed at
 * each moment; what a reaction causes is finished, windows and all, before the batch goes on.
 */
import {
  type Args,
  ask,
  type Cx,
  END,
  type Frame,
  type Label,
  procedure,
  run,
  type Step,
  windowSteps,
} from '@pony/engine';
import { carryAddress, carryLocals, FIRST_STEP, type Happening, happenAddress, startUse } from './begin.ts';
import { effectStep } from './effect.ts';
import {
  ABILITY,
  CARD,
  FORCED,
  FORM,
  gather,
  isAlive,
  isEqual,
  PATH,
  PLACE,
  RANK,
  READY,
  REPLACES,
  SINCE,
  STANDING,
  spend,
  usingAt,
  WHY,
  YOU,
} from './gather.ts';
import { abilityOf, type Kernel } from './kernel.ts';
import { usedUp } from './limits.ts';
import { countOf, insteadAt, load, RESOLVES, setInstead, subjectAt } from './occ.ts';
import { listOf, listPath, placeIn } from './path.ts';
import { follow } from './picks.ts';
import { reactions } from './react.ts';
import { standingChecks } from './standing.ts';
import type { CardState, Moment, Using } from './types.ts';
import { inPlay } from './zones.ts';

type H = Frame & Happening;
type HStep<S extends CardState> = Step<S, Happening>;

/** A part of a happening that goes on with the next one in the same step as long as nobody hears it. */
type Part<S extends CardState> = (s: S, h: H, cx: Cx) => Label;

export function makeHappen<S extends CardState>(k: Kernel<S>) {
  const cancel: Part<S> = (s, h, cx) => (gather(k, s, h, 'cancel') ? openWindow(k, s, h, 'cover') : when(s, h, cx));
  const when: Part<S> = (s, h, cx) => (gather(k, s, h, 'when') ? openWindow(k, s, h, 'wmust') : stacked(s, h, cx));
  const stacked: Part<S> = (s, h, cx) => (rivals(k, s, h) ? 'stack' : effect(s, h, cx));
  const effect: Part<S> = (s, h, cx) => {
    const onward = effectStep(k, s, h, cx);
    return onward === 'stack' ? stacked(s, h, cx) : onward === 'checks' ? checks(s, h, cx) : onward;
  };
  const checks: Part<S> = (s, h, cx) => {
    if (s.outcome) return END;
    return standingChecks(k, s, h, cx) ? cancel(s, h, cx) : after(s, h);
  };
  const after = (s: S, h: H): Label => {
    if (s.outcome) return END;
    return gather(k, s, h, 'after') ? openWindow(k, s, h, 'amust') : report(k, s, h);
  };
  return procedure<S, Happening>(happenAddress.name, [
    run(FIRST_STEP, cancel),
    ...windowSteps<S, Happening>('c', reactions(k, 'cancel')),
    run('when', when),
    ...must(k, 'w', 'when'),
    ...windowSteps<S, Happening>('w', reactions(k, 'when')),
    ...settle(k),
    stack(k),
    run('effect', effect),
    ...must(k, 'a', 'after'),
    ...windowSteps<S, Happening>('a', reactions(k, 'after')),
    run('report', (s, h) => report(k, s, h)),
  ]);
}

/** Who was first when the window opened stays first, whatever happens in it. */
function openWindow<S extends CardState>(k: Kernel<S>, s: S, h: H, at: Label): Label {
  h.order = [...k.spec.order(s)];
  h.turn = 0;
  h.passes = 0;
  return at;
}

/** The compulsory ones that are due: standing before forced. */
function due<S extends CardState>(k: Kernel<S>, s: S, h: H, moment: Moment): number[] {
  for (const rank of [STANDING, FORCED]) {
    const out: number[] = [];
    for (let at = 0; at < h.ready.length; at += READY)
      if (h.ready[at + RANK] === rank && isAlive(k, s, h, at, moment) && !out.some((one) => isEqual(k, h, one, at)))
        out.push(at);
    if (out.length > 0) return out;
  }
  return [];
}

/** Standing, then forced with delayed; each is finished before the next (LC-17.17, LC-17.19, LC-17.20). */
function must<S extends CardState>(k: Kernel<S>, letter: string, moment: Moment): HStep<S>[] {
  const label = `${letter}must`;
  return [
    ask<S, Happening>(label, {
      seats: (s, h) => {
        const now = due(k, s, h, moment);
        if (now.length < 2 || now.every((at) => isQuiet(k, h, at))) return [];
        const seat = k.spec.orders(s, load(k, h.occs, h.ready[now[0] + PLACE]));
        return seat === null ? [] : [seat];
      },
      prompt: (_s, h) => ({ say: 'order', args: { step: moment, n: h.ready.length / READY } }),
      candidates: (s, h, _seat, out) => {
        for (const at of due(k, s, h, moment)) out.push(['next', h.ready[at + CARD], at / READY]);
      },
      refuse: (s, h, _seat, option) => {
        const at = option[2] * READY;
        const fits = option[0] === 'next' && due(k, s, h, moment).includes(at) && h.ready[at + CARD] === option[1];
        return fits ? null : k.spec.refuse.notNow;
      },
      tell: (_s, h, _seat, option) => {
        const subject = subjectAt(k, h.occs, h.ready[option[2] * READY + PLACE]);
        return { say: 'next', args: named(option[1], subject) };
      },
      answer: (s, h, _seat, option, cx) => {
        carryOut(k, s, h, option[2] * READY, cx);
        return label;
      },
    }),
    run(`${letter}do`, (s, h, cx) => {
      const [at] = due(k, s, h, moment);
      if (at === undefined) return undefined;
      carryOut(k, s, h, at, cx);
      return label;
    }),
  ];
}

const named = (a: number, subject: number): Args => (subject >= 0 ? { a, card: subject } : { a });

function isQuiet<S extends CardState>(k: Kernel<S>, h: H, at: number): boolean {
  if (h.ready[at + PATH] >= 0) return false;
  const ability = abilityOf(k, h.ready[at + FORM], h.ready[at + ABILITY]);
  return ability.kind !== 'constant' && ability.quiet === true;
}

function carryOut<S extends CardState>(k: Kernel<S>, s: S, h: H, at: number, cx: Cx): void {
  const { ready } = h;
  spend(k, h, at);
  const path = ready[at + PATH];
  if (path >= 0) {
    cx.call(carryAddress, carryLocals(usingAt(k, s, h, at), listPath(listOf(path), placeIn(path), 0)));
    return;
  }
  const you = ready[at + YOU];
  const card = ready[at + CARD];
  if (usedUp(k, s, ready[at + FORM], ready[at + ABILITY], ready[at + SINCE], you)) return;
  startUse(k, s, cx, {
    card,
    form: ready[at + FORM],
    ability: ready[at + ABILITY],
    you,
    depth: s.stack.indexOf(h),
    place: ready[at + PLACE],
    why: ready[at + WHY],
  });
}

/** Compulsory replacements of an occurrence for which nobody used another. */
function replacing<S extends CardState>(k: Kernel<S>, s: S, h: H): number[] {
  const out: number[] = [];
  const count = countOf(k, h.occs);
  for (let place = h.from; place < count; place++) {
    if (insteadAt(k, h.occs, place) !== -1) continue;
    for (let at = 0; at < h.ready.length; at += READY)
      if (h.ready[at + RANK] === REPLACES && h.ready[at + PLACE] === place && isAlive(k, s, h, at, 'when'))
        out.push(at);
    if (out.length > 0) return out;
  }
  return out;
}

/** Of several compulsory replacements one stands (LC-18.9, CG-41.17). */
function settle<S extends CardState>(k: Kernel<S>): HStep<S>[] {
  const stands = (h: H, at: number): Label => {
    setInstead(k, h.occs, h.ready[at + PLACE], at);
    return 'settle';
  };
  return [
    ask<S, Happening>('settle', {
      seats: (s, h) => {
        const several = replacing(k, s, h);
        if (several.length < 2) return [];
        const occ = load(k, h.occs, h.ready[several[0] + PLACE]);
        const seat = k.spec.settles?.(s, occ) ?? k.spec.orders(s, occ);
        return seat === null ? [] : [seat];
      },
      prompt: (s, h) => {
        const { subject } = load(k, h.occs, h.ready[replacing(k, s, h)[0] + PLACE]);
        return subject >= 0 ? { say: 'settle', args: { card: subject } } : { say: 'settle' };
      },
      candidates: (s, h, _seat, out) => {
        for (const at of replacing(k, s, h)) out.push(['next', h.ready[at + CARD], at / READY]);
      },
      refuse: (s, h, _seat, option) => {
        const at = option[2] * READY;
        const fits = option[0] === 'next' && replacing(k, s, h).includes(at) && h.ready[at + CARD] === option[1];
        return fits ? null : k.spec.refuse.notNow;
      },
      answer: (_s, h, _seat, option) => stands(h, option[2] * READY),
    }),
    run('settled', (s, h) => {
      const [at] = replacing(k, s, h);
      return at === undefined ? undefined : stands(h, at);
    }),
  ];
}

/** Cards that go to one open pile at once, of each title one; null when nobody has to say which goes next. */
function rivals<S extends CardState>(k: Kernel<S>, s: S, h: H): { zone: number; at: number[] } | null {
  if (!k.spec.stacks || h.called === 1 || h.next >= h.end - 1) return null;
  const zone = pileOf(k, s, h, h.next);
  if (zone < 0) return null;
  const at: number[] = [];
  const titles: number[] = [];
  for (let place = h.next; place < h.end; place++) {
    if (pileOf(k, s, h, place) !== zone) continue;
    const title = s.title[subjectAt(k, h.occs, place)];
    if (titles.includes(title)) continue;
    titles.push(title);
    at.push(place);
  }
  return at.length > 1 ? { zone, at } : null;
}

/** Who says which card goes next (LC-2.18); copies are not asked about. */
function stack<S extends CardState>(k: Kernel<S>): HStep<S> {
  const placesOf = (s: S, h: H): readonly number[] => rivals(k, s, h)?.at ?? [];
  return ask<S, Happening>('stack', {
    seats: (s, h) => {
      const found = rivals(k, s, h);
      return found ? [k.spec.stacks?.(s, found.zone) ?? k.spec.first(s)] : [];
    },
    prompt: () => ({ say: 'stack' }),
    candidates: (s, h, _seat, out) => {
      for (const place of placesOf(s, h)) out.push(['stack', subjectAt(k, h.occs, place)]);
    },
    refuse: (s, h, _seat, option) =>
      option[0] === 'stack' && placesOf(s, h).some((place) => subjectAt(k, h.occs, place) === option[1])
        ? null
        : k.spec.refuse.choice,
    answer: (s, h, _seat, option) => {
      const place = placesOf(s, h).find((one) => subjectAt(k, h.occs, one) === option[1]) ?? h.next;
      bringForward(k, h, place);
    },
  });
}

function pileOf<S extends CardState>(k: Kernel<S>, s: S, h: H, place: number): number {
  const occ = load(k, h.occs, place);
  if (occ.kind < 2 || occ.state !== 0 || occ.subject < 0 || occ.instead !== -1) return -1;
  if (s.since[occ.subject] !== occ.since || k.spec.ordered?.(s, occ.subject) === false) return -1;
  return k.spec.kinds[occ.kind - 2].pile?.(s, occ) ?? -1;
}

/** The chosen occurrence comes next; entries of `ready` that name places follow. */
function bringForward<S extends CardState>(k: Kernel<S>, h: H, place: number): void {
  if (place === h.next) return;
  const width = h.occs.length / countOf(k, h.occs);
  const moved = h.occs.splice(place * width, width);
  h.occs.splice(h.next * width, 0, ...moved);
  for (let at = 0; at < h.ready.length; at += READY) {
    const was = h.ready[at + PLACE];
    if (was === place) h.ready[at + PLACE] = h.next;
    else if (was >= h.next && was < place) h.ready[at + PLACE] = was + 1;
  }
}

/** Whoever began it learns whether all was done, and follows the objects its text moved. */
function report<S extends CardState>(k: Kernel<S>, s: S, h: H): Label {
  const home = h.home >= 0 ? (s.stack[h.home] as (Frame & Using) | undefined) : undefined;
  if (!home?.picked) return END;
  for (let place = 0; place < countOf(k, h.occs); place++) {
    const occ = load(k, h.occs, place);
    if (place < h.begun && occ.kind !== RESOLVES && (occ.state !== 1 || occ.n < occ.want)) home.whole = 0;
    if (occ.subject < 0 || occ.state !== 1 || !inPlay(k, s, occ.subject)) continue;
    follow(home, occ, s.since[occ.subject]);
    if (home.card === occ.subject && home.since === occ.was) home.since = s.since[occ.subject];
  }
  return END;
}
