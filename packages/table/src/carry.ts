/** A saved table of other rules goes on under these. */
import {
  type Core,
  completeOptions,
  type Game,
  hash8,
  parseRecord,
  printRecord,
  type RulesChange,
  sumAfter,
  versionOf,
} from '@pony/engine';
import { BadSave, loadTable } from './save.ts';
import { readSaved } from './saved.ts';
import type { Table } from './types.ts';

export interface Carry {
  /** The game ends here, undecided, because these rules cannot go on from its position. */
  readonly end?: boolean;
  readonly keep?: number;
  readonly endStands?: boolean;
}

/**
 * A table saved with its cache by a program of other rules, as it stands under these. Nothing before is played again: its state
 * is taken as it was left, and its log as it was told. Throws BadSave or BadRecord when these rules cannot go on from there.
 */
export function carryOver(game: Game, text: string, how: Carry = {}): Table {
  const saved = readSaved(text, (message) => new BadSave(message));
  const { cache } = saved;
  if (!cache) throw new BadSave('the saved table holds no position');
  const record = parseRecord(saved.record);
  const { changes = [], lines } = record;
  const state = cache.state as unknown as Core;
  const hash = hash8(state);
  const expected = sumAfter(record, lines.length, changes.length) ?? hash;
  if (hash !== expected) throw new BadSave(`the saved position has checksum ${hash}, its record says ${expected}`);
  if (cache.steps.length !== lines.length) throw new BadSave('the saved log does not fit the record');
  const change: RulesChange = {
    after: lines.length,
    from: versionOf(record),
    to: game.rules(completeOptions(game, record.options)).version,
    ...(how.end ? { end: true as const } : null),
    hash,
    state,
    opening: changes.length > 0 ? [] : (cache.opening as RulesChange['opening']),
    steps: cache.steps.slice(changes.at(-1)?.after ?? 0) as unknown as RulesChange['steps'],
  };
  const extra = how.end ? { ...record.extra, ended: `rules ${record.seats[0]}` } : record.extra;
  const carried = { ...record, extra, changes: [...changes, change], result: null };
  const { keep, endStands } = how;
  // Who asked to take something back asked under the old rules.
  const { cache: _cache, ...rest } = saved;
  return loadTable(game, JSON.stringify({ ...rest, record: printRecord(carried), request: null }), { keep, endStands });
}
