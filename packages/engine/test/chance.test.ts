import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  below,
  hash8,
  isQuick,
  isSeed,
  nextWord,
  quickRng,
  rngOf,
  seedOf,
  sha256,
  shuffle,
  worldRng,
} from '@pony/engine';

test('SHA-256 gives the published digests', () => {
  const known: [string, string][] = [
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ];
  for (const [text, digest] of known) assert.equal(sha256(text), digest);
});

test('SHA-256 agrees with the platform for every length around a block', async () => {
  const { createHash } = await import('node:crypto');
  for (let n = 0; n < 140; n++) {
    const text = 'ї'.repeat(n % 7) + 'x'.repeat(n);
    assert.equal(sha256(text), createHash('sha256').update(text).digest('hex'), String(n));
  }
});

test('words are hashed to a seed of 128 bits; a seed stays itself', () => {
  const seed = seedOf('mellon');
  assert.ok(isSeed(seed));
  assert.equal(seedOf(seed), seed);
  assert.notEqual(seedOf('mellon '), seed);
  for (const bad of ['', 'ab', 'G'.repeat(32), 'A'.repeat(32), '0'.repeat(33)]) assert.ok(!isSeed(bad));
  assert.throws(() => rngOf('ab'), /not a seed of 32 hex digits: ab/);
});

test('the generator of a game is ChaCha12 in counter mode: the published words for a key of nothing, a state of plain JSON', () => {
  const rng = rngOf('0'.repeat(32));
  const copy = JSON.parse(JSON.stringify(rng)) as number[];
  const words = Array.from({ length: 40 }, () => nextWord(rng));
  assert.deepEqual(words.slice(0, 16), published);
  assert.deepEqual(
    words,
    Array.from({ length: 40 }, () => nextWord(copy)),
  );
  assert.deepEqual(rng, [0, 0, 0, 0, 40]);
  assert.equal(new Set(words).size, 40);
});

/** First block of ChaCha with 12 rounds, key of 128 bits and nonce all zero (J. Strömbergson's test vectors, TC1). */
const published = (
  'e1047ba9476bf8ff312c01b4345a7d8ca5792b0ad467313f1dc412b5fdce3241' +
  '0dea8b68bd774c36a920f092a04d3f95274fbeff97bc8491fcef37f85970b450'
)
  .match(/.{8}/g)!
  .map((bytes) => Number.parseInt(bytes.match(/../g)!.reverse().join(''), 16));

test('a keyed shuffle takes the same words one by one as all at once', () => {
  const [rng, other] = [rngOf(seedOf('one by one')), rngOf(seedOf('one by one'))];
  const cards = Array.from({ length: 60 }, (_, i) => i);
  const slow = cards.slice();
  for (let n = 0; n < 3; n++) {
    shuffle(rng, cards);
    for (let i = 59; i > 0; i--) {
      const j = below(other, i + 1);
      [slow[i], slow[j]] = [slow[j], slow[i]];
    }
  }
  assert.deepEqual(cards, slow);
  assert.deepEqual(rng, other);
});

test("the generator of a bot's world is sfc32: known words for a known seed, and its state is plain JSON", () => {
  const rng = quickRng('0'.repeat(32));
  const copy = JSON.parse(JSON.stringify(rng)) as number[];
  const words = Array.from({ length: 5 }, () => nextWord(rng));
  assert.deepEqual(
    words,
    Array.from({ length: 5 }, () => nextWord(copy)),
  );
  assert.deepEqual(rng, copy);
  assert.deepEqual(words, reference([0, 0, 0, 0], 15, 5));
  assert.ok(rng.every(Number.isInteger));
  assert.ok(isQuick(rng) && isQuick(worldRng(rngOf(seedOf('world')))) && !isQuick(rngOf(seedOf('world'))));
});

/** sfc32 with unbounded whole numbers, as its author describes it. */
function reference(seed: number[], skipped: number, wanted: number): number[] {
  const M = 0xffffffffn;
  let [a, b, c, d] = seed.map(BigInt);
  const out: number[] = [];
  for (let i = 0; i < skipped + wanted; i++) {
    const t = (a + b + d) & M;
    d = (d + 1n) & M;
    a = b ^ (b >> 9n);
    b = (c + (c << 3n)) & M;
    c = (((c << 21n) & M) | (c >> 11n)) & M;
    c = (c + t) & M;
    if (i >= skipped) out.push(Number(t));
  }
  return out;
}

test('every number below n is equally likely: words that do not divide evenly are thrown away', () => {
  const n = 3 * 2 ** 30;
  const rng = rngOf(seedOf('rejection'));
  let low = 0;
  for (let i = 0; i < 30_000; i++) if (below(rng, n) < 2 ** 30) low++;
  assert.ok(Math.abs(low / 30_000 - 1 / 3) < 0.015, `a third, not a half: ${low}`);
});

test('dice are fair within five standard deviations', () => {
  const rng = rngOf(seedOf('dice'));
  const faces = new Array<number>(6).fill(0);
  for (let i = 0; i < 60_000; i++) faces[below(rng, 6)]++;
  for (const count of faces) assert.ok(Math.abs(count - 10_000) < 5 * Math.sqrt((60_000 * 5) / 36), String(count));
});

test('a shuffle keeps every card and reaches every order alike', () => {
  const rng = rngOf(seedOf('shuffle'));
  const seen = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const cards = [0, 1, 2, 3];
    shuffle(rng, cards);
    assert.deepEqual([...cards].sort(), [0, 1, 2, 3]);
    seen.set(cards.join(''), (seen.get(cards.join('')) ?? 0) + 1);
  }
  assert.equal(seen.size, 24);
  for (const count of seen.values()) assert.ok(Math.abs(count - 1000) < 160, String(count));
});

test('nothing can be drawn out of nothing', () => {
  for (const n of [0, -1, 1.5, Number.NaN]) assert.throws(() => below([1, 2, 3, 4], n), /a whole number of at least 1/);
  assert.equal(below([1, 2, 3, 4], 1), 0);
});

test('checksums: equal data gives equal digits whatever the order of keys, any change shows', () => {
  assert.match(hash8({}), /^[0-9a-f]{8}$/);
  assert.equal(hash8({ a: 1, b: [2, 'c', null, true] }), hash8({ b: [2, 'c', null, true], a: 1 }));
  const values: unknown[] = [0, 1, -1, 0.5, '', '0', null, true, false, [], {}, [0], [[0]], [0, 0], { a: 0 }, { b: 0 }];
  values.push({ a: { b: 0 } }, { a: [0] }, 'a', 'b', 'ab', ['a', 'b'], ['ab'], 65536, 1 << 30);
  assert.equal(new Set(values.map(hash8)).size, values.length);
  const many = new Set(Array.from({ length: 20_000 }, (_, i) => hash8({ n: i, list: [i, i >> 3] })));
  assert.ok(many.size > 19_990, `${20_000 - many.size} collisions`);
});

test('only plain data has a checksum', () => {
  assert.throws(() => hash8({ a: undefined }), /plain data only, not undefined/);
  assert.throws(() => hash8([() => 1]), /plain data only, not function/);
});
