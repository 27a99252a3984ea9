/** makeCards: the kernel of one game. */
import type { AnyProcedure, Frame } from '@pony/engine';
import { actions, canAct, playCard, refuseAction, refusePlay, takeAction, wouldAct } from './act.ts';
import type { Cards } from './api.ts';
import { callTexts, type Happening, happenAll } from './begin.ts';
import { makeCarry } from './carry.ts';
import { makeEach } from './each.ts';
import { makeHappen } from './happen.ts';
import { enter, formOf, type Kernel, makeKernel, tablesOf, titleOf } from './kernel.ts';
import { timesUsed } from './limits.ts';
import { attach, look, move, shuffleZone, takeCopy, takeTop, turnDown, turnUp } from './move.ts';
import { EXPIRES, FIRST_KIND, kill, load, store } from './occ.ts';
import { pickAt } from './picks.ts';
import { writeLasting } from './rows.ts';
import { checkCards, cloneCards, fresh, redeal } from './state.ts';
import { makeTables } from './tables.ts';
import type { CardState, CardsSpec, Op, Using } from './types.ts';
import { makeUse } from './use.ts';
import { bannedBy, hasMark, partsOf, permittedBy, printedStat, statOf } from './values.ts';
import { carried, inPlay, kindOf, placeOf, seatOf, seers, sees, zoneOf } from './zones.ts';

export function makeCards<S extends CardState>(spec: CardsSpec<S>): Cards<S> {
  const k = makeKernel(spec);
  const answeredFrame = (s: S, u: Using): (Frame & Happening) | null =>
    u.depth >= 0 && u.place >= 0 ? (s.stack[u.depth] as Frame & Happening) : null;
  return {
    enter: (titles) => enter(k, titles),
    seal: () => {
      if (!k.tables) k.tables = makeTables(k, FIRST_KIND + spec.kinds.length);
    },
    procedures: () => [makeHappen(k), makeUse(k), makeCarry(k), makeEach(k), ...ownProcedures(k)],
    titles: k.titles,
    forms: k.forms,
    titleOf: (id) => titleOf(k, id),
    formOf: (id) => formOf(k, id),
    faceOf: (title) => k.faces[title],

    fresh: (seats, cards) => fresh(k, seats, cards),
    clone: cloneCards,
    invariants: (s) => checkCards(k, s),
    redeal: (s, seat, rng, groups, owners) => redeal(k, s, seat, rng, groups, owners),

    zone: (kind, seat) => zoneOf(k, kind, seat),
    kindOf: (zone) => kindOf(k, zone),
    seatOf: (zone) => seatOf(k, zone),
    pile: (s, kind, seat) => s.piles[zoneOf(k, kind, seat)],
    inPlay: (s, card) => inPlay(k, s, card),
    placeOf,
    seers: (s, card) => seers(k, s, card),
    sees: (s, seat, card) => sees(k, s, seat, card),
    carried: (s, host, out) => carried(k, s, host, out),

    move: (s, cx, card, zone, how) => move(k, s, cx, card, zone, how),
    attach: (s, cx, card, host, ctl) => attach(k, s, cx, card, host, ctl),
    changeForm: (s, card, form) => {
      s.form[card] = form;
    },
    changeControl: (s, card, seat) => {
      s.ctl[card] = seat;
    },
    shuffle: (s, cx, zone) => shuffleZone(k, s, cx, zone),
    look: (s, cx, seat, list) => look(k, s, cx, seat, list),
    takeCopy: (s, zone, title) => takeCopy(k, s, zone, title),
    takeTop: (s, zone) => takeTop(k, s, zone),
    turnDown: (s, cx, card, zone, ctl) => turnDown(k, s, cx, card, zone, ctl),
    turnUp: (s, cx, standIn, zone) => turnUp(k, s, cx, standIn, zone),

    stat: (s, card, stat) => statOf(k, s, card, stat),
    printed: (s, card, stat) => printedStat(k, s, card, stat),
    has: (s, card, mark) => hasMark(k, s, card, mark),
    hasPrinted: (s, card, mark) => tablesOf(k).marked[s.form[card]].has(mark),
    banned: (s, target, ban) => bannedBy(k, s, target, ban),
    permitted: (s, target, permit) => permittedBy(k, s, target, permit),
    parts: (s, card, stat) => partsOf(k, s, card, stat),

    lasting: (s, u, row) => writeLasting(s, u, row),
    expire: (s, cx, span, key = -1) => happenAll(k, s, cx, null, EXPIRES, [{ a: span, b: key }]),
    used: (s, card, ability, seat) => timesUsed(k, s, s.form[card], ability, s.since[card], seat),

    happen: (s, cx, u, kind, fields = {}) => happenAll(k, s, cx, u, kind, [fields]),
    happenAll: (s, cx, u, kind, list) => happenAll(k, s, cx, u, kind, list),
    answered: (s, u) => {
      const h = answeredFrame(s, u);
      return h ? load(k, h.occs, u.place) : null;
    },
    change: (s, u, fields) => {
      const h = answeredFrame(s, u);
      if (h) store(k, h.occs, u.place, { ...load(k, h.occs, u.place), ...fields });
    },
    cancel: (s, u) => {
      const h = answeredFrame(s, u);
      if (h) kill(k, h.occs, u.place);
    },
    callTexts: (s, cx, card, as, fields = {}) => callTexts(k, s, cx, card, as, fields),
    hasText: (s, card, as) =>
      k.forms[s.form[card]].abilities.some((ability) => ability.kind === 'called' && ability.as === as),

    actions: (s, seat, out) => actions(k, s, seat, out),
    refuseAction: (s, seat, option) => refuseAction(k, s, seat, option),
    canAct: (s, seat) => canAct(k, s, seat),
    takeAction: (s, seat, option, cx) => takeAction(k, s, seat, option, cx),
    would: (s, seat, option) => wouldAct(k, s, seat, option),
    play: (s, cx, card, seat, how, announced = -1) => playCard(k, s, cx, card, seat, how, announced),
    refusePlay: (s, card, seat, how, announced = -1) => refusePlay(k, s, card, seat, how, announced),
    picked: (s, u, n) => pickAt(k, s, u, n),
  };
}

/** The procedures of odd cards, each once. */
function ownProcedures<S extends CardState>(k: Kernel<S>): AnyProcedure<S>[] {
  const found = new Map<string, AnyProcedure<S>>();
  const search = (ops: readonly Op<S>[]): void => {
    for (const op of ops) {
      if (op.op === 'own') found.set(op.procedure.name, op.procedure);
      else if (op.op === 'one') for (const branch of op.branches) search(branch.ops);
      else if ('ops' in op) search(op.ops);
      if (op.op === 'when' && op.else) search(op.else);
    }
  };
  for (const { abilities } of k.forms)
    for (const ability of abilities)
      if (ability.kind !== 'constant') {
        search(ability.ops);
        search(ability.cost ?? []);
      }
  return [...found.values()];
}
