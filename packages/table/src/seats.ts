import { options, type Seat } from '@pony/engine';
import { done, no } from './answers.ts';
import { charge, refresh } from './clock.ts';
import { decide } from './decide.ts';
import { askedNow, hasSeat } from './posed.ts';
import type { Answer, Sitter, Table } from './types.ts';

/** A pass made by the table comes so long after the question, whatever the seat holds. */
export const PASS_AFTER_MS = 1500;

/** Somebody else takes a seat: a person, a bot, or nobody for now. Time that a bot sat there is nobody's. */
export function sit(table: Table, seat: Seat, sitter: Sitter, now = 0): Answer {
  if (!hasSeat(table, seat)) return no('no-such-seat');
  charge(table, now);
  const back = table.sitters[seat].holder !== 'person' && sitter.holder === 'person';
  table.sitters[seat] = sitter;
  if (back) refresh(table, seat);
  table.passForMe[seat] = false;
  if (table.request && sitter.holder !== 'person') table.request = null;
  table.version += 1;
  return done(table);
}

/** The seat tells the table to pass for it whenever it cannot act, or not to any more. */
export function setPassForMe(table: Table, seat: Seat, on: boolean): Answer {
  if (!hasSeat(table, seat)) return no('no-such-seat');
  if (table.passForMe[seat] !== on) {
    table.passForMe[seat] = on;
    table.version += 1;
  }
  return done(table);
}

/** When the table will pass for a seat whose only option is to pass; null when it will not. */
export function passDue(table: Table): { seat: Seat; at: number } | null {
  let due: { seat: Seat; at: number } | null = null;
  for (const seat of askedNow(table)) {
    if (!table.passForMe[seat] || table.sitters[seat].holder !== 'person' || !canOnlyPass(table, seat)) continue;
    const at = table.posedAt[seat] + PASS_AFTER_MS;
    if (!due || at < due.at) due = { seat, at };
  }
  return due;
}

/** Passes for every seat whose pass is due at `now`; says for which. */
export function passWhereDue(table: Table, now: number): Seat[] {
  const passed: Seat[] = [];
  for (let due = passDue(table); due && due.at <= now; due = passDue(table)) {
    if (!decide(table, due.seat, ['pass'], { now }).ok) break;
    passed.push(due.seat);
  }
  return passed;
}

function canOnlyPass(table: Table, seat: Seat): boolean {
  const mine = options(table.rules, table.state, seat);
  return mine.length === 1 && mine[0][0] === 'pass';
}
