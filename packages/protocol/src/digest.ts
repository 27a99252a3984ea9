/** "While you were away": a few lines of the log for somebody who comes back. */
import type { Say, Seat } from '@pony/engine';
import type { LogLine } from './situation.ts';

export interface Digest {
  /** At most five, in the order in which they happened. */
  readonly lines: readonly (Say & { readonly n: number })[];
  /** How many others were left out. */
  readonly left: number;
}

const LINES = 5;

/**
 * What other seats did since `version`. Of many lines the rarest kinds are kept, because what happens seldom matters most;
 * of equally rare ones the newer.
 */
export function digest(log: readonly LogLine[], viewer: readonly Seat[], version: number): Digest {
  const news = log
    .filter((line) => line.version > version && line.n > 0 && (line.seat === null || !viewer.includes(line.seat)))
    .flatMap((line) => line.says.map((say) => ({ ...say, n: line.n })));
  if (news.length <= LINES) return { lines: news, left: 0 };
  const times = new Map<string, number>();
  for (const { says } of log) for (const { say } of says) times.set(say, (times.get(say) ?? 0) + 1);
  const kept = news
    .map((line, at) => ({ line, at, times: times.get(line.say) ?? 0 }))
    .sort((a, b) => a.times - b.times || b.at - a.at)
    .slice(0, LINES)
    .sort((a, b) => a.at - b.at);
  return { lines: kept.map(({ line }) => line), left: news.length - kept.length };
}
