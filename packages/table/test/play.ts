/** Shorthand for table tests. */
import assert from 'node:assert/strict';
import { below, type Option, options, type Seat } from '@pony/engine';
import { type Answer, askedNow, decide, openTable, type Table, type TableConfig } from '@pony/table';
import { river } from './games.ts';

export const person = { holder: 'person' } as const;
export const bot = { holder: 'bot', level: 'random' } as const;

export const twoPeople = (config: Partial<TableConfig> = {}): Table =>
  openTable({ game: river, seed: 'ford', seats: [person, person], ...config });

export function does(table: Table, seat: Seat, ...picks: (string | Option)[]): void {
  for (const pick of picks) {
    const option: Option = typeof pick === 'string' ? [pick] : pick;
    const answer = decide(table, seat, option);
    assert.ok(answer.ok, answer.ok ? '' : `${option} refused: ${answer.refusal.say}`);
  }
}

export function refusedWith(answer: Answer, say: string): void {
  assert.equal(answer.ok ? 'taken' : answer.refusal.say, say);
}

/** One decision of some seat that is asked, at random. */
export function anything(table: Table, rng: number[]): void {
  const seats = askedNow(table);
  const seat = seats[below(rng, seats.length)];
  const mine = options(table.rules, table.state, seat);
  does(table, seat, mine[below(rng, mine.length)]);
}

/** Everything of a table that is data, for comparing; what was found out about its position is no part of it. */
export const dataOf = ({ game: _game, rules: _rules, position: _position, ...data }: Table): unknown =>
  structuredClone(data);
