/** The log as a viewer may read it, and what a viewer is told after a change. */
import type { GameEvent, Say, Seat } from '@pony/engine';
import { type Fairness, type LogLine, makePatch, PROTOCOL, type ServerMessage, type Situation } from '@pony/protocol';
import { situation } from './look.ts';
import { positionOf } from './position.ts';
import { reader } from './screen.ts';
import { absentFrom } from './share.ts';
import type { Table, Viewer } from './types.ts';

/** Lines from decision `from` to decision `to`; the opening is decision 0. */
export function logFor(table: Table, viewer: Viewer, from = 0, to = table.taken.length): LogLine[] {
  const lines: LogLine[] = [];
  const says = (n: number, events: readonly GameEvent[]): Say[] => [
    ...faces(events, viewer),
    ...(n === 0 ? begunWithout(table) : []),
    ...lateAfter(table, n),
    ...newRules(table, n),
  ];
  if (from <= 0) lines.push({ n: 0, version: 0, seat: null, says: says(0, table.opening) });
  for (let n = Math.max(1, from); n <= to; n++) {
    const { seat, version, events } = table.taken[n - 1];
    lines.push({ n, version, seat, says: says(n, events) });
  }
  return lines;
}

/** The chance of the opening was made without the shares of these seats. */
const begunWithout = ({ extra }: Table): Say[] =>
  absentFrom(extra).map((seat) => ({ say: 'begun-without', args: { seat } }));

/** After decision `n` shares came that were missing. */
const lateAfter = ({ lateShares, specs }: Table, n: number): Say[] =>
  lateShares
    .filter(({ after }) => after === n)
    .map((late) => ({ say: 'share-came', args: { seat: specs.findIndex(({ id }) => id === late.seat) } }));

/** After decision `n` the game went on under other rules: everybody is told. A game's texts may say what has changed. */
const newRules = ({ changes }: Table, n: number): Say[] =>
  changes
    .filter(({ after, end }) => after === n && !end)
    .map(({ from, to }) => ({ say: 'rules-changed', args: { from, version: to } }));

/** What a viewer reads of events: the secret face of those that are for its eyes. */
export function faces(events: readonly GameEvent[], viewer: Viewer): Say[] {
  return events.map(({ say, args, secret }) => {
    if (secret?.seats.some((seat) => viewer.includes(seat))) return secret.face;
    return args ? { say, args } : { say };
  });
}

/** The newest decision that a viewer who last saw `version` knows, as it still stands. */
export function knownAt(table: Table, version: number): number {
  let n = table.taken.length;
  while (n > 0 && table.taken[n - 1].version > version) n--;
  return n;
}

type Told<Type> = Extract<ServerMessage, { type: Type }>;

/** So many decisions of the log come with the full situation; older ones are asked for. */
const LOG_PAGE = 100;

/** Everything, for a viewer who has just come. */
export function full(table: Table, viewer: Viewer, seen: Situation, fairness?: Fairness): Told<'full'> {
  const log = logFor(table, reader(table, viewer), seen.decisions - LOG_PAGE + 1);
  return { type: 'full', protocol: PROTOCOL, situation: seen, log, ...(fairness ? { fairness } : null) };
}

/** A page of the log before decision `before`. */
export function olderLog(table: Table | null, viewer: Viewer, before: number): Told<'log'> {
  const to = Math.min(before - 1, table?.taken.length ?? 0);
  const lines = table ? logFor(table, reader(table, viewer), to - LOG_PAGE + 1, to) : [];
  return { type: 'log', before, lines };
}

/** What a viewer who holds `before` must be told, and the situation it then holds. */
export function update(
  table: Table,
  viewer: Viewer,
  before: Situation,
  uncovered: Seat | null = null,
): { after: Situation; update: Told<'patch'> } {
  const after = situation(table, viewer, uncovered);
  const keep = Math.min(knownAt(table, before.version), before.decisions);
  return {
    after,
    update: {
      type: 'patch',
      from: before.version,
      version: after.version,
      patch: makePatch(before, after, positionOf(table).patches),
      keep,
      log: logFor(table, reader(table, viewer), keep + 1),
    },
  };
}
