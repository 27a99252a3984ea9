// How often source says `as X` (not `as const`) or `x!`: every one is a place where the compiler takes our word.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { root, underNode24 } from './node24.mjs';

await underNode24();
const { listed } = await import('./steps.mjs');

/** Fewer is better; whoever takes some away lowers it. */
const MOST = { as: 700, not: 8 };

const counts = new Map();
for (const file of listed(['{packages,games,apps}/**/*.{ts,tsx}'], ['**/{test,e2e}'])) {
  const found = { as: 0, not: 0 };
  count(parseSync(readFileSync(join(root, file), 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }), found);
  const part = file.split('/').slice(0, 2).join('/');
  const sum = counts.get(part) ?? { as: 0, not: 0 };
  counts.set(part, { as: sum.as + found.as, not: sum.not + found.not });
}

function count(node, found) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'TsAsExpression' || node.type === 'TsTypeAssertion') found.as++;
  if (node.type === 'TsNonNullExpression') found.not++;
  for (const child of Object.values(node)) count(child, found);
}

const all = { as: 0, not: 0 };
for (const [part, { as, not }] of [...counts].sort(([, a], [, b]) => b.as - a.as)) {
  all.as += as;
  all.not += not;
  process.stdout.write(`${String(as).padStart(5)} as, ${not} !  ${part}\n`);
}
const fine = all.as <= MOST.as && all.not <= MOST.not;
process.stdout.write(`${all.as} casts (at most ${MOST.as}) and ${all.not} times ! (at most ${MOST.not})\n`);
process.exit(fine ? 0 : 1);
