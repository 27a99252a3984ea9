/** Random play under the laws. Every violation comes with a record that leads to it. */
import type { BotKit } from '@pony/bots';
import {
  asked,
  below,
  type Core,
  completeOptions,
  type Game,
  type GameEvent,
  type GameRecord,
  type Option,
  type Options,
  options,
  parseRecord,
  printRecord,
  quickRng,
  recordHead,
  replay,
  type Seat,
  seedOf,
} from '@pony/engine';
import { decide, openTable, recordOf, type Table } from '@pony/table';
import { drawGameOptions } from './draw.ts';
import {
  Broken,
  checkBarrier,
  checkConservation,
  checkJudgement,
  checkNonInterference,
  checkOnlookers,
  checkOptions,
  checkReach,
  checkRefusals,
  checkRoundTrip,
  checkViews,
  LAWS,
  type LawName,
  type Moment,
  type Unreached,
} from './laws.ts';
import { checkFreedom, takeBacks } from './undo.ts';

export interface Violation {
  readonly law: LawName;
  /** Number of the decision before which, or by which, the law was broken; of the last one when the game was over. */
  readonly step: number;
  readonly seed: string;
  readonly message: string;
  /** The game up to that moment. */
  readonly record: string;
}

export interface FuzzResult {
  games: number;
  decisions: number;
  violations: Violation[];
  /** How often each law was checked. */
  laws: Record<LawName, number>;
}

export interface FuzzOptions {
  readonly games: number;
  readonly seed: string;
  /** Number of the first game, when somebody else plays the earlier ones. */
  readonly from?: number;
  /** The same in every game; each draws the others. */
  readonly options?: Options;
  /** A game that is not over after so many decisions is taken to be endless. */
  readonly longest?: number;
  /** The laws that cost much are checked at one step in so many, drawn for; at every step without it. */
  readonly every?: number;
  /** What the game's table cannot reach; without it the law of reach is not checked. */
  readonly unreached?: Unreached;
  /** Who judges each decision of a game; without it that law is not checked. */
  readonly referee?: RefereeOf;
  /** The referee alone: no other law, nothing is replayed. */
  readonly refereeOnly?: boolean;
  /** The bots of the game, whose chances are laws too. */
  readonly kit?: BotKit;
  readonly onViolation?: (violation: Violation) => void;
  readonly onGame?: (played: number) => void;
}

/** A decision as a referee sees it: the table before and after it, what was offered, and the log. */
export interface Judged {
  readonly before: Core;
  readonly after: Core;
  readonly seat: Seat;
  readonly option: Option;
  readonly offered: readonly Option[];
  readonly events: readonly GameEvent[];
}
/** A referee for one game with these options: what was wrong, null for nothing. */
export type RefereeOf = (options: Options) => (step: Judged) => string | null;

const LONGEST = 20_000;

export const noLaws = (): Record<LawName, number> =>
  Object.fromEntries(LAWS.map((law) => [law, 0])) as Record<LawName, number>;

export function fuzz(game: Game, given: FuzzOptions): FuzzResult {
  const result: FuzzResult = { games: 0, decisions: 0, violations: [], laws: noLaws() };
  for (let n = 0; n < given.games; n++) {
    const violation = fuzzGame(game, `${given.seed}/${(given.from ?? 0) + n}`, result, given);
    result.games++;
    if (violation) {
      result.violations.push(violation);
      given.onViolation?.(violation);
    }
    given.onGame?.(n + 1);
  }
  return result;
}

/** One game from its words; adds to the counts and returns the first violation. */
export function fuzzGame(
  game: Game,
  words: string,
  count: FuzzResult,
  given: Pick<FuzzOptions, 'options' | 'longest' | 'every' | 'unreached' | 'referee' | 'refereeOnly' | 'kit'> = {},
): Violation | null {
  const longest = given.longest ?? LONGEST;
  const rng = quickRng(seedOf(`fuzz ${words}`));
  const full = completeOptions(game, drawGameOptions(game, rng, given.options));
  const seed = seedOf(words);
  let table: Table | null = null;
  let whole: GameRecord | null = null;
  const judge = given.referee?.(full) ?? null;
  try {
    table = open(game, full, seed);
    while (!table.state.outcome) {
      const moment = now(table, rng);
      if (given.refereeOnly) {
        takeOne(table, moment, count, false, judge);
        if (table.taken.length >= longest) throw new Broken('options', `not over after ${longest} decisions`);
        continue;
      }
      const closely = below(rng, given.every ?? 1) === 0;
      check(moment, count, closely, given.kit);
      if (given.unreached && closely) {
        count.laws.reach++;
        checkReach(moment, given.unreached);
      }
      takeOne(table, moment, count, closely, judge);
      if (table.taken.length >= longest) throw new Broken('options', `not over after ${longest} decisions`);
    }
    if (given.refereeOnly) return null;
    check(now(table, rng), count, true);
    count.laws.replay++;
    whole = recordOf(table);
    checkReplay(game, printRecord(whole));
    count.laws.undo += takeBacks(table, rng);
    return null;
  } catch (error) {
    const law = error instanceof Broken ? error.law : 'options';
    const message = error instanceof Broken ? error.message : ((error as Error).stack ?? String(error));
    whole ??= table ? recordOf(table) : { ...recordHead(game, full, seed), extra: {}, lines: [], result: null };
    return violation(whole, law, message);
  }
}

/** One person holds every seat: any decision may be taken back. */
function open(game: Game, full: Options, seed: string): Table {
  const seats = game.rules(full).seats(full);
  return openTable({ game, options: full, seed, seats: seats.map(() => ({ holder: 'person', person: 'fuzz' })) });
}

const now = (table: Table, rng: number[]): Moment => ({
  rules: table.rules,
  s: table.state,
  seats: table.specs.length,
  rng,
  seen: new Map(),
});

/** The laws that hold at every moment; without `closely` only the cheap one. */
function check(moment: Moment, { laws }: FuzzResult, closely: boolean, kit?: BotKit): void {
  laws.conservation++;
  checkConservation(moment);
  if (!closely) return;
  laws.roundTrip++;
  checkRoundTrip(moment);
  laws.options++;
  checkOptions(moment);
  laws.refusals++;
  checkRefusals(moment);
  laws.nonInterference++;
  checkNonInterference(moment);
  laws.views++;
  checkViews(moment);
  if (!kit) return;
  laws.judgement++;
  checkJudgement(moment, kit);
}

/** Takes a decision at random and checks it. */
function takeOne(
  table: Table,
  moment: Moment,
  count: FuzzResult,
  closely: boolean,
  judge: ReturnType<RefereeOf> | null,
): void {
  const { rules, s, rng } = moment;
  const who = asked(rules, s);
  const seat: Seat = who[below(rng, who.length)];
  const mine = options(rules, s, seat);
  const option: Option = mine[below(rng, mine.length)];
  if (closely) count.laws.undo++;
  const barrier = closely ? checkBarrier(moment, seat, option) : null;
  const before = judge ? rules.clone(s) : s;
  const answer = decide(table, seat, option);
  if (!answer.ok) throw new Broken('options', `an option of the list is refused: ${answer.refusal.say}`);
  count.decisions++;
  const taken = table.taken[table.taken.length - 1];
  if (judge) {
    count.laws.referee++;
    const wrong = judge({ before, after: table.state, seat, option, offered: mine, events: taken.events });
    if (wrong) throw new Broken('referee', wrong);
  }
  checkFreedom(table);
  if (barrier === null) return;
  if (taken.barrier !== barrier) throw new Broken('replay', 'the same decision in the same state led elsewhere');
  checkOnlookers(moment, seat, option, table.state, { events: [...taken.events], chance: [], barrier });
}

/** Law 4: the record, printed and read again, leads through the same states. */
export function checkReplay(game: Game, text: string): void {
  try {
    const record = parseRecord(text);
    if (printRecord(record) !== text) throw new Error('the record prints differently once it is read');
    replay(game, record);
  } catch (error) {
    throw new Broken('replay', (error as Error).message);
  }
}

/** The game so far with a line that says which law it breaks, and where. */
function violation(record: GameRecord, law: LawName, message: string): Violation {
  const step = record.lines.length + (record.result === null ? 1 : 0);
  const note = `law ${law}, decision ${step}: ${message.replace(/\s+/g, ' ').slice(0, 400)}`;
  return { law, step, seed: record.seed, message, record: printRecord({ ...record, extra: { note } }) };
}
