/** How games leaned, once they were judged: a few numbers each, for lists. Where nothing can be kept, nothing is shown. */
const NAME = 'pony.curves';
const POINTS = 24;
const MOST = 200;

type Curves = Readonly<Record<string, readonly number[]>>;

function read(): Curves {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(NAME) ?? '{}');
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
    return Object.fromEntries(
      Object.entries(found).filter(
        ([, values]) => Array.isArray(values) && values.every((value) => typeof value === 'number'),
      ),
    );
  } catch {
    return {};
  }
}

/** The curve kept of a game, in percent; null when it was never judged here. */
export const curveOf = (id: string): readonly number[] | null => {
  const found = read()[id];
  return found && found.length > 1 ? found : null;
};

/** Keeps the curve of a game that was judged; of too many the oldest are forgotten. */
export function keepCurve(id: string, curve: readonly number[]): void {
  const step = Math.max(1, (curve.length - 1) / (POINTS - 1));
  const count = Math.min(POINTS, curve.length);
  const few = Array.from({ length: count }, (_, i) =>
    Math.round(curve[Math.min(curve.length - 1, Math.round(i * step))]),
  );
  const { [id]: _old, ...others } = read();
  const kept = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [id, few]]);
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // Then the list shows none.
  }
}
