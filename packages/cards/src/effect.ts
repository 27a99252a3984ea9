/** The effect of each occurrence of a round: its replacement, else its own; what was done is written back. */
import type { Args, Cx, Frame } from '@pony/engine';
import { carryAddress, carryLocals, type Happening } from './begin.ts';
import { ABILITY, FORM, usingAt } from './gather.ts';
import { abilityOf, type Kernel } from './kernel.ts';
import { expireCounts } from './limits.ts';
import { append, DEAD, DONE, EXPIRES, FIRST_KIND, LIVE, load, observe, RESOLVES, store } from './occ.ts';
import { OPS } from './path.ts';
import { expireLasting } from './rows.ts';
import type { Add, CardState, Occ, Using } from './types.ts';
import { newUsing } from './using.ts';

type H = Frame & Happening;
/** A replacement that only changed the occurrence has been carried out. */
const CHANGED = -2;

/** Where the batch goes on: `stack` before the next occurrence, `effect` when something called is over, `checks` after the last. */
export function effectStep<S extends CardState>(k: Kernel<S>, s: S, h: H, cx: Cx): 'stack' | 'effect' | 'checks' {
  while (h.next < h.end) {
    const occ = load(k, h.occs, h.next);
    if (h.called === 1) {
      h.called = 0;
      if (occ.instead === CHANGED) {
        if (occ.state === LIVE && carryThrough(k, s, h, occ, cx)) return 'effect';
        continue;
      }
      finish(k, s, h, occ, occ.instead >= 0 ? DEAD : DONE);
      return h.next < h.end ? 'stack' : 'checks';
    }
    if (occ.state === LIVE && occ.kind !== RESOLVES && occ.subject >= 0 && s.since[occ.subject] !== occ.since)
      occ.state = DEAD;
    if (occ.state !== LIVE) {
      store(k, h.occs, h.next, occ);
      h.next++;
      continue;
    }
    if (occ.instead >= 0) {
      replace(k, s, h, occ, cx);
      return 'effect';
    }
    if (carryThrough(k, s, h, occ, cx)) return 'effect';
    if (s.outcome) return 'checks';
    if (h.next < h.end && k.spec.stacks) return 'stack';
  }
  return 'checks';
}

function finish<S extends CardState>(k: Kernel<S>, s: S, h: H, occ: Occ, state: number): void {
  occ.state = state;
  occ.stamp = s.stamp;
  if (occ.subject >= 0 && state === DONE) occ.since = s.since[occ.subject];
  store(k, h.occs, h.next, occ);
  h.next++;
}

/** The replacement that stands: in place of the occurrence, or a change of it. */
function replace<S extends CardState>(k: Kernel<S>, s: S, h: H, occ: Occ, cx: Cx): void {
  const at = occ.instead;
  const ability = abilityOf(k, h.ready[at + FORM], h.ready[at + ABILITY]);
  const u = usingAt(k, s, h, at);
  if ('instead' in ability && ability.instead === 'change') occ.instead = CHANGED;
  store(k, h.occs, h.next, occ);
  h.called = 1;
  cx.call(carryAddress, carryLocals(u));
}

/** Carries an occurrence through; true when a procedure was called that has to be finished first. */
function carryThrough<S extends CardState>(k: Kernel<S>, s: S, h: H, occ: Occ, cx: Cx): boolean {
  if (occ.kind === RESOLVES) {
    h.called = 1;
    occ.instead = -1;
    store(k, h.occs, h.next, occ);
    cx.call(carryAddress, resolving(k, s, h, occ));
    return true;
  }
  observe(k, s, occ);
  occ.instead = -1;
  if (occ.kind === EXPIRES) {
    expireLasting(s, occ.a, occ.b);
    if (occ.b < 0) expireCounts(s, occ.a);
    finish(k, s, h, occ, DONE);
    return false;
  }
  const kind = k.spec.kinds[occ.kind - FIRST_KIND];
  const add: Add = (what, fields) => append(k, s, h.occs, what, fields, occ);
  const done = kind.effect?.(s, occ, cx, add);
  if (done === false) {
    if (!s.outcome) finish(k, s, h, occ, DEAD);
    return false;
  }
  tell(s, kind.id, kind.tell ? kind.tell(s, occ) : plainArgs(occ), cx);
  if (s.outcome) return false;
  const locals = kind.asks?.locals(s, occ);
  if (kind.asks && locals) {
    store(k, h.occs, h.next, occ);
    h.called = 1;
    cx.call({ name: kind.asks.to.name }, locals);
    return true;
  }
  finish(k, s, h, occ, DONE);
  return false;
}

function tell<S extends CardState>(_s: S, say: string, args: Args | null, cx: Cx): void {
  if (args) cx.emit(say, args);
}

function plainArgs(occ: Occ): Args {
  const args: Record<string, number> = { n: occ.n };
  if (occ.subject >= 0) args.card = occ.subject;
  if (occ.seat >= 0) args.seat = occ.seat;
  if (occ.by >= 0) args.by = occ.by;
  return args;
}

/** A text carried out: as its use left it, or, for a called one, from the beginning. */
function resolving<S extends CardState>(k: Kernel<S>, s: S, h: H, occ: Occ) {
  const home = h.home >= 0 ? (s.stack[h.home] as Frame & Using & { i: number }) : undefined;
  if (home) return carryLocals(home, OPS, home.i);
  const u = newUsing(k, s, { card: occ.subject, form: occ.form, ability: occ.a, you: occ.ctl, why: occ.why });
  u.since = occ.since;
  if (occ.seat >= 0) u.seat = occ.seat;
  return carryLocals(u);
}
