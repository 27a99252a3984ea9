/** Bots' turns. A bot is handed a world dealt anew for its seat, never the true state or the true generator. */
import { type Playable, type Question, think } from '@pony/bots';
import { type Option, quickRng, type Seat, seedOf } from '@pony/engine';
import { decide } from './decide.ts';
import { askedNow } from './posed.ts';
import type { Table } from './types.ts';

/** The first seat that is asked and held by a bot; null when the table waits for people or the game is over. */
export function botToMove(table: Table): Seat | null {
  return askedNow(table).find((seat) => table.sitters[seat].holder === 'bot') ?? null;
}

/** What a bot on this seat may think about, as plain data for a worker. */
export function botInput(table: Table, seat: Seat): Question {
  const seed = seedOf(`bot ${table.seed} ${table.taken.length} ${seat}`);
  const state = table.rules.clone(table.state);
  table.rules.determinize(state, seat, quickRng(seedOf(`world ${seed}`)));
  return {
    game: table.game.id,
    options: table.options,
    state,
    seat,
    bot: table.sitters[seat].level ?? 'random',
    surprises: surprises(table, seat),
    seed,
  };
}

/** How often chance or something hidden came into play in the action the seat is in. */
function surprises(table: Table, seat: Seat): number {
  let times = 0;
  for (let n = table.taken.length; n > 0 && table.taken[n - 1].seat === seat; n--) {
    if (table.taken[n - 1].barrier) times++;
  }
  return times;
}

/**
 * Plays the picks a bot has thought of, one after the other, as long as they still fit; stops after one that brought
 * chance or something hidden into play. `each` is called after every pick. Returns how many were taken.
 */
export function takePicks(table: Table, seat: Seat, picks: readonly Option[], now?: number, each?: () => void): number {
  let count = 0;
  for (const option of picks) {
    if (!decide(table, seat, option, { now }).ok) break;
    count++;
    each?.();
    if (table.taken[table.taken.length - 1].barrier) break;
  }
  return count;
}

/** Lets the bot on a seat think here and now, and plays its picks. */
export function decideForBot(table: Table, seat: Seat, playable: Playable, now?: number): number {
  const count = takePicks(table, seat, think(playable, botInput(table, seat)), now);
  if (count === 0) throw new Error(`the bot of seat ${seat} found nothing it may do`);
  return count;
}
