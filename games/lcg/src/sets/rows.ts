/** The printed facts of a set, as its JSON files hold them: numbers and relations, ids in kebab-case, no sentences. */

export const SPHERES = ['leadership', 'tactics', 'spirit', 'lore'] as const;
type Sphere = (typeof SPHERES)[number];

/** What an attachment may be attached to (LC-22.3). */
export type Host = 'hero' | 'character' | 'location' | 'engaged-enemy';

export interface HeroRow {
  readonly id: string;
  readonly number: number;
  readonly sphere: Sphere;
  readonly threat: number;
  readonly willpower: number;
  readonly attack: number;
  readonly defense: number;
  readonly hitPoints: number;
  readonly traits: readonly string[];
  /** A keyword with a number reads `doomed 1`. */
  readonly keywords: readonly string[];
}

export interface PlayerCardRow {
  readonly id: string;
  readonly number: number;
  readonly type: 'ally' | 'attachment' | 'event';
  readonly sphere: Sphere | 'neutral';
  readonly unique: boolean;
  readonly cost: number | 'x';
  readonly willpower?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly hitPoints?: number;
  readonly traits: readonly string[];
  readonly keywords: readonly string[];
  readonly attach?: Host;
  /** Copies in one box. */
  readonly copies: number;
}

export interface EncounterCardRow {
  readonly id: string;
  readonly number: number;
  readonly set: string;
  readonly type: 'enemy' | 'location' | 'treachery' | 'objective';
  readonly engagement?: number;
  readonly threat?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly hitPoints?: number;
  readonly questPoints?: number;
  readonly traits: readonly string[];
  readonly keywords: readonly string[];
  readonly victory: number;
  /** Whether a shadow effect is printed on it (LC-29.19). */
  readonly shadow: boolean;
  readonly copies: number;
  /** Copies with the ring, taken out in easy mode (LC-25.5). */
  readonly ringed: number;
}

interface EncounterSetRow {
  readonly id: string;
  readonly cards: number;
}

interface QuestRow {
  readonly id: string;
  readonly number: number;
  readonly scenario: string;
  readonly stage: number;
  /** 0: progress never completes the stage (LC-8.40). */
  readonly questPoints: number;
}

export interface ScenarioRow {
  readonly id: string;
  /** Its place in the campaign. */
  readonly order: number;
  readonly difficulty: number;
  readonly sets: readonly string[];
  readonly stages: readonly string[];
  readonly campaign: string;
  /** Title of the cards that player cards turned face down count as (LC-29.11). */
  readonly faceDown?: string;
  /** Cards of the encounter deck before set-up. */
  readonly deck: { readonly normal: number; readonly easy: number };
}

interface CampaignCardRow {
  readonly id: string;
  readonly number: number;
  readonly scenario: string;
  readonly part: number;
}

export interface BoonRow {
  readonly id: string;
  readonly number: number;
  readonly kind: 'boon' | 'burden';
  readonly type: 'event' | 'attachment' | 'objective-ally' | 'enemy' | 'treachery' | 'objective';
  readonly back: 'player' | 'encounter';
  readonly sphere?: 'neutral';
  readonly unique: boolean;
  readonly cost?: number;
  readonly engagement?: number;
  readonly threat?: number;
  readonly willpower?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly hitPoints?: number;
  readonly traits: readonly string[];
  readonly keywords: readonly string[];
  readonly attach?: Host;
  /** At most so many copies on one hero. */
  readonly perHero?: number;
  readonly shadow?: boolean;
  readonly copies: number;
}

export interface DeckRow {
  readonly id: string;
  readonly kind: 'starter' | 'sample';
  readonly heroes: readonly string[];
  readonly cards: readonly { readonly id: string; readonly count: number }[];
  /** Sum of the heroes' threat costs. */
  readonly threat: number;
}

/** All rows of one set. */
export interface SetRows {
  readonly id: string;
  readonly heroes: readonly HeroRow[];
  readonly playerCards: readonly PlayerCardRow[];
  readonly encounterSets: readonly EncounterSetRow[];
  readonly encounterCards: readonly EncounterCardRow[];
  readonly quests: readonly QuestRow[];
  readonly scenarios: readonly ScenarioRow[];
  readonly campaignCards: readonly CampaignCardRow[];
  readonly boons: readonly BoonRow[];
  readonly decks: readonly DeckRow[];
}
