/** Tables of The Lord of the Rings: The Card Game, prepared by its own bots. */

import { makeBot } from '@pony/bots';
import { options, rngOf, seedOf } from '@pony/engine';
import { loadGame } from '@pony/games';
import { askedNow, decide, openTable, type Sitter, type Table, undo } from '@pony/table';
import { YOU } from './tables.ts';

const { game, bots } = await loadGame('lcg');
const TRIES = 60;

interface Played {
  readonly options: Readonly<Record<string, string>>;
  readonly seats?: readonly Sitter[];
  readonly seed?: string;
}

/** A game played by greedy bots at every seat, until `until` holds or it is over. */
function played(
  { options: given, seats = [YOU], seed = 'lcg' }: Played,
  n: number,
  until: (table: Table) => boolean,
): Table {
  const bot = makeBot('greedy', bots);
  const table = openTable({ game, seed: `${seed} ${n}`, seats, options: given });
  const rng = rngOf(seedOf(`${seed} bot ${n}`));
  for (let step = 0; step < 3000 && !until(table); step++) {
    const [seat] = askedNow(table);
    if (seat === undefined) return table;
    decide(table, seat, bot.choose(table.rules, table.state, seat, rng));
  }
  return table;
}

/** The first of some games in which it comes to this. */
export function lcgUntil(how: Played, until: (table: Table) => boolean): Table {
  for (let n = 0; n < TRIES; n++) {
    const table = played(how, n, until);
    if (until(table)) return table;
  }
  throw new Error(`in ${TRIES} games it never came to this`);
}

/** A won game with its last decision taken back: one press ends it. */
export function lcgAlmostWon(how: Played): Table {
  const won = lcgUntil(how, (table) => table.state.outcome?.seats[0] === 'won');
  undo(won, won.taken.at(-1)?.seat ?? 0, won.taken.length);
  return won;
}

/** What may be chosen now at a prepared table. */
export const legalAt = (table: Table): readonly (readonly (string | number)[])[] => {
  const [seat] = askedNow(table);
  return seat === undefined ? [] : options(table.rules, table.state, seat);
};
