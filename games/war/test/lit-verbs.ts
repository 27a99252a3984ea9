/** Plays at random and begins every verb that the table lights at a region (WR-4.26). */
import assert from 'node:assert/strict';
import {
  applyTelling,
  below,
  type Core,
  completeOptions,
  type Game,
  type GameEvent,
  pending,
  quickRng,
  type Rules,
  seedOf,
  start,
} from '@pony/engine';
import type { War, WarView } from '../index.ts';
import { regionOfPlace } from '../ui/model.ts';
import { type Begun, NOBODY, type Targets } from '../ui/point/targets.ts';

/** Longer than any action. */
const MOST = 400;

/** What an event tells of where an action was done. */
const DONE: Readonly<Record<string, readonly [say: string, region: string]>> = {
  march: ['army-moves', 'from'],
  attack: ['attacks', 'from'],
  muster: ['recruits', 'region'],
};

/** Begins an action at a region as the table does, and answers everything after it at random: was it done there? */
function isDone(
  rules: Rules,
  from: Core,
  targets: Targets,
  region: number,
  { offer, figure }: Begun,
  chance: number[],
) {
  const s = rules.clone(from);
  const [verb] = offer.option;
  const told: GameEvent[] = [];
  const [seat] = pending(rules, s)?.seats ?? [];
  told.push(...applyTelling(rules, s, seat, offer.option).events);
  const seen = rules.view(s, seat) as WarView;
  const there = pending(rules, s)
    ?.options(seat)
    .filter((option) => {
      const at = targets.thingOf(option, seen);
      return at?.kind === 'region' && at.id === region && (figure === NOBODY || option[1] === figure);
    });
  if (!there?.length) return false;
  told.push(...applyTelling(rules, s, seat, there[0]).events);
  const [say, where] = DONE[verb];
  const done = (): boolean =>
    told.some((event) => event.say === say && regionOfPlace(Number(event.args?.[where]), seen) === region);
  for (let n = 0; n < MOST && !done(); n++) {
    const now = pending(rules, s);
    if (!now) return false;
    const list = now.options(now.seats[0]);
    const { events } = applyTelling(rules, s, now.seats[0], list[below(chance, list.length)]);
    told.push(...events);
  }
  return done();
}

/** The verbs that were found, each of which was done where it was lit. */
export function everyVerbIsDone(game: Game, given: Record<string, string>, targets: Targets, games: number) {
  const found = new Set<string>();
  for (let n = 0; n < games; n++) {
    const options = completeOptions(game, given);
    const rules = game.rules(options);
    const { state } = start(rules, options, seedOf(`verbs ${n}`));
    const chance = quickRng(seedOf(`choices ${n}`));
    for (let i = 0; i < 900 && !state.outcome; i++) {
      const now = pending(rules, state);
      if (!now) break;
      const [seat] = now.seats;
      const view = rules.view(state, seat) as WarView;
      const legal = now.options(seat).map((option) => ({ option }));
      for (const region of new Set(view.starts.flatMap(({ places }) => places.map((at) => regionOfPlace(at, view)))))
        for (const begun of targets.begunAt(legal, view, region)) {
          found.add(begun.offer.option[0]);
          const told = isDone(rules, state, targets, region, begun, chance.slice());
          assert.ok(
            told,
            `${begun.offer.option.join(' ')} at ${region} in turn ${(state as War).turn}, game ${n}, ${i}`,
          );
        }
      const list = now.options(seat);
      applyTelling(rules, state, seat, list[below(chance, list.length)]);
    }
  }
  return found;
}
