/** Standing checks: after every effect and nowhere else; what they add is the next round of the same batch. */
import type { Cx, Frame } from '@pony/engine';
import type { Happening } from './begin.ts';
import { type Kernel, tablesOf } from './kernel.ts';
import { append, countOf, DONE, load, stateAt, subjectAt } from './occ.ts';
import type { Add, CardState } from './types.ts';

type H = Frame & Happening;
const TOO_MANY_ROUNDS = 200;

/** True when they found something: the round after. */
export function standingChecks<S extends CardState>(k: Kernel<S>, s: S, h: H, cx: Cx): boolean {
  const add: Add = (kind, fields) => append(k, s, h.occs, kind, fields, causeFor(k, h, fields.subject ?? -1));
  for (const check of k.spec.checks) {
    check(s, add, cx);
    if (s.outcome) return false;
  }
  const { checking } = tablesOf(k);
  for (let i = 0; i < s.play.length; i++) {
    const card = s.play[i];
    if (!checking[s.form[card]]) continue;
    for (const ability of k.forms[s.form[card]].abilities)
      if (ability.kind === 'constant')
        for (const check of ability.checks ?? []) {
          check(s, card, add, cx);
          if (s.outcome) return false;
        }
  }
  const count = countOf(k, h.occs);
  if (count === h.end) return false;
  if (++h.rounds > TOO_MANY_ROUNDS) throw new Error('a batch is endless: its checks always find something new');
  h.from = h.end;
  h.end = count;
  h.next = h.from;
  return true;
}

/** What follows inherits cause and reason: of what last happened to the same card, else of the last thing done. */
function causeFor<S extends CardState>(k: Kernel<S>, h: H, subject: number) {
  let last = -1;
  for (let place = Math.min(h.end, countOf(k, h.occs)) - 1; place >= 0; place--) {
    if (stateAt(k, h.occs, place) !== DONE) continue;
    if (last < 0) last = place;
    if (subject >= 0 && subjectAt(k, h.occs, place) === subject) return load(k, h.occs, place);
  }
  return last >= 0 ? load(k, h.occs, last) : null;
}
