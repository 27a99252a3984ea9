/** Sections 14, 22 to 24: the action phase. */
import {
  ask,
  type Cx,
  type Frame,
  type Option,
  procedure,
  type RefusalRule,
  refusal,
  run,
  type Seat,
} from '@pony/engine';
import { ACTION_OF, abilitiesOf } from '../content/registry.ts';
import { ARMY, CHARACTER, IS_PATH, TYPE } from '../data.ts';
import { CYCLE_CARD, ELIMINATE, MOVE, PASS, RING, USE, WINNOW } from '../options.ts';
import { NO_RING, RING_ONCE } from '../scenarios.ts';
import {
  type CardGame,
  distinct,
  inPlay,
  inReserve,
  JUST,
  ON,
  ownerOf,
  playerOf,
  scenarioOf,
  sideOfSeat,
} from '../state.ts';
import { cycleFromHand, cycleHidden, isInHand, offerHand, REFUSE_HAND } from './hand.ts';
import { carryover } from './icons.ts';
import { eliminate } from './lose.ts';
import { wouldStand } from './outlook.ts';
import { drawCards, moveCard } from './piles.ts';
import { isFresh, isInOwnReserve, refuseLocation } from './places.ts';
import { offerPlaying, refusePayment, refusePlaying, startPlaying } from './play.ts';
import { arrive, startText } from './texts.ts';

export interface Acting {
  /** Whose turn it is, as a place in the turn order. */
  turn: number;
  /** Bits of the seats that passed since somebody acted (CG-14.11, CG-38.9). */
  passed: number;
}

const REFUSE_ACTION = {
  mustAct: refusal<CardGame>('CG-14.4', 'may-not-pass', (s, _f, seat) => ({
    seat,
    n: s.hands[seat].length,
    limit: carryover(s, seat),
  })),
  oneAction: refusal<CardGame>('CG-14.3', 'one-action'),
  notInReserve: refusal<CardGame>('CG-22.1', 'not-in-reserve', (_s, _f, _seat, o) => ({ card: o[1] })),
  onlyForces: refusal<CardGame>('CG-18.14', 'items-stay', (_s, _f, _seat, o) => ({ card: o[1] })),
  fresh: refusal<CardGame>('CG-20.1', 'came-this-round', (_s, _f, _seat, o) => ({ card: o[1] })),
  noAction: refusal<CardGame>('CG-23.1', 'no-action', (_s, _f, _seat, o) => ({ card: o[1] })),
  notInPlay: refusal<CardGame>('CG-16.7', 'not-in-play', (_s, _f, _seat, o) => ({ card: o[1] })),
  otherPlayer: refusal<CardGame>('CG-18.16', 'other-players-action', (_s, _f, _seat, o) => ({ card: o[1] })),
  wrongZone: refusal<CardGame>('CG-23.3', 'wrong-zone', (_s, _f, _seat, o) => ({ card: o[1] })),
  noRing: refusal<CardGame>('CG-39.7', 'no-ring'),
  ringUsed: refusal<CardGame>('CG-24.1', 'ring-used'),
  ringUsedThisRound: refusal<CardGame>('CG-37.5', 'ring-used-this-round'),
  twoToWinnow: refusal<CardGame>('CG-24.5', 'two-to-winnow'),
  noHand: refusal<CardGame>('CG-24.7', 'no-hand-card'),
};

/** CG-14.4 to CG-14.6, CG-14.13 */
export function mayPass(s: CardGame, seat: Seat): boolean {
  const mine = s.hands[seat].length;
  if (mine <= carryover(s, seat)) return true;
  const side = sideOfSeat(s, seat);
  for (let other = 0; other < s.hands.length; other++)
    if (sideOfSeat(s, other) !== side && s.hands[other].length <= mine) return false;
  return true;
}

/** CG-23.3: the zone of the card, for an item of its wielder. */
function isInZone(s: CardGame, card: number, zone: string | undefined): boolean {
  if (zone === 'reserve') return inReserve(s, card);
  if (zone === 'path') return s.at[card] >= ON && IS_PATH[s.at[card] - ON];
  return zone === 'location' ? s.at[card] >= ON : true;
}

function refuseUse(s: CardGame, seat: Seat, card: number): RefusalRule<CardGame> | null {
  if (!inPlay(s, card)) return REFUSE_ACTION.notInPlay;
  if (ACTION_OF[card] < 0) return REFUSE_ACTION.noAction;
  const ability = abilitiesOf(card)[ACTION_OF[card]];
  const user = ability.faction === undefined ? ownerOf(s, card) : playerOf(s, ability.faction);
  if (user !== seat) return REFUSE_ACTION.otherPlayer;
  if (!isInZone(s, card, ability.zone)) return REFUSE_ACTION.wrongZone;
  return ability.refuse?.(s, seat, card) ?? null;
}

function refuseMove(s: CardGame, seat: Seat, card: number, location: number): RefusalRule<CardGame> | null {
  if (TYPE[card] !== ARMY && TYPE[card] !== CHARACTER) return REFUSE_ACTION.onlyForces;
  if (!isInOwnReserve(s, seat, card)) return REFUSE_ACTION.notInReserve;
  if (isFresh(s, card)) return REFUSE_ACTION.fresh;
  return refuseLocation(s, card, location);
}

function refuseAction(s: CardGame, _f: Frame & Acting, seat: Seat, option: Option): RefusalRule<CardGame> | null {
  const card = option[1];
  switch (option[0]) {
    case 'pass':
      return mayPass(s, seat) ? null : REFUSE_ACTION.mustAct;
    case 'play':
    case 'give':
    case 'event':
      if (!isInHand(s, seat, card)) return REFUSE_HAND.notInHand;
      return refusePlaying(s, seat, option) ?? refusePayment(s, seat, option);
    case 'move':
      return refuseMove(s, seat, card, option[2]);
    case 'use':
      return refuseUse(s, seat, card);
    case 'cycle':
      if (s.hands[seat].length === 0) return REFUSE_ACTION.noHand;
      return isInHand(s, seat, card) ? null : REFUSE_HAND.notInHand;
    case 'winnow':
      return s.hands[seat].length >= 2 ? null : REFUSE_ACTION.twoToWinnow;
    case 'ring':
      if (scenarioOf(s).ring[seat] === NO_RING) return REFUSE_ACTION.noRing;
      if (s.ring[seat] === 1) return null;
      return scenarioOf(s).ring[seat] === RING_ONCE ? REFUSE_ACTION.ringUsed : REFUSE_ACTION.ringUsedThisRound;
    default:
      return REFUSE_ACTION.oneAction;
  }
}

function offerActions(s: CardGame, seat: Seat, out: Option[]): void {
  const hand = distinct(s.hands[seat]);
  for (let i = 0; i < hand.length; i++) offerPlaying(s, hand[i], out);
  for (let i = 0; i < s.play.length; i++) {
    const card = s.play[i];
    if (inReserve(s, card) && s.host[card] < 0 && ownerOf(s, card) === seat)
      for (let k = 0; k < s.active.length; k++) out.push(MOVE[card][s.active[k]]);
    if (ACTION_OF[card] >= 0) {
      const { faction } = abilitiesOf(card)[ACTION_OF[card]];
      if ((faction === undefined ? ownerOf(s, card) : playerOf(s, faction)) === seat) out.push(USE[card]);
    }
  }
  for (let i = 0; i < hand.length; i++) out.push(CYCLE_CARD[hand[i]]);
  out.push(WINNOW);
  if (scenarioOf(s).ring[seat] !== NO_RING) out.push(RING);
  out.push(PASS);
}

function takeAction(s: CardGame, seat: Seat, option: Option, cx: Cx): void {
  const card = option[1];
  switch (option[0]) {
    case 'play':
    case 'give':
    case 'event':
      startPlaying(s, seat, option, false, cx);
      break;
    case 'move':
      cx.emit('moves', { seat, card, location: option[2] });
      moveCard(s, card, option[2]);
      arrive(card, false, cx);
      break;
    case 'use':
      cx.emit('uses', { seat, card });
      startText(seat, card, ACTION_OF[card], cx);
      break;
    case 'cycle':
      cycleHidden(s, seat, card, cx);
      break;
    case 'winnow':
      cx.emit('winnows', { seat });
      cx.call(winnow, { seat, n: 2 });
      break;
    default:
      s.ring[seat] = 0;
      cx.emit('uses-ring', { seat });
      cx.call(useRing, { seat });
  }
}

export const actionPhase = procedure<CardGame, Acting>('action-phase', [
  ask('act', {
    seats: (s, f) => {
      const { order } = scenarioOf(s);
      return JUST[order[f.turn % order.length]];
    },
    prompt: (s, _f, seat) => ({
      say: 'act',
      args: { seat, n: s.hands[seat].length, limit: carryover(s, seat), round: s.round },
    }),
    candidates: (s, _f, seat, out) => offerActions(s, seat, out),
    refuse: refuseAction,
    would: (s, _f, _seat, option) => wouldStand(s, option),
    answer: (s, f, seat, option, cx) => {
      f.turn += 1;
      if (option[0] !== 'pass') {
        f.passed = 0;
        takeAction(s, seat, option, cx);
        return 'act';
      }
      // CG-14.10, CG-36.8, CG-38.9
      f.passed |= 1 << seat;
      cx.emit('passes', { seat });
      return f.passed === (1 << s.hands.length) - 1 ? undefined : 'act';
    },
  }),
]);

/** CG-24.4: two hand cards are eliminated, then one is drawn. */
export const winnow = procedure<CardGame, { seat: Seat; n: number }>('winnow', [
  ask('pick', {
    seats: (s, f) => (f.n > 0 && s.hands[f.seat].length > 0 ? JUST[f.seat] : []),
    prompt: (_s, f, seat) => ({ say: 'winnow', args: { seat, n: f.n } }),
    candidates: (s, f, _seat, out) => offerHand(s, f.seat, ELIMINATE, out),
    refuse: (s, _f, seat, option) => {
      if (option[0] !== 'eliminate') return REFUSE_WINNOW.eliminateOne;
      return isInHand(s, seat, option[1]) ? null : REFUSE_HAND.notInHand;
    },
    answer: (s, f, seat, option, cx) => {
      f.n -= 1;
      eliminateHidden(s, seat, option[1], cx);
      return 'pick';
    },
  }),
  run('draw', (s, f, cx) => drawCards(s, f.seat, 1, cx)),
]);

const REFUSE_WINNOW = { eliminateOne: refusal<CardGame>('CG-24.4', 'eliminate-one') };

function eliminateHidden(s: CardGame, seat: Seat, card: number, cx: Cx): void {
  cx.whisper(JUST[seat], { say: 'eliminates-card', args: { seat, card } }, { say: 'eliminates', args: { seat } });
  eliminate(s, card, cx);
}

/** CG-24.1: draw 2; CG-37.4: draw 3, eliminate 1 hand card, cycle 1 hand card. */
export const useRing = procedure<CardGame, { seat: Seat }>('use-ring', [
  run('draw', (s, f, cx) => {
    const once = scenarioOf(s).ring[f.seat] === RING_ONCE;
    drawCards(s, f.seat, once ? 2 : 3, cx);
    return once ? 'over' : undefined;
  }),
  ask('eliminate', {
    seats: (s, f) => (s.hands[f.seat].length > 0 ? JUST[f.seat] : []),
    prompt: (_s, _f, seat) => ({ say: 'ring-eliminate', args: { seat } }),
    candidates: (s, f, _seat, out) => offerHand(s, f.seat, ELIMINATE, out),
    refuse: (s, _f, seat, option) => {
      if (option[0] !== 'eliminate') return REFUSE_RING.eliminateOne;
      return isInHand(s, seat, option[1]) ? null : REFUSE_HAND.notInHand;
    },
    answer: (s, _f, seat, option, cx) => eliminateHidden(s, seat, option[1], cx),
  }),
  run('cycle', (_s, f, cx) => cx.call(cycleFromHand, { seat: f.seat, n: 1 })),
  run('over', () => undefined),
]);

const REFUSE_RING = { eliminateOne: refusal<CardGame>('CG-37.4', 'eliminate-one-for-ring') };
