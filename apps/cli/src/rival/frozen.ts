/** Bots of an earlier commit in a match of today: they follow it by the lines of its record, with rules and a state of their own. */
import type * as Bots from '@pony/bots';
import { BOT_NAMES, type BotName, type Budget } from '@pony/bots';
import type * as Engine from '@pony/engine';
import type { Options, RecordLine, Seat } from '@pony/engine';
import type * as Games from '@pony/games';
import names from '@pony/games/rivals.json' with { type: 'json' };
import { Fault } from '../command.ts';
import { copyOf, load } from './copy.ts';

/** The bots of a commit and all they need. */
export interface Frozen {
  readonly engine: typeof Engine;
  readonly bots: typeof Bots;
  readonly games: typeof Games;
}

/** A line of the match that the frozen rules refuse, or read otherwise: from there on it is another game. */
export class Astray extends Error {}

/** `search@bots-0.1`: a bot and the name of a commit. */
export function frozenWord(word: string): readonly [bot: BotName, name: string] | null {
  const [bot, name, ...more] = word.split('@');
  const known = (BOT_NAMES as readonly string[]).includes(bot);
  return known && name && more.length === 0 ? [bot as BotName, name] : null;
}

/** The commit of a name in games/rivals.json. */
export function commitNamed(name: string): string {
  if (!Object.hasOwn(names, name))
    throw new Fault(`no rival is called "${name}"; there are: ${Object.keys(names).join(', ')}`);
  return names[name as keyof typeof names];
}

export async function thaw(name: string): Promise<Frozen> {
  const folder = copyOf(commitNamed(name));
  const [engine, bots, games] = await Promise.all([
    load(folder, 'packages/engine/src/index.ts'),
    load(folder, 'packages/bots/src/index.ts'),
    load(folder, 'games/index.ts'),
  ]);
  return { engine, bots, games } as Frozen;
}

/** A frozen bot at a game of today. */
export interface Follower {
  /** A decision was taken in the match. */
  hear(line: RecordLine): void;
  /** Its next picks, in words. */
  picks(seat: Seat, budget: Budget): string[];
}

/** Sits a frozen bot down at a game; `words` are those the game was started with. */
export async function followGame(
  { engine, bots, games }: Frozen,
  bot: BotName,
  id: string,
  options: Options,
): Promise<(words: string) => Follower> {
  const { game, bots: kit } = await games.loadGame(id);
  const mind = bots.makeBot(bot, kit);
  const rules = game.rules(options);
  const seats = rules.seats(options).map((seat) => seat.id);
  return (words) => {
    const { state } = engine.start(rules, options, words);
    const rngs = seats.map((_, seat) => engine.quickRng(engine.seedOf(`${words} seat ${seat}`)));
    return {
      hear(line) {
        const seat = seats.indexOf(line.seat);
        astrayIf(line, () => {
          const option = engine.optionFromWords(rules, line.option);
          const { chance } = engine.applyTelling(rules, state, seat, option);
          const told = engine.recordLine(rules, options, { seat, option }, chance, state).chance;
          if (told !== line.chance) throw new Error(`chance gave "${told}"`);
        });
      },
      picks: (seat, budget) =>
        mind.chooseAction(rules, state, seat, rngs[seat], budget).map((option) => engine.optionToWords(rules, option)),
    };
  };
}

function astrayIf(line: RecordLine, follow: () => void): void {
  try {
    follow();
  } catch (error) {
    throw new Astray(`"${line.option}" by ${line.seat} (${line.chance}): ${(error as Error).message}`);
  }
}
