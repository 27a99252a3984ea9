import { askedNow, nextDue, outcomeOf, type Table } from '@pony/table';
import type { Head } from '../store/index.ts';

/** What the list of tables tells of a table. */
export function headOf(table: Table, now: number, changedOn: number): Head {
  const outcome = outcomeOf(table);
  return {
    status: outcome ? 'over' : 'live',
    version: table.version,
    asked: askedNow(table),
    outcome: outcome && JSON.stringify(outcome),
    due: nextDue(table, now)?.at ?? null,
    changedOn,
  };
}
