/** Dice, Nations and table cards that a card lets a player pick. */
import { procedure, refusal } from '@pony/engine';
import { ask } from '../../ask.ts';
import { faceOf, NATION_SIDE, NATIONS_OF, type Side } from '../../data.ts';
import type { CardNo, Die, Nation } from '../../ids.ts';
import { CARD, DIE, DONE, NATION } from '../../options.ts';
import { wearing } from '../../rules/command.ts';
import { diceOf, diceShowing, dieCount, turnDie } from '../../rules/dice.ts';
import { mayRaise } from '../../rules/muster.ts';
import { activate, advance } from '../../rules/politics.ts';
import { discardTable } from '../../rules/table.ts';
import { deciderIf } from '../../seats.ts';
import type { War } from '../../state.ts';
import type { OptionOf } from '../../verbs.ts';
import { opOf } from '../registry.ts';
import type { Op, OpLocals } from '../types.ts';

const REFUSE_PICK = {
  noDie: refusal<War>('WR-4.62', 'no-such-die'),
  notThatDie: refusal<War>('WR-5.26', 'not-that-die'),
  atLeastOne: refusal<War>('WR-5.13', 'turn-a-die'),
  notThatNation: refusal<War>('WR-5.26', 'not-that-nation'),
  notOnTable: refusal<War>('WR-5.26', 'not-on-table'),
};

export interface TurnDiceOp extends Op {
  /** Faces that may be turned. */
  readonly from: readonly number[];
  readonly to: number;
}
const mayTurn = (s: War, f: OpLocals, die: Die): boolean =>
  opOf<TurnDiceOp>(s, f).from.includes(faceOf(die)) && diceOf(s, f.side, die) > 0;
const anyDie = (s: War, f: OpLocals): boolean =>
  opOf<TurnDiceOp>(s, f).from.some((face) => diceShowing(s, f.side, face) > 0);
const turning = procedure<War, OpLocals & { left: number; turned: number }>('op-turn-dice', [
  ask('which', {
    seats: (s, f) => deciderIf(s, { action: f.side }, f.left > 0 && anyDie(s, f)),
    prompt: (s, f) => ({ say: 'turn-dice', args: { card: f.card, count: f.left, die: opOf<TurnDiceOp>(s, f).to } }),
    candidates: (s, f, _seat, out) => {
      for (let die = 0; die < dieCount(s); die++) if (diceOf(s, f.side, die) > 0) out.push(DIE[die]);
      if (f.turned > 0) out.push(DONE);
    },
    refuse: (s, f, _seat, option) => {
      if (option[0] === 'done') return f.turned > 0 ? null : REFUSE_PICK.atLeastOne;
      if (option[0] !== 'die' || diceOf(s, f.side, option[1]) === 0) return REFUSE_PICK.noDie;
      return mayTurn(s, f, option[1]) ? null : REFUSE_PICK.notThatDie;
    },
    answer: (s, f, _seat, option: OptionOf<'die' | 'done'>, cx) => {
      if (option[0] === 'done') return 'end';
      turnDie(s, f.side, option[1], opOf<TurnDiceOp>(s, f).to, cx);
      f.left--;
      f.turned++;
      return 'which';
    },
  }),
]);
/** One to `count` of the player's unused dice are turned to a face (WR-4.62). */
export const turnDice = (count: number, from: readonly number[], to: number): TurnDiceOp => ({
  procedure: turning,
  locals: { left: count, turned: 0 },
  touches: () => ({}),
  from,
  to,
});

export interface NationOp extends Op {
  may(s: War, nation: Nation): boolean;
  act(s: War, nation: Nation, cx: Parameters<typeof advance>[2], f: OpLocals): void;
}
const nationsFor = (s: War, f: OpLocals): number[] =>
  [...NATIONS_OF[0], ...NATIONS_OF[1]].filter((nation) => mayName(s, f, nation));
/** WR-11.15: of his own side a player names his own Nations. */
const mayName = (s: War, f: OpLocals, nation: Nation): boolean =>
  opOf<NationOp>(s, f).may(s, nation) && (NATION_SIDE[nation] !== f.side || mayRaise(s, nation));
const naming = procedure<War, OpLocals>('op-nation', [
  ask('which', {
    seats: (s, f) => deciderIf(s, { action: f.side }, nationsFor(s, f).length > 0),
    prompt: (_s, f) => ({ say: 'card-nation', args: { card: f.card } }),
    candidates: (s, f, _seat, out) => {
      for (const nation of nationsFor(s, f)) out.push(NATION[nation]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'nation' && mayName(s, f, option[1]) ? null : REFUSE_PICK.notThatNation,
    answer: (s, f, _seat, [, nation]: OptionOf<'nation'>, cx) =>
      wearing(s, f.side, nation, () => opOf<NationOp>(s, f).act(s, nation, cx, f)),
  }),
]);
/** The player names a Nation for which `may` holds. */
export const nameNation = (may: NationOp['may'], act: NationOp['act']): NationOp => ({
  procedure: naming,
  touches: (s) => ({ nations: [...NATIONS_OF[0], ...NATIONS_OF[1]].filter((nation) => may(s, nation)) }),
  may,
  act,
});
/** The Nation named wakes and advances one box. */
export const wakeAndAdvance: NationOp['act'] = (s, nation, cx) => {
  activate(s, nation, 'card', -1, cx);
  advance(s, nation, cx);
};

export interface DiscardTableOp extends Op {
  readonly owner: Side;
  may(s: War, card: CardNo): boolean;
}
const cardsFor = (s: War, f: OpLocals): number[] => {
  const op = opOf<DiscardTableOp>(s, f);
  return s.table[op.owner].filter((card) => op.may(s, card));
};
const discarding = procedure<War, OpLocals>('op-discard-table', [
  ask('which', {
    seats: (s, f) => deciderIf(s, { action: f.side }, cardsFor(s, f).length > 0),
    prompt: (_s, f) => ({ say: 'card-discard-table', args: { card: f.card } }),
    candidates: (s, f, _seat, out) => {
      for (const card of cardsFor(s, f)) out.push(CARD[card]);
    },
    refuse: (s, f, _seat, option) =>
      option[0] === 'card' && cardsFor(s, f).includes(option[1]) ? null : REFUSE_PICK.notOnTable,
    answer: (s, f, _seat, option: OptionOf<'card'>, cx) =>
      discardTable(s, opOf<DiscardTableOp>(s, f).owner, option[1], cx),
  }),
]);
/** A table card of `owner` is discarded, the player's pick. */
export const discardTableCard = (owner: Side, may: DiscardTableOp['may']): DiscardTableOp => ({
  procedure: discarding,
  touches: () => ({}),
  owner,
  may,
});
