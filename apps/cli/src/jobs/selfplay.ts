/** Games to learn from: every seat has a teacher of its own, drawn for by the words of the game. */
import { type BotKit, makeBot } from '@pony/bots';
import type { Option, Options, Outcome } from '@pony/engine';
import { loadGame } from '@pony/games';
import { playGame } from './one-game.ts';

export interface SelfplayData {
  readonly game: string;
  readonly options: Options;
  readonly seed: string;
  /** No game is begun after this time of the clock. */
  readonly until?: number;
}

/** A whole game in few words: played again, it gives every position. */
export interface KeptGame {
  readonly words: string;
  readonly seats: Outcome['seats'];
  readonly reason: string;
  readonly picks: readonly Option[];
}
export type SelfplayPart = readonly KeptGame[];

/** Whoever teaches in a seat of a game; a team has one mind. */
const teacherAt = (kit: BotKit, words: string, team: string): BotKit => kit.teacher?.(`${words} ${team}`) ?? kit;

export async function selfplayJob(
  { game: id, options, seed, until = Number.POSITIVE_INFINITY }: SelfplayData,
  from: number,
  games: number,
  at: (done: number) => void,
): Promise<SelfplayPart> {
  const { game, bots: kit } = await loadGame(id);
  const rules = game.rules(options);
  const seats = rules.seats(options);
  const kept: KeptGame[] = [];
  for (let n = 0; n < games && Date.now() < until; n++) {
    const words = `${seed}/${from + n}`;
    const teams = new Map(seats.map(({ team }) => [team, makeBot('greedy', teacherAt(kit, words, team))]));
    const bots = seats.flatMap(({ team }) => teams.get(team) ?? []);
    const { outcome, picks } = playGame(rules, options, words, bots);
    if (outcome) kept.push({ words, seats: outcome.seats, reason: outcome.reason, picks });
    at(n + 1);
  }
  return kept;
}
