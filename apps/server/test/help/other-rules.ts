/** Programs whose rules of Duel are others, and games that were begun under them. */
import assert from 'node:assert/strict';
import { type AskStep, ask, type Core, type Game, type Option, procedure, type Rules } from '@pony/engine';
import { loadGame } from '@pony/games';
import type { PonyClient } from '../../src/client.ts';
import { replaceGame } from '../../src/playable.ts';
import { openStore } from '../../src/store/index.ts';
import type { Where } from './databases.ts';
import type { Person } from './people.ts';
import { sql } from './sql.ts';

export const loaded = await loadGame('duel');
export const old = loaded.game.rules({}).version;

interface Duel extends Core {
  coins: number[];
  discard: number[];
}

/** Duel in which a discarded card brings one coin more, if `more` says so, and the question of a turn is asked at `label`. */
export function duelWith(version: string, label = 'take', more: (s: Duel) => boolean = () => true): Game {
  const rules = loaded.game.rules({}) as unknown as Rules<Duel>;
  const { ask: take } = rules.procedures.turn.steps[0] as AskStep<Duel, object>;
  const turn = procedure<Duel>('turn', [
    ask<Duel>(label, {
      ...take,
      answer: (s, f, seat, option, cx) => {
        if (option[0] === 'discard' && more(s)) s.coins[seat] += 1;
        return take.answer(s, f, seat, option, cx);
      },
    }),
  ]);
  const changed = { ...rules, version, procedures: { ...rules.procedures, turn } } as unknown as Rules;
  return { ...loaded.game, rules: () => changed };
}
export const mended = duelWith('3');
export const program = (game: Game): void => replaceGame('duel', { ...loaded, game });

/** Whoever is asked takes the first option of these words that is open. */
export async function moves(clients: readonly PonyClient[], ...words: string[]): Promise<void> {
  for (const word of words) {
    await Promise.race(clients.map((client) => client.until(({ situation }) => Boolean(situation?.offers.length))));
    const client = clients.find(({ situation }) => situation?.offers.length) as PonyClient;
    const { version = 0, offers = [] } = client.situation ?? {};
    const open = offers.filter(({ refusal }) => !refusal).map(({ option }) => option);
    const option = open.find(([verb]) => verb === word) as Option;
    assert.equal((await client.decide(option)).type, 'done');
    await Promise.all(clients.map((one) => one.until(({ situation }) => (situation?.version ?? 0) > version)));
  }
}

export async function sitDown(people: readonly Person[], id: string): Promise<PonyClient[]> {
  const clients = people.map((person) => person.sit(id));
  await Promise.all(clients.map((client) => client.until(({ situation }) => situation !== null)));
  return clients;
}
export const getUp = (clients: readonly PonyClient[]) => Promise.all(clients.map((client) => client.close()));

/** The checkpoints of a database are others than the program left: none, or this one. */
export async function setCheckpoint(
  where: Where,
  id: string,
  kept: { seq: number; body: string } | null,
): Promise<void> {
  await sql(where, `DELETE FROM snapshots WHERE table_id = '${id}'`);
  const store = await openStore({ ...where, process: 'test' });
  if (kept) await store.putSnapshot(id, kept.seq, 'another', kept.body);
  await store.close();
}
