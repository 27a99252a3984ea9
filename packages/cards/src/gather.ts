/** Who reacts: fixed at each moment, not read anew (LC-17.21). Hands are secret and stay out: react.ts reads them live. */
import type { Frame } from '@pony/engine';
import type { Happening } from './begin.ts';
import { type Hearing, type Kernel, tablesOf } from './kernel.ts';
import { countOf, DONE, kindAt, LIVE, load, stateAt, subjectAt } from './occ.ts';
import { DELAYED_ROW, laterAt } from './rows.ts';
import type { CardState, Listening, Moment, Occ, Using } from './types.ts';
import { newUsing } from './using.ts';
import { isBlank } from './values.ts';
import { compelled } from './who.ts';
import { ALL, classOf, inPlay, seesInto } from './zones.ts';

/** Rank, card, since, form, ability, place of the occurrence, used, path of a delayed sentence (-1), you, target, its since, key, x. */
export const READY = 13;
export const RANK = 0;
export const CARD = 1;
export const SINCE = 2;
export const FORM = 3;
export const ABILITY = 4;
export const PLACE = 5;
export const USED = 6;
export const PATH = 7;
export const YOU = 8;
const GOAL = 9;
const GOAL_SINCE = 10;
export const WHY = 11;
const X = 12;

export const STANDING = 0;
export const FORCED = 1;
export const RESPONSE = 2;
/** A compulsory replacement: noted when the window closes. */
export const REPLACES = 3;

type H = Frame & Happening;

/** Whether an occurrence can be answered at a moment: before its effect while it is about to happen, afterwards if it did. */
export const hearable = (moment: Moment, state: number): boolean => state === (moment === 'after' ? DONE : LIVE);

/** Fills `ready`. True when somebody, in play or in a hand, might react. */
export function gather<S extends CardState>(k: Kernel<S>, s: S, h: H, moment: Moment): boolean {
  if (h.ready.length > 0) h.ready = [];
  let hands = false;
  const count = countOf(k, h.occs);
  const hearing = tablesOf(k).hearing[moment];
  for (let place = moment === 'after' ? 0 : h.from; place < count; place++) {
    if (!hearable(moment, stateAt(k, h.occs, place))) continue;
    const hears = hearing[kindAt(k, h.occs, place)];
    const delayed = s.delayed.length > 0;
    if (hears?.inHand) hands = true;
    if (!hears?.openly && !delayed) continue;
    const occ = load(k, h.occs, place);
    if (hears?.openly) fromOpen(k, s, h, hears, place, occ, moment);
    if (delayed) fromDelayed(k, s, h, place, occ, moment);
  }
  return hands || h.ready.length > 0;
}

/** Cards in play in the order of their arrival, the one that has just left, open cards elsewhere. */
function fromOpen<S extends CardState>(
  k: Kernel<S>,
  s: S,
  h: H,
  hears: Hearing,
  place: number,
  occ: Occ,
  moment: Moment,
): void {
  if (hears.inPlay)
    for (let i = 0; i < s.play.length; i++) {
      const card = s.play[i];
      const list = hears.play[s.form[card]];
      if (list) listen(k, s, h, list, card, s.form[card], place, occ, moment);
    }
  if (hears.ownLeaving && occ.subject >= 0 && !inPlay(k, s, occ.subject)) {
    const list = hears.own[occ.form];
    if (list) listen(k, s, h, list, occ.subject, occ.form, place, occ, moment);
  }
  if (hears.isElsewhere) fromElsewhere(k, s, h, hears.elsewhere, place, occ, moment);
}

function fromElsewhere<S extends CardState>(
  k: Kernel<S>,
  s: S,
  h: H,
  byForm: readonly (readonly number[] | undefined)[],
  place: number,
  occ: Occ,
  moment: Moment,
): void {
  for (let zone = 0; zone < s.piles.length; zone++) {
    const sort = classOf(k, zone);
    if (sort === 'play' || s.piles[zone].length === 0 || seesInto(k, zone) !== ALL) continue;
    for (const card of s.piles[zone]) {
      const list = byForm[s.form[card]]?.filter((n) => fromOf(k, s.form[card], n) === sort);
      if (list && list.length > 0) listen(k, s, h, list, card, s.form[card], place, occ, moment);
    }
  }
}

const fromOf = <S extends CardState>(k: Kernel<S>, form: number, n: number): string =>
  (k.forms[form].abilities[n] as Listening<S>).from ?? 'play';

function listen<S extends CardState>(
  k: Kernel<S>,
  s: S,
  h: H,
  abilities: readonly number[],
  card: number,
  form: number,
  place: number,
  occ: Occ,
  moment: Moment,
): void {
  for (const n of abilities) {
    const ability = k.forms[form].abilities[n] as Listening<S>;
    const own = ability.on.ownLeaving === true && occ.subject === card;
    if (moment === 'after' && !own && s.since[card] > occ.stamp) continue;
    if (ability.on.if && !ability.on.if(s, occ, card)) continue;
    if (k.spec.blank !== undefined && isBlank(k, s, card)) continue;
    const compulsory = ability.kind !== 'response';
    const rank = !compulsory ? RESPONSE : ability.instead ? REPLACES : ability.kind === 'standing' ? STANDING : FORCED;
    const you = compulsory ? compelled(k, s, form, n, card, occ) : -1;
    h.ready.push(rank, card, s.since[card], form, n, place, 0, -1, you, -1, -1, occ.why, 0);
  }
}

/** Delayed rows whose time has come; they are removed, and one whose target is gone does nothing (LC-18.13). */
function fromDelayed<S extends CardState>(k: Kernel<S>, s: S, h: H, place: number, occ: Occ, moment: Moment): void {
  const rows = s.delayed;
  for (let i = 0; i < rows.length; i += DELAYED_ROW) {
    const { on } = laterAt(k, s, i);
    if (on.at !== moment || on.kind !== occ.kind) continue;
    if (rows[i + 8] >= 0 && rows[i + 8] !== occ.why) continue;
    if (on.if && !on.if(s, occ, rows[i + 6] >= 0 ? rows[i + 6] : rows[i + 4])) continue;
    const [form, ability, path, you, card, since, target, targetSince, key, x] = rows.slice(i, i + DELAYED_ROW);
    rows.splice(i, DELAYED_ROW);
    i -= DELAYED_ROW;
    if (target >= 0 && targetSince >= 0 && s.since[target] !== targetSince) continue;
    h.ready.push(FORCED, card, since, form, ability, place, 0, path, you, target, targetSince, key, x);
  }
}

/** Whether an entry can still do something. */
export function isAlive<S extends CardState>(k: Kernel<S>, s: S, h: H, at: number, moment: Moment): boolean {
  const { ready } = h;
  if (ready[at + USED] === 1 || !hearable(moment, stateAt(k, h.occs, ready[at + PLACE]))) return false;
  if (ready[at + PATH] < 0) return s.since[ready[at + CARD]] === ready[at + SINCE];
  const goal = ready[at + GOAL];
  return goal < 0 || ready[at + GOAL_SINCE] < 0 || s.since[goal] === ready[at + GOAL_SINCE];
}

/** Marks an entry and its equals (card, ability, subject) as used (LC-17.26). */
export function spend<S extends CardState>(k: Kernel<S>, h: H, at: number): void {
  const { ready } = h;
  for (let i = 0; i < ready.length; i += READY) if (isEqual(k, h, i, at)) ready[i + USED] = 1;
}

export function isEqual<S extends CardState>(k: Kernel<S>, h: H, one: number, other: number): boolean {
  const { ready, occs } = h;
  if (one === other) return true;
  if (ready[one + CARD] !== ready[other + CARD] || ready[one + ABILITY] !== ready[other + ABILITY]) return false;
  if (ready[one + PATH] >= 0 || ready[other + PATH] >= 0) return false;
  const subject = subjectAt(k, occs, ready[one + PLACE]);
  return (
    subject >= 0 &&
    subject === subjectAt(k, occs, ready[other + PLACE]) &&
    kindAt(k, occs, ready[one + PLACE]) === kindAt(k, occs, ready[other + PLACE])
  );
}

/** The entry of a replacement that is used: one that listens, or a new one for a card out of a hand. */
export function noteReplacement<S extends CardState>(_k: Kernel<S>, h: H, u: Using): number {
  const { ready } = h;
  for (let i = 0; i < ready.length; i += READY)
    if (ready[i + CARD] === u.card && ready[i + ABILITY] === u.ability && ready[i + PLACE] === u.place) {
      ready[i + YOU] = u.you;
      ready[i + X] = u.x;
      return i;
    }
  ready.push(RESPONSE, u.card, u.since, u.form, u.ability, u.place, 1, -1, u.you, -1, -1, u.why, u.x);
  return ready.length - READY;
}

/** The text of an entry at work. */
export function usingAt<S extends CardState>(k: Kernel<S>, s: S, h: H, at: number): Using {
  const { ready } = h;
  const u = newUsing(k, s, {
    card: ready[at + CARD],
    form: ready[at + FORM],
    ability: ready[at + ABILITY],
    you: ready[at + YOU],
    depth: s.stack.indexOf(h),
    place: ready[at + PLACE],
    why: ready[at + WHY],
    x: ready[at + X],
  });
  u.since = ready[at + SINCE];
  if (ready[at + GOAL] >= 0) u.picked.push(ready[at + GOAL], ready[at + GOAL_SINCE]);
  return u;
}
