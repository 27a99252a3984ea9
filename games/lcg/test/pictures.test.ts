/** A picture for everything, and nothing else. */
import { test } from 'node:test';
import { checkPictures, readLines } from '@pony/testkit';
import boonsAndBurdens from '../src/sets/core/data/boons-and-burdens.json' with { type: 'json' };
import campaignCards from '../src/sets/core/data/campaign-cards.json' with { type: 'json' };
import encounterCards from '../src/sets/core/data/encounter-cards.json' with { type: 'json' };
import heroes from '../src/sets/core/data/heroes.json' with { type: 'json' };
import playerCards from '../src/sets/core/data/player-cards.json' with { type: 'json' };
import quests from '../src/sets/core/data/quests.json' with { type: 'json' };

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map((row) => row.id);
const at = (name: string): URL => new URL(`../ui/pictures/${name}.json`, import.meta.url);

test('every card, stage and card of the campaign has a picture, none like another', () =>
  checkPictures(
    readLines(at('cards')),
    [heroes, playerCards, encounterCards, quests, campaignCards, boonsAndBurdens].flatMap(
      (rows: readonly { id: string }[]) => ids(rows),
    ),
  ));
