/** Occurrences: what happens, as flat numbers in the frame of a happening. */
import { FIXED, type Kernel } from './kernel.ts';
import type { CardState, Fields, Occ, Using } from './types.ts';

export const LIVE = 0;
export const DONE = 1;
/** Cancelled, replaced, nothing done, or its subject was another object: it triggers nothing. */
export const DEAD = 2;

/** The kernel's own kinds: a text is carried out (a: its place on the form, b: what a called one is called as); a span ends. */
export const RESOLVES = 0;
export const EXPIRES = 1;
export const FIRST_KIND = 2;

const STATE = 13;
const INSTEAD = 14;
const WAS = 15;
const NO_FACTS: number[] = [];

export const countOf = <S extends CardState>(k: Kernel<S>, occs: readonly number[]): number => occs.length / k.width;

export function load<S extends CardState>(k: Kernel<S>, occs: readonly number[], place: number): Occ {
  const at = place * k.width;
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
    facts: k.width > FIXED ? occs.slice(at + FIXED, at + k.width) : NO_FACTS,
  };
}

export function store<S extends CardState>(k: Kernel<S>, occs: number[], place: number, occ: Occ): void {
  const at = place * k.width;
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
  occs[place * k.width];
export const subjectAt = <S extends CardState>(k: Kernel<S>, occs: readonly number[], place: number): number =>
  occs[place * k.width + 1];
export const stateAt = <S extends CardState>(k: Kernel<S>, occs: readonly number[], place: number): number =>
  occs[place * k.width + STATE];
export const insteadAt = <S extends CardState>(k: Kernel<S>, occs: readonly number[], place: number): number =>
  occs[place * k.width + INSTEAD];
export function setInstead<S extends CardState>(k: Kernel<S>, occs: number[], place: number, entry: number): void {
  occs[place * k.width + INSTEAD] = entry;
}
export function kill<S extends CardState>(k: Kernel<S>, occs: number[], place: number): void {
  occs[place * k.width + STATE] = DEAD;
}

/** Where cause and reason come from when the fields do not say. */
export interface Cause {
  readonly seat: number;
  readonly by: number;
  readonly why: number;
}

/** An occurrence that is about to happen, as the numbers of a list of its own. */
export function newOcc<S extends CardState>(
  k: Kernel<S>,
  s: S,
  kind: number,
  fields: Fields,
  from: Cause | null,
): number[] {
  const { subject = -1, n = 1 } = fields;
  const since = subject >= 0 ? s.since[subject] : -1;
  const occ = [
    kind,
    subject,
    since,
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
    since,
  ];
  const { facts } = k.spec;
  if (facts) for (const fact of facts) occ.push(subject >= 0 ? fact(s, subject) : -1);
  return occ;
}

/** Adds an occurrence to a list. */
export function append<S extends CardState>(
  k: Kernel<S>,
  s: S,
  occs: number[],
  kind: number,
  fields: Fields,
  from: Cause | null,
): void {
  const occ = newOcc(k, s, kind, fields, from);
  for (let i = 0; i < occ.length; i++) occs.push(occ[i]);
}

/** Cause and reason of what a text does. */
export const causeOf = (u: Using): Cause => ({ seat: u.seat, by: u.card, why: u.why });

/** Takes the subject's form, controller and facts down as they are right before the effect. */
export function observe<S extends CardState>(k: Kernel<S>, s: S, occ: Occ): void {
  occ.want = occ.n;
  if (occ.subject < 0) return;
  occ.form = s.form[occ.subject];
  occ.ctl = s.ctl[occ.subject];
  const { facts } = k.spec;
  if (facts) for (let i = 0; i < facts.length; i++) occ.facts[i] = facts[i](s, occ.subject);
}
