/** Sections 4, 7, 9, 26, 35: set-up and the five phases of a round. */
import { ask, askTogether, type Cx, procedure, refusal, run, type Seat } from '@pony/engine';
import { FREE, SHADOW } from '../data.ts';
import { CYCLE_CARD, FIGHT } from '../options.ts';
import { RING_EACH_ROUND } from '../scenarios.ts';
import { type CardGame, firstPlayer, inTurnOrder, isActive, JUST, scenarioOf } from '../state.ts';
import { actionPhase } from './action.ts';
import { cycleHidden, isInHand, offerHand, REFUSE_HAND } from './hand.ts';
import { cyclesAfterDraw, drawsOf, points, ringPoints } from './icons.ts';
import { activate, carryOut, fightAt, putOut, randomBattleground, randomPath } from './locations.ts';
import { drawCards } from './piles.ts';
import { CYCLE, DRAW, doing } from './texts.ts';

const LEAD = 10;

const REFUSE_ROUND = {
  cycleOne: refusal<CardGame>('CG-4.5', 'cycle-to-start'),
  fightOne: refusal<CardGame>('CG-26.1', 'fight-one'),
  notActive: refusal<CardGame>('CG-26.3', 'not-to-fight', (_s, _f, _seat, o) => ({ location: o[1] })),
};

/** Seats that still have cards of their first hand to cycle. */
const starting = (s: CardGame): Seat[] => {
  const { hand, cycled } = scenarioOf(s);
  return s.hands.flatMap((cards, seat) => (cards.length > hand[seat] - cycled[seat] ? [seat] : []));
};

export const game = procedure<CardGame>('game', [
  // CG-4.4
  run('deal', (s, _f, cx) => {
    const { hand } = scenarioOf(s);
    for (const seat of inTurnOrder(s)) drawCards(s, seat, hand[seat], cx);
  }),
  // CG-4.5, CG-4.6
  askTogether('cycle', {
    seats: starting,
    prompt: (s, _f, seat) => {
      const { hand, cycled } = scenarioOf(s);
      return { say: 'cycle-first', args: { seat, n: s.hands[seat].length - hand[seat] + cycled[seat] } };
    },
    candidates: (s, _f, seat, out) => offerHand(s, seat, CYCLE_CARD, out),
    refuse: (s, _f, seat, option) => {
      if (option[0] !== 'cycle') return REFUSE_ROUND.cycleOne;
      return isInHand(s, seat, option[1]) ? null : REFUSE_HAND.notInHand;
    },
    answer: (s, _f, seat, option, cx) => cycleHidden(s, seat, option[1], cx),
  }),
  run('rounds', (_s, _f, cx) => {
    cx.call(round, { waits: [] });
    return 'rounds';
  }),
]);

/** CG-7.2: location, action, combat, victory check, draw. */
export const round = procedure<CardGame, { waits: number[] }>('round', [
  run('start', (s, _f, cx) => {
    s.round += 1;
    // CG-37.5
    scenarioOf(s).ring.forEach((kind, seat) => {
      if (kind === RING_EACH_ROUND) s.ring[seat] = 1;
    });
    cx.emit('round', { n: s.round, seat: firstPlayer(s) });
  }),
  // CG-9.1, CG-39.8
  run('battleground', (s, f, cx) => {
    const { battlegrounds } = scenarioOf(s);
    if (battlegrounds) {
      f.waits = (battlegrounds[s.round - 1] ?? []).slice();
      for (const location of f.waits) putOut(s, location, cx);
      return;
    }
    const location = randomBattleground(s, cx);
    if (location >= 0) activate(s, location, cx);
  }),
  // CG-39.16: both lie there before either effect
  run('effects', (s, f, cx) => {
    const location = f.waits.shift();
    if (location === undefined) return;
    carryOut(s, location, cx);
    return 'effects';
  }),
  run('path', (s, _f, cx) => activate(s, randomPath(s, cx), cx)),
  run('act', (s, _f, cx) => cx.call(actionPhase, { turn: s.first, passed: 0 })),
  // CG-26.1, CG-26.5
  run('combat', (s, _f, cx) => {
    if (s.active.length === 0) return 'victory';
    if (s.active.length > 1) return 'fight';
    cx.call(fightAt, { location: s.active[0] });
    return 'combat';
  }),
  ask('fight', {
    seats: (s) => JUST[firstPlayer(s)],
    prompt: (s, _f, seat) => ({ say: 'fight', args: { seat, locations: s.active.slice() } }),
    candidates: (s, _f, _seat, out) => {
      for (const location of s.active) out.push(FIGHT[location]);
    },
    refuse: (s, _f, _seat, option) => {
      if (option[0] !== 'fight') return REFUSE_ROUND.fightOne;
      return isActive(s, option[1]) ? null : REFUSE_ROUND.notActive;
    },
    answer: (_s, _f, _seat, option, cx) => {
      cx.call(fightAt, { location: option[1] });
      return 'combat';
    },
  }),
  run('victory', (s, _f, cx) => victory(s, cx)),
  // CG-7.4, CG-7.7, CG-41.37
  run('draw', (s, _f, cx) => {
    const todo: number[] = [];
    const seats = inTurnOrder(s);
    for (const seat of seats) todo.push(seat, DRAW, drawsOf(s, seat));
    for (const seat of seats) if (cyclesAfterDraw(s, seat) > 0) todo.push(seat, CYCLE, cyclesAfterDraw(s, seat));
    cx.call(doing, { todo, next: 0 });
  }),
  // CG-7.5, CG-20.3
  run('over', (s) => {
    s.first = (s.first + 1) % scenarioOf(s).order.length;
    s.fresh.length = 0;
    s.played.length = 0;
    s.used.length = 0;
    s.permits = 0;
  }),
]);

/** Section 35, CG-34.9 */
function victory(s: CardGame, cx: Cx): void {
  const final = s.finalFought === 1;
  const free = points(s, FREE) + (final ? ringPoints(s, FREE) : 0);
  const shadow = points(s, SHADOW) + (final ? ringPoints(s, SHADOW) : 0);
  cx.emit('counts', { free, shadow });
  if (!final && Math.abs(free - shadow) < LEAD) return;
  const winner = free > shadow ? FREE : SHADOW;
  const reason = free === shadow ? 'equal-points' : final ? 'more-points' : 'lead';
  cx.end({
    seats: scenarioOf(s).side.map((side) => (side === winner ? 'won' : 'lost')),
    reason,
    score: Math.abs(free - shadow),
  });
}
