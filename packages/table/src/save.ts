/** Records and saved tables. The record is the truth; the saved state is a cache that must fit it. */
import {
  BadRecord,
  type Core,
  type Game,
  type GameEvent,
  type GameRecord,
  hash8,
  type Option,
  optionFromWords,
  parseRecord,
  printRecord,
  printResult,
  recordHead,
  replay,
  sumAfter,
} from '@pony/engine';
import { add } from './decide.ts';
import { besideOutcome } from './end.ts';
import { beforeRules, dropMarks, mark } from './marks.ts';
import { openTable, type TableConfig } from './open.ts';
import { pose } from './posed.ts';
import { readSaved, type SavedTable } from './saved.ts';
import type { Table } from './types.ts';

/** A running game's record tells what is still hidden. */
const SECRETS = 'the game is not over and this file holds its secrets';

/** The record of the game so far, as text. */
export const record = (table: Table): string => printRecord(recordOf(table));

export function recordOf(table: Table): GameRecord {
  const { outcome } = table.state;
  const over = outcome !== null || table.ended !== null;
  return {
    ...recordHead(table.game, table.options, table.seed),
    ...(table.changes.length > 0 ? { rules: table.changes[0].from, changes: table.changes } : null),
    ...(table.lateShares.length > 0 ? { shares: table.lateShares } : null),
    extra: {
      ...table.extra,
      ...(over ? null : { note: SECRETS }),
      ...(table.ended ? { ended: `${table.ended.reason} ${table.specs[table.ended.seat].id}` } : null),
    },
    lines: table.taken.map(({ line }) => line),
    result: outcome && !table.ended ? printResult(outcome) : null,
  };
}

/** Sitters and table rules for a game that comes from a record; without sitters every seat is a person's. */
export type Around = Partial<Omit<TableConfig, 'game' | 'options' | 'seed' | 'extra'>> & {
  /** Only so many decisions: to play on from there. */
  readonly decisions?: number;
};

/** A table that stands where a record ends, or after some of its decisions. Throws BadRecord, naming the cause. */
export function fromRecord(game: Game, text: string | GameRecord, around: Around = {}): Table {
  const whole = typeof text === 'string' ? parseRecord(text) : text;
  const marks = [''];
  const played = replay(game, whole, (state, n) => mark(marks, n, state));
  const { note: _note, ended, ...extra } = whole.extra;
  const opened = openTable({
    ...around,
    game,
    options: whole.options,
    seed: whole.seed,
    seats: around.seats ?? whole.seats.map(() => ({ holder: 'person' })),
    extra,
  });
  const { changes = [] } = whole;
  const base: Table = changes.length > 0 ? { ...opened, changes, opening: played.opening.events } : opened;
  const count = around.decisions ?? whole.lines.length;
  if (!Number.isInteger(count) || count < 0 || count > whole.lines.length)
    throw new BadRecord(`the record has ${whole.lines.length} decisions, not ${count}`);
  if (count < beforeRules(base))
    throw new BadRecord(`decisions up to ${beforeRules(base)} were taken under other rules`);
  const lateShares = (whole.shares ?? []).filter(({ after }) => after <= count);
  const table: Table = { ...base, lateShares };
  const at =
    count === whole.lines.length
      ? played
      : replay(game, { ...whole, shares: lateShares, lines: whole.lines.slice(0, count), result: null });
  at.steps.forEach(({ seat, option, events, barrier }, i) => {
    table.version += 1;
    add(table, { seat, option, line: whole.lines[i], events, barrier }, null);
  });
  table.marks.push(...marks.slice(1));
  dropMarks(table.marks, count);
  table.state = at.state;
  if (ended && count === whole.lines.length) restoreEnd(table, ended);
  pose(table, [], around.now ?? 0);
  return table;
}

function restoreEnd(table: Table, words: string): void {
  const [reason, id] = words.split(' ');
  const seat = table.specs.findIndex((spec) => spec.id === id);
  if ((reason !== 'resigned' && reason !== 'time' && reason !== 'aborted' && reason !== 'rules') || seat < 0)
    throw new BadRecord(`ended: "${words}" is not understood`);
  table.ended = { reason, seat, outcome: besideOutcome(table, reason, seat) };
}

/** A saved table that cannot be loaded; `message` names the cause. */
export class BadSave extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadSave';
  }
}

/** The whole table as text. With `cache` it loads without being played again. */
export function saveTable(table: Table, how: { readonly cache?: boolean } = {}): string {
  const saved: SavedTable = {
    format: 1,
    record: record(table),
    sitters: table.sitters,
    undo: table.undo,
    pace: table.pace,
    timeOut: table.timeOut,
    passForMe: table.passForMe,
    ...(table.passSteps.some((steps) => steps.length > 0) ? { passSteps: table.passSteps } : null),
    ...(table.taken.some(({ auto }) => auto)
      ? { auto: table.taken.flatMap(({ auto }, i) => (auto ? [i + 1] : [])) }
      : null),
    version: table.version,
    versions: table.taken.map(({ version }) => version),
    ...(table.awaited.length > 0 ? { awaited: table.awaited } : null),
    posed: table.posed,
    posedAt: table.posedAt,
    clocks: table.clocks,
    request: table.request,
    ...(how.cache
      ? {
          cache: {
            state: table.state,
            opening: table.opening,
            steps: table.taken.map(({ events, barrier }) => ({ events, barrier })),
            marks: table.marks,
          },
        }
      : null),
  };
  return JSON.stringify(saved);
}

/**
 * Loads a saved table. Plays its record again and compares every checksum, or, when there is a cache and `quick` is set,
 * compares the cached state with the last checksum only. Throws BadSave or BadRecord and never mends anything.
 */
export function loadTable(
  game: Game,
  text: string,
  how: { readonly quick?: boolean; readonly keep?: number; readonly endStands?: boolean } = {},
): Table {
  const saved = readSaved(text, (message) => new BadSave(message));
  const parsed = parseRecord(saved.record);
  if (saved.versions.length !== parsed.lines.length)
    throw new BadSave(`${saved.versions.length} versions are saved for ${parsed.lines.length} decisions`);
  const around: Around = {
    seats: saved.sitters,
    undo: saved.undo,
    pace: saved.pace,
    timeOut: saved.timeOut,
    keep: how.keep,
    endStands: how.endStands,
  };
  const table =
    how.quick && saved.cache ? fromCache(game, parsed, around, saved.cache) : fromRecord(game, parsed, around);
  table.taken.forEach((taken, i) => {
    const auto = saved.auto?.includes(i + 1) ? ({ auto: true } as const) : null;
    table.taken[i] = { ...taken, version: saved.versions[i], ...auto };
  });
  table.version = saved.version;
  if (table.clocks && saved.clocks) Object.assign(table.clocks, saved.clocks);
  Object.assign(table.passForMe, saved.passForMe);
  Object.assign(table.passSteps, saved.passSteps);
  Object.assign(table.posed, saved.posed);
  Object.assign(table.posedAt, saved.posedAt);
  table.request = saved.request;
  table.awaited = saved.awaited ?? [];
  return table;
}

function fromCache(game: Game, parsed: GameRecord, around: Around, cache: NonNullable<SavedTable['cache']>): Table {
  const before = parsed.lines.slice(0, parsed.changes?.at(-1)?.after ?? 0);
  const early = (parsed.shares ?? []).filter(({ after }) => after <= before.length);
  const bare = fromRecord(game, { ...parsed, shares: early, lines: before, result: null, extra: {} }, around);
  const { rules } = bare;
  const earlier = bare.taken.splice(0);
  const { note: _note, ended, ...extra } = parsed.extra;
  const lateShares = [...(parsed.shares ?? [])];
  const table: Table = { ...bare, extra, lateShares, opening: cache.opening as GameEvent[] };
  if (cache.steps.length !== parsed.lines.length) throw new BadSave('the saved log does not fit the record');
  const state = cache.state as unknown as Core;
  const hash = hash8(state);
  const expected = sumAfter(parsed, parsed.lines.length, parsed.changes?.length ?? 0) ?? hash8(bare.state);
  if (hash !== expected) throw new BadSave(`the saved position has checksum ${hash}, its record says ${expected}`);
  parsed.lines.forEach((line, i) => {
    const seat = parsed.seats.indexOf(line.seat);
    if (seat < 0) throw new BadSave(`decision ${i + 1}: no seat is called ${line.seat}`);
    const option: Option = earlier[i]?.option ?? optionFromWords(rules, line.option);
    const { events, barrier } = cache.steps[i];
    add(table, { seat, option, line, events: events as GameEvent[], barrier }, null);
  });
  table.marks.push(...(cache.marks ?? ['']).slice(1));
  dropMarks(table.marks, parsed.lines.length);
  table.state = state;
  if (ended) restoreEnd(table, ended);
  return table;
}
