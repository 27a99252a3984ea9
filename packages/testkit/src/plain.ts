/** Looking through plain data. */

/** Nothing in it can be changed any more. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

/** The path of an object or array that two pieces of data have in common, or null. An outcome never changes and may be shared. */
export function sharedPlace(one: unknown, other: unknown): string | null {
  const seen = new Set<object>();
  walk(one, '', (value) => {
    seen.add(value);
    return null;
  });
  return walk(other, '', (value, path) => (seen.has(value) && !isEmptyFrozen(value) ? path || 'itself' : null));
}

/** The path of an object that has a whole number as a key, or null. */
export function numberedPlace(value: unknown): string | null {
  return walk(value, '', (inner, path) =>
    !Array.isArray(inner) && Object.keys(inner).some((key) => /^\d+$/.test(key)) ? path || 'itself' : null,
  );
}

function walk(value: unknown, path: string, visit: (value: object, path: string) => string | null): string | null {
  if (typeof value !== 'object' || value === null || path === 'outcome') return null;
  const found = visit(value, path);
  if (found) return found;
  for (const [key, inner] of Object.entries(value)) {
    const below = walk(inner, path ? `${path}.${key}` : key, visit);
    if (below) return below;
  }
  return null;
}

const isEmptyFrozen = (value: object): boolean => Object.isFrozen(value) && Object.keys(value).length === 0;
