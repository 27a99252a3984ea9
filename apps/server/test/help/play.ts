/** Players whose every choice follows from the seed, so that the same game can be played without a server. */
import { hash8, type Option, options as optionsOf } from '@pony/engine';
import { loadGame } from '@pony/games';
import type { Situation } from '@pony/protocol';
import { askedNow, decide, openTable, outcomeOf, recordOf } from '@pony/table';
import type { PonyClient } from '../../src/client.ts';

/** The same for the same words, number of decisions and options. */
export function choice(words: string, decisions: number, options: readonly Option[]): Option {
  return options[Number.parseInt(hash8([words, decisions]), 16) % options.length];
}

export interface Around {
  before?(decisions: number): Promise<void> | void;
  /** Right after a decision was sent, before it can be answered. */
  during?(decisions: number): void;
  /** The rest of the game is left to others. */
  enough?(situation: Situation): boolean;
}

/** Plays on whenever the client is asked, until the game is over or it is enough; gives how many decisions were acknowledged. */
export async function playOn(client: PonyClient, words: string, around: Around = {}): Promise<number> {
  let taken = 0;
  const ends = (situation: Situation): boolean => situation.outcome !== null || around.enough?.(situation) === true;
  for (;;) {
    await client.until(({ situation, goodbye }) => {
      if (goodbye !== null) return true;
      return situation !== null && (ends(situation) || situation.offers.length > 0);
    });
    const { situation } = client;
    if (client.goodbye !== null || !situation) throw new Error(`the line ended: ${client.goodbye}`);
    if (ends(situation)) return taken;
    await around.before?.(situation.decisions);
    const open = situation.offers.filter(({ refusal }) => !refusal).map(({ option }) => option);
    const asked = client.decide(choice(words, situation.decisions, open), situation.seat ?? 0);
    around.during?.(situation.decisions);
    const answer = await asked;
    if (answer.type === 'done') taken++;
    else if (answer.type !== 'refused' || answer.refusal.say !== 'stale') throw new Error(JSON.stringify(answer));
    await client.until((now) => now.goodbye !== null || (now.situation?.version ?? 0) > situation.version);
  }
}

/** The game as it would have gone without any server: lines of its record, and the last view of every seat. */
export async function uninterrupted(id: string, seed: string, words: string) {
  const { game } = await loadGame(id);
  const table = openTable({
    game,
    seed,
    seats: game
      .rules({})
      .seats({})
      .map(() => ({ holder: 'person' as const })),
  });
  while (!outcomeOf(table)) {
    const [seat] = askedNow(table);
    const answer = decide(table, seat, choice(words, table.taken.length, optionsOf(table.rules, table.state, seat)));
    if (!answer.ok) throw new Error(answer.refusal.say);
  }
  const seats = [null, ...table.specs.keys()];
  return {
    lines: recordOf(table).lines,
    views: new Map(seats.map((seat) => [seat, table.rules.view(table.state, seat)])),
  };
}
