import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import { zipOf } from '../src/history/zip.ts';
import { codeIn } from '../src/online/links.ts';
import { type Mark, marksOf } from '../src/online/marks.ts';
import type { Played } from '../src/parts/played.ts';
import { played } from './played.ts';

test('several texts in one ZIP file: names, bytes and sums are where a reader looks for them', () => {
  const papers = [
    { name: 'a.record', text: 'pony-record 1\n' },
    { name: 'друга.record', text: 'Саурон\n'.repeat(50) },
  ];
  const zip = zipOf(papers);
  const view = new DataView(zip.buffer);
  const end = zip.length - 22;
  assert.equal(view.getUint32(end, true), 0x06054b50);
  assert.equal(view.getUint16(end + 10, true), papers.length);
  let at = view.getUint32(end + 16, true);
  for (const { name, text } of papers) {
    assert.equal(view.getUint32(at, true), 0x02014b50);
    const length = view.getUint16(at + 28, true);
    assert.equal(new TextDecoder().decode(zip.subarray(at + 46, at + 46 + length)), name);
    const local = view.getUint32(at + 42, true);
    assert.equal(view.getUint32(local, true), 0x04034b50);
    const from = local + 30 + view.getUint16(local + 26, true);
    const body = zip.subarray(from, from + view.getUint32(local + 22, true));
    assert.equal(new TextDecoder().decode(body), text);
    assert.equal(view.getUint32(local + 14, true), crc32(body));
    at += 46 + length;
  }
  assert.equal(at, end, 'the list ends where the last part begins');
});

test('the code of a table is found in a link or stands alone; other words are none', () => {
  for (const words of ['Abc-_123xyz', ' https://inn.example/join/Abc-_123xyz ', 'inn.example/join/Abc-_123xyz/'])
    assert.equal(codeIn(words), 'Abc-_123xyz', words);
  for (const words of ['', 'short', 'two words here', 'https://inn.example/online/Abc-_123xyz', '../../settings'])
    assert.equal(codeIn(words), null, words);
});

test('marks are earned by what was played here or online, and by lessons gone through', () => {
  const shelves = ['duel', 'lcg'];
  const marks = (games: Partial<Played>[], learned: string[] = []): Mark[] =>
    marksOf({ games: games.map(played), shelves, learned });
  const friend = { name: 'Bob', bot: false };
  assert.deepEqual(marks([]), []);
  assert.deepEqual(marks([{}, { game: 'lcg', shelf: 'lcg', seat: 'p1', result: 'lost' }]), ['kinds']);
  assert.deepEqual(marks([{}, { seat: 'fellowship' }]), ['sides']);
  assert.deepEqual(marks([{}, { seat: 'fellowship', result: 'lost' }]), []);
  assert.deepEqual(marks([{ game: 'lcg', seat: 'p1', others: [friend, friend, friend] }]), ['four']);
  assert.deepEqual(marks([{ game: 'lcg', seat: 'p1', others: [friend, friend, { ...friend, bot: true }] }]), []);
  assert.deepEqual(marks([], ['duel', 'lcg.first']), ['lessons']);
  assert.deepEqual(marks([{ others: [{ name: 'wizard', bot: true }] }]), ['wizard']);
  assert.deepEqual(marks([{ others: [{ name: 'wizard', bot: false }] }]), []);
  const day = 86_400_000;
  assert.deepEqual(marks([{ began: 0, on: 30 * day }]), ['month']);
  assert.deepEqual(marks([{ began: 1, on: 30 * day }]), []);
});
