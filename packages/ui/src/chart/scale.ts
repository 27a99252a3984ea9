/** Round numbers for an axis: at most `count` steps that cover the values. Pure. */
export function ticks(values: readonly number[], count = 4): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(1, ...values);
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power);
  const out: number[] = [];
  for (let at = Math.floor(low / step) * step; ; at += step) {
    out.push(at);
    if (at >= high) return out;
  }
}
