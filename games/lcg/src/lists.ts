/**
 * The words of the game that have numbers: an id is its place in the list. Lists are append-only, because numbers stand in saved games;
 * another set appends its words here.
 */

/** Card types (LC-2.1). An objective-ally is an objective and an ally at once (LC-29.67). */
export const TYPES = [
  'hero',
  'ally',
  'attachment',
  'event',
  'enemy',
  'location',
  'treachery',
  'objective',
  'objective-ally',
  'quest',
  'campaign',
  /** A card turned face down in play: a prisoner, Mendor captured. It is nothing but itself (LC-29.8, LC-29.69). */
  'captive',
] as const;
export type TypeWord = (typeof TYPES)[number];

/** Spheres; neutral is none of them (LC-29.40). */
export const SPHERES = ['leadership', 'tactics', 'spirit', 'lore', 'neutral'] as const;
export type SphereWord = (typeof SPHERES)[number];

/**
 * Marks: what a card has or has not, printed or gained (`cards.has`). Traits do nothing by themselves (LC-2.22); of the keywords
 * (LC-20.1) those with a number are stats: doomed, surge, victory.
 */
export const MARKS = [
  'archer',
  'armor',
  'artifact',
  'beorning',
  'condition',
  'craftsman',
  'creature',
  'dol-guldur',
  'dunedain',
  'dungeon',
  'dwarf',
  'forest',
  'goblin',
  'gondor',
  'hobbit',
  'insect',
  'istari',
  'item',
  'marshland',
  'minstrel',
  'mountain',
  'nazgul',
  'noble',
  'noldor',
  'orc',
  'ranger',
  'riverland',
  'rohan',
  'scout',
  'silvan',
  'skill',
  'spider',
  'steward',
  'stronghold',
  'title',
  'trap',
  'troll',
  'undead',
  'warrior',
  'wasteland',
  'weapon',
  // Keywords without a number
  'guarded',
  'permanent',
  'ranged',
  'restricted',
  'sentinel',
  'setup',
  // Resource icons of heroes, spheres of cards
  'leadership',
  'tactics',
  'spirit',
  'lore',
  // Printed on the card: unique, a shadow effect (LC-29.19), the back of a boon or burden
  'unique',
  'shadow-effect',
  'boon',
  'burden',
  // The players must travel to this location if they can (LC-29.26)
  'compels',
  // The control of this card goes with the first player token (LC-29.52)
  'follows-token',
  // Nobody may claim it while an encounter card is attached to it; it counts among what the players "have" (LC-29.75)
  'claimed',
] as const;
export type MarkWord = (typeof MARKS)[number];

/** Values of a card; `cards.stat` is the only door. A hero's `threat` is its threat cost. */
export const STATS = [
  'cost',
  'threat',
  'willpower',
  'attack',
  'defense',
  'hitPoints',
  'engagement',
  'questPoints',
  'doomed',
  'surge',
  'victory',
  /** Resources a hero collects in step 1.2: 1 for every hero. */
  'income',
  // Of the current stage: they speak of the table as a whole
  /** Encounter cards revealed in staging beyond one a player. */
  'reveals',
  /** Threat of the staging area beyond that of its cards. */
  'menace',
  /** What every player's threat rises by in step 7.3: 1. */
  'raise',
] as const;
export type StatWord = (typeof STATS)[number];

/** "Cannot" (LC-1.4). A ban lies on a card, or on a player (target -2 - seat). */
export const BANS = [
  /** An enemy cannot attack; a character cannot be declared as an attacker. */
  'attack',
  'defend',
  'commit',
  /** A player cannot draw cards. */
  'draw',
  'damage',
  /** Nobody can play attachments on the card. */
  'attach',
  /** Not by optional engagement (LC-29.28). */
  'engage',
  /** A stage cannot be defeated (LC-8.41). */
  'defeat',
  /** A player cannot play allies. */
  'play-ally',
  /** On the stage: steps 3.3 and 5.3 are skipped (LC-8.42). */
  'staging',
  'checks',
  'ready',
  'blank',
  /** An enemy cannot attack that one player (Feint, LC-29.36). */
  'attack-p1',
  'attack-p2',
  'attack-p3',
  'attack-p4',
  /** A card is immune to the effects of player cards, or to those of the scenario's (LC-18.33). */
  'player-effects',
  'encounter-effects',
] as const;
export type BanWord = (typeof BANS)[number];

/** What lifts a refusal of the framework. */
export const PERMITS = [
  /** A player may declare any number of own defenders against one attack (LC-29.50). */
  'several-defenders',
  /** A character may attack an enemy in the staging area, alone (LC-29.39). */
  'attack-staging',
] as const;
export type PermitWord = (typeof PERMITS)[number];

/** How long a lasting effect goes on, over what a limit counts. */
export const SPANS = ['attack', 'phase', 'round', 'game'] as const;
export type SpanWord = (typeof SPANS)[number];

export const TOKENS = ['resource', 'damage', 'progress'] as const;
export type TokenWord = (typeof TOKENS)[number];

export const PHASES = ['setup', 'resource', 'planning', 'quest', 'travel', 'encounter', 'combat', 'refresh'] as const;
export type PhaseWord = (typeof PHASES)[number];

/** Texts that a step of the rules carries out. */
export const CALLS = ['when-revealed', 'shadow', 'travel', 'setup', 'resolution'] as const;
export type CallWord = (typeof CALLS)[number];

/** Kinds of place; those of players every seat has for itself. `zones.ts` says who sees into them. */
export const ZONES = [
  'hand',
  'deck',
  'discard',
  /** Heroes and allies a player controls. */
  'area',
  /** Enemies engaged with a player. */
  'engaged',
  'staging',
  /** The active location. */
  'active',
  /** The stage the players are attempting now, and the campaign card beside it. */
  'quest',
  'campaign',
  'attached',
  /** Turned up and not yet placed (LC-8.15). */
  'revealing',
  /** Shadow cards, face down and turned up; their host is the enemy. */
  'shadow',
  'shadow-up',
  'encounter-deck',
  'encounter-discard',
  'quest-deck',
  'victory',
  'set-aside',
  'removed',
  /** An event while it resolves (LC-7.28). */
  'limbo',
  /** The true cards under face-down ones, and the face-down ones not in use (LC-29.11). */
  'under',
  'box',
  /** What a player chose out of a hidden place, until the text goes on with it. */
  'sealed',
] as const;
export type ZoneWord = (typeof ZONES)[number];

type Numbers<W extends string> = Readonly<Record<W, number>>;
const numbers = <W extends string>(words: readonly W[]): Numbers<W> =>
  Object.fromEntries(words.map((word, i) => [word, i])) as Numbers<W>;

export const TYPE = numbers(TYPES);
export const SPHERE = numbers(SPHERES);
export const MARK = numbers(MARKS);
export const STAT = numbers(STATS);
export const BAN = numbers(BANS);
export const PERMIT = numbers(PERMITS);
export const SPAN = numbers(SPANS);
export const TOKEN = numbers(TOKENS);
export const PHASE = numbers(PHASES);
export const CALL = numbers(CALLS);
export const ZONE = numbers(ZONES);

/** Bits of a card. The last four: the player has declared the one attack on this enemy (LC-13.14). */
export const BIT = {
  exhausted: 1,
  committed: 2,
  /** An enemy that has made its attack of this combat phase (LC-12.2). */
  attacked: 4,
  /** A stage whose when-revealed text has been carried out (LC-29.4). */
  read: 8,
  struck: 16,
  /** Destroyed, explored, completed or orphaned, and not yet gone: noticed once. */
  finished: 256,
  /** Its third Restricted attachment is being dealt with. */
  overloaded: 512,
} as const;
