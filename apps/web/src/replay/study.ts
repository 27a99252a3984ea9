/**
 * A record laid open for study: any of its moments, through the eyes of any viewer that may look. Runs in a worker, beside
 * the page; it knows no rules.
 */
import {
  apply,
  BadRecord,
  type BaseView,
  type Core,
  completeOptions,
  type Game,
  type GameRecord,
  mixLate,
  optionFromWords,
  parseRecord,
  start,
} from '@pony/engine';
import type { LogLine, SeatView, Situation } from '@pony/protocol';
import {
  decide,
  fromRecord,
  logFor,
  look,
  mixIn,
  openTable,
  outcomeOf,
  recordOf,
  type Table,
  type Viewer,
} from '@pony/table';

/** Who sat where, for records that come from a table of this device; a file has one name for all. */
export type Sitters = readonly Pick<SeatView, 'holder' | 'name' | 'level'>[];

export interface Study {
  readonly table: Table;
  readonly record: GameRecord;
  /** A copy of the position after `n` decisions. */
  stateAt(n: number): Core;
  /** How many of the record's decisions can be shown. */
  readonly decisions: number;
  readonly over: boolean;
  /** Decisions up to this one were taken under other rules: they are told, not shown. Null when all were taken under these. */
  readonly change: number | null;
  situation(n: number, viewer: Viewer): Situation;
  /** A position that never was, in place of that after `n` decisions. */
  seen(state: Core, n: number, viewer: Viewer): Situation;
  /** The whole log as a viewer may read it. */
  log(viewer: Viewer): LogLine[];
  /** What a viewer saw after each of the decisions from `from` to `to`. */
  views(from: number, to: number, viewer: Viewer): BaseView[];
}

/** A position is kept every so many decisions; those between are played again from the one before. */
const KEEP_EVERY = 8;
const NO_UNDO = { last: null, freeFrom: null, beyond: 'refused', request: null } as const;

/** Number of the decision that a fault of a record speaks of; null when it speaks of something else. */
const faultyDecision = (message: string): number | null => {
  const found = /^decision (\d+): /.exec(message);
  return found ? Number(found[1]) : null;
};

/**
 * The longest beginning of a record that plays the same under the rules of today: for records of other versions. Throws
 * BadRecord when not even its head can be used.
 */
export function asFarAsItGoes(game: Game, record: GameRecord): GameRecord {
  const { ended: _ended, ...extra } = record.extra;
  const rules = game.rules(completeOptions(game, record.options)).version;
  let part: GameRecord = { ...record, extra, rules, changes: [] };
  for (;;) {
    try {
      fromRecord(game, part);
      return part;
    } catch (fault) {
      if (!(fault instanceof BadRecord)) throw fault;
      const n = faultyDecision(fault.message);
      const other = fault.message.startsWith('the result is');
      if (part.lines.length === 0 || (n === null && !other)) throw fault;
      // A beginning that ends the game where the record goes on is one decision too long.
      const length = n === null ? part.lines.length - (part.result === null ? 1 : 0) : n - 1;
      part = { ...part, lines: part.lines.slice(0, length), result: null };
    }
  }
}

/** Plays a record that came without chance and checksums, and fills them in; `last` is the checksum after its last move. */
export function fillIn(game: Game, record: GameRecord, last: string): GameRecord {
  if (record.changes) throw new BadRecord('a game that went on under other rules does not fit into a link');
  const { note: _note, ...extra } = record.extra;
  const { options, seed } = record;
  const table = openTable({
    game,
    options,
    seed,
    seats: record.seats.map(() => ({ holder: 'person' })),
    extra,
    keep: 0,
  });
  const come = (n: number): void => {
    for (const { after, seat, share } of record.shares ?? [])
      if (after === n) mixIn(table, record.seats.indexOf(seat), share);
  };
  record.lines.forEach(({ seat, option }, i) => {
    come(i);
    const answer = decide(table, record.seats.indexOf(seat), optionFromWords(table.rules, option));
    if (!answer.ok) throw new BadRecord(`decision ${i + 1}: "${option}" by ${seat} is refused: ${answer.refusal.say}`);
  });
  come(record.lines.length);
  const filled = recordOf(table);
  const hash = filled.lines.at(-1)?.hash ?? last;
  if (hash !== last)
    throw new BadRecord(`decision ${filled.lines.length}: checksum ${hash} where the record has ${last}`);
  return { ...filled, rules: record.rules };
}

/** Lays a record open; every checksum is verified first. Throws BadRecord. */
export function openStudy(game: Game, given: string | GameRecord, sitters: Sitters | string = ''): Study {
  const record = typeof given === 'string' ? parseRecord(given) : given;
  const table = fromRecord(game, record, { keep: 0 });
  const { rules, options, seed, taken, specs, changes } = table;
  const outcome = outcomeOf(table);
  const seats = specs.map(
    ({ id, team }, seat): SeatView => ({
      id,
      team,
      ...(typeof sitters === 'string' ? { holder: 'person', name: sitters } : sitters[seat]),
    }),
  );
  // Of what was played under other rules there is the log alone: its board is that on which these rules took the game up.
  const change = changes.at(-1);
  const first = change?.after ?? 0;
  const kept: Core[] = [!change ? start(rules, options, seed).state : change.end ? table.state : change.state];

  /** A copy of the position after `n` decisions. */
  function stateAt(n: number): Core {
    const played = Math.max(0, n - first);
    const near = Math.min(Math.floor(played / KEEP_EVERY), kept.length - 1);
    const state = rules.clone(kept[near]);
    for (let at = near * KEEP_EVERY; at < played; at++) {
      mixLate({ shares: table.lateShares, changes }, first + at, state);
      apply(rules, state, taken[first + at].seat, taken[first + at].option);
      const next = at + 1;
      if (next % KEEP_EVERY === 0 && next / KEEP_EVERY === kept.length) kept.push(rules.clone(state));
    }
    return state;
  }

  function seen(state: Core, n: number, viewer: Viewer): Situation {
    const { seat, view, asked, outcome: ended } = look(rules, state, viewer);
    return {
      version: n,
      decisions: n,
      seats,
      seat,
      view,
      asked,
      question: null,
      prompt: null,
      offers: [],
      outcome: ended,
      undo: NO_UNDO,
    };
  }

  return {
    table,
    record,
    stateAt,
    seen,
    decisions: taken.length,
    over: outcome !== null,
    change: change?.after ?? null,
    situation(n, viewer) {
      const last = n === taken.length;
      const shown = seen(stateAt(n), n, viewer);
      return { ...shown, asked: last && outcome ? [] : shown.asked, outcome: last ? outcome : null };
    },
    log: (viewer) => logFor(table, viewer),
    views(from, to, viewer) {
      const out: BaseView[] = [];
      for (let n = from; n <= to; n++) out.push(look(rules, stateAt(n), viewer).view);
      return out;
    },
  };
}
