import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { named, woodcut } from '../src/index.ts';
import silhouettes from '../src/silhouettes.json' with { type: 'json' };

const LINE = 'lead hills dusk sun rays / man pr bust hair shortbeard x46';
const sum = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 12);

test('the same id and line give the same picture for ever', () => {
  const cases: readonly [string, string, number, string][] = [
    ['deck/ranger', LINE, 240, 'ab04d87d8d23'],
    [
      'deck/oath',
      'gond city night stars / king full crown raised x40 / host:8 far / banners:3 one s95',
      480,
      'd3a51d5fb942',
    ],
    [
      'deck/burden',
      'mord waste fire smoke embers / volcano x60 / band:hh x30 y88 s70 / onering s40 c x20 y30',
      240,
      '6ebb21af9cf1',
    ],
    ['deck/lair', 'mirk mirk dark eye / spider-face s90 P hK x50 / web far / troll x70 axe', 240, '6b5243c9a115'],
  ];
  for (const [id, line, width, hash] of cases) assert.equal(sum(woodcut(id, line, silhouettes, width)), hash, id);
});

test('another id moves the small marks, another width the whole block', () => {
  assert.notEqual(woodcut('a', LINE, {}), woodcut('b', LINE, {}));
  assert.match(woodcut('a', LINE, {}, 480), /viewBox="0 0 480 240"/);
});

test('a word that nothing is called by is named', () => {
  assert.throws(() => woodcut('a', 'lead hills noon sun', {}), /no light noon/);
  assert.throws(() => woodcut('a', 'pink hills dusk sun', {}), /no palette pink/);
  assert.throws(() => woodcut('a', 'lead moors dusk sun', {}), /no ground moors/);
  assert.throws(() => woodcut('a', 'lead hills dusk rainbow', {}), /no sky rainbow/);
  assert.throws(() => woodcut('a', 'lead hills dusk / submarine', {}), /no subject submarine/);
});

test('only the silhouettes that are named are needed', () => {
  assert.deepEqual(named('lead hills dusk / harp s90 / tower:white far'), ['harp', 'tower']);
  const { harp } = silhouettes;
  const line = 'elve field night stars / harp s100 c x50 y60 P';
  assert.equal(woodcut('a', line, { harp }), woodcut('a', line, silhouettes));
});
