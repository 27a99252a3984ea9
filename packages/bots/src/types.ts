/** What a game gives to the bots, and what a bot is. Bots see engine interfaces only. */
import type { Core, Option, Rules, Seat } from '@pony/engine';
import type { Chances } from './learnt.ts';

export const LEVELS = ['hobbit', 'ranger', 'wizard'] as const;
export type LevelName = (typeof LEVELS)[number];
export const BRAINS = ['random', 'greedy', 'search'] as const;
export type BrainName = (typeof BRAINS)[number];
/** What may stand where a bot is named: a way of thinking or a level of a game. */
export type BotName = BrainName | LevelName;

/** Per action: all picks until another seat is asked. With `iterations` a choice is reproducible by its seed. */
export interface Budget {
  readonly ms?: number;
  readonly iterations?: number;
  /** The clock `ms` is read from, in milliseconds; the wall's where none is given. */
  readonly clock?: () => number;
}

export interface Level extends Budget {
  readonly bot: BrainName;
  /** One choice in so many is taken at random. */
  readonly randomEvery?: number;
  /** How the search of this game explores; see search.ts. */
  readonly search?: SearchStyle;
}

export interface SearchStyle {
  /** Weight of curiosity against experience. */
  readonly explore?: number;
  /** Decisions played after a new leaf before it is judged; 0 judges it at once. */
  readonly depth?: number;
  /** Options that are compared at all, the ones greedy likes best; 0 for a tree of them all. */
  readonly width?: number;
  /** All options are compared, as many as the width lets, however far they seem behind the best at first. */
  readonly all?: boolean;
  /** Questions answered by others before such an option is judged; the most of them where the kit has a horizon. */
  readonly replies?: number;
  /** Worlds in which such an option must have been compared before it is taken instead of greedy's own choice. */
  readonly worlds?: number;
}

/** Looking ahead by the plans of `follow`; see ahead.ts. */
export interface Ahead<S extends Core> {
  /** Whether a question is worth a look ahead; `deep` when search asks. */
  asks(s: S, seat: Seat, options: readonly Option[], deep: boolean): boolean;
  /** The world played on by the plans to where it can be judged. */
  play(world: S, seat: Seat): S;
  /** Worlds that greedy looks into. */
  readonly worlds: number;
}

export interface BotKit<S extends Core = Core> {
  /** How good the state is for a seat, roughly -1 (lost) to 1 (won). Sees determinized states only. */
  evaluate(s: S, seat: Seat): number;
  /** Index of the option to take in a playout, cheap; without it playouts are random. */
  policy?(s: S, seat: Seat, options: readonly Option[], rng: number[]): number;
  /**
   * Index of the option by which an action under way is carried on, -1 to judge what each option leads to. While a bot
   * only looks ahead, `sure` is false; true asks for a pick that is played as it is.
   */
  follow?(s: S, seat: Seat, options: readonly Option[], sure: boolean): number;
  /**
   * The options worth thinking about, at least one, out of those there are: of the orders in which the same things can be
   * picked, say, one is enough. Nobody is refused anything by it.
   */
  prune?(s: S, seat: Seat, options: readonly Option[]): readonly Option[];
  /**
   * Whether a world that began as `before` has come so far that what was done there can be judged: a round is over, say.
   * A narrow search then looks there alone; without it, at the end of the action and after some replies.
   */
  horizon?(before: S, s: S): boolean;
  /** With it greedy and search keep to the plans of `follow` unless another pick, played on by them, surely comes to more. */
  readonly ahead?: Ahead<S>;
  readonly levels: Readonly<Record<LevelName, Level>>;
  /** Other ways to play, by name: `greedy-shy` leaves an expansion alone, say. */
  readonly styles?: Readonly<Record<string, BotKit<S>>>;
  /** The chance to win, for people; `evaluate` is what picks moves. */
  readonly chances?: Chances<S>;
  /** Who plays the games that a judgement is learned from: as many ways to play as there are words. */
  readonly teacher?: (words: string) => BotKit<S>;
}

export interface Bot {
  readonly name: BotName;
  /** The budget of one action when none is given. */
  readonly budget: Budget;
  /** Whether every pick has the whole budget: where chance comes into play at every step an action has no end. */
  readonly everyPick: boolean;
  /**
   * The next picks of a seat, at least one. The list ends before another seat is asked, and after a pick that brought
   * chance or something hidden into play: whoever plays them asks again if the seat is still asked.
   * Makes determinized clones of `s` first and looks at nothing else.
   */
  chooseAction<S extends Core>(rules: Rules<S>, s: S, seat: Seat, rng: number[], budget?: Budget): Option[];
  /** The first of these picks. */
  choose<S extends Core>(rules: Rules<S>, s: S, seat: Seat, rng: number[], budget?: Budget): Option;
}
