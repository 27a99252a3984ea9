import type { Budget } from '@pony/bots';
import { IllegalOption, type Options, type Outcome } from '@pony/engine';
import { loadGame } from '@pony/games';
import { addCounts } from '../figures.ts';
import { Astray } from '../rival/frozen.ts';
import { playGame } from './one-game.ts';
import { opponent } from './opponent.ts';

export interface MatchData {
  readonly game: string;
  readonly options: Options;
  readonly seed: string;
  readonly a: string;
  readonly b: string;
  readonly budget?: Budget;
}
/** How often `a` won, lost and drew when it held a side. */
export interface Tally {
  wins: number;
  losses: number;
  draws: number;
}
export interface MatchPart {
  readonly bySide: Record<string, Tally>;
  readonly reasons: Record<string, number>;
  readonly actions: { a: number; b: number };
  readonly ms: { a: number; b: number };
  /** Games that a frozen bot could not follow to the end, by why. */
  readonly astray: string[];
}

/** Games 2k and 2k + 1 are played on the same seed with the sides swapped. */
export async function matchJob(
  data: MatchData,
  from: number,
  games: number,
  at: (done: number) => void,
): Promise<MatchPart> {
  const { game, bots: kit } = await loadGame(data.game);
  const rules = game.rules(data.options);
  const seats = rules.seats(data.options);
  const teams = [...new Set(seats.map((seat) => seat.team))];
  const [a, b] = await Promise.all([data.a, data.b].map((word) => opponent(word, data.game, data.options, kit)));
  const part: MatchPart = { bySide: {}, reasons: {}, actions: { a: 0, b: 0 }, ms: { a: 0, b: 0 }, astray: [] };
  for (let n = from; n < from + games; n++) {
    const side = teams[n % 2];
    const whose = seats.map((seat) => (seat.team === side ? 'a' : 'b'));
    const words = `${data.seed}/${n >> 1}`;
    const bots = { a: a(words), b: b(words) };
    let outcome: Outcome | null;
    try {
      ({ outcome } = playGame(
        rules,
        data.options,
        words,
        whose.map((who) => bots[who]),
        data.budget,
        (seat, ms) => {
          part.actions[whose[seat]]++;
          part.ms[whose[seat]] += ms;
        },
      ));
    } catch (error) {
      if (!bots.a.hear && !bots.b.hear) throw error;
      if (!(error instanceof Astray || error instanceof IllegalOption)) throw error;
      part.astray.push(error.message);
      at(n - from + 1);
      continue;
    }
    part.bySide[side] ??= { wins: 0, losses: 0, draws: 0 };
    const end = outcome?.seats[whose.indexOf('a')];
    if (end === 'won') part.bySide[side].wins++;
    else if (end === 'lost') part.bySide[side].losses++;
    else part.bySide[side].draws++;
    addCounts(part.reasons, { [outcome?.reason ?? 'unfinished']: 1 });
    at(n - from + 1);
  }
  return part;
}
