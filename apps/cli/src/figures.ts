/** Arithmetic of results, and their plain look. */

export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** Wilson's interval for a rate seen in so many games, 95 %. */
export function wilson(rate: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const z = 1.959964;
  const centre = rate + (z * z) / (2 * games);
  const spread = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [rounded(Math.max(0, (centre - spread) / whole), 4), rounded(Math.min(1, (centre + spread) / whole), 4)];
}

export function addCounts(into: Record<string, number>, from: Readonly<Record<string, number>>): void {
  for (const [key, value] of Object.entries(from)) into[key] = (into[key] ?? 0) + value;
}

/** Figures as lines `name  value`, inner ones set in. */
export function lines(value: object, indent = ''): string {
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const width = Math.max(0, ...entries.map(([key]) => key.length));
  return entries
    .map(([key, inner]) => {
      if (Array.isArray(inner)) return `${indent}${key.padEnd(width)}  ${inner.join(', ') || '-'}`;
      if (typeof inner === 'object' && inner !== null) return `${indent}${key}\n${lines(inner, `${indent}  `)}`;
      const shown = typeof inner === 'number' ? inner.toLocaleString('en-GB', { maximumFractionDigits: 4 }) : inner;
      return `${indent}${key.padEnd(width)}  ${shown}`;
    })
    .join('\n');
}
