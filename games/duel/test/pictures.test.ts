/** A picture for everything, and nothing else. */
import { test } from 'node:test';
import { checkPictures, readLines } from '@pony/testkit';
import cards from '../src/data/cards.json' with { type: 'json' };
import tiles from '../src/data/tiles.json' with { type: 'json' };
import tokens from '../src/data/tokens.json' with { type: 'json' };

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map((row) => row.id);
const at = (name: string): URL => new URL(`../ui/pictures/${name}.json`, import.meta.url);

test('every card and landmark has a picture, none like another', () =>
  checkPictures(readLines(at('cards')), [...ids(cards), ...ids(tiles)]));

test('every token of the peoples has a picture, none like another', () =>
  checkPictures(readLines(at('tokens')), ids(tokens)));
