/** A table played from its log, across the changes of rules that stand in it. */
import { type Game, hash8 } from '@pony/engine';
import { type Act, carryOut, carryOver, endBeside, openTable, type Table } from '@pony/table';
import { headOfDice, seedOfGame } from './fair.ts';
import type { Entry, TableRow } from './store/index.ts';

/** A table that must not be touched by this program; `message` names the place. */
export class TableFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TableFault';
  }
}

export type Logged = Entry & { seq: number };

/** The rules have changed, and this game has met the change. Written by the server itself; nobody at a seat can. */
export interface RulesEntry {
  readonly do: 'rules';
  readonly from: string;
  readonly to: string;
  /** The last entry that counts before the change; with `saved` and without `end` those after it are played under the new rules. */
  readonly at: number;
  /** The checkpoint that the program of the old rules wrote after entry `at`; null when there was none. */
  readonly saved: string | null;
  /** The new rules cannot go on from there: the game ended undecided. Without a checkpoint it stands where they still played the same. */
  readonly end?: true;
}

export const isRulesEntry = ({ act }: Entry): boolean => act.startsWith('{"do":"rules"');

/** The table as it stood when the game began, or after the last change of its rules, and the entries that came after. */
export async function begun(game: Game, row: TableRow, entries: readonly Logged[]): Promise<Begun> {
  const last = entries.findLastIndex(isRulesEntry);
  if (last < 0) return { table: opening(game, row), rest: entries };
  const { act, seq, version, hash } = entries[last];
  const table = await changed(game, row, entries.slice(0, last), JSON.parse(act) as RulesEntry);
  table.version = version;
  const sum = hash8(table.state);
  if (sum !== hash)
    throw new TableFault(`entry ${seq}, a change of rules, gives checksum ${sum}, the log says ${hash}`);
  return { table, rest: entries.slice(last + 1) };
}
export interface Begun {
  readonly table: Table;
  readonly rest: readonly Logged[];
}

/** The table right after a change of its rules. */
export async function changed(
  game: Game,
  row: TableRow,
  before: readonly Logged[],
  change: RulesEntry,
): Promise<Table> {
  const { saved, at, end } = change;
  if (saved === null) {
    const { table, rest } = await begun(game, row, before);
    await playSlowly(
      table,
      rest.filter(({ seq }) => seq <= at),
    );
    endBeside(table, 'rules', 0);
    return table;
  }
  const table = carryOver(game, saved, { end, keep: 0, endStands: true });
  if (!end)
    await playSlowly(
      table,
      before.filter(({ seq }) => seq > at),
    );
  return table;
}

/** The table as it stood when the game began. */
function opening(game: Game, row: TableRow): Table {
  if (!row.sitters || row.startedAt === null) throw new TableFault('nobody sat at the table when it began');
  const { options, undo, pace, timeOut } = row;
  const seed = seedOfGame(row);
  const extra = headOfDice(row);
  const seats = row.sitters;
  return openTable({
    game,
    options,
    seed,
    seats,
    undo,
    pace,
    timeOut,
    extra,
    endStands: true,
    keep: 0,
    now: row.startedAt,
  });
}

/** A long log is played in slices, so that nobody else's table waits for it. */
export async function playSlowly(table: Table, entries: readonly Logged[]): Promise<void> {
  let begunAt = performance.now();
  for (const entry of entries) {
    playEntries(table, [entry]);
    if (performance.now() - begunAt < SLICE_MS) continue;
    await new Promise((resolve) => setImmediate(resolve));
    begunAt = performance.now();
  }
}
const SLICE_MS = 10;

/** Carries the table on; every entry must give the version and the checksum it gave when it was written. */
export function playEntries(table: Table, entries: readonly Logged[]): void {
  for (const entry of entries) {
    const { seq, act, version, hash, at } = entry;
    if (isRulesEntry(entry)) throw new TableFault(`entry ${seq} is a change of rules`);
    const answer = carryOut(table, JSON.parse(act) as Act, at);
    if (!answer.ok) throw new TableFault(`entry ${seq} is refused now: ${answer.refusal.say}`);
    if (table.version !== version)
      throw new TableFault(`entry ${seq} leads to version ${table.version}, not ${version}`);
    const sum = hash8(table.state);
    if (sum !== hash) throw new TableFault(`entry ${seq} gives checksum ${sum}, the log says ${hash}`);
  }
}
