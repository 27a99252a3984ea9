/** What becomes of a running game that has met a changed rule: it goes on from a checkpoint, or it ends undecided. */
import { type Game, hash8 } from '@pony/engine';
import { carryOver, type Table } from '@pony/table';
import { begun, changed, isRulesEntry, type Logged, playEntries, type RulesEntry } from './log-play.ts';
import { playable } from './playable.ts';
import type { Store, TableRow } from './store/index.ts';

export interface Mending {
  readonly entry: RulesEntry;
  /** The table after the change. */
  readonly table: Table;
  /** The last entry of its log. */
  readonly seq: number;
  /** Why the game cannot go on; null when it does. */
  readonly why: string | null;
}

/** The game was last played under rules that these replace. */
export async function isOfOlderRules(row: TableRow): Promise<boolean> {
  const game = await gameOf(row);
  const to = game && versionFor(game, row);
  return Boolean(to) && row.rules !== null && row.rules !== to && !isOlder(to as string, row.rules);
}

const gameOf = (row: TableRow): Promise<Game | null> =>
  playable(row.game).then(
    (found) => found.game,
    () => null,
  );

/** `moved`: another process has written the change to the log already. Null when nothing can be done: the rules are those of the game or older, or they can show nothing of it at all. */
export async function mending(store: Store, row: TableRow): Promise<Mending | 'moved' | null> {
  const { rules: from } = row;
  const game = await gameOf(row);
  const to = game && versionFor(game, row);
  if (!game || !to || from === null || from === to || isOlder(to, from)) return null;
  // The checkpoint first: one written by then stands for an entry that the log has, also when another process moves the game meanwhile.
  const kept = await store.checkpoint(row.id);
  const entries = await store.log(row.id, 0);
  const last = entries.findLast(isRulesEntry);
  if (last && (JSON.parse(last.act) as RulesEntry).to === to) return 'moved';
  let why = 'no checkpoint of the old rules is there';
  const versions = { do: 'rules', from, to } as const;
  const finish = (entry: RulesEntry, table: Table, reason: string | null): Mending => {
    table.version = Math.max(table.version, entries.at(-1)?.version ?? 0) + 1;
    return { entry, table, seq: entries.at(-1)?.seq ?? 0, why: reason };
  };
  if (kept && fits(game, kept, entries)) {
    const goesOn: RulesEntry = { ...versions, at: kept.seq, saved: kept.body };
    try {
      return finish(goesOn, await changed(game, row, entries, goesOn), null);
    } catch (error) {
      why = (error as Error).message;
    }
    const ends: RulesEntry = { ...goesOn, end: true };
    const table = await changed(game, row, entries, ends).catch(() => null);
    if (table) return finish(ends, table, why);
  }
  const at = await asFar(game, row, entries).catch(() => null);
  if (at === null) return null;
  const ends: RulesEntry = { ...versions, at, saved: null, end: true };
  return finish(ends, await changed(game, row, entries, ends), why);
}

function versionFor(game: Game, { options }: TableRow): string | null {
  try {
    return game.rules(options).version;
  } catch {
    return null;
  }
}

/** A program that is about to be replaced must not take a game back from the one that replaces it. */
const isOlder = (a: string, b: string): boolean => /^\d+$/.test(a) && /^\d+$/.test(b) && Number(a) < Number(b);

/** The checkpoint is what its entry of the log led to. */
function fits(game: Game, kept: { seq: number; body: string }, entries: readonly Logged[]): boolean {
  try {
    const table = carryOver(game, kept.body, { end: true });
    const state = table.changes.at(-1)?.state;
    const entry = entries.find(({ seq }) => seq === kept.seq);
    return entry !== undefined && entry.version === table.version && entry.hash === hash8(state);
  } catch {
    return false;
  }
}

/** The last entry up to which these rules play the game as the old ones did. */
async function asFar(game: Game, row: TableRow, entries: readonly Logged[]): Promise<number> {
  const { table, rest } = await begun(game, row, entries);
  let at = entries.length - rest.length;
  for (const entry of rest) {
    try {
      playEntries(table, [entry]);
    } catch {
      return at;
    }
    at = entry.seq;
  }
  return at;
}
