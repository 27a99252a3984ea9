/** Every verb of Kings of Middle-earth. */
import type { OptionIn, VerbTable } from '../../src/verb.ts';
import type { Verb, OptionOf as WarOptionOf } from '../../src/verbs.ts';

export const VERBS = {
  // Done instead of using a die
  corrupt: { takes: ['character'], weighed: true, shown: true },
  // Actions: with which die, used as which result
  awaken: { takes: ['character', 'die', 'die'], paid: true, icon: 'pp:crown' },
  exchange: { takes: ['character', 'die', 'die'], paid: true, icon: 'gi:mounted-knight' },
  command: { takes: ['character', 'die', 'die'], paid: true, icon: 'pp:crown' },
  token: { takes: ['character', 'die', 'die'], paid: true, icon: 'pp:crown' },
  oust: { takes: ['character', 'die', 'die'], paid: true, icon: 'gi:broken-shield' },
  summon: { takes: ['character', 'die', 'die'], paid: true, icon: 'gi:queen-crown' },
  // Answers
  drop: { takes: ['die'] },
  'dismay-own': { takes: ['character'], spoken: true },
  'dismay-enemy': { takes: ['character'], spoken: true },
  tile: { takes: ['tile'] },
  'draw-on': { takes: [] },
  stop: { takes: [] },
  'give-up-card': { takes: ['character'] },
  ruler: { takes: ['character'] },
  // Ways a card leaves open
  'recruit-troops': { takes: [] },
  'return-tile': { takes: [] },
  'wake-nation': { takes: [] },
  'look-at-tiles': { takes: [] },
} as const satisfies VerbTable;

type KingsVerb = keyof typeof VERBS;
/** The option of a verb of either table. */
export type OptionOf<V extends Verb | KingsVerb> = V extends KingsVerb
  ? OptionIn<typeof VERBS, V>
  : V extends Verb
    ? WarOptionOf<V>
    : never;
export type KingsOption = OptionOf<Verb | KingsVerb>;
