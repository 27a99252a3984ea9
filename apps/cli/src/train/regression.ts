/** Logistic regression by Newton's method, with a little ridge. */
import { logistic } from '@pony/bots';

/** Positions as rows of numbers, `width` to a row, with what came of them: 1 won, 0 lost, between them shared. */
export interface Sample {
  readonly width: number;
  readonly numbers: number[];
  readonly ends: number[];
  /** By row: which game it is of. */
  readonly games: number[];
}

export interface Fit {
  readonly bias: number;
  readonly weights: readonly number[];
}

const ROUNDS = 12;

export function fitLogistic({ width, numbers, ends }: Sample, ridge: number): Fit {
  const rows = ends.length;
  const { means, spreads } = scale(numbers, width, rows);
  const size = width + 1;
  const beta = new Float64Array(size);
  const row = new Float64Array(size);
  for (let round = 0; round < ROUNDS; round++) {
    const hessian = Array.from({ length: size }, (_, i) => {
      const line = new Float64Array(size);
      line[i] = i === 0 ? 1e-9 : ridge;
      return line;
    });
    const slope = Float64Array.from(beta, (value, i) => (i === 0 ? 0 : -ridge * value));
    for (let r = 0; r < rows; r++) {
      row[0] = 1;
      for (let i = 0; i < width; i++) row[i + 1] = (numbers[r * width + i] - means[i]) / spreads[i];
      let sum = 0;
      for (let i = 0; i < size; i++) sum += beta[i] * row[i];
      const p = logistic(sum);
      const weight = Math.max(1e-6, p * (1 - p));
      const off = ends[r] - p;
      for (let i = 0; i < size; i++) {
        slope[i] += off * row[i];
        const line = hessian[i];
        const scaled = weight * row[i];
        for (let j = 0; j <= i; j++) line[j] += scaled * row[j];
      }
    }
    for (let i = 0; i < size; i++) for (let j = i + 1; j < size; j++) hessian[i][j] = hessian[j][i];
    const step = solve(hessian, slope);
    for (let i = 0; i < size; i++) beta[i] += step[i];
    if (step.every((one) => Math.abs(one) < 1e-6)) break;
  }
  const weights = means.map((_, i) => beta[i + 1] / spreads[i]);
  return { bias: beta[0] - weights.reduce((sum, weight, i) => sum + weight * means[i], 0), weights };
}

function scale(numbers: readonly number[], width: number, rows: number): { means: number[]; spreads: number[] } {
  const means = new Array<number>(width).fill(0);
  const spreads = new Array<number>(width).fill(0);
  for (let r = 0; r < rows; r++) for (let i = 0; i < width; i++) means[i] += numbers[r * width + i] / rows;
  for (let r = 0; r < rows; r++)
    for (let i = 0; i < width; i++) spreads[i] += (numbers[r * width + i] - means[i]) ** 2 / rows;
  return { means, spreads: spreads.map((square) => Math.sqrt(square) || 1) };
}

/** Solves a small system of equations by elimination. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const a = matrix.map((line) => Float64Array.from(line));
  const b = Float64Array.from(right);
  for (let i = 0; i < size; i++) {
    let best = i;
    for (let r = i + 1; r < size; r++) if (Math.abs(a[r][i]) > Math.abs(a[best][i])) best = r;
    [a[i], a[best]] = [a[best], a[i]];
    [b[i], b[best]] = [b[best], b[i]];
    for (let r = i + 1; r < size; r++) {
      const times = a[r][i] / a[i][i];
      if (times === 0) continue;
      for (let j = i; j < size; j++) a[r][j] -= times * a[i][j];
      b[r] -= times * b[i];
    }
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let j = i + 1; j < size; j++) b[i] -= a[i][j] * b[j];
    b[i] /= a[i][i];
  }
  return b;
}
