/** How options fare against the one that is taken unless another is surely better. */

/** Errors of its mean by which an option must be better to be taken instead. */
const SURE = 1;
/** Errors of its mean by which an option must be worse to be looked at no more. */
const HOPELESS = 1.5;
/** Errors of its mean by which the only one left must be better to end the comparison. */
const BEYOND_DOUBT = 2.5;
/** A gain smaller than this is none. */
const WORTH_HAVING = 0.002;

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

/** Whether an option can hardly come to more than the first one, by anything worth having. */
function surelyWorse(gain: Gain, worlds: number): boolean {
  const [mean, error] = meanOf(gain, worlds);
  return mean + HOPELESS * error < WORTH_HAVING;
}

/** The options that may still be the best: neither surely behind the first one nor surely behind the leader of them. */
export function contenders(others: readonly number[], gains: readonly Gain[], worlds: number): number[] {
  let floor = 0;
  for (const i of others) {
    const [mean, error] = meanOf(gains[i], worlds);
    floor = Math.max(floor, mean - HOPELESS * error);
  }
  return others.filter((i) => {
    const [mean, error] = meanOf(gains[i], worlds);
    return !surelyWorse(gains[i], worlds) && mean + HOPELESS * error >= floor;
  });
}

/** Whether one option is left, and it is beyond doubt better than the first. */
export function isClear(others: readonly number[], gains: readonly Gain[], worlds: number): boolean {
  if (others.length !== 1) return others.length === 0;
  const [mean, error] = meanOf(gains[others[0]], worlds);
  return mean > BEYOND_DOUBT * error;
}
