/** Brings a table back from its log. Whatever does not come out as it was written is a fault; nothing is ever mended. */
import { type Game, hash8 } from '@pony/engine';
import { loadTable, saveTable, type Table } from '@pony/table';
import { CODE } from './code.ts';
import { begun, type Logged, playSlowly, TableFault } from './log-play.ts';
import { playable } from './playable.ts';
import type { Store, TableRow } from './store/index.ts';

export interface Restored {
  readonly table: Table;
  readonly seq: number;
  /** Sequence number of the snapshot it came from, 0 without one. */
  readonly snapshot: number;
  /** The rules version it was begun under, when it goes on under another that plays it the same. */
  readonly movedFrom: string | null;
}

export interface How {
  /** From the snapshot, if there is one. */
  readonly snapshot: boolean;
  /** Only up to this entry, unless the snapshot is newer. */
  readonly upTo?: number;
}

/** Throws TableFault when the log cannot be played again as it was written. */
export async function restore(store: Store, row: TableRow, how: How): Promise<Restored> {
  const game = await gameOf(row);
  const snapshot = how.snapshot ? await store.snapshot(row.id, CODE) : null;
  const from = snapshot?.seq ?? 0;
  // With a snapshot the row it stands for comes first, and must be what the snapshot holds.
  const upTo = Math.max(from, how.upTo ?? Number.POSITIVE_INFINITY);
  const entries = (await store.log(row.id, snapshot ? from - 1 : 0)).filter(({ seq }) => seq <= upTo);
  try {
    const { table, rest } = snapshot
      ? { table: loadTable(game, snapshot.body, { quick: true, keep: 0, endStands: true }), rest: entries.slice(1) }
      : await begun(game, row, entries);
    if (snapshot) agrees(table, from, entries[0]);
    await playSlowly(table, rest);
    const movedFrom = row.rules === table.rules.version ? null : row.rules;
    return { table, seq: entries.at(-1)?.seq ?? from, snapshot: from, movedFrom };
  } catch (error) {
    if (snapshot) return restore(store, row, { ...how, snapshot: false });
    throw new TableFault(otherRules(game, row) + (error as Error).message);
  }
}

async function gameOf(row: TableRow): Promise<Game> {
  try {
    return (await playable(row.game)).game;
  } catch (error) {
    throw new TableFault((error as Error).message);
  }
}

/** What is said before a fault when the rules have changed since the game began: it is played through all the same. */
function otherRules(game: Game, row: TableRow): string {
  let version = '?';
  try {
    version = game.rules(row.options).version;
  } catch {
    // Options these rules do not know: the fault says so.
  }
  return version === row.rules
    ? ''
    : `it was begun under rules version ${row.rules} of ${row.game}; this is version ${version}, under which it differs: `;
}

function agrees(table: Table, seq: number, entry: Logged | undefined): void {
  if (entry?.seq !== seq || entry.version !== table.version || entry.hash !== hash8(table.state))
    throw new TableFault(`the snapshot is not what entry ${seq} led to`);
}

/** Without names, as in the log. */
export const snapshotOf = (table: Table): string =>
  saveTable({ ...table, sitters: table.sitters.map((sitter) => ({ ...sitter, name: '' })) }, { cache: true });
