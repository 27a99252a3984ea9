/** What a table does by itself: bots think, seats that cannot act are passed for, late seats go to a bot. */
import type { BotName, Question } from '@pony/bots';
import type { Option, Seat } from '@pony/engine';
import type { Act } from './acts.ts';
import { botInput, botToMove } from './bots.ts';
import { nextTimeOut, timedOut } from './clock.ts';
import { outcomeOf } from './posed.ts';
import { passDue } from './seats.ts';
import type { Answer, Table } from './types.ts';

/** Sits down for somebody who ran out of time. */
export const STAND_IN: BotName = 'ranger';
const LONGEST_TIMER = 2 ** 31 - 1;

export type Due = { readonly at: number } & (
  | { readonly do: 'think'; readonly seat: Seat }
  | { readonly do: 'act'; readonly act: Act }
);

/** The next thing that is to be done without people, and when; null when only people can move the table. */
export function nextDue(table: Table, now: number): Due | null {
  if (outcomeOf(table)) return null;
  const bot = botToMove(table);
  if (bot !== null) return { at: now, do: 'think', seat: bot };
  const pass = passDue(table);
  const late = table.timeOut === 'bot' ? nextTimeOut(table) : null;
  if (pass && (late === null || pass.at <= late))
    return { at: pass.at, do: 'act', act: { do: 'decide', seat: pass.seat, option: pass.option, auto: true } };
  if (late === null) return null;
  const [seat] = timedOut(table, late);
  return { at: late, do: 'act', act: { do: 'hand-to-bot', seat, level: STAND_IN } };
}

/** The house a table stands in: a server, or the worker of a page. */
export interface Keeper {
  /** Null while there is nothing to attend to. */
  table(): Table | null;
  now(): number;
  after(ms: number, work: () => void): () => void;
  /** Work at the table waits for the work before it. */
  inTurn<T>(work: () => T): Promise<T>;
  think(question: Question): Promise<Option[]>;
  /** Carries acts out, up to one that brings chance into play, if the table still has this version. */
  perform(acts: readonly Act[], version: number, by: 'bot' | 'table'): Promise<Answer>;
  /** How long something else may do it first. */
  patience?(): number;
  /**
   * When the next pick of a bot may be made, so that each can be seen; null: not before somebody says so. Without it all
   * picks are made at once.
   */
  pickAt?(): number | null;
  /** Nothing more is to be done for now. */
  idle?(): void;
  /** Something went wrong; says after how many milliseconds to try again, null for not by itself. */
  failed(fault: Error): number | null;
}

export interface Attending {
  /** After every change: does what is to be done, now or at the right time. */
  look(): void;
  stop(): void;
  /** Something is being done. */
  working(): boolean;
  /** Something is being done or will be. */
  busy(): boolean;
}

interface Picks {
  version: number;
  readonly seat: Seat;
  readonly left: Option[];
}

export function attend(by: Keeper): Attending {
  let picks: Picks | null = null;
  let timer: (() => void) | null = null;
  let working = false;
  let stopped = false;

  const later = (ms: number): void => {
    timer = by.after(Math.min(Math.max(0, ms), LONGEST_TIMER), () => {
      timer = null;
      void act();
    });
  };
  const ready = (table: Table, seat: Seat): boolean => picks?.version === table.version && picks.seat === seat;

  function look(): void {
    timer?.();
    timer = null;
    const table = by.table();
    if (!table || working || stopped) return;
    const now = by.now();
    const due = nextDue(table, now);
    if (!due) {
      by.idle?.();
      return;
    }
    let { at } = due;
    if (due.do === 'think' && by.pickAt) {
      const pick = by.pickAt();
      if (pick === null) {
        by.idle?.();
        return;
      }
      if (ready(table, due.seat)) at = pick;
    }
    later(at - now + (by.patience?.() ?? 0));
  }

  async function act(): Promise<void> {
    const table = by.table();
    if (!table || working || stopped) return;
    const due = nextDue(table, by.now());
    if (!due || due.at > by.now()) return look();
    working = true;
    let again: number | null = 0;
    try {
      if (due.do === 'act') await own(await by.perform([due.act], table.version, 'table'));
      else if (ready(table, due.seat)) await makePicks(table);
      else await thinkFor(due.seat);
    } catch (fault) {
      picks = null;
      again = by.failed(fault as Error);
    }
    working = false;
    if (again === 0) look();
    else if (again !== null && !stopped) later(again);
  }

  /** The bot thinks outside of the table's turn: people may take something back meanwhile, then it thinks again. */
  async function thinkFor(seat: Seat): Promise<void> {
    const asked = await by.inTurn(() => {
      const table = by.table();
      return table && botToMove(table) === seat ? { question: botInput(table, seat), version: table.version } : null;
    });
    if (!asked) return;
    const left = await by.think(asked.question);
    if (stopped) return;
    if (left.length === 0) throw new Error(`the bot of seat ${seat} found nothing it may do`);
    picks = { version: asked.version, seat, left };
    const table = by.table();
    if (table && !by.pickAt && ready(table, seat)) await makePicks(table);
  }

  async function makePicks(table: Table): Promise<void> {
    if (!picks) return;
    const { seat, version, left } = picks;
    const now = by.pickAt ? left.splice(0, 1) : left.splice(0);
    await own(
      await by.perform(
        now.map((option): Act => ({ do: 'decide', seat, option })),
        version,
        'bot',
      ),
    );
    const chance = table.taken[table.taken.length - 1]?.barrier ?? true;
    if (left.length === 0 || chance || table.version !== version + 1) picks = null;
    else picks.version = table.version;
  }

  /** A table that has moved on meanwhile is looked at again; any other no is a fault. */
  async function own(answer: Answer): Promise<void> {
    if (!answer.ok && answer.refusal.say !== 'stale') throw new Error(`the table may not: ${answer.refusal.say}`);
  }

  return {
    look,
    stop() {
      stopped = true;
      timer?.();
      timer = null;
    },
    working: () => working,
    busy: () => working || timer !== null,
  };
}
