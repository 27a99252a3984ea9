/** One game between bots, from its words to its end. */
import { type Budget, playAction } from '@pony/bots';
import {
  asked,
  type Core,
  type Option,
  type Options,
  type Outcome,
  quickRng,
  type Rules,
  recordLine,
  type Seat,
  type SeatSpec,
  seedOf,
  start,
} from '@pony/engine';
import type { Player } from './opponent.ts';

export interface Played {
  readonly outcome: Outcome | null;
  readonly picks: readonly Option[];
  /** The turn it ended in, where the game counts turns. */
  readonly turn?: number;
}

/** A game that is not over by then is given up. */
const LONGEST = 100_000;

/** Processor time of this thread: what a bot thinks in it does not depend on what else the machine does. */
const ownTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** `bots` in the order of the seats. `acted` is told how long every action took; both in processor time. */
export function playGame(
  rules: Rules,
  options: Options,
  words: string,
  bots: readonly Player[],
  budget?: Budget,
  acted?: (seat: Seat, ms: number) => void,
): Played {
  const s: Core = start(rules, options, words).state;
  const rngs = bots.map((_, seat) => quickRng(seedOf(`${words} seat ${seat}`)));
  const hearers = [...new Set(bots)].flatMap((bot) => bot.hear ?? []);
  const picks: Option[] = [];
  while (!s.outcome && picks.length < LONGEST) {
    const [seat] = asked(rules, s);
    const begun = ownTime();
    const thought = { ...(budget ?? bots[seat].budget), clock: ownTime };
    let told = 0;
    playAction(bots[seat], rules, s, seat, rngs[seat], thought, (option, { chance }) => {
      picks.push(option);
      if (hearers.length === 0) return;
      const since = ownTime();
      const line = recordLine(rules, options, { seat, option }, chance, s);
      for (const hear of hearers) hear(line);
      told += ownTime() - since;
    });
    acted?.(seat, ownTime() - begun - told);
  }
  const turn = rules.view(s, null).counters.find(({ id, owner }) => id === 'turn' && owner === null)?.value;
  return { outcome: s.outcome, picks, turn };
}

/** Who won, as a word: a team, several joined by +, `shared`; in a co-operative game `won` or `lost`. */
export function resultOf(outcome: Outcome, seats: readonly SeatSpec[]): string {
  const teams = new Set(seats.map((seat) => seat.team));
  if (teams.size === 1) return outcome.seats[0];
  if (outcome.seats.includes('shared')) return 'shared';
  const winners = new Set(seats.flatMap((seat, i) => (outcome.seats[i] === 'won' ? [seat.team] : [])));
  return [...winners].join('+') || 'nobody';
}
