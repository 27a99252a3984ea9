/** A picture for everything, and nothing else. */
import { test } from 'node:test';
import { checkPictures, readLines } from '@pony/testkit';
import cards from '../src/data/cards.json' with { type: 'json' };
import locations from '../src/data/locations.json' with { type: 'json' };

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map((row) => row.id);
const at = (name: string): URL => new URL(`../ui/pictures/${name}.json`, import.meta.url);

test('every card, battleground and path has a picture, none like another', () =>
  checkPictures(readLines(at('cards')), [...ids(cards), ...ids(locations)]));
