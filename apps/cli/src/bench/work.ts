/** One game of a kind of work, measured. Built against other commits too: it uses what they all have. */
import {
  asked,
  below,
  type Game,
  type Option,
  type Options,
  options,
  quickRng,
  type Rules,
  seedOf,
  start,
  take,
} from '@pony/engine';
import { makePatch } from '@pony/protocol';
import { decide, knownAt, logFor, openTable, situation, type Table, update } from '@pony/table';
import { added, NONE, since, type Used, usedNow } from './used.ts';

/**
 * `play`: random play by the rules alone. `view`: the same, with the mover's view built at each step. `table`: decisions at a
 * table where every seat has a viewer of its own, who is told in text. `parts`: the same, taken apart. `decide`: decisions at a
 * table that nobody looks at.
 */
export const KINDS = ['play', 'view', 'table', 'parts', 'decide'] as const;
export type Kind = (typeof KINDS)[number];

export const PARTS = ['decide', 'views', 'patches', 'text'] as const;
export type Parts = Readonly<Record<(typeof PARTS)[number], number>>;

export interface Done {
  /** Choices of two options or more in random play, decisions at a table. */
  readonly count: number;
  readonly used: Used;
  /** Microseconds of the thread. */
  readonly parts?: Parts;
}

export type Work = (words: string) => Done;

export function workOf(kind: Kind, game: Game, full: Options): Work {
  if (kind === 'play' || kind === 'view') {
    const rules = game.rules(full);
    return (words) => {
      const before = usedNow();
      const count = playRandom(rules, full, words, kind === 'view');
      return { count, used: since(before) };
    };
  }
  if (kind === 'decide') return (words) => decideOnly(game, full, words);
  return (words) => (kind === 'table' ? tableGame(game, full, words) : takenApart(game, full, words));
}

function playRandom(rules: Rules, full: Options, words: string, looks: boolean): number {
  const rng = quickRng(seedOf(words));
  const s = start(rules, full, words).state;
  let choices = 0;
  while (!s.outcome) {
    const who = asked(rules, s);
    const seat = who.length === 1 ? who[0] : who[below(rng, who.length)];
    if (looks) rules.view(s, seat);
    const mine = options(rules, s, seat);
    if (mine.length > 1) choices++;
    take(rules, s, seat, mine.length === 1 ? mine[0] : mine[below(rng, mine.length)]);
  }
  return choices;
}

function open(game: Game, full: Options, words: string): Table {
  const seats = game.rules(full).seats(full);
  return openTable({
    game,
    options: full,
    seed: words,
    seats: seats.map((_, seat) => ({ holder: 'person', person: `person ${seat}` })),
  });
}

type Held = ReturnType<typeof situation>[];

/** Somebody who is asked picks from what lies before him. */
function pick(table: Table, held: Held, rng: number[]): { seat: number; option: Option } {
  const who = asked(table.rules, table.state);
  const seat = who[below(rng, who.length)];
  const mine = held[seat].offers.filter(({ refusal }) => !refusal);
  return { seat, option: mine[below(rng, mine.length)].option };
}

function takeIt(table: Table, seat: number, option: Option): void {
  const answer = decide(table, seat, option);
  if (!answer.ok) throw new Error(`an offer is refused: ${answer.refusal.say}`);
}

function tableGame(game: Game, full: Options, words: string): Done {
  const rng = quickRng(seedOf(`decisions ${words}`));
  const table = open(game, full, words);
  let held: Held = table.specs.map((_, seat) => situation(table, [seat]));
  const before = usedNow();
  while (!table.state.outcome) {
    const { seat, option } = pick(table, held, rng);
    takeIt(table, seat, option);
    held = held.map((old, one) => {
      const { after, update: news } = update(table, [one], old);
      JSON.stringify(news);
      return after;
    });
  }
  return { count: table.taken.length, used: since(before) };
}

/** What `update` does, step by step, with a look at the clock after each. */
function takenApart(game: Game, full: Options, words: string): Done {
  const rng = quickRng(seedOf(`decisions ${words}`));
  const table = open(game, full, words);
  let held: Held = table.specs.map((_, seat) => situation(table, [seat]));
  const parts = { decide: 0, views: 0, patches: 0, text: 0 };
  let used = NONE;
  while (!table.state.outcome) {
    const { seat, option } = pick(table, held, rng);
    let before = usedNow();
    const lap = (part: keyof Parts): void => {
      const spent = since(before);
      parts[part] += spent.thread;
      used = added(used, spent);
      before = usedNow();
    };
    takeIt(table, seat, option);
    lap('decide');
    const seen = held.map((_, one) => situation(table, [one]));
    lap('views');
    const news = seen.map((after, one) => {
      const keep = Math.min(knownAt(table, held[one].version), held[one].decisions);
      return { patch: makePatch(held[one], after, table.position?.patches), keep, log: logFor(table, [one], keep + 1) };
    });
    lap('patches');
    for (const one of news) JSON.stringify(one);
    lap('text');
    held = seen;
  }
  return { count: table.taken.length, used, parts };
}

function decideOnly(game: Game, full: Options, words: string): Done {
  const rng = quickRng(seedOf(`decisions ${words}`));
  const first = open(game, full, words);
  while (!first.state.outcome) {
    const who = asked(first.rules, first.state);
    const seat = who[below(rng, who.length)];
    const mine = options(first.rules, first.state, seat);
    takeIt(first, seat, mine[below(rng, mine.length)]);
  }
  const table = open(game, full, words);
  const before = usedNow();
  for (const { seat, option } of first.taken) takeIt(table, seat, option);
  return { count: table.taken.length, used: since(before) };
}
