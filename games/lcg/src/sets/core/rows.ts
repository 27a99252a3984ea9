/** The revised core set: cards 1 to 138. */
import type { BoonRow, DeckRow, EncounterCardRow, HeroRow, PlayerCardRow, SetRows } from '../rows.ts';
import boons from './data/boons-and-burdens.json' with { type: 'json' };
import campaignCards from './data/campaign-cards.json' with { type: 'json' };
import decks from './data/decks.json' with { type: 'json' };
import encounterCards from './data/encounter-cards.json' with { type: 'json' };
import encounterSets from './data/encounter-sets.json' with { type: 'json' };
import heroes from './data/heroes.json' with { type: 'json' };
import playerCards from './data/player-cards.json' with { type: 'json' };
import quests from './data/quests.json' with { type: 'json' };
import scenarios from './data/scenarios.json' with { type: 'json' };

export const CORE: SetRows = {
  id: 'core',
  heroes: heroes as readonly HeroRow[],
  playerCards: playerCards as readonly PlayerCardRow[],
  encounterSets,
  encounterCards: encounterCards as readonly EncounterCardRow[],
  quests,
  scenarios,
  campaignCards,
  boons: boons as readonly BoonRow[],
  decks: decks as readonly DeckRow[],
};
