/** A picture for everything, and nothing else. */
import { test } from 'node:test';
import { checkPictures, readLines } from '@pony/testkit';
import chieftains from '../src/data/chieftains.json' with { type: 'json' };
import events from '../src/data/events.json' with { type: 'json' };
import sovereigns from '../src/data/sovereigns.json' with { type: 'json' };

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map((row) => row.id);
const at = (name: string): URL => new URL(`../ui/pictures/${name}.json`, import.meta.url);

test('every event card, Chieftain and Sovereign has a picture, Sovereigns one of their fall as well', () =>
  checkPictures(readLines(at('sovereigns')), [
    ...ids(events),
    ...ids(chieftains),
    ...ids(sovereigns).flatMap((id) => [id, `${id}-corrupted`]),
  ]));
