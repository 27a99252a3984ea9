/** Whoever plays in a match: a bot of this program, or one of an earlier commit that follows the game by its record. */
import { type Bot, type BotKit, type Budget, makeMatchBot } from '@pony/bots';
import { type Options, optionFromWords, type RecordLine } from '@pony/engine';
import { Astray, followGame, frozenWord, thaw } from '../rival/frozen.ts';

export interface Player extends Pick<Bot, 'budget' | 'everyPick' | 'chooseAction'> {
  /** Told of every decision of the game, its own among them. */
  readonly hear?: (line: RecordLine) => void;
}

/** By the word for a bot: who plays a game that is started with given words. */
export async function opponent(
  word: string,
  game: string,
  options: Options,
  kit: BotKit,
): Promise<(words: string) => Player> {
  const frozen = frozenWord(word);
  if (!frozen) {
    const bot = makeMatchBot(word, kit);
    return () => bot;
  }
  const [name, at] = frozen;
  const old = await thaw(at);
  const { budget, everyPick } = old.bots.makeBot(name, (await old.games.loadGame(game)).bots);
  const begin = await followGame(old, name, game, options);
  return (words) => {
    const follower = begin(words);
    return {
      budget,
      everyPick,
      hear: follower.hear,
      chooseAction: (rules, _s, seat, _rng, given: Budget = budget) =>
        follower.picks(seat, given).map((pick) => {
          try {
            return optionFromWords(rules, pick);
          } catch (error) {
            throw new Astray((error as Error).message);
          }
        }),
    };
  };
}
