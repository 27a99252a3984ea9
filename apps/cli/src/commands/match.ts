import { type BotKit, isMatchWord, makeMatchBot } from '@pony/bots';
import type { SeatSpec } from '@pony/engine';
import { type Command, count, Fault, text } from '../command.ts';
import { spread } from '../crew.ts';
import { addCounts, lines, rounded, wilson } from '../figures.ts';
import { botWord, fullOptions, gameOf, givenBudget, givenJobs, givenOptions, MANY_FLAGS, seatsOf } from '../given.ts';
import type { Tally } from '../jobs/match.ts';
import { copyOf } from '../rival/copy.ts';
import { commitNamed, frozenWord } from '../rival/frozen.ts';

export const match: Command = {
  name: 'match',
  summary: 'two bots against each other, on the same seeds from both sides',
  usage:
    'match <game> --a BOT --b BOT [--games N] [--seed S] [--ms N | --iterations N] [--options k=v,k=v] [--jobs N] [--json]',
  help: `Plays N games (100), every seed twice with the sides swapped, and prints, from the point of view of a,
  {wins, losses, draws, rate, ci95, bySide, msPerAction, reasons, uncounted}
A draw counts half in rate; ci95 is Wilson's interval. Where a side has several seats, one bot plays them all.
  --a, --b         a bot or level: random, greedy, search, hobbit, ranger, wizard; greedy-shy leaves an expansion alone,
                   where a game has such a style; search@NAME is the bot of an earlier commit (pony freeze). A game that it cannot
                   follow by its own rules is uncounted; more than 2 % of them and the match does not hold
  --games N        how many games
  --seed S         any words ("pony")
  --ms N           processor time for an action; --iterations N: rounds of search instead, reproducible; else each bot's own
  --options k=v    options of the game
  --jobs N         worker threads (all cores)`,
  words: [1, 1],
  flags: {
    ...MANY_FLAGS,
    a: { type: 'string' },
    b: { type: 'string' },
    ms: { type: 'string' },
    iterations: { type: 'string' },
  },
  run: async (given) => {
    const { game, bots: kit } = await gameOf(given.words[0]);
    const options = fullOptions(game, givenOptions(given) ?? {});
    const a = botWord(given, 'a', isWord);
    const b = botWord(given, 'b', isWord);
    for (const word of [a, b]) refuseUnknown(word, kit);
    const sides = twoSides(game.id, seatsOf(game, options));
    const games = count(given, 'games', 100);
    const data = { game: game.id, options, seed: text(given, 'seed') ?? 'pony', a, b, budget: givenBudget(given) };
    const parts = await spread({ job: 'match', data, games, jobs: givenJobs(given), label: `${a} against ${b}` });
    const bySide: Record<string, Tally> = Object.fromEntries(sides.map((side) => [side, none()]));
    const reasons: Record<string, number> = {};
    const spent = { a: { ms: 0, actions: 0 }, b: { ms: 0, actions: 0 } };
    for (const part of parts) {
      for (const [side, tally] of Object.entries(part.bySide)) addCounts(bySide[side] as never, tally as never);
      addCounts(reasons, part.reasons);
      for (const who of ['a', 'b'] as const) {
        spent[who].ms += part.ms[who];
        spent[who].actions += part.actions[who];
      }
    }
    const astray = parts.flatMap((part) => part.astray);
    for (const why of astray.slice(0, SHOWN)) process.stderr.write(`uncounted: ${why}\n`);
    const all = none();
    for (const tally of Object.values(bySide)) addCounts(all as never, tally as never);
    const ms = (who: 'a' | 'b'): number => rounded(spent[who].ms / Math.max(1, spent[who].actions), 2);
    const json = {
      game: game.id,
      a,
      b,
      games,
      ...all,
      rate: rate(all),
      ci95: wilson(rate(all), games - astray.length),
      bySide: Object.fromEntries(
        Object.entries(bySide).map(([side, tally]) => [side, { ...tally, rate: rate(tally) }]),
      ),
      msPerAction: { a: ms('a'), b: ms('b') },
      reasons,
      uncounted: astray.length,
    };
    return { json, text: lines(json), ok: astray.length <= games * MOST_UNCOUNTED };
  },
};

const MOST_UNCOUNTED = 0.02;
const SHOWN = 3;

const isWord = (word: string): boolean => isMatchWord(word) || frozenWord(word) !== null;

/** Names what is wrong with a word for a bot; of a frozen one the copy is made. */
function refuseUnknown(word: string, kit: BotKit): void {
  const frozen = frozenWord(word);
  if (frozen) {
    copyOf(commitNamed(frozen[1]));
    return;
  }
  try {
    makeMatchBot(word, kit);
  } catch (error) {
    throw new Fault((error as Error).message);
  }
}

/** A match needs two sides; throws a Fault when there are others. */
export function twoSides(game: string, seats: readonly SeatSpec[]): string[] {
  const sides = [...new Set(seats.map((seat) => seat.team))];
  if (sides.length === 1)
    throw new Fault(`${game} is co-operative under these options: there is nobody to play against`);
  if (sides.length > 2) throw new Fault(`${game} has ${sides.length} sides under these options; a match needs two`);
  return sides;
}

const none = (): Tally => ({ wins: 0, losses: 0, draws: 0 });

function rate({ wins, losses, draws }: Tally): number {
  const games = wins + losses + draws;
  return games === 0 ? 0 : rounded((wins + draws / 2) / games, 4);
}
