/** What one edition of the game is shown with: the base game, or the base game with expansions. Pure. */
import type { Bundle } from '@pony/text';
import { PROMPTS } from '../src/prompts.ts';
import type { VerbTable } from '../src/verb.ts';
import { FACTS, type Facts } from './data/facts.ts';
import { type Targets, targetsOf } from './point/targets.ts';

/** What an expansion adds in facts and words. */
export interface More {
  readonly facts: Facts;
  /** By language. */
  readonly text: Readonly<Record<string, Bundle>>;
  /** The tables of its rules: verbs, and questions with the rule behind each. */
  readonly verbs: VerbTable;
  readonly prompts: Readonly<Record<string, string>>;
}

export interface Edition extends Pick<More, 'facts' | 'prompts'> {
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
    prompts: Object.assign({}, PROMPTS, ...more.map(({ prompts }) => prompts)),
  };
}

export const BASE = editionWith();

/** The rule behind a question, opened from the prompt. */
export const ruleOfPrompt = ({ prompts }: Edition, say: string | undefined): string | undefined =>
  say !== undefined && Object.hasOwn(prompts, say) ? prompts[say] : undefined;
