/**
 * Differences between two pieces of plain data, small enough to send after every decision.
 *
 * A patch is one of
 * - `[value]`            the value takes the place of what was there;
 * - `{ key: patch }`     these parts of an object or array change, the rest stays; for an array the keys are places
 *                        in the new array, and `~` lists splices `[at, removed, items]` that come before them,
 *                        each counted in the array as the splices before it left it;
 * - `0`                  the key is gone (only inside an object).
 */
import type { Json } from './json.ts';

export type Patch = readonly [Json] | 0 | PatchParts;
export interface PatchParts {
  readonly [key: string]: Patch | readonly Splice[];
}
export type Splice = readonly [at: number, removed: number, items: readonly Json[]];

const SPLICES = '~';
/** Beyond this many comparisons the middle of an array is replaced whole. */
const MOST_COMPARISONS = 40_000;

type JsonObject = { readonly [key: string]: Json };

/** What turns `before` into `after`; `{}` when they are equal. Both must be plain data. */
export function makePatch(before: unknown, after: unknown, patches?: Patches): Patch {
  return difference(before as Json, after as Json, patches)?.patch ?? {};
}

/** Changes of longer lists that several pieces of data have in common, by what the list is after it: found once. */
export type Patches = Map<object, { readonly before: object; readonly change: Change | null }>;
/** Shorter ones are as quickly compared again. */
const LONG = 8;

/** The data after the patch; parts that did not change are shared with `before`. Throws on a patch that does not fit. */
export function applyPatch<T = unknown>(before: T, patch: Patch): T {
  return patched(before as Json, patch) as T;
}

/** A patch and about its length as JSON, so that nothing is measured twice. */
export interface Change {
  readonly patch: Patch;
  readonly size: number;
}

function difference(before: Json, after: Json, patches?: Patches): Change | null {
  if (before === after) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return replaced(after);
  const list = isArray(after);
  if (list !== isArray(before)) return replaced(after);
  if (!list) return shorter(objectParts(before as JsonObject, after, patches), after);
  if (!patches || after.length <= LONG) return shorter(arrayParts(before as readonly Json[], after), after);
  const known = patches.get(after);
  if (known?.before === before) return known.change;
  const change = shorter(arrayParts(before as readonly Json[], after), after);
  patches.set(after, { before, change });
  return change;
}

/** The parts, unless the whole is no longer. */
const shorter = (nested: Change | null, after: Json): Change | null =>
  nested === null || isLong(after, nested.size - 2) ? nested : replaced(after);

const replaced = (after: Json): Change => ({ patch: [after], size: size(after) + 2 });

/** Parts that differ; null when none does. Nothing is made for what stays as it is. */
function objectParts(before: JsonObject, after: JsonObject, patches?: Patches): Change | null {
  let out: Record<string, Patch> | null = null;
  let sum = 1;
  let shared = 0;
  for (const key in after) {
    const now = after[key];
    if (now === undefined) continue;
    checkKey(key);
    const was = before[key];
    const known = was !== undefined && (typeof was !== 'function' || Object.hasOwn(before, key));
    if (known) shared++;
    if (was === now) continue;
    const change = known ? difference(was, now, patches) : replaced(now);
    if (change === null) continue;
    out ??= {};
    out[key] = change.patch;
    sum += key.length + change.size + 4;
  }
  let old = 0;
  for (const key in before) if (before[key] !== undefined) old++;
  if (old !== shared)
    for (const key in before) {
      checkKey(key);
      if (!has(before, key) || has(after, key)) continue;
      out ??= {};
      out[key] = 0;
      sum += key.length + 5;
    }
  return out && { patch: out, size: sum };
}

function arrayParts(before: readonly Json[], after: readonly Json[]): Change | null {
  if (before.length === after.length) {
    const most = 1 + (after.length >> 2);
    const change = itemParts(before, after, 0, 0, after.length, most);
    if (change !== undefined) return change;
  }
  const out: Record<string, Patch | Splice[]> = {};
  const splices: Splice[] = [];
  let sum = 1;
  for (const { at, from, removed, added } of hunks(before, after)) {
    const splice: Splice = [at, removed, after.slice(at, at + added)];
    if (removed === added) {
      const inner = itemParts(before, after, from, at, added, added);
      if (!inner) continue;
      if (isLong(splice, inner.size - 4)) {
        Object.assign(out, inner.patch);
        sum += inner.size - 1;
        continue;
      }
    }
    splices.push(splice);
  }
  if (splices.length > 0) {
    out[SPLICES] = splices;
    sum += size(splices) + 5;
  }
  return isEmpty(out) ? null : { patch: out, size: sum };
}

/** Items that differ, place by place, from `from` in the old and `at` in the new list on; undefined when more than `most` do. */
function itemParts(
  before: readonly Json[],
  after: readonly Json[],
  from: number,
  at: number,
  count: number,
  most: number,
): Change | null | undefined {
  let out: Record<string, Patch> | null = null;
  let sum = 1;
  let changed = 0;
  for (let i = 0; i < count; i++) {
    const change = difference(before[from + i], after[at + i]);
    if (change === null) continue;
    if (++changed > most) return undefined;
    out ??= {};
    out[at + i] = change.patch;
    sum += digits(at + i) + change.size + 4;
  }
  return out && { patch: out, size: sum };
}

interface Hunk {
  /** Place in the new array. */
  at: number;
  /** Place in the old array. */
  from: number;
  removed: number;
  added: number;
}

/** The runs in which two lists differ, outside their longest common subsequence. */
function hunks(before: readonly Json[], after: readonly Json[]): Hunk[] {
  let head = 0;
  while (head < before.length && head < after.length && same(before[head], after[head])) head++;
  let tail = 0;
  while (
    tail < before.length - head &&
    tail < after.length - head &&
    same(before[before.length - 1 - tail], after[after.length - 1 - tail])
  )
    tail++;
  const n = before.length - head - tail;
  const m = after.length - head - tail;
  if (n === 0 && m === 0) return [];
  if (n === 0 || m === 0 || n * m > MOST_COMPARISONS || (n === 1 && m === 1))
    return [{ at: head, from: head, removed: n, added: m }];
  const old = before.slice(head, head + n).map(keyOf);
  const now = after.slice(head, head + m).map(keyOf);
  const common = commonLengths(old, now);
  const out: Hunk[] = [];
  let open: Hunk | null = null;
  for (let i = 0, j = 0; i < n || j < m; ) {
    if (i < n && j < m && old[i] === now[j]) {
      open = null;
      i++;
      j++;
      continue;
    }
    if (!open) {
      open = { at: head + j, from: head + i, removed: 0, added: 0 };
      out.push(open);
    }
    if (j >= m || (i < n && common[(i + 1) * (m + 1) + j] >= common[i * (m + 1) + j + 1])) {
      open.removed++;
      i++;
    } else {
      open.added++;
      j++;
    }
  }
  return out;
}

/** Row by row, the length of the longest common subsequence of the rests of both lists. */
function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array {
  const n = old.length;
  const m = now.length;
  const common = new Uint16Array((n + 1) * (m + 1));
  for (let i = n - 1; i >= 0; i--)
    for (let j = m - 1; j >= 0; j--)
      common[i * (m + 1) + j] =
        old[i] === now[j]
          ? common[(i + 1) * (m + 1) + j + 1] + 1
          : Math.max(common[(i + 1) * (m + 1) + j], common[i * (m + 1) + j + 1]);
  return common;
}

function patched(before: Json, patch: Patch): Json {
  if (isArray(patch)) {
    if (patch.length !== 1) throw new Error('a patch that replaces holds exactly one value');
    return patch[0];
  }
  if (patch === 0) throw new Error('only a key of an object can be taken away');
  if (!isObject(patch)) throw new Error('this is not a patch');
  if (isEmpty(patch)) return before;
  if (isArray(before)) return patchedArray(before, patch);
  if (isObject(before)) return patchedObject(before, patch);
  throw new Error('a patch of parts needs an object or an array to change');
}

function patchedObject(before: JsonObject, patch: PatchParts): Json {
  const out: Record<string, Json> = { ...before };
  for (const key in patch) {
    checkKey(key);
    const change = patch[key] as Patch;
    if (change === 0) delete out[key];
    else out[key] = patched(has(before, key) ? before[key] : null, change);
  }
  return out;
}

function patchedArray(before: readonly Json[], patch: PatchParts): Json {
  const out = before.slice();
  for (const [at, removed, items] of (patch[SPLICES] ?? []) as readonly Splice[]) {
    if (!(at >= 0 && at + removed <= out.length)) throw new Error(`no ${removed} items at ${at} to replace`);
    out.splice(at, removed, ...items);
  }
  for (const key in patch) {
    if (key === SPLICES) continue;
    const at = Number(key);
    if (!(Number.isInteger(at) && at >= 0 && at < out.length)) throw new Error(`no item at ${key} to change`);
    out[at] = patched(out[at], patch[key] as Patch);
  }
  return out;
}

const isArray = (value: unknown): value is readonly Json[] => Array.isArray(value);
const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const has = (value: JsonObject, key: string): boolean => Object.hasOwn(value, key) && value[key] !== undefined;
const keyOf = (value: Json): string => (typeof value === 'number' ? String(value) : JSON.stringify(value));

/** Equal data, whatever the order of keys; a key without a value is no key. */
function same(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isArray(a)) {
    if (!isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (isArray(b)) return false;
  const left = a;
  const right = b;
  let more = 0;
  for (const key in left) {
    if (left[key] === undefined) continue;
    if (!same(left[key], right[key])) return false;
    more++;
  }
  for (const key in right) if (right[key] !== undefined) more--;
  return more === 0;
}

/** Whether the data as JSON has at least this length; looks at no more of it than that takes. */
const isLong = (value: unknown, least: number): boolean => shortOf(value, least) <= 0;

/** How much is missing to that length. */
function shortOf(value: unknown, least: number): number {
  if (least <= 0) return least;
  if (typeof value !== 'object' || value === null) return least - size(value);
  let left = least - 1;
  if (Array.isArray(value)) {
    for (const item of value) {
      if (left <= 0) return left;
      left = shortOf(item, left) - 1;
    }
  } else {
    const record = value as Record<string, unknown>;
    for (const key in record) {
      if (left <= 0) return left;
      if (record[key] !== undefined) left = shortOf(record[key], left - key.length - 3) - 1;
    }
  }
  return left === least - 1 ? left - 1 : left;
}

/** Length of the data as JSON; letters that JSON writes longer count as one. */
function size(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return digits(value);
  if (typeof value !== 'object') return value === false ? 5 : 4;
  if (value === null) return 4;
  let sum = 1;
  if (Array.isArray(value)) for (const item of value) sum += size(item) + 1;
  else {
    const record = value as Record<string, unknown>;
    for (const key in record) if (record[key] !== undefined) sum += key.length + size(record[key]) + 4;
  }
  return sum === 1 ? 2 : sum;
}

function digits(value: number): number {
  if (!Number.isInteger(value) || value < 0 || value > 999) return String(value).length;
  return value < 10 ? 1 : value < 100 ? 2 : 3;
}

function isEmpty(value: object): boolean {
  for (const _ in value) return false;
  return true;
}

function checkKey(key: string): void {
  if (key === '__proto__') throw new Error('plain data has no key __proto__');
}
