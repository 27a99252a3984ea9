/** The log as a viewer may read it, and the digest of what happened while somebody was away. */
import type { GameEvent, Say } from '@pony/engine';
import { type LogLine, makePatch, type Patch, type Situation } from '@pony/protocol';
import { situation } from './look.ts';
import type { Table, Viewer } from './types.ts';

/** Lines from decision `from` to decision `to`; the opening is decision 0. */
export function logFor(table: Table, viewer: Viewer, from = 0, to = table.taken.length): LogLine[] {
  const lines: LogLine[] = [];
  if (from <= 0) lines.push({ n: 0, version: 0, seat: null, says: faces(table.opening, viewer) });
  for (let n = Math.max(1, from); n <= to; n++) {
    const { seat, version, events } = table.taken[n - 1];
    lines.push({ n, version, seat, says: faces(events, viewer) });
  }
  return lines;
}

function faces(events: readonly GameEvent[], viewer: Viewer): Say[] {
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

export interface Update {
  readonly from: number;
  readonly version: number;
  readonly patch: Patch;
  /** Log lines after this decision are gone or new. */
  readonly keep: number;
  readonly log: readonly LogLine[];
}

/** What a viewer who holds `before` must be told, and the situation it then holds. */
export function update(table: Table, viewer: Viewer, before: Situation): { after: Situation; update: Update } {
  const after = situation(table, viewer);
  const keep = knownAt(table, before.version);
  return {
    after,
    update: {
      from: before.version,
      version: after.version,
      patch: makePatch(before, after),
      keep,
      log: logFor(table, viewer, keep + 1),
    },
  };
}

export interface Digest {
  /** At most five, in the order in which they happened. */
  readonly lines: readonly (Say & { readonly n: number })[];
  /** How many others were left out. */
  readonly left: number;
}

const DIGEST_LINES = 5;

/**
 * "While you were away": what other seats did since `version`. Of many lines the rarest kinds are kept, because what
 * happens seldom matters most; of equally rare ones the newer.
 */
export function digest(table: Table, viewer: Viewer, version: number): Digest {
  const news = logFor(table, viewer, knownAt(table, version) + 1)
    .filter((line) => line.n > 0 && (line.seat === null || !viewer.includes(line.seat)))
    .flatMap((line) => line.says.map((say) => ({ ...say, n: line.n })));
  if (news.length <= DIGEST_LINES) return { lines: news, left: 0 };
  const times = new Map<string, number>();
  for (const { events } of table.taken) for (const { say } of events) times.set(say, (times.get(say) ?? 0) + 1);
  const kept = news
    .map((line, at) => ({ line, at, times: times.get(line.say) ?? 0 }))
    .sort((a, b) => a.times - b.times || b.at - a.at)
    .slice(0, DIGEST_LINES)
    .sort((a, b) => a.at - b.at);
  return { lines: kept.map(({ line }) => line), left: news.length - kept.length };
}
