/** A picture for everything, and nothing else. */
import { test } from 'node:test';
import { checkPictures, readLines } from '@pony/testkit';
import characters from '../src/data/characters.json' with { type: 'json' };
import events from '../src/data/events.json' with { type: 'json' };
import regions from '../src/data/regions.json' with { type: 'json' };

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map((row) => row.id);
const at = (name: string): URL => new URL(`../ui/pictures/${name}.json`, import.meta.url);

test('every event card and character has a picture, none like another', () =>
  checkPictures(readLines(at('cards')), [...ids(events), ...ids(characters)]));

test('every region has a picture, none like another', () => checkPictures(readLines(at('places')), ids(regions)));
