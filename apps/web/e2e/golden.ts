/** Golden games of any game, as they stood when something held. */
import { readFileSync } from 'node:fs';
import {
  apply,
  type BaseView,
  type Core,
  completeOptions,
  optionFromWords,
  parseRecord,
  type Seat,
  start,
} from '@pony/engine';
import { loadGame } from '@pony/games';
import { fromRecord, type Sitter, type Table } from '@pony/table';
import { BOT, YOU } from './tables.ts';

const goldenText = (folder: string, name: string): string =>
  readFileSync(new URL(`../../../games/${folder}/golden/${name}.record`, import.meta.url), 'utf8');

interface Moment {
  /** Under games/: `duel`, `war/kings`. */
  readonly folder: string;
  readonly name: string;
  /** The reader's seats; bots hold the others. */
  readonly mine?: readonly Seat[];
  /** Looks at what the first of these seats sees before a decision of its own. */
  fits(view: BaseView, n: number): boolean;
}

/** Those who sit there: the reader and bots. */
const sitters = (seats: readonly string[], mine: readonly Seat[]): Sitter[] =>
  seats.map((_, seat) => (mine.includes(seat) ? YOU : BOT));

/** The first moment at which it holds while one of the reader's seats is to decide. */
export async function goldenWhen({ folder, name, mine = [0], fits }: Moment): Promise<Table> {
  const record = parseRecord(goldenText(folder, name));
  const { game } = await loadGame(record.game, record.options);
  const options = completeOptions(game, record.options);
  const rules = game.rules(options);
  const state: Core = start(rules, options, record.seed).state;
  for (const [n, { seat, option }] of record.lines.entries()) {
    const by = record.seats.indexOf(seat);
    if (mine.includes(by) && fits(rules.view(state, mine[0]), n))
      return fromRecord(game, record, { decisions: n, seats: sitters(record.seats, mine) });
    apply(rules, state, by, optionFromWords(rules, option));
  }
  throw new Error(`in ${name} it never came to this`);
}

/** The whole game, over. */
export async function goldenOver(folder: string, name: string, mine: readonly Seat[] = [0]): Promise<Table> {
  const record = parseRecord(goldenText(folder, name));
  const { game } = await loadGame(record.game, record.options);
  return fromRecord(game, record, { seats: sitters(record.seats, mine) });
}
