/** Codes that readers of telephones have read; a changed module shows. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { qrCode } from '../src/qr/qr.ts';

const drawn = (text: string): string =>
  (qrCode(text) ?? []).map((row) => row.map((dark) => (dark ? '#' : '.')).join('')).join('\n');
const sumOf = (text: string): string => createHash('sha256').update(drawn(text)).digest('hex').slice(0, 16);

test('a short text is the smallest code', () => {
  assert.equal(
    drawn('hi'),
    [
      '#######..####.#######',
      '#.....#..##.#.#.....#',
      '#.###.#.##.##.#.###.#',
      '#.###.#.##..#.#.###.#',
      '#.###.#.#..##.#.###.#',
      '#.....#.##..#.#.....#',
      '#######.#.#.#.#######',
      '........#.###........',
      '#.#####.....#.#####..',
      '.###.#.#..#.#..#....#',
      '..##..##.#.#.#..####.',
      '###.#....#.....##.#..',
      '###.#.#....#.#..#.#.#',
      '........#..####..#..#',
      '#######...#.#.##...#.',
      '#.....#.#######..#..#',
      '#.###.#.#...#..#..#..',
      '#.###.#.###.#..#..#..',
      '#.###.#.#..#.#..###..',
      '#.....#..##....##.#..',
      '#######.#.##.#..####.',
    ].join('\n'),
  );
});

test('links, letters beyond Latin, codes with a version of their own and blocks of two lengths', () => {
  assert.equal(sumOf('https://pony.example/join/abcdefghijklmnopqrstuvwx'), '3cf933bd50d89a00');
  assert.equal(sumOf('Барад-дур'), '38bf705615727c89');
  assert.equal(sumOf('z'.repeat(130)), 'f282dacdd352a6f5');
  assert.equal(sumOf('v'.repeat(205)), '9f2751b40661cbac');
});

test('what is too long has no code', () => {
  assert.equal(qrCode('x'.repeat(213))?.length, 57);
  assert.equal(qrCode('x'.repeat(214)), null);
});
