import { applyTelling, asked, below, type Core, type Happened, type Option, type Rules, type Seat } from '@pony/engine';
import { greedyPick, searchAhead } from './greedy.ts';
import { randomPick } from './random.ts';
import { searchAction } from './search.ts';
import {
  type Bot,
  type BotKit,
  type BotName,
  BRAINS,
  type BrainName,
  type Budget,
  LEVELS,
  type Level,
} from './types.ts';

/** The budget of one action when a bot is named without a level. */
const USUAL: Budget = { ms: 200 };
/** What is left for thinking again when chance or something hidden came into play inside an action. */
const AGAIN = 0.15;

export const BOT_NAMES: readonly BotName[] = [...BRAINS, ...LEVELS];
export const isBotName = (name: string): name is BotName => (BOT_NAMES as readonly string[]).includes(name);

/** A bot by name; levels and evaluation come from the game's kit. Throws on a name that is none. */
export function makeBot(name: BotName, kit: BotKit): Bot {
  if (!isBotName(name)) throw new Error(`no bot is called "${name}"; there are ${BOT_NAMES.join(', ')}`);
  const level: Level = isBrain(name) ? { bot: name, search: kit.levels.ranger.search } : kit.levels[name];
  const usual: Budget = level.iterations || level.ms ? { ms: level.ms, iterations: level.iterations } : USUAL;
  const chooseAction: Bot['chooseAction'] = (rules, s, seat, rng, budget = usual) => {
    if (level.bot === 'random') return [randomPick(rules, s, seat, rng)];
    if (level.randomEvery && below(rng, level.randomEvery) === 0) return [randomPick(rules, s, seat, rng)];
    if (level.bot === 'greedy') return [greedyPick(rules, kit as BotKit<typeof s>, s, seat, rng)];
    if (kit.ahead) return [searchAhead(rules, kit as BotKit<typeof s>, s, seat, rng, budget)];
    return searchAction(rules, kit as BotKit<typeof s>, s, seat, rng, budget, level.search);
  };
  return {
    name,
    budget: usual,
    everyPick: kit.ahead !== undefined,
    chooseAction,
    choose: (rules, s, seat, rng, budget) => chooseAction(rules, s, seat, rng, budget)[0],
  };
}

/** A word for a bot of a match: a bot, or a way of thinking in a style of the game (`greedy-shy`). */
export const isMatchWord = (word: string): boolean => isBotName(word) || styleOf(word) !== null;

function styleOf(word: string): readonly [BrainName, string] | null {
  const [brain, style, ...more] = word.split('-');
  return (BRAINS as readonly string[]).includes(brain) && style && more.length === 0
    ? [brain as BrainName, style]
    : null;
}

/** A bot by such a word. */
export function makeMatchBot(word: string, kit: BotKit): Bot {
  const style = styleOf(word);
  if (!style) return makeBot(word as BotName, kit);
  const styles = kit.styles ?? {};
  if (!Object.hasOwn(styles, style[1])) {
    const known = Object.keys(styles).join(', ') || 'none';
    throw new Error(`this game has no "${style[1]}" bots, so "${word}" cannot play it; its styles: ${known}`);
  }
  return makeBot(style[0], styles[style[1]]);
}

const isBrain = (name: BotName): name is BrainName => (BRAINS as readonly string[]).includes(name);

/** What a bot may spend when it has already been surprised `times` times in its action. */
export const budgetOf = (bot: Pick<Bot, 'everyPick'>, budget: Budget, times: number): Budget =>
  bot.everyPick ? budget : shareOf(budget, times);

/** The share of an action's budget for thinking when the seat has already been surprised `times` times in it. */
export function shareOf(budget: Budget, times: number): Budget {
  const share = (1 - AGAIN) * AGAIN ** times;
  if (budget.iterations !== undefined) return { iterations: Math.max(1, Math.ceil(budget.iterations * share)) };
  return { ms: (budget.ms ?? 200) * share, clock: budget.clock };
}

/**
 * Plays one whole action of a seat, in place: all its picks until another seat is asked or the game is over.
 * `each` is told every pick and what it did.
 */
export function playAction<S extends Core>(
  bot: Pick<Bot, 'budget' | 'everyPick' | 'chooseAction'>,
  rules: Rules<S>,
  s: S,
  seat: Seat,
  rng: number[],
  budget: Budget = bot.budget,
  each?: (option: Option, happened: Happened) => void,
): void {
  for (let surprises = 0; asked(rules, s).includes(seat); surprises++) {
    for (const option of bot.chooseAction(rules, s, seat, rng, budgetOf(bot, budget, surprises))) {
      const happened = applyTelling(rules, s, seat, option);
      each?.(option, happened);
      if (happened.barrier) break;
    }
  }
}
