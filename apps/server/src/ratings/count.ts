/** Games that count: what they do to the ratings of the two who played, once and no more. */
import type { Outcome } from '@pony/engine';
import type { Hub } from '../hub/types.ts';
import type { KeptRating, SeatRow } from '../store/index.ts';
import { aged, FRESH, rated } from './glicko.ts';

const DAY = 86_400_000;
const TRIES = 5;
/** Ended beside the rules without anybody having won or lost. */
const NOTHING = new Set(['aborted', 'rules', 'undecided']);
const SCORES: Readonly<Record<string, number>> = { won: 1, shared: 0.5, lost: 0 };

/** The two who played, each against the other; null when nothing is to be counted. */
function pair(seats: readonly SeatRow[], outcome: Outcome): { userId: string; score: number }[] | null {
  if (seats.length !== 2 || NOTHING.has(outcome.reason)) return null;
  const [a, b] = seats;
  if (a.userId === null || b.userId === null || a.userId === b.userId) return null;
  return [a, b].map(({ userId, seat }) => ({ userId: userId as string, score: SCORES[outcome.seats[seat]] }));
}

const freshOf = (userId: string): KeptRating => ({ userId, ...FRESH, games: 0, on: Date.now() });

/** Counts a game that is over; one that was broken off or stranded counts for nobody. */
export async function countGame(hub: Hub, id: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await hub.store.table(id);
    if (!row?.rated || row.status !== 'over' || row.outcome === null) return;
    const two = pair(await hub.store.seats(id), JSON.parse(row.outcome) as Outcome);
    if (!two) return hub.store.countNothing(id);
    const now = Date.now();
    const before = await Promise.all(
      two.map(async ({ userId }) => (await hub.store.rating(userId, row.game)) ?? freshOf(userId)),
    );
    const [a, b] = before.map((one) => ({ ...one, ...aged(one, (now - one.on) / DAY) }));
    const after = [
      { ...a, ...rated(a, [{ against: b, score: two[0].score }]) },
      { ...b, ...rated(b, [{ against: a, score: two[1].score }]) },
    ].map((one) => ({ ...one, games: one.games + 1, on: now }));
    if (await hub.store.count(id, row.game, after)) return;
  }
  hub.log.warn({ table: id }, 'a rated game was not counted yet');
}
