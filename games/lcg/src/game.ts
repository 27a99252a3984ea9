/** The Lord of the Rings: The Card Game as the engine plays it. The rules belong to the options: cards are numbered by the decks. */
import { asked, type Game, type Options, type Rules, type Views } from '@pony/engine';
import { clone } from './clone.ts';
import { determinize } from './determinize.ts';
import { invariants } from './invariants.ts';
import { kinds, namesOf, notation } from './names.ts';
import { OPTIONS, seatsOf } from './options.ts';
import { nextLog } from './result.ts';
import { rosterOf } from './roster.ts';
import { lcgProcedures, main } from './rules/index.ts';
import { setup } from './setup.ts';
import type { Lcg } from './state.ts';
import { type LcgView, openView, view } from './view.ts';

export type LcgRules = Rules<Lcg, LcgView>;

const once = <T>(make: () => T): (() => T) => {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

/** Decks and log are read when cards are named or dealt: who asks for the seats alone may not have all options yet. */
function makeRules(options: Options): LcgRules {
  const roster = once(() => rosterOf(options));
  const names = once(() => namesOf(roster()));
  const rules: LcgRules = {
    id: 'lcg',
    version: '3',
    passes: ['pass'],
    sharesHands: 'team',
    procedures: lcgProcedures,
    main,
    notation,
    kinds,
    seats: seatsOf,
    setup: (_options, rng) => setup(roster(), rng),
    clone,
    view: (s, seat, also) => views(s)(seat, also),
    views,
    // LC-26.4
    brings: (s): Options => {
      const log = nextLog(s, roster());
      return log === null ? {} : { log };
    },
    determinize,
    invariants,
    name: (kind, id) => names().name(kind, id),
    find: (kind, word) => names().find(kind, word),
    size: (kind) => names().size(kind),
  };
  return rules;

  function views(s: Lcg): Views<LcgView> {
    const open = openView(s, asked(rules, s), nextLog(s, roster()));
    return (seat, also) => view(s, open, seat, also);
  }
}

const made = new Map<string, LcgRules>();
const KEPT = 64;

/** The same options give the same rules. */
export function rulesOf(options: Options): LcgRules {
  const key = JSON.stringify(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));
  let found = made.get(key);
  if (!found) {
    found = makeRules(options);
    if (made.size >= KEPT) made.clear();
    made.set(key, found);
  }
  return found;
}

export const game: Game = { id: 'lcg', options: OPTIONS, rules: (options) => rulesOf(options) };
