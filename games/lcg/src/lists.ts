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
] as const;
export type TypeWord = (typeof TYPES)[number];

/** Spheres; neutral is none of them (LC-29.40). */
export const SPHERES = ['leadership', 'tactics', 'spirit', 'lore', 'neutral'] as const;
export type SphereWord = (typeof SPHERES)[number];

/** Keywords of the set (LC-20.1). Doomed and Victory carry a number; Surge counts its copies. */
export const KEYWORDS = [
  'doomed',
  'surge',
  'guarded',
  'permanent',
  'ranged',
  'restricted',
  'sentinel',
  'setup',
  'victory',
] as const;
export type KeywordWord = (typeof KEYWORDS)[number];

/** Traits do nothing by themselves (LC-2.22). */
export const TRAITS = [
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
] as const;
export type TraitWord = (typeof TRAITS)[number];
