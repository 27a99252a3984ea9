/** Tables prepared outside the browser and laid into it, so that a test begins exactly where it wants to. */
import { below, type Option, options, rngOf, type Seat, seedOf } from '@pony/engine';
import { loadGame } from '@pony/games';
import { askedNow, decide, openTable, type Sitter, saveTable, type Table } from '@pony/table';
import { summaryOf } from '../src/local/open-table.ts';
import type { KeptTable } from '../src/store/kept.ts';

export const YOU = { holder: 'person', name: '', person: 'you' } as const;
export const FRIEND = { holder: 'person', name: '' } as const;
export const BOT = { holder: 'bot', name: '', level: 'hobbit' } as const;

export interface Prepared {
  /** Another game than Duel, as it is loaded. */
  game?: Parameters<typeof openTable>[0]['game'];
  options?: Readonly<Record<string, string>>;
  seats?: readonly Sitter[];
  undo?: 'free' | 'consent' | 'none';
  seed?: string;
  /** Plays at random until this holds; the first table on which it does is taken. */
  until: (table: Table, legal: readonly Option[]) => boolean;
  /** Of the options, those that bring the wished for nearer. */
  prefer?: (option: Option) => boolean;
}

const TRIES = 400;
const duel = (await loadGame('duel')).game;

function tryOnce(how: Prepared, seed: string): Table | null {
  const { game = duel, options: chosen, seats = [YOU, BOT], undo, until, prefer } = how;
  const table = openTable({ game, options: chosen, seed, seats, undo });
  const rng = rngOf(seedOf(`random ${seed}`));
  for (;;) {
    const seat: Seat | undefined = askedNow(table)[0];
    const legal = seat === undefined ? [] : options(table.rules, table.state, seat);
    if (until(table, legal)) return table;
    if (seat === undefined) return null;
    const liked = prefer ? legal.filter(prefer) : [];
    const from = liked.length > 0 ? liked : legal;
    decide(table, seat, from[below(rng, from.length)]);
  }
}

/** A game, of Duel unless another is named, played at random until something holds. */
export function prepare(how: Prepared): Table {
  for (let i = 0; i < TRIES; i++) {
    const table = tryOnce(how, `${how.seed ?? 'e2e'} ${i}`);
    if (table) return table;
  }
  throw new Error(`in ${TRIES} games it never came to this`);
}

export const verbs = (legal: readonly Option[]): Set<string> => new Set(legal.map(([verb]) => verb));

/** A table as this device keeps it. */
export const keptOf = (table: Table, id: string): KeptTable => ({
  id,
  game: table.game.id,
  changed: 1_000,
  saved: saveTable(table, { cache: true }),
  summary: summaryOf(table),
});
