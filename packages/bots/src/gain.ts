/** How options fare against the one that is taken unless another is surely better. */

/** Errors of its mean by which an option must be better to be taken instead. */
const SURE = 1;
/** Errors of its mean by which an option must be worse to be looked at no more. */
const HOPELESS = 1.5;

/** What an option came to above the first one in the same worlds: the sum, and the sum of squares. */
export interface Gain {
  sum: number;
  squares: number;
}

export function gained(gain: Gain, more: number): void {
  gain.sum += more;
  gain.squares += more * more;
}

/** The mean, and the error of the mean. */
function meanOf({ sum, squares }: Gain, worlds: number): [mean: number, error: number] {
  const mean = sum / worlds;
  return [mean, Math.sqrt(Math.max(0, squares / worlds - mean * mean) / worlds)];
}

/** The option that gains most on the first one, after what luck may have added; the first one when none does. */
export function surelyBetter(first: number, others: readonly number[], gains: readonly Gain[], worlds: number): number {
  let best = first;
  let most = 0;
  for (const i of others) {
    const [mean, error] = meanOf(gains[i], worlds);
    const sure = mean - SURE * error;
    if (sure <= most) continue;
    best = i;
    most = sure;
  }
  return best;
}

export function surelyWorse(gain: Gain, worlds: number): boolean {
  const [mean, error] = meanOf(gain, worlds);
  return mean + HOPELESS * error < 0;
}
