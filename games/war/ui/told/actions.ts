/** What was done since some moment, action by action: one for every die, with everything that came of it. Pure. */
import type { Say } from '@pony/engine';
import type { LogLine } from '@pony/protocol';
import type { TellingNow } from '@pony/ui';

/** An action as the log tells it. */
export interface Deed {
  /** The decision that began it. */
  readonly n: number;
  readonly seat: number;
  /** The die that paid, as what it was used, and for what; a pass has none. */
  readonly die: number | null;
  readonly verb: string;
  readonly says: readonly Say[];
}

/** Sentences that begin an action: what was done, and the die. */
const BEGINS: ReadonlySet<string> = new Set(['uses-die', 'passes', 'skips', 'sways', 'removes-card']);
const TURN = 'turn';

/** Every action of the last turns, oldest first; what a turn brings before its first die is none. */
export function deedsOf(log: readonly LogLine[], turns = 1): Deed[] {
  const out: Deed[] = [];
  let left = turns;
  let tail: Say[] = [];
  for (let i = log.length - 1; i >= 0 && left > 0; i--) {
    const { n, seat, says } = log[i];
    for (let j = says.length - 1; j >= 0 && left > 0; j--) {
      const { say, args = {} } = says[j];
      if (say === TURN) {
        left--;
        tail = [];
      } else if (BEGINS.has(say)) {
        const die = typeof args.die === 'number' ? args.die : null;
        const verb = say === 'uses-die' ? String(args.action) : say;
        out.unshift({ n, seat: seat ?? 0, die, verb, says: [says[j], ...tail] });
        tail = [];
      } else tail.unshift(says[j]);
    }
  }
  return out;
}

/** What others did since the reader acted last; `old`: he is acting again already. */
export function sinceOwn(deeds: readonly Deed[], viewer: readonly number[]): { deeds: readonly Deed[]; old: boolean } {
  const own = ({ seat }: Deed): boolean => viewer.includes(seat);
  let end = deeds.length;
  while (end > 0 && own(deeds[end - 1])) end--;
  let from = end;
  while (from > 0 && !own(deeds[from - 1])) from--;
  return { deeds: deeds.slice(from, end), old: end < deeds.length };
}

/** The action that is being told, as far as it was told. */
export function runningDeed(deeds: readonly Deed[], telling: TellingNow | undefined): Deed | null {
  const { act = null, done = [] } = telling ?? {};
  if (!act) return null;
  const says = [...done, act].map(({ say }) => say);
  const begun = says.findLastIndex(({ say }) => BEGINS.has(say));
  const last = deeds.at(-1);
  if (begun < 0 && last && last.seat === act.seat) return { ...last, says: [...last.says, ...says] };
  return { n: Number.parseInt(act.id, 10), seat: act.seat ?? 0, die: null, verb: '', says };
}
