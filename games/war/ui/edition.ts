/** What one edition of the game is shown with: the base game, or the base game with expansions. Pure. */
import type { Bundle } from '@pony/text';
import { FACTS, type Facts, type IconName } from './data/facts.ts';
import { RULES } from './point/prompt-rules.ts';
import { type Targets, targetsOf, type Verbs } from './point/targets.ts';

/** What an expansion adds in facts and words. */
export interface More {
  readonly facts: Facts;
  /** By language. */
  readonly text: Readonly<Record<string, Bundle>>;
  readonly verbs: Verbs;
  /** By verb: actions of a die. */
  readonly icons: Readonly<Record<string, IconName>>;
  /** By question: the rule behind it. */
  readonly rules: Readonly<Record<string, string>>;
}

export interface Edition extends Omit<More, 'verbs' | 'text'> {
  readonly texts: readonly More['text'][];
  readonly targets: Targets;
}

/** The base game with these expansions. */
export function editionWith(...more: readonly More[]): Edition {
  const all = <T>(of: (facts: Facts) => readonly T[]): T[] => more.flatMap(({ facts }) => of(facts));
  return {
    facts: {
      characters: [...FACTS.characters, ...all(({ characters }) => characters)],
      cards: [...FACTS.cards, ...all(({ cards }) => cards)],
      tiles: [...FACTS.tiles, ...all(({ tiles }) => tiles)],
      dice: [...FACTS.dice, ...all(({ dice }) => dice)],
    },
    texts: more.map(({ text }) => text),
    targets: targetsOf(...more.map(({ verbs }) => verbs)),
    icons: Object.assign({}, ...more.map(({ icons }) => icons)),
    rules: Object.assign({}, RULES, ...more.map(({ rules }) => rules)),
  };
}

export const BASE = editionWith();
