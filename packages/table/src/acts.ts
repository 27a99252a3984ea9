/** Everything that can be done at a running table, as plain data: what a server's log holds, and what bots and clocks do. */
import type { BotName } from '@pony/bots';
import type { Option, Seat } from '@pony/engine';
import type { ClientMessage } from '@pony/protocol';
import { no } from './answers.ts';
import { decide } from './decide.ts';
import { abort, resign } from './end.ts';
import { outcomeOf } from './posed.ts';
import { setPassForMe, sit } from './seats.ts';
import { mixIn } from './share.ts';
import { claim, handToBot } from './timeout.ts';
import type { Answer, Sitter, Table } from './types.ts';
import { answerUndo, undo } from './undo.ts';

export type Act =
  | { readonly do: 'decide'; readonly seat: Seat; readonly option: Option; readonly auto?: true }
  | { readonly do: 'undo'; readonly seat: Seat; readonly to: number }
  | { readonly do: 'answer-undo'; readonly seat: Seat; readonly to: number; readonly yes: boolean }
  | { readonly do: 'pass-for-me'; readonly seat: Seat; readonly on: boolean; readonly steps?: readonly string[] }
  | { readonly do: 'resign'; readonly seat: Seat }
  | { readonly do: 'claim'; readonly seat: Seat }
  | { readonly do: 'abort'; readonly seat: Seat }
  | { readonly do: 'hand-to-bot'; readonly seat: Seat; readonly level: BotName }
  | { readonly do: 'sit'; readonly seat: Seat; readonly sitter: Sitter }
  | { readonly do: 'share'; readonly seat: Seat; readonly share: string };

/** What somebody at a seat may ask of the table. */
export type SeatMessage = Extract<
  ClientMessage,
  { type: 'decide' | 'undo' | 'answer-undo' | 'pass-for-me' | 'resign' | 'claim' | 'abort' }
>;

/** `version`: the one a decision was made on; left out when a log is played again. */
export function carryOut(table: Table, act: Act, now: number, version?: number): Answer {
  if (outcomeOf(table) && act.do !== 'sit' && (act.do !== 'undo' || table.endStands)) return no('game-over');
  switch (act.do) {
    case 'decide':
      return decide(table, act.seat, act.option, { version, now, auto: act.auto });
    case 'undo':
      return undo(table, act.seat, act.to, now);
    case 'answer-undo':
      if (table.request?.to !== act.to) return no('undo-no-request');
      return answerUndo(table, act.seat, act.yes, now);
    case 'pass-for-me':
      return setPassForMe(table, act.seat, act.on, act.steps);
    case 'resign':
      return resign(table, act.seat, now);
    case 'claim':
      return claim(table, act.seat, now);
    case 'abort':
      return abort(table, act.seat, now);
    case 'hand-to-bot':
      return handToBot(table, act.seat, act.level, now);
    case 'sit':
      return sit(table, act.seat, act.sitter, now);
    case 'share':
      return mixIn(table, act.seat, act.share);
  }
}

/** The act a message asks for. */
export function actOf(message: SeatMessage): Act {
  const { seat } = message;
  switch (message.type) {
    case 'decide':
      return { do: 'decide', seat, option: message.option };
    case 'undo':
      return { do: 'undo', seat, to: message.to };
    case 'answer-undo':
      return { do: 'answer-undo', seat, to: message.to, yes: message.yes };
    case 'pass-for-me': {
      const { on, steps } = message;
      return { do: 'pass-for-me', seat, on, ...(steps ? { steps } : null) };
    }
    case 'resign':
      return { do: 'resign', seat };
    case 'claim':
      return { do: 'claim', seat };
    case 'abort':
      return { do: 'abort', seat };
  }
}
