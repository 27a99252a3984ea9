/** Games that are over, from this device and from the server, as one list. Pure. */
import { type Options, parseRecord } from '@pony/engine';
import { shelfFor } from '../games.ts';
import type { PlayedGame } from '../online/api.ts';
import type { KeptTable } from '../store/kept.ts';
import { tableState } from './table-state.ts';

/** The game in which everybody wins or loses together, and the lowest score is the best. */
export const TOGETHER = 'lcg';
/** Seats of the dark side, in all games. */
const DARK: ReadonlySet<string> = new Set(['sauron', 'shadow', 'witch-king', 'saruman', 'balrog']);

type PlayedResult = 'won' | 'lost' | 'shared' | 'nothing' | 'seen';

export interface Played {
  /** Under which a replay and a review find it. */
  readonly id: string;
  readonly where: 'here' | 'online';
  readonly game: string;
  readonly options: Options;
  /** Which card of the shelf it came from. */
  readonly shelf: string;
  readonly result: PlayedResult;
  /** Why it ended; empty when nobody knows. */
  readonly reason: string;
  /** The reader's own seat; empty where they had none, or several. */
  readonly seat: string;
  readonly others: readonly { readonly name: string; readonly bot: boolean }[];
  /** How many moves it had, when it began (null: nobody knows) and ended. */
  readonly moves: number;
  readonly began: number | null;
  readonly on: number;
}

const RESULTS: Readonly<Record<string, PlayedResult>> = { youWon: 'won', youLost: 'lost', shared: 'shared' };

/** What the record of a kept table tells of its end. */
function endOf(saved: string): { options: Options; reason: string } {
  try {
    const { options, result, extra } = parseRecord((JSON.parse(saved) as { record: string }).record);
    return { options, reason: result?.split(' ')[1] ?? extra.ended?.split(' ')[0] ?? '' };
  } catch {
    return { options: {}, reason: '' };
  }
}

const shelfId = (game: string, options: Options): string => shelfFor(game, options)?.id ?? game;

/** A table of this device. */
export function playedHere({ id, game, changed, saved, summary }: KeptTable): Played {
  const { options, reason } = endOf(saved);
  const own = summary.seats.filter(({ who }) => who === 'you');
  const others = summary.seats
    .filter(({ who }) => who !== 'you')
    .map(({ who, level }) => ({ name: who === 'bot' ? (level ?? 'ranger') : '', bot: who === 'bot' }));
  return {
    id,
    where: 'here',
    game,
    options,
    shelf: shelfId(game, options),
    result: RESULTS[tableState(summary).say] ?? 'seen',
    reason,
    seat: own.length === 1 ? own[0].id : '',
    others,
    moves: summary.decisions,
    began: null,
    on: changed,
  };
}

/** A table of the server. */
export const playedOnline = ({ table, rating: _, ...rest }: PlayedGame): Played => ({
  ...rest,
  id: `online-${table}`,
  where: 'online',
  shelf: shelfId(rest.game, rest.options),
});

/** The side of the reader's seat; null where they had none, or several, or where there are no sides. */
export function sideOf({ game, seat }: Pick<Played, 'game' | 'seat'>): 'light' | 'dark' | null {
  if (seat === '' || game === TOGETHER) return null;
  return DARK.has(seat) ? 'dark' : 'light';
}

/** What a game of the server did to the rating of its player, as a sentence and its values; null where nothing is to be said. */
export const ratingSaid = ({
  result,
  rating,
}: PlayedGame): readonly [say: string, args?: Record<string, number>] | null =>
  rating ? ['review.ratingChange', { ...rating }] : result === 'nothing' ? ['online.profile.noCount'] : null;

export interface Wanted {
  /** Ids of shelves that are left out. */
  readonly without: readonly string[];
  readonly result: 'all' | 'won' | 'lost';
  readonly against: 'all' | 'people' | 'bots';
  readonly where: 'all' | 'here' | 'online';
  readonly side: 'all' | 'light' | 'dark';
  /** Words to be found in a row, as it is read. */
  readonly words: string;
}
export const ALL: Wanted = { without: [], result: 'all', against: 'all', where: 'all', side: 'all', words: '' };

/** Whether a game is wanted; `read` is everything its row says. */
export function fits(one: Played, wanted: Wanted, read: string): boolean {
  const { without, result, against, where, side, words } = wanted;
  if (without.includes(one.shelf)) return false;
  if (result !== 'all' && one.result !== result) return false;
  if (where !== 'all' && one.where !== where) return false;
  if (side !== 'all' && sideOf(one) !== side) return false;
  if (against !== 'all' && !one.others.some(({ bot }) => bot === (against === 'bots'))) return false;
  const sought = words.trim().toLocaleLowerCase();
  return sought === '' || read.toLocaleLowerCase().includes(sought);
}

export const ORDERS = ['newest', 'longest', 'closest'] as const;
export type Order = (typeof ORDERS)[number];
type CurveOf = (id: string) => readonly number[] | null;

/** How far a game lay from even on the whole, in percent; one that was never judged lies farthest. */
function leaning(id: string, curveOf: CurveOf): number {
  const curve = curveOf(id);
  return curve ? curve.reduce((sum, value) => sum + Math.abs(value - 50), 0) / curve.length : 100;
}

/** Games in the order they are asked for; what is alike stays newest first. */
export function inOrder(games: readonly Played[], order: Order, curveOf: CurveOf): Played[] {
  const newest = games.toSorted((a, b) => b.on - a.on);
  if (order === 'longest') return newest.toSorted((a, b) => b.moves - a.moves);
  if (order === 'closest') return newest.toSorted((a, b) => leaning(a.id, curveOf) - leaning(b.id, curveOf));
  return newest;
}

/** The worst judgement, in percent, from which a game was still won; null where none that was won was judged. */
export function wonFrom(games: readonly Played[], curveOf: CurveOf): number | null {
  const lowest = games.flatMap(({ id, result }) => (result === 'won' ? (curveOf(id) ?? []) : []));
  return lowest.length > 0 ? Math.min(...lowest) : null;
}

const DAY = 86_400_000;

/** Where a game stands in the list: this week, earlier in this month, or its month. */
export function spanOf(on: number, now: number): 'week' | 'month' | string {
  if (now - on < 7 * DAY) return 'week';
  const month = (time: number): string => new Date(time).toISOString().slice(0, 7);
  return month(on) === month(now) ? 'month' : month(on);
}

export interface MonthSum {
  readonly month: string;
  readonly won: number;
  readonly lost: number;
}

/** The last months, oldest first, with what was won and lost in each. */
export function monthsOf(games: readonly Played[], now: number, count = 6): MonthSum[] {
  const last = new Date(now);
  return Array.from({ length: count }, (_, i) => {
    const month = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - (count - 1 - i), 1))
      .toISOString()
      .slice(0, 7);
    const of = games.filter(({ on }) => new Date(on).toISOString().startsWith(month));
    const sum = (result: PlayedResult): number => of.filter((one) => one.result === result).length;
    return { month, won: sum('won'), lost: sum('lost') };
  });
}

/** Ways games ended, the commonest first, as shares of all that were decided. */
export function endingsOf(games: readonly Played[], most = 4): { game: string; reason: string; share: number }[] {
  const decided = games.filter(({ reason, result }) => reason !== '' && result !== 'nothing');
  const counts = new Map<string, { game: string; reason: string; n: number }>();
  for (const { game, reason } of decided) {
    const one = counts.get(`${game} ${reason}`) ?? { game, reason, n: 0 };
    counts.set(`${game} ${reason}`, one);
    one.n++;
  }
  return [...counts.values()]
    .toSorted((a, b) => b.n - a.n)
    .slice(0, most)
    .map(({ game, reason, n }) => ({ game, reason, share: n / decided.length }));
}

/** The longest run of games won one after another. */
export function longestRun(games: readonly Played[]): number {
  let run = 0;
  let best = 0;
  for (const { result } of games.toSorted((a, b) => a.on - b.on)) {
    if (result === 'won') run++;
    else if (result === 'lost') run = 0;
    best = Math.max(best, run);
  }
  return best;
}
