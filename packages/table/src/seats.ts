import { type Option, pending, type Seat } from '@pony/engine';
import { done, no } from './answers.ts';
import { charge, refresh } from './clock.ts';
import { decide } from './decide.ts';
import { askedNow, hasSeat, otherPeople } from './posed.ts';
import { offersOf } from './position.ts';
import type { Answer, Sitter, Table } from './types.ts';

/** A pass made by the table before other people comes so long after the question, whatever the seat holds. */
export const PASS_AFTER_MS = 1500;

/** Somebody else takes a seat: a person, a bot, or nobody for now. Time that a bot sat there is nobody's. */
export function sit(table: Table, seat: Seat, sitter: Sitter, now = 0): Answer {
  if (!hasSeat(table, seat)) return no('no-such-seat');
  charge(table, now);
  const back = table.sitters[seat].holder !== 'person' && sitter.holder === 'person';
  table.sitters[seat] = sitter;
  if (back) refresh(table, seat);
  table.passForMe[seat] = false;
  table.passSteps[seat] = [];
  if (table.request && sitter.holder !== 'person') table.request = null;
  table.version += 1;
  return done(table);
}

/**
 * The seat tells the table to pass for it whenever it cannot act, or not to any more; and to pass in these steps although
 * it could. Steps that are not given stay as they were.
 */
export function setPassForMe(table: Table, seat: Seat, on: boolean, steps = table.passSteps[seat]): Answer {
  if (!hasSeat(table, seat)) return no('no-such-seat');
  if (table.passForMe[seat] !== on || table.passSteps[seat].join() !== steps.join()) {
    table.passForMe[seat] = on;
    table.passSteps[seat] = [...steps];
    table.version += 1;
  }
  return done(table);
}

export interface Pass {
  readonly seat: Seat;
  readonly option: Option;
  readonly at: number;
}

/** The next pass that the table will make for a seat; null when there is none. */
export function passDue(table: Table): Pass | null {
  let due: Pass | null = null;
  for (const seat of askedNow(table)) {
    const option = passFor(table, seat);
    if (!option) continue;
    const at = table.posedAt[seat] + (otherPeople(table, seat).length > 0 ? PASS_AFTER_MS : 0);
    if (!due || at < due.at) due = { seat, option, at };
  }
  return due;
}

/** Passes for every seat whose pass is due at `now`; says for which. */
export function passWhereDue(table: Table, now: number): Seat[] {
  const passed: Seat[] = [];
  for (let due = passDue(table); due && due.at <= now; due = passDue(table)) {
    if (!decide(table, due.seat, due.option, { now, auto: true }).ok) break;
    passed.push(due.seat);
  }
  return passed;
}

/** The option by which the table passes for a seat now: its only one, or any in a step it wants to be passed over. */
function passFor(table: Table, seat: Seat): Option | null {
  const { rules } = table;
  const steps = table.passSteps[seat];
  if (!rules.passes || table.sitters[seat].holder !== 'person') return null;
  if (!table.passForMe[seat] && steps.length === 0) return null;
  const mine = offersOf(table, seat).filter(({ refusal }) => refusal === null);
  const pass = mine.find(({ option: [verb] }) => rules.passes?.includes(verb))?.option;
  if (!pass) return null;
  if (table.passForMe[seat] && mine.length === 1) return pass;
  const step = pending(rules, table.state)?.prompt(seat).args?.step;
  return typeof step === 'string' && steps.includes(step) ? pass : null;
}
