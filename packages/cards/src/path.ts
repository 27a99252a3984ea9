/** Where a sentence stands in a text, as one number: (op, branch) level by level. No function is in any state. */
import { abilityOf, type Kernel } from './kernel.ts';
import type { CardState, Op, Text } from './types.ts';

/** The list of sentences, and the list of costs. */
export const OPS = 1;
export const COST = 2;
const LEVEL = 1024;
const WIDTH = 16;
/** The op itself, not a list inside it. */
const WHOLE = WIDTH - 1;

export const opPath = (list: number, op: number): number => list * LEVEL + op * WIDTH + WHOLE;
export const listPath = (list: number, op: number, branch: number): number => list * LEVEL + op * WIDTH + branch;
/** The list in which an op stands, and its place there. */
export const listOf = (path: number): number => Math.floor(path / LEVEL);
export const placeIn = (path: number): number => Math.floor((path % LEVEL) / WIDTH);

export function textOf<S extends CardState>(k: Kernel<S>, form: number, ability: number): Text<S> {
  const found = abilityOf(k, form, ability);
  if (!found || found.kind === 'constant') throw new Error(`form ${form} has no text ${ability}`);
  return found;
}

/** The list of ops at a path. */
export function opsAt<S extends CardState>(
  k: Kernel<S>,
  form: number,
  ability: number,
  path: number,
): readonly Op<S>[] {
  if (path === OPS) return textOf(k, form, ability).ops;
  if (path === COST) return textOf(k, form, ability).cost ?? [];
  const outer = opsAt(k, form, ability, listOf(path))[placeIn(path)];
  return inside(outer, path % WIDTH);
}

/** The op at a path. */
export const opAt = <S extends CardState>(k: Kernel<S>, form: number, ability: number, path: number): Op<S> =>
  opsAt(k, form, ability, listOf(path))[placeIn(path)];

function inside<S extends CardState>(op: Op<S>, branch: number): readonly Op<S>[] {
  if (op.op === 'one') return op.branches[branch].ops;
  if (op.op === 'when') return branch === 0 ? op.ops : (op.else ?? []);
  if (op.op === 'each' || op.op === 'then' || op.op === 'later') return op.ops;
  throw new Error(`there is nothing inside "${op.op}"`);
}
