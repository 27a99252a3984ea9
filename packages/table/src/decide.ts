import { type Core, type Option, type Refusal, recordLine, type Seat, takeTelling } from '@pony/engine';
import { done, no, refused, type TableRefusal } from './answers.ts';
import { charge, pass } from './clock.ts';
import { mark, standing } from './marks.ts';
import { askedNow, hasSeat, outcomeOf, pose } from './posed.ts';
import { refusalOf } from './position.ts';
import type { Answer, Table, Taken } from './types.ts';

export interface When {
  /** The version the decision was made on; one made before the question was put is refused. */
  readonly version?: number;
  readonly now?: number;
  /** Taken by the table for the seat. */
  readonly auto?: true;
}

/**
 * Takes a decision. A refused one changes nothing; neither does a rule that throws, because the rules play on a copy.
 */
export function decide(table: Table, seat: Seat, option: Option, when: When = {}): Answer {
  const before = askedNow(table);
  const bar = barred(table, seat, before);
  const { version = table.version } = when;
  if (bar) return no(bar === 'not-your-turn' && version < table.version ? 'stale' : bar);
  if (version < table.posed[seat] || version > table.version) return no('stale');
  const refusal = refusalOf(table, seat, option);
  if (refusal) return refused(refusal);

  const { rules } = table;
  const state = rules.clone(table.state);
  const { events, chance, barrier } = takeTelling(rules, state, seat, option);
  const line = recordLine(rules, table.options, { seat, option }, chance, state);
  const now = when.now ?? 0;
  charge(table, now);
  const old = table.state;
  table.state = state;
  table.version += 1;
  table.request = null;
  add(table, { seat, option, line, events, barrier, ...(when.auto ? { auto: true } : null) }, old);
  mark(table.marks, table.taken.length, state);
  // Nobody waits with his share until the dice please him.
  if (table.awaited.includes(seat) && table.sitters[seat].holder === 'person' && !when.auto)
    table.awaited = table.awaited.filter((other) => other !== seat);
  pass(table, before);
  pose(table, sameQuestion(old, state) ? before.filter((other) => other !== seat) : [], now);
  return done(table);
}

/** Why a seat may not decide anything now. */
function barred(table: Table, seat: Seat, asked: readonly Seat[]): TableRefusal | null {
  if (!hasSeat(table, seat)) return 'no-such-seat';
  if (outcomeOf(table)) return 'game-over';
  if (!asked.includes(seat)) return 'not-your-turn';
  return table.sitters[seat].holder === 'open' ? 'seat-open' : null;
}

/** Why a seat may not take an option now; null when it may. Says nothing that deciding would not say. */
export function whyNot(table: Table, seat: Seat, option: Option): Refusal | null {
  const bar = barred(table, seat, askedNow(table));
  return bar ? { rule: null, say: bar } : refusalOf(table, seat, option);
}

/** Puts a decision on the list; `before` is the state it was taken in, null when it is not kept. */
export function add(
  table: Table,
  what: Pick<Taken, 'seat' | 'option' | 'line' | 'events' | 'barrier' | 'auto'>,
  before: Core | null,
  version = table.version,
): void {
  const { taken, keep } = table;
  const n = taken.length + 1;
  const last = taken[taken.length - 1];
  const goesOn =
    last !== undefined && last.seat === what.seat && last.freeFrom !== null && taken.length > standing(table);
  const freeFrom = what.barrier ? null : goesOn ? last.freeFrom : n;
  taken.push({ ...what, version, freeFrom, before: keep > 0 ? before : null });
  const old = taken.length - 1 - keep;
  if (old >= 0) taken[old].before = null;
}

/** Several seats choose together and one of them has: the others still have the question they had. */
function sameQuestion(before: Core, after: Core): boolean {
  const f = before.stack[before.stack.length - 1];
  const g = after.stack[after.stack.length - 1];
  return before.stack.length === after.stack.length && f?.p === g?.p && f?.at === g?.at;
}
