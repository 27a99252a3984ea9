/** Glicko-2 (M. Glickman, "Example of the Glicko-2 system"): a rating, how sure it is, and how steady the player. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

export const FRESH: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };
/** How much a volatility may change. */
const TAU = 0.5;
const SCALE = 173.7178;
const MIDDLE = 1500;
const CLOSE = 1e-6;

/** One game against somebody: 1 won, 0.5 shared, 0 lost. */
export interface Met {
  readonly against: Rating;
  readonly score: number;
}

const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** Nobody has been seen for so many days: less is known of the rating, never less than of a newcomer's. */
export function aged(rating: Rating, days: number): Rating {
  const phi = rating.deviation / SCALE;
  const deviation = SCALE * Math.sqrt(phi * phi + Math.max(0, days) * rating.volatility * rating.volatility);
  return { ...rating, deviation: Math.min(deviation, FRESH.deviation) };
}

/** The rating after some games that count together. */
export function rated(player: Rating, games: readonly Met[]): Rating {
  const mu = (player.rating - MIDDLE) / SCALE;
  const phi = player.deviation / SCALE;
  if (games.length === 0) return aged(player, 1);
  let information = 0;
  let surprise = 0;
  for (const { against, score } of games) {
    const weight = weightOf(against.deviation / SCALE);
    const expected = 1 / (1 + Math.exp((-weight * (player.rating - against.rating)) / SCALE));
    information += weight * weight * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const variance = 1 / information;
  const volatility = steadiness(player.volatility, phi, variance, variance * surprise);
  const before = phi * phi + volatility * volatility;
  const after = 1 / Math.sqrt(1 / before + 1 / variance);
  return { rating: MIDDLE + SCALE * (mu + after * after * surprise), deviation: SCALE * after, volatility };
}

/** The new volatility, found between two bounds that close in on it (step 5, the Illinois algorithm). */
function steadiness(sigma: number, phi: number, variance: number, change: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi * phi + variance + e;
    return (e * (change * change - sum)) / (2 * sum * sum) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high: number;
  if (change * change > phi * phi + variance) high = Math.log(change * change - phi * phi - variance);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > CLOSE) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else atLow /= 2;
    high = middle;
    atHigh = atMiddle;
  }
  return Math.exp(low / 2);
}
