/** Everything that can be done at a running table, as it stands in the log. */
import type { BotName } from '@pony/bots';
import { hash8, type Option, type Seat } from '@pony/engine';
import {
  type Answer,
  answerUndo,
  claim,
  decide,
  handToBot,
  outcomeOf,
  resign,
  type Sitter,
  setPassForMe,
  sit,
  type Table,
  undo,
} from '@pony/table';
import type { Entry } from './store/index.ts';

export type Act =
  | { readonly do: 'decide'; readonly seat: Seat; readonly option: Option }
  | { readonly do: 'undo'; readonly seat: Seat; readonly to: number }
  | { readonly do: 'answer-undo'; readonly seat: Seat; readonly to: number; readonly yes: boolean }
  | { readonly do: 'pass-for-me'; readonly seat: Seat; readonly on: boolean }
  | { readonly do: 'resign'; readonly seat: Seat }
  | { readonly do: 'claim'; readonly seat: Seat }
  | { readonly do: 'hand-to-bot'; readonly seat: Seat; readonly level: BotName }
  | { readonly do: 'sit'; readonly seat: Seat; readonly sitter: Sitter };

/** `version`: the one a decision was made on; left out when the log is played again. */
export function carryOut(table: Table, act: Act, now: number, version?: number): Answer {
  if (outcomeOf(table) && act.do !== 'sit') return no('game-over');
  switch (act.do) {
    case 'decide':
      return decide(table, act.seat, act.option, { version, now });
    case 'undo':
      return undo(table, act.seat, act.to, now);
    case 'answer-undo':
      if (table.request?.to !== act.to) return no('undo-no-request');
      return answerUndo(table, act.seat, act.yes, now);
    case 'pass-for-me':
      return setPassForMe(table, act.seat, act.on);
    case 'resign':
      return resign(table, act.seat, now);
    case 'claim':
      return claim(table, act.seat, now);
    case 'hand-to-bot':
      return handToBot(table, act.seat, act.level, now);
    case 'sit':
      return sit(table, act.seat, act.sitter, now);
  }
}

export function no(say: string): Answer {
  return { ok: false, refusal: { rule: null, say } };
}

/** The entry of an act just carried out. It holds no names: those stand with the seats. */
export function entryOf(table: Table, act: Act, key: string | null, at: number): Entry {
  const taken = table.taken.at(-1);
  const hash = act.do === 'decide' && taken ? taken.line.hash : hash8(table.state);
  const kept = act.do === 'sit' ? { ...act, sitter: { ...act.sitter, name: '' } } : act;
  return { seat: act.seat, key, act: JSON.stringify(kept), version: table.version, hash, at };
}
