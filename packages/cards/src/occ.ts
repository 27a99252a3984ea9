/** Occurrences: what happens, as flat numbers in the frame of a happening. */
import type { Kernel } from './kernel.ts';
import type { CardState, Fields, Occ, Using } from './types.ts';

export const LIVE = 0;
export const DONE = 1;
/** Cancelled, replaced, nothing done, or its subject was another object: it triggers nothing. */
export const DEAD = 2;

/** The kernel's own kinds: a text is carried out (a: its place on the form, b: what a called one is called as); a span ends. */
export const RESOLVES = 0;
export const EXPIRES = 1;
export const FIRST_KIND = 2;

/** Numbers before the game's facts. */
const FIXED = 16;
const STATE = 13;
const INSTEAD = 14;
const WAS = 15;

export const widthOf = <S extends CardState>(k: Kernel<S>): number => FIXED + (k.spec.facts?.length ?? 0);
export const countOf = <S extends CardState>(k: Kernel<S>, occs: readonly number[]): number => occs.length / widthOf(k);

export function load<S extends CardState>(k: Kernel<S>, occs: readonly number[], place: number): Occ {
  const at = place * widthOf(k);
  const facts: number[] = [];
  const count = k.spec.facts?.length ?? 0;
  for (let i = 0; i < count; i++) facts.push(occs[at + FIXED + i]);
  return {
    kind: occs[at],
    subject: occs[at + 1],
    since: occs[at + 2],
    seat: occs[at + 3],
    by: occs[at + 4],
    why: occs[at + 5],
    n: occs[at + 6],
    a: occs[at + 7],
    b: occs[at + 8],
    stamp: occs[at + 9],
    form: occs[at + 10],
    ctl: occs[at + 11],
    want: occs[at + 12],
    state: occs[at + STATE],
    instead: occs[at + INSTEAD],
    was: occs[at + WAS],
    facts,
  };
}

export function store<S extends CardState>(k: Kernel<S>, occs: number[], place: number, occ: Occ): void {
  const at = place * widthOf(k);
  occs[at] = occ.kind;
  occs[at + 1] = occ.subject;
  occs[at + 2] = occ.since;
  occs[at + 3] = occ.seat;
  occs[at + 4] = occ.by;
  occs[at + 5] = occ.why;
  occs[at + 6] = occ.n;
  occs[at + 7] = occ.a;
  occs[at + 8] = occ.b;
  occs[at + 9] = occ.stamp;
  occs[at + 10] = occ.form;
  occs[at + 11] = occ.ctl;
  occs[at + 12] = occ.want;
  occs[at + STATE] = occ.state;
  occs[at + INSTEAD] = occ.instead;
  occs[at + WAS] = occ.was;
  for (let i = 0; i < occ.facts.length; i++) occs[at + FIXED + i] = occ.facts[i];
}

export const kindAt = <S extends CardState>(k: Kernel<S>, occs: readonly number[], place: number): number =>
  occs[place * widthOf(k)];
export const subjectAt = <S extends CardState>(k: Kernel<S>, occs: readonly number[], place: number): number =>
  occs[place * widthOf(k) + 1];
export const stateAt = <S extends CardState>(k: Kernel<S>, occs: readonly number[], place: number): number =>
  occs[place * widthOf(k) + STATE];
export const insteadAt = <S extends CardState>(k: Kernel<S>, occs: readonly number[], place: number): number =>
  occs[place * widthOf(k) + INSTEAD];
export function setInstead<S extends CardState>(k: Kernel<S>, occs: number[], place: number, entry: number): void {
  occs[place * widthOf(k) + INSTEAD] = entry;
}
export function kill<S extends CardState>(k: Kernel<S>, occs: number[], place: number): void {
  occs[place * widthOf(k) + STATE] = DEAD;
}

/** Adds an occurrence to a list. `from`: where cause and reason come from when the fields do not say. */
export function append<S extends CardState>(
  k: Kernel<S>,
  s: S,
  occs: number[],
  kind: number,
  fields: Fields,
  from: { seat: number; by: number; why: number } | null,
): void {
  const subject = fields.subject ?? -1;
  const n = fields.n ?? 1;
  occs.push(
    kind,
    subject,
    subject >= 0 ? s.since[subject] : -1,
    fields.seat ?? from?.seat ?? -1,
    fields.by ?? from?.by ?? -1,
    fields.why ?? from?.why ?? -1,
    n,
    fields.a ?? -1,
    fields.b ?? -1,
    -1,
    subject >= 0 ? s.form[subject] : -1,
    subject >= 0 ? s.ctl[subject] : -1,
    n,
    LIVE,
    -1,
    subject >= 0 ? s.since[subject] : -1,
  );
  const { facts } = k.spec;
  if (facts) for (const fact of facts) occs.push(subject >= 0 ? fact(s, subject) : -1);
}

/** Cause and reason of what a text does. */
export const causeOf = (u: Using): { seat: number; by: number; why: number } => ({
  seat: u.seat,
  by: u.card,
  why: u.why,
});

/** Takes the subject's form, controller and facts down as they are right before the effect. */
export function observe<S extends CardState>(k: Kernel<S>, s: S, occ: Occ): void {
  occ.want = occ.n;
  if (occ.subject < 0) return;
  occ.form = s.form[occ.subject];
  occ.ctl = s.ctl[occ.subject];
  const { facts } = k.spec;
  if (facts) for (let i = 0; i < facts.length; i++) occ.facts[i] = facts[i](s, occ.subject);
}
