import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, rngOf, seedOf } from '@pony/engine';
import { applyPatch, type Json, makePatch, type Patch, type Patches } from '@pony/protocol';

const WORDS = ['a', 'b', 'zones', 'items', '~', '0', '12', 'owner', ''];

function tree(rng: number[], depth: number): Json {
  const kind = below(rng, depth > 0 ? 7 : 4);
  if (kind === 0) return null;
  if (kind === 1) return below(rng, 2) === 0;
  if (kind === 2) return below(rng, 40) - 20;
  if (kind === 3) return WORDS[below(rng, WORDS.length)];
  if (kind === 4) return Array.from({ length: below(rng, 12) }, () => below(rng, 8));
  if (kind === 5) return Array.from({ length: below(rng, 6) }, () => tree(rng, depth - 1));
  const out: Record<string, Json> = {};
  for (let n = below(rng, 6); n > 0; n--) out[WORDS[below(rng, WORDS.length)]] = tree(rng, depth - 1);
  return out;
}

/** The same tree with a few changes somewhere in it. */
function changed(rng: number[], value: Json): Json {
  if (Array.isArray(value)) {
    const out = value.slice();
    const at = below(rng, out.length + 1);
    const how = below(rng, 4);
    if (how === 0) out.splice(at, 0, tree(rng, 1));
    else if (how === 1) out.splice(at, 1 + below(rng, 3));
    else if (how === 2 && out.length > 1) out.push(...out.splice(0, 1 + below(rng, out.length)));
    else if (at < out.length) out[at] = changed(rng, out[at]);
    return out;
  }
  if (typeof value === 'object' && value !== null) {
    const out: Record<string, Json> = { ...(value as Record<string, Json>) };
    const keys = Object.keys(out);
    const key = keys[below(rng, Math.max(1, keys.length))];
    const how = below(rng, 4);
    if (how === 0 || key === undefined) out[WORDS[below(rng, WORDS.length)]] = tree(rng, 1);
    else if (how === 1) delete out[key];
    else out[key] = changed(rng, out[key]);
    return out;
  }
  return tree(rng, 1);
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

const travelled = (patch: Patch): Patch => JSON.parse(JSON.stringify(patch));

test('a patch of any two trees turns the one into the other and survives the wire', () => {
  const rng = rngOf(seedOf('patch any'));
  for (let n = 0; n < 4000; n++) {
    const before = frozen(tree(rng, 4));
    const after = frozen(tree(rng, 4));
    assert.deepEqual(applyPatch(before, travelled(makePatch(before, after))), after);
  }
});

test('a patch of a tree and its changed copy turns the one into the other and is no larger than the copy', () => {
  const rng = rngOf(seedOf('patch changed'));
  for (let n = 0; n < 4000; n++) {
    const before = frozen(tree(rng, 5));
    let after = before;
    for (let times = 1 + below(rng, 4); times > 0; times--) after = changed(rng, after);
    frozen(after);
    const patch = makePatch(before, after);
    assert.deepEqual(applyPatch(before, travelled(patch)), after);
    assert.ok(JSON.stringify(patch).length <= JSON.stringify(after).length + 2);
  }
});

test('equal data give an empty patch, also when their keys stand in another order', () => {
  assert.deepEqual(makePatch({ a: 1, b: [{ c: 1, d: 2 }] }, { b: [{ d: 2, c: 1 }], a: 1 }), {});
  const before = { a: [1, 2] };
  assert.equal(applyPatch(before, {}), before);
});

test('a patch names only what changed', () => {
  const zones = (hand: number[]) => ({
    zones: [
      { id: 'deck', items: 20 },
      { id: 'hand', items: hand },
    ],
    asked: [0],
  });
  assert.deepEqual(makePatch(zones([11, 12, 13, 14, 15, 16]), zones([11, 12, 14, 15, 16])), {
    zones: { 1: { items: { '~': [[2, 1, []]] } } },
  });
  assert.deepEqual(makePatch(zones([1, 2, 3]), zones([1, 3])), { zones: { 1: { items: [[1, 3]] } } });
  assert.deepEqual(makePatch({ a: 1, b: 2 }, { a: 1 }), { b: 0 });
  assert.deepEqual(makePatch({ coins: 3 }, { coins: 5 }), { coins: [5] });
});

test('several places of one long list change in one patch', () => {
  const before = Array.from({ length: 60 }, (_, i) => i);
  const after = before.filter((i) => i !== 7 && i !== 30);
  after.push(99);
  const patch = makePatch({ deck: before }, { deck: after });
  assert.deepEqual(patch, {
    deck: {
      '~': [
        [7, 1, []],
        [29, 1, []],
        [58, 0, [99]],
      ],
    },
  });
  assert.deepEqual(applyPatch({ deck: before }, patch), { deck: after });
});

test('what did not change is shared, so that a client redraws only what did', () => {
  const before = { map: { regions: [1, 2, 3] }, coins: 1 };
  const after = applyPatch(before, makePatch(before, { map: { regions: [1, 2, 3] }, coins: 2 }));
  assert.equal(after.map, before.map);
});

test('of lists that several hold alike the change is found once, and is the same for all', () => {
  const rng = rngOf(seedOf('shared'));
  for (let n = 0; n < 200; n++) {
    const [was, now] = [0, 1].map(() => Array.from({ length: 9 + below(rng, 6) }, () => tree(rng, 1)));
    const patches: Patches = new Map();
    for (const seat of [0, 1, 2]) {
      const before = { seat, open: { was: 1, list: was }, own: tree(rng, 2) };
      const after = { seat, open: { was: 2, list: now }, own: tree(rng, 2) };
      assert.deepEqual(makePatch(before, after, patches), makePatch(before, after));
      // Who held another list before is told its own change.
      const late = { ...before, open: { was: 1, list: was.slice(1) } };
      assert.deepEqual(makePatch(late, after, patches), makePatch(late, after));
    }
  }
});

test('a key without a value is no key', () => {
  assert.deepEqual(makePatch({ a: 1, max: undefined }, { a: 1 }), {});
  assert.deepEqual(makePatch({ a: 1 }, { a: 1, max: undefined }), {});
});

test('a patch that does not fit is refused and the data stay as they were', () => {
  const before = frozen({ list: [1, 2], n: 1 });
  assert.throws(() => applyPatch(before, { list: { 5: [1] } }), /no item at 5/);
  assert.throws(() => applyPatch(before, { list: { '~': [[1, 9, []]] } }), /no 9 items at 1/);
  assert.throws(() => applyPatch(before, { n: { a: [1] } }), /needs an object or an array/);
  assert.throws(() => applyPatch(before, 0), /only a key/);
  assert.throws(() => applyPatch(before, JSON.parse('{"__proto__": {"a": [1]}}')), /__proto__/);
  assert.throws(() => applyPatch(before, 'nonsense' as never), /not a patch/);
});
