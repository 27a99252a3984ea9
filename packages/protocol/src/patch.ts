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
export function makePatch(before: unknown, after: unknown): Patch {
  return difference(before as Json, after as Json) ?? {};
}

/** The data after the patch; parts that did not change are shared with `before`. Throws on a patch that does not fit. */
export function applyPatch<T = unknown>(before: T, patch: Patch): T {
  return patched(before as Json, patch) as T;
}

function difference(before: Json, after: Json): Patch | null {
  if (before === after) return null;
  const nested = parts(before, after);
  if (nested === null) return null;
  if (nested === undefined) return [after];
  return size(nested) <= size(after) + 2 ? nested : [after];
}

/** Parts that differ; null when none does, undefined when the two cannot be compared part by part. */
function parts(before: Json, after: Json): PatchParts | null | undefined {
  if (isArray(before) && isArray(after)) return arrayParts(before, after);
  if (isObject(before) && isObject(after)) return objectParts(before, after);
  return undefined;
}

function objectParts(before: JsonObject, after: JsonObject): PatchParts | null {
  const out: Record<string, Patch> = {};
  for (const key in after) {
    if (after[key] === undefined) continue;
    checkKey(key);
    const change = has(before, key) ? difference(before[key], after[key]) : ([after[key]] as const);
    if (change !== null) out[key] = change;
  }
  for (const key in before) {
    checkKey(key);
    if (has(before, key) && !has(after, key)) out[key] = 0;
  }
  return isEmpty(out) ? null : out;
}

function arrayParts(before: readonly Json[], after: readonly Json[]): PatchParts | null {
  const old = before.map(keyOf);
  const now = after.map(keyOf);
  const out: Record<string, Patch | Splice[]> = {};
  const splices: Splice[] = [];
  for (const { at, from, removed, added } of hunks(old, now)) {
    const items = after.slice(at, at + added);
    const splice: Splice = [at, removed, items];
    if (removed === added) {
      const inner: Record<string, Patch> = {};
      for (let i = 0; i < added; i++) {
        const change = difference(before[from + i], after[at + i]);
        if (change !== null) inner[at + i] = change;
      }
      if (size(inner) <= size(splice as unknown as Json) + 4) {
        Object.assign(out, inner);
        continue;
      }
    }
    splices.push(splice);
  }
  if (splices.length > 0) out[SPLICES] = splices;
  return isEmpty(out) ? null : out;
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
function hunks(old: readonly string[], now: readonly string[]): Hunk[] {
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head++;
  let tail = 0;
  while (
    tail < old.length - head &&
    tail < now.length - head &&
    old[old.length - 1 - tail] === now[now.length - 1 - tail]
  )
    tail++;
  const n = old.length - head - tail;
  const m = now.length - head - tail;
  if (n === 0 && m === 0) return [];
  if (n === 0 || m === 0 || n * m > MOST_COMPARISONS) return [{ at: head, from: head, removed: n, added: m }];
  const common = commonLengths(old, now, head, n, m);
  const out: Hunk[] = [];
  let open: Hunk | null = null;
  for (let i = 0, j = 0; i < n || j < m; ) {
    if (i < n && j < m && old[head + i] === now[head + j]) {
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
function commonLengths(old: readonly string[], now: readonly string[], head: number, n: number, m: number) {
  const common = new Uint16Array((n + 1) * (m + 1));
  for (let i = n - 1; i >= 0; i--)
    for (let j = m - 1; j >= 0; j--)
      common[i * (m + 1) + j] =
        old[head + i] === now[head + j]
          ? common[(i + 1) * (m + 1) + j + 1] + 1
          : Math.max(common[(i + 1) * (m + 1) + j], common[i * (m + 1) + j + 1]);
  return common;
}

function patched(before: Json, patch: Patch): Json {
  if (isArray(patch)) {
    if (patch.length !== 1) throw new Error('a patch that replaces holds exactly one value');
    return patch[0] as Json;
  }
  if (patch === 0) throw new Error('only a key of an object can be taken away');
  if (!isObject(patch)) throw new Error('this is not a patch');
  if (isEmpty(patch)) return before;
  if (isArray(before)) return patchedArray(before, patch as PatchParts);
  if (isObject(before)) return patchedObject(before, patch as PatchParts);
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
const size = (value: unknown): number => JSON.stringify(value).length;
const keyOf = (value: Json): string => (typeof value === 'number' ? String(value) : JSON.stringify(value));

function isEmpty(value: object): boolean {
  for (const _ in value) return false;
  return true;
}

function checkKey(key: string): void {
  if (key === '__proto__') throw new Error('plain data has no key __proto__');
}
