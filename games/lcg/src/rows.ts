/** What the data files of a set hold: facts and figures, ids in kebab-case, one row a line, no sentences. */
import type { KeywordWord, SphereWord, TraitWord, TypeWord } from './lists.ts';

/** One title. Numbers that a card does not print are left out; 0 is a printed 0 (LC-18.26). */
export interface CardRow {
  readonly id: string;
  /** Number in the collection. */
  readonly number: number;
  readonly type: TypeWord;
  readonly copies: number;
  readonly sphere?: SphereWord;
  readonly unique?: true;
  readonly cost?: number | 'X';
  /** Threat cost of a hero, threat strength of an encounter card. */
  readonly threat?: number;
  readonly willpower?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly hitPoints?: number;
  readonly engagement?: number;
  readonly questPoints?: number;
  readonly traits?: readonly TraitWord[];
  /** `{ "doomed": 2, "surge": 1, "victory": 4, "ranged": 1 }`. */
  readonly keywords?: Readonly<Partial<Record<KeywordWord, number>>>;
  /** Encounter set it belongs to. */
  readonly set?: string;
  /** Copies that bear the ring and are taken out in easy mode (LC-25.3); absent: none. */
  readonly ringed?: number;
  /** Stage of a quest card. */
  readonly stage?: number;
  /** Back of a boon or burden: which decks it can join. */
  readonly back?: 'player' | 'encounter';
  readonly burden?: true;
}

/** One scenario; its encounter deck is all cards of its sets (LC-4.9), its quest deck the stages in order. */
export interface ScenarioRow {
  readonly id: string;
  /** Place in the campaign, from 1 (LC-26.1). */
  readonly part: number;
  /** LC-25.6 */
  readonly difficulty: number;
  readonly sets: readonly string[];
  /** Titles of the quest cards, stage 1 first; cards of one stage stand side by side. */
  readonly stages: readonly string[];
  /** Title of the campaign card. */
  readonly campaign: string;
}

/** A deck: heroes and titles with their numbers. */
export interface DeckRow {
  readonly id: string;
  readonly heroes: readonly string[];
  readonly cards: Readonly<Record<string, number>>;
  /** A starter deck of the rulebook, legal as it is (LC-3.9). */
  readonly starter?: true;
}
