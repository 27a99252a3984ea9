/** Actions: what a seat may use in an action window, on open cards and in its hand. */
import type { Cx, Option, Say, Seat } from '@pony/engine';
import { startUse } from './begin.ts';
import { refuseAtAll, refuseHidden, refuseUse } from './judge.ts';
import { abilityOf, type Kernel, tablesOf } from './kernel.ts';
import { takeCopy } from './move.ts';
import { anyHidden } from './react.ts';
import type { CardState, Refused, Text } from './types.ts';
import { type Begun, newUsing, PLAYED } from './using.ts';
import { mayDecide } from './who.ts';
import { wouldUse } from './would.ts';
import { ALL, classOf, handZones, seesInto } from './zones.ts';

const NONE: readonly number[] = [];

/** Open cards outside play whose actions work there. */
function elsewhere<S extends CardState>(k: Kernel<S>, s: S): readonly number[] {
  const { anyElseAction, elseActions } = tablesOf(k);
  if (!anyElseAction) return NONE;
  const out: number[] = [];
  for (let zone = 0; zone < s.piles.length; zone++) {
    if (classOf(k, zone) === 'play' || seesInto(k, zone) !== ALL) continue;
    for (const card of s.piles[zone]) if (elseActions[s.form[card]]) out.push(card);
  }
  return out;
}

function spots<S extends CardState>(k: Kernel<S>, s: S, text: Text<S>, begun: Begun, seat: Seat): number[] {
  const out: number[] = [];
  const u = newUsing(k, s, begun);
  u.seat = seat;
  text.announce?.each(s, u, out);
  return out;
}

function listUse<S extends CardState>(k: Kernel<S>, s: S, seat: Seat, card: number, n: number, out: Option[]): void {
  const form = s.form[card];
  const text = abilityOf(k, form, n) as Text<S>;
  if (!mayDecide(k, s, text, card, null, seat)) return;
  if (!text.announce) out.push(['use', card, n]);
  else
    for (const spot of spots(k, s, text, { card, form, ability: n, you: seat }, seat))
      out.push(['use-on', card, n, spot]);
}

export function actions<S extends CardState>(k: Kernel<S>, s: S, seat: Seat, out: Option[]): void {
  const { playActions, elseActions, handActions } = tablesOf(k);
  for (let i = 0; i < s.play.length; i++) {
    const card = s.play[i];
    const list = playActions[s.form[card]];
    if (list) for (const n of list) listUse(k, s, seat, card, n, out);
  }
  for (const card of elsewhere(k, s))
    for (const n of elseActions[s.form[card]] ?? [])
      if ((abilityOf(k, s.form[card], n) as Text<S>).from === classOf(k, s.zone[card]))
        listUse(k, s, seat, card, n, out);
  const seen: number[] = [];
  for (const card of handOf(k, s, seat)) {
    const [n] = handActions[s.form[card]] ?? [];
    if (n === undefined || seen.includes(s.title[card])) continue;
    seen.push(s.title[card]);
    const text = abilityOf(k, s.form[card], n) as Text<S>;
    if (!text.announce) out.push(['play', s.title[card]]);
    else
      for (const spot of spots(k, s, text, { card, form: s.form[card], ability: n, you: seat }, seat))
        out.push(['play-to', s.title[card], spot]);
  }
}

function handOf<S extends CardState>(k: Kernel<S>, s: S, seat: Seat): readonly number[] {
  const [hand] = handZones(k, seat);
  return hand === undefined ? NONE : s.piles[hand];
}

/** The text an option names, null when it names none that is an action. */
function begunBy<S extends CardState>(k: Kernel<S>, s: S, seat: Seat, option: Option): Begun | null {
  const { handActions } = tablesOf(k);
  if (option[0] === 'use' || option[0] === 'use-on') {
    const card = option[1];
    const zone = s.zone[card];
    if (seesInto(k, zone) !== ALL) return null;
    const ability = option[2];
    const found = abilityOf(k, s.form[card], ability);
    if (found?.kind !== 'action' || found.from === 'hand') return null;
    const announced = option[0] === 'use-on' ? option[3] : -1;
    return { card, form: s.form[card], ability, you: seat, announced };
  }
  if (option[0] !== 'play' && option[0] !== 'play-to') return null;
  const card = handOf(k, s, seat).find((one) => s.title[one] === option[1]);
  if (card === undefined) return null;
  const [ability] = handActions[s.form[card]] ?? [];
  if (ability === undefined) return null;
  return {
    card,
    form: s.form[card],
    ability,
    you: seat,
    announced: option[0] === 'play-to' ? option[2] : -1,
  };
}

export function refuseAction<S extends CardState>(k: Kernel<S>, s: S, seat: Seat, option: Option): Refused<S> {
  const { refuse } = k.spec;
  const begun = begunBy(k, s, seat, option);
  if (!begun) return refuse.notNow;
  const text = abilityOf(k, begun.form, begun.ability);
  if (text.kind !== 'action') return refuse.notNow;
  if ((text.announce !== undefined) !== (begun.announced !== -1)) return refuse.notNow;
  if (outOfPhase(k, s, text.phases)) return refuse.phase;
  return refuseUse(k, s, begun, seat, null, false);
}

const outOfPhase = <S extends CardState>(k: Kernel<S>, s: S, phases: readonly number[] | undefined): boolean =>
  phases !== undefined && k.spec.phase !== undefined && !phases.includes(k.spec.phase(s));

/** By open information alone: an open card offers something, or the hand is not empty and a hidden card might. */
export function canAct<S extends CardState>(k: Kernel<S>, s: S, seat: Seat): boolean {
  if (!k.spec.lives(s, seat)) return false;
  const { playActions, elseActions, handActions } = tablesOf(k);
  const usable = (card: number, n: number): boolean => {
    const text = abilityOf(k, s.form[card], n);
    if (text.kind !== 'action' || outOfPhase(k, s, text.phases)) return false;
    return refuseUse(k, s, { card, form: s.form[card], ability: n, you: seat }, seat, null, true) === null;
  };
  for (let i = 0; i < s.play.length; i++) {
    const list = playActions[s.form[s.play[i]]];
    if (list) for (const n of list) if (usable(s.play[i], n)) return true;
  }
  for (const card of elsewhere(k, s)) for (const n of elseActions[s.form[card]] ?? []) if (usable(card, n)) return true;
  return anyHidden(k, s, seat, handActions, (card) => {
    const [n] = handActions[s.form[card]] ?? [];
    if (n === undefined) return false;
    const text = abilityOf(k, s.form[card], n);
    if (text.kind !== 'action' || outOfPhase(k, s, text.phases)) return false;
    return refuseHidden(k, s, { card, form: s.form[card], ability: n, you: seat }, seat, null) === null;
  });
}

export function takeAction<S extends CardState>(k: Kernel<S>, s: S, seat: Seat, option: Option, cx: Cx): void {
  const begun = begunBy(k, s, seat, option);
  if (!begun) throw new Error(`no action is called ${option.join(' ')}`);
  const hidden = option[0] === 'play' || option[0] === 'play-to';
  const card = hidden ? takeCopy(k, s, s.zone[begun.card], s.title[begun.card]) : begun.card;
  startUse(k, s, cx, { ...begun, card }, seat);
}

export function wouldAct<S extends CardState>(k: Kernel<S>, s: S, seat: Seat, option: Option): readonly Say[] {
  const begun = begunBy(k, s, seat, option);
  return begun ? wouldUse(k, s, begun, seat) : [];
}

/** The play text of a card: the action its type brings along for the hand. */
function playBegun<S extends CardState>(
  k: Kernel<S>,
  s: S,
  card: number,
  seat: Seat,
  how: number,
  announced: number,
): Begun | null {
  const [ability] = tablesOf(k).handActions[s.form[card]] ?? [];
  return ability === undefined ? null : { card, form: s.form[card], ability, you: seat, how, announced };
}

export function playCard<S extends CardState>(
  k: Kernel<S>,
  s: S,
  cx: Cx,
  card: number,
  seat: Seat,
  how: number,
  announced: number,
): void {
  const begun = playBegun(k, s, card, seat, how, announced);
  if (!begun) throw new Error(`card ${card} has no text by which it is played`);
  startUse(k, s, cx, begun, seat);
}

export function refusePlay<S extends CardState>(
  k: Kernel<S>,
  s: S,
  card: number,
  seat: Seat,
  how: number,
  announced: number,
): Refused<S> {
  const begun = playBegun(k, s, card, seat, how, announced);
  if (!begun) return k.spec.refuse.notNow;
  if (how === PLAYED) return refuseHidden(k, s, begun, seat, null);
  const text = abilityOf(k, begun.form, begun.ability);
  return text.kind === 'constant' ? k.spec.refuse.notNow : refuseAtAll(k, s, text, begun, seat, null, false);
}
