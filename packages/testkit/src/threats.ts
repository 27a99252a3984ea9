/** Threats are told from open things alone: whatever lies hidden, and whoever looks, they are the same. */
import assert from 'node:assert/strict';
import {
  apply,
  asked,
  type BaseView,
  below,
  completeOptions,
  type Game,
  type Options,
  options,
  rngOf,
  seedOf,
  start,
} from '@pony/engine';

/** As the table hands it out: a sentence, its rule and whom it concerns. */
interface Told {
  readonly id: string;
  readonly rule: string;
}

interface Walk<V extends BaseView> {
  readonly game: Game;
  readonly options?: Options;
  readonly threats: (view: V) => readonly Told[];
  readonly seeds: readonly string[];
  /** Decisions between two looks. */
  readonly every?: number;
  readonly most?: number;
}

/**
 * Plays at random and looks now and then: in three worlds that differ only in what is hidden from a seat, and for a
 * spectator, who sees no hand at all, the threats are the same. Says which threats were met.
 */
export function hiddenCardsChangeNoThreat<V extends BaseView>(walk: Walk<V>): Set<string> {
  const { game, threats, seeds, every = 7, most = 4000 } = walk;
  const full = completeOptions(game, walk.options ?? {});
  const rules = game.rules(full);
  const seats = rules.seats(full);
  const met = new Set<string>();
  const told = (state: ReturnType<typeof rules.clone>, seat: number | null): readonly Told[] =>
    threats(rules.view(state, seat) as V);
  for (const seed of seeds) {
    const { state } = start(rules, full, `threats ${seed}`);
    const rng = rngOf(seedOf(seed));
    for (let n = 0; n < most && !state.outcome; n++) {
      const [seat] = asked(rules, state);
      const mine = options(rules, state, seat);
      apply(rules, state, seat, mine[below(rng, mine.length)]);
      if (n % every > 0) continue;
      const open = told(state, null);
      for (const { id } of open) met.add(id);
      seats.forEach((_, who) => {
        assert.deepEqual(told(state, who), open, `seat ${who} and a spectator after ${n + 1} decisions of ${seed}`);
        for (let i = 0; i < 3; i++) {
          const world = rules.clone(state);
          rules.determinize(world, who, rng);
          assert.deepEqual(told(world, who), open, `another world for seat ${who} after ${n + 1} decisions of ${seed}`);
        }
      });
    }
  }
  return met;
}
