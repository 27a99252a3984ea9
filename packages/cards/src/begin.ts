/** Letting something happen: the doors through which rules and texts start happenings, uses and sentences. */
import { type Address, address, type Cx, type Seat } from '@pony/engine';
import { type Kernel, tablesOf } from './kernel.ts';
import { append, causeOf, countOf, newOcc, RESOLVES } from './occ.ts';
import { OPS } from './path.ts';
import type { CardState, Fields, Using } from './types.ts';
import { type Begun, newUsing, sameUsing } from './using.ts';

/** A batch of occurrences and who answers them. */
export interface Happening {
  /** Occurrences, flat (occ.ts). */
  occs: number[];
  /** The round at work: its first occurrence, the one after its last, and the next whose effect is due. */
  from: number;
  end: number;
  next: number;
  /** How many the batch began with: what was wanted by whoever began it. */
  begun: number;
  rounds: number;
  /** 1: a procedure that belongs to the effect of `next` is under way. */
  called: number;
  /** Who reacts at this moment, fixed (gather.ts). */
  ready: number[];
  /** Of the window at work: seats in order, whose turn, passes in a row. */
  order: number[];
  turn: number;
  passes: number;
  /** Depth of the frame to which it reports, -1 for none. */
  home: number;
}

export interface Use extends Using {
  list: number;
  i: number;
  count: number;
}

export interface Carry extends Using {
  list: number;
  i: number;
  count: number;
  /** Where it stops: the place after its last sentence, -1 for the end of the list. */
  end: number;
  /** Depth of the frame that gets its picks when it is over, -1 for none. */
  up: number;
}

export const carryLocals = (u: Using, list: number = OPS, i = 0, up = -1, end = -1): Carry => ({
  ...sameUsing(u),
  list,
  i,
  count: 0,
  end,
  up,
});

export const happenAddress: Address<Happening> = address('card-happens');
export const useAddress: Address<Use> = address('card-use');
export const carryAddress: Address<Carry> = address('card-carry');
/** The first step of a happening: one that stands there has not begun. */
export const FIRST_STEP = 'cancel';

const newHappening = (occs: number[], count: number, home: number): Happening => ({
  occs,
  from: 0,
  end: count,
  next: 0,
  begun: count,
  rounds: 0,
  called: 0,
  ready: [],
  order: [],
  turn: 0,
  passes: 0,
  home,
});

export function happenAll<S extends CardState>(
  k: Kernel<S>,
  s: S,
  cx: Cx,
  u: Using | null,
  kind: number,
  list: readonly Fields[],
): void {
  if (list.length === 0) return;
  if (k.collecting) {
    for (const fields of list) append(k, s, k.collecting, kind, fields, u ? causeOf(u) : null);
    return;
  }
  const top = s.stack[s.stack.length - 1];
  if (top && top.p === happenAddress.name && top.at === FIRST_STEP)
    throw new Error('one happening a step, as its last deed: a second one would run before the first is answered');
  const cause = u ? causeOf(u) : null;
  const occs = newOcc(k, s, kind, list[0], cause);
  for (let i = 1; i < list.length; i++) append(k, s, occs, kind, list[i], cause);
  cx.call(happenAddress, newHappening(occs, list.length, u ? u.home : -1));
}

/** Several deeds as one batch: what they let happen is gathered, and happens together. */
export function together<S extends CardState>(k: Kernel<S>, cx: Cx, home: number, deeds: () => void): void {
  if (k.collecting) {
    deeds();
    return;
  }
  const occs: number[] = [];
  k.collecting = occs;
  try {
    deeds();
  } finally {
    k.collecting = null;
  }
  if (occs.length > 0) cx.call(happenAddress, newHappening(occs, countOf(k, occs), home));
}

export const startUse = <S extends CardState>(k: Kernel<S>, s: S, cx: Cx, begun: Begun, seat?: Seat): void => {
  const u = newUsing(k, s, begun);
  if (seat !== undefined) u.seat = seat;
  cx.call(useAddress, { ...u, list: OPS, i: 0, count: 0 });
};

/** Carries out the called texts of a card, from the happening RESOLVES on. */
export function callTexts<S extends CardState>(
  k: Kernel<S>,
  s: S,
  cx: Cx,
  card: number,
  as: number,
  fields: Fields,
): boolean {
  const list: Fields[] = [];
  const form = s.form[card];
  for (const n of tablesOf(k).called[form] ?? []) {
    const text = k.forms[form].abilities[n];
    if (text.kind === 'called' && text.as === as) list.push({ ...fields, subject: card, a: n, b: as });
  }
  happenAll(k, s, cx, null, RESOLVES, list);
  return list.length > 0;
}
