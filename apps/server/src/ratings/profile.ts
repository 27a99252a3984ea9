/** What a profile tells: ratings and their curves, how games ended, and against whom. */
import type { Outcome } from '@pony/engine';
import { describe } from '../info.ts';
import type { PlayedGame, Store, TableRow, User } from '../store/index.ts';
import { FRESH } from './glicko.ts';

const LONGEST = 500;
const SHOWN = 100;

type Result = 'won' | 'lost' | 'shared' | 'nothing';

/** How a game ended for a seat; one that was broken off or stranded ended in nothing. */
function resultOf({ reason, seats }: Outcome, seat: number): Result {
  if (reason === 'aborted' || reason === 'rules' || reason === 'undecided') return 'nothing';
  return seats[seat];
}

interface Sum {
  won: number;
  lost: number;
  shared: number;
}
const add = (sum: Sum, result: Result): void => {
  if (result !== 'nothing') sum[result]++;
};

type Steps = Awaited<ReturnType<Store['ratingSteps']>>;

/** What a rated game did to the rating; null when it did not count, or what went before is not known any more. */
function changeBy(table: string, steps: Steps): { before: number; after: number } | null {
  const at = steps.findIndex((step) => step.table === table);
  if (at < 0) return null;
  const { game, rating } = steps[at];
  const before = steps.slice(0, at).findLast((step) => step.game === game)?.rating;
  if (before === undefined && steps.length >= LONGEST) return null;
  return { before: Math.round(before ?? FRESH.rating), after: Math.round(rating) };
}

/** One game, from the side of the person. */
function entry(userId: string, played: PlayedGame, ids: readonly string[]) {
  const { table, game, options, outcome, moves, began, on, seats } = played;
  const own = seats.find((one) => one.userId === userId);
  const ended = JSON.parse(outcome) as Outcome;
  const seat = own?.seat ?? 0;
  const others = seats.filter((one) => one.userId !== userId).map(({ name, level }) => ({ name, bot: level !== null }));
  return {
    table,
    game,
    options: JSON.parse(options) as Record<string, string>,
    seat: ids[seat] ?? String(seat),
    result: resultOf(ended, seat),
    reason: ended.reason,
    others,
    moves,
    began,
    on,
  };
}

/** The first moment of a month: on which day somebody came is nobody's business. */
function monthOf(on: number): number {
  const day = new Date(on);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth());
}

export async function profileOf(store: Store, user: User, own: boolean) {
  const [kept, steps, played, came] = await Promise.all([
    store.ratingsOf(user.id),
    store.ratingSteps(user.id, LONGEST),
    store.playedBy(user.id, LONGEST),
    store.cameOn(user.id),
  ]);
  const ids = new Map<string, readonly string[]>();
  for (const { game, options } of played) {
    const key = `${game} ${options}`;
    if (ids.has(key)) continue;
    const row = { game, options: JSON.parse(options) } as TableRow;
    const specs = await describe(row, []).then(
      (found) => found.specs,
      () => [],
    );
    ids.set(
      key,
      specs.map(({ id }) => id),
    );
  }
  const games = played.map((one) => entry(user.id, one, ids.get(`${one.game} ${one.options}`) ?? []));
  const bySeat = new Map<string, Sum & { game: string; seat: string }>();
  const against = new Map<string, Sum & { name: string; bot: boolean; last: number }>();
  for (const { game, seat, result, others, on } of games) {
    const at = bySeat.get(`${game} ${seat}`) ?? { game, seat, won: 0, lost: 0, shared: 0 };
    bySeat.set(`${game} ${seat}`, at);
    add(at, result);
    if (others.length !== 1) continue;
    const [{ name, bot }] = others;
    const them = against.get(`${bot} ${name}`) ?? { name, bot, won: 0, lost: 0, shared: 0, last: on };
    against.set(`${bot} ${name}`, them);
    add(them, result);
  }
  return {
    name: user.name,
    login: user.login,
    since: monthOf(came),
    ratings: kept.map(({ game, rating, deviation, games: n }) => ({
      game,
      rating: Math.round(rating),
      deviation: Math.round(deviation),
      games: n,
      curve: steps.filter((step) => step.game === game).map((step) => Math.round(step.rating)),
    })),
    bySeat: [...bySeat.values()],
    // Whom somebody plays with is his own business.
    against: own ? [...against.values()] : [],
    games: own ? games.slice(0, SHOWN).map((one) => ({ ...one, rating: changeBy(one.table, steps) })) : [],
  };
}
