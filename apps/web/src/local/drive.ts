/** Bots' turns at an open table: they think elsewhere and their picks are made one by one, so that each can be seen. */
import type { Question } from '@pony/bots';
import type { Option, Seat } from '@pony/engine';
import { botInput, botToMove, decide } from '@pony/table';
import type { OpenTable } from './open-table.ts';

export interface Driver {
  think(question: Question): Promise<Option[]>;
  /** Wall time. */
  now(): number;
  /** Comes back after so many milliseconds. */
  pause(ms: number): Promise<void>;
  /** The table has changed: keep it and tell of it. */
  changed(open: OpenTable): void;
}

const mayMove = (open: OpenTable): boolean => open.running || open.steps > 0;

/** Plays the bots' turns until a person is asked, the game is over or the bots are told to wait. */
export async function drive(open: OpenTable, by: Driver): Promise<void> {
  open.wake();
  if (open.driving) return;
  open.driving = true;
  try {
    while (mayMove(open)) {
      const seat = botToMove(open.table);
      if (seat === null) break;
      const pick = await nextPick(open, seat, by);
      if (pick) make(open, seat, pick, by);
    }
    open.fault = null;
  } catch (fault) {
    open.fault = fault instanceof Error ? fault.message : String(fault);
    by.changed(open);
  } finally {
    open.driving = false;
  }
}

/** The next pick of the bot on a seat, when it is time for it; null when the table has moved on meanwhile. */
async function nextPick(open: OpenTable, seat: Seat, by: Driver): Promise<Option | null> {
  const { table, pace } = open;
  const { version } = table;
  if (open.picks?.version !== version || open.picks.seat !== seat || open.picks.left.length === 0) {
    const budget = pace.rounds === undefined ? undefined : { iterations: pace.rounds };
    const left = await by.think({ ...botInput(table, seat), ...(budget ? { budget } : null) });
    if (left.length === 0) throw new Error(`the bot of seat ${seat} found nothing it may do`);
    open.picks = { version, seat, left };
  }
  const gap = open.shown ? open.pace.gap - (by.now() - open.changedAt) : 0;
  if (gap > 0 && open.steps === 0)
    await Promise.race([
      by.pause(gap),
      new Promise<void>((wake) => {
        open.wake = wake;
      }),
    ]);
  if (table.version !== version || !mayMove(open)) return null;
  return open.picks.left.shift() ?? null;
}

function make(open: OpenTable, seat: Seat, pick: Option, by: Driver): void {
  const { table } = open;
  const answer = decide(table, seat, pick, { now: by.now() });
  if (!answer.ok) throw new Error(`the bot of seat ${seat} may not ${pick.join(' ')}: ${answer.refusal.say}`);
  if (open.steps > 0) open.steps--;
  const barrier = table.taken[table.taken.length - 1].barrier;
  open.picks = open.picks && !barrier ? { ...open.picks, version: table.version } : null;
  by.changed(open);
}
