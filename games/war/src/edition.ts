/**
 * What one edition of War is made of: the base game, or the base game with expansions. A state names its edition, and
 * rules look everything that may differ up in it.
 */
import type { Action, CombatCard, Deed, EventCard, TableCard } from './content/types.ts';
import type { Side } from './data.ts';
import type { Cards, Entry, People, Tiles } from './facts.ts';
import type { Guide, Hooks } from './hooks.ts';
import type { CardNo, CharacterNo, TileNo } from './ids.ts';
import type { War } from './state.ts';

/** A sort of Action dice: the ordinary ones, or those of an expansion. */
export interface DieSort {
  /** Words before the face in the name of such a die, '' for the ordinary ones. */
  readonly id: string;
  /** By side: the six faces. */
  readonly faces: readonly (readonly number[])[];
}

export type Hook<K extends keyof Hooks> = NonNullable<Hooks[K]>;

export interface Edition {
  readonly id: string;
  /** What it is made of. */
  readonly modules: readonly object[];
  readonly people: People;
  readonly cards: Cards;
  readonly tiles: Tiles;
  /** The ordinary dice first. */
  readonly dice: readonly DieSort[];
  /** By card. */
  readonly events: readonly EventCard[];
  readonly combat: readonly CombatCard[];
  readonly actions: readonly Action[];
  readonly actionOf: ReadonlyMap<string, Action>;
  readonly deeds: readonly Deed[];
  readonly deedOf: ReadonlyMap<string, Deed>;
  /** Copies the parts of the state that modules have brought. */
  readonly clones: readonly ((from: War, to: War) => void)[];
  /** By Character: what he can do as Guide. */
  readonly guides: readonly (Guide | undefined)[];
  /** Hooks of all modules and powers, in their order. */
  readonly watch: readonly Hook<'watch'>[];
  readonly leadership: readonly Hook<'leadership'>[];
  readonly strength: readonly Hook<'strength'>[];
  readonly rating: readonly Hook<'rating'>[];
  readonly stillsNazgul: readonly Hook<'stillsNazgul'>[];
  readonly combatEffects: readonly Hook<'combatEffects'>[];
  readonly paysByRegular: readonly Hook<'paysByRegular'>[];
  readonly stirs: readonly Hook<'stirs'>[];
  readonly eliteLeads: readonly Hook<'eliteLeads'>[];
  readonly moreDice: readonly Hook<'moreDice'>[];
  readonly alsoUsedAs: readonly Hook<'alsoUsedAs'>[];
  readonly used: readonly Hook<'used'>[];
  readonly refuseRecruit: readonly Hook<'refuseRecruit'>[];
  readonly moreSettlements: readonly Hook<'moreSettlements'>[];
  readonly reach: readonly Hook<'reach'>[];
  readonly huntDice: readonly Hook<'huntDice'>[];
  readonly huntReroll: readonly Hook<'huntReroll'>[];
}

const editions: Record<string, Edition> = {};

/** Makes an edition known by its name, so that a state read from JSON finds it again: a name means one edition. */
export function publish(edition: Edition): void {
  const known = editions[edition.id]?.modules ?? edition.modules;
  if (edition.modules.some((one, i) => one !== known[i])) throw new Error(`two editions are called ${edition.id}`);
  editions[edition.id] = edition;
}

export const editionOf = (s: War): Edition => editions[s.edition];

// Cards

export const eventOf = (s: War, card: CardNo): EventCard => editionOf(s).events[card];
export const combatOf = (s: War, card: CardNo): CombatCard => editionOf(s).combat[card];
export const tableOf = (s: War, card: CardNo): TableCard | undefined => editionOf(s).events[card].table;
export const deckOfCard = (s: War, card: CardNo): number => editionOf(s).cards.deck[card];
/** CHARACTER, ARMY or MUSTER. */
export const typeOfCard = (s: War, card: CardNo): number => editionOf(s).cards.type[card];
/** Role of the player whose symbol a card bears, -1 for none (WR-11.22). */
export const playerOfCard = (s: War, card: CardNo): number => editionOf(s).cards.player[card];
export const staysOnTable = (s: War, card: CardNo): boolean => editionOf(s).cards.stays[card];
export const tileOfCard = (s: War, card: CardNo): number => editionOf(s).cards.tile[card];

// Characters

export const sideOfCharacter = (s: War, c: CharacterNo): Side => editionOf(s).people.side[c];
export const levelOf = (s: War, c: CharacterNo): number => editionOf(s).people.level[c];
export const leadershipOf = (s: War, c: CharacterNo): number => editionOf(s).people.leadership[c];
export const companionsOf = (s: War): readonly number[] => editionOf(s).people.companions;
export const minionsOf = (s: War): readonly number[] => editionOf(s).people.minions;
export const isCompanion = (s: War, c: CharacterNo): boolean => editionOf(s).people.isCompanion[c];
/** Leaders with a figure of their own, and the Nation of one of them, -1 for other Characters. */
export const namedLeaders = (s: War): readonly number[] => editionOf(s).people.leaders;
export const leaderNation = (s: War, c: CharacterNo): number => editionOf(s).people.leads[c];
export const isMinion = (s: War, c: CharacterNo): boolean => editionOf(s).people.minions.includes(c);
export const isHobbit = (s: War, c: CharacterNo): boolean => editionOf(s).people.hobbit[c];
export const isCaptain = (s: War, c: CharacterNo): boolean => editionOf(s).people.captain[c];
export const activatedBy = (s: War, c: CharacterNo): number => editionOf(s).people.activates[c];
export const extraDiceOf = (s: War, c: CharacterNo): number => editionOf(s).people.extraDice[c];
/** What the Guide of the Fellowship can do. */
export const guideOf = (s: War): Guide | undefined => editionOf(s).guides[s.guide];
export const diplomacyOf = (s: War, c: CharacterNo): People['diplomacy'][number] => editionOf(s).people.diplomacy[c];
export const entryOf = (s: War, c: CharacterNo): Entry => editionOf(s).people.entry[c];
/** Role of the player who controls a Character, -1 for either (WR-11.18). */
export const playerOfCharacter = (s: War, c: CharacterNo): number => editionOf(s).people.player[c];
export const formerOf = (s: War, c: CharacterNo): number => editionOf(s).people.replaces[c];

// Hunt tiles

export const tileValue = (s: War, tile: TileNo): number => editionOf(s).tiles.value[tile];
export const showsReveal = (s: War, tile: TileNo): boolean => editionOf(s).tiles.reveals[tile];
export const showsStop = (s: War, tile: TileNo): boolean => editionOf(s).tiles.stops[tile];
export const isStandardTile = (s: War, tile: TileNo): boolean => editionOf(s).tiles.standard[tile];
export const isFreeTile = (s: War, tile: TileNo): boolean => editionOf(s).tiles.free[tile];
