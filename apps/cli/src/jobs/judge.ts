/** What a judgement says of positions, and what came of them. */
import { chanceOf, makeMatchBot, outlook } from '@pony/bots';
import {
  asked,
  below,
  type Core,
  completeOptions,
  type Option,
  type Options,
  type Outcome,
  parseRecord,
  quickRng,
  type Rules,
  replay,
  seedOf,
  start,
  take,
} from '@pony/engine';
import { loadGame } from '@pony/games';
import { playGame } from './one-game.ts';

export interface JudgeData {
  readonly game: string;
  readonly options: Options;
  readonly seed: string;
  /** Bots of which each side draws one for a game. */
  readonly bots: readonly string[];
  readonly iterations?: number;
  readonly by: 'chance' | 'drive';
  /** Texts of records; with them no games are played. */
  readonly records?: readonly string[];
}

/** Chances that the sides of a game were told, and what came of it. */
export interface JudgedGame {
  readonly seats: readonly { readonly team: string; readonly end: number; readonly chances: readonly number[] }[];
  /** Positions of a set-up in which no number is to be had. */
  readonly unknown: number;
}

/** One position in so many is judged. */
const ONE_IN = 14;

export async function judgeJob(
  data: JudgeData,
  from: number,
  games: number,
  at: (done: number) => void,
): Promise<JudgedGame[]> {
  const { game, bots: kit } = await loadGame(data.game);
  const out: JudgedGame[] = [];
  for (let n = from; n < from + games; n++) {
    const text = data.records?.[n];
    const record = text === undefined ? null : parseRecord(text);
    const options = record ? completeOptions(game, record.options) : data.options;
    const rules = game.rules(options);
    const seats = rules.seats(options);
    const words = record?.seed ?? `${data.seed}/${n}`;
    const rng = quickRng(seedOf(`${data.seed} judges ${n}`));
    let played: { outcome: Outcome | null; picks: readonly Option[] };
    if (record) {
      const { state, steps } = replay(game, record);
      played = { outcome: state.outcome, picks: steps.map((step) => step.option) };
    } else {
      const teams = [...new Set(seats.map(({ team }) => team))];
      const drawn = teams.map(() => makeMatchBot(data.bots[below(rng, data.bots.length)], kit));
      const bots = seats.map(({ team }) => drawn[teams.indexOf(team)]);
      const budget = data.iterations === undefined ? undefined : { iterations: data.iterations };
      played = playGame(rules, options, words, bots, budget);
    }
    if (played.outcome) out.push(judged(rules, options, words, played.picks, played.outcome));
    at(n - from + 1);

    function judged(rules: Rules, options: Options, words: string, picks: readonly Option[], end: Outcome): JudgedGame {
      const firsts = [...new Set(seats.map(({ team }) => team))].map((team) =>
        seats.findIndex((one) => one.team === team),
      );
      const told = firsts.map((seat) => ({
        team: seats[seat].team,
        end: end.seats[seat] === 'won' ? 1 : end.seats[seat] === 'lost' ? 0 : 0.5,
        chances: [] as number[],
      }));
      let unknown = 0;
      const s: Core = start(rules, options, words).state;
      for (const pick of picks) {
        const [decider] = asked(rules, s);
        if (below(rng, ONE_IN) === 0)
          for (const [i, seat] of firsts.entries()) {
            const chance =
              data.by === 'chance' ? chanceOf(rules, kit, s, seat, rng) : (outlook(rules, kit, s, seat, rng) + 1) / 2;
            if (chance === null) unknown++;
            else told[i].chances.push(chance);
          }
        take(rules, s, decider, pick);
      }
      return { seats: told, unknown };
    }
  }
  return out;
}
