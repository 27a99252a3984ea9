import { asked, type Outcome, type Seat } from '@pony/engine';
import type { Table } from './types.ts';

export const outcomeOf = (table: Table): Outcome | null => table.ended?.outcome ?? table.state.outcome;

/** The seats that are asked now; empty when the game is over, by the rules or beside them. */
export const askedNow = (table: Table): readonly Seat[] => (table.ended ? [] : asked(table.rules, table.state));

/** Notes when the questions now before the seats were put; `kept` still have the question they had. */
export function pose(table: Table, kept: readonly Seat[], now: number): void {
  for (const seat of askedNow(table)) {
    if (kept.includes(seat)) continue;
    table.posed[seat] = table.version;
    table.posedAt[seat] = now;
  }
}

/** The word of the person who holds a seat. */
export const personOf = (table: Table, seat: Seat): string => table.sitters[seat].person ?? `seat ${seat}`;

/** Seats held by other people than the one on `seat`. */
export function otherPeople(table: Table, seat: Seat): Seat[] {
  const me = personOf(table, seat);
  return table.sitters.flatMap((sitter, other) =>
    sitter.holder === 'person' && personOf(table, other) !== me ? [other] : [],
  );
}

export const hasSeat = (table: Table, seat: Seat): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < table.specs.length;
