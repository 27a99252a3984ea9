/** How well chances come true, and what is learned from games. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { below, quickRng, seedOf } from '@pony/engine';
import { calibration } from '../src/train/calibration.ts';
import { fitLogistic, type Sample } from '../src/train/regression.ts';
import { inside } from './pony.ts';

const PARTS = 1 << 16;

/** Positions of which one number decides, as often as it says. */
function sample(rows: number): Sample {
  const rng = quickRng(seedOf('sample'));
  const out: Sample = { width: 2, numbers: [], ends: [], games: [] };
  for (let row = 0; row < rows; row++) {
    const x = (4 * below(rng, PARTS)) / PARTS - 2;
    const noise = below(rng, PARTS) / PARTS;
    out.numbers.push(x, noise);
    out.ends.push(below(rng, PARTS) / PARTS < 1 / (1 + Math.exp(-(0.5 + 2 * x))) ? 1 : 0);
    out.games.push(row);
  }
  return out;
}

test('a regression finds the weights by which games were decided', () => {
  const { bias, weights } = fitLogistic(sample(8000), 1);
  assert.ok(Math.abs(bias - 0.5) < 0.15, `${bias}`);
  assert.ok(Math.abs(weights[0] - 2) < 0.15, `${weights}`);
  assert.ok(Math.abs(weights[1]) < 0.2, `${weights}`);
});

test('chances that come true are told from chances that do not, by game', () => {
  const rng = quickRng(seedOf('told'));
  const honest = Array.from({ length: 4000 }, (_, game) => {
    const chance = below(rng, PARTS) / PARTS;
    return { chance, end: below(rng, PARTS) / PARTS < chance ? 1 : 0, game };
  });
  const good = calibration(honest);
  assert.ok(good.brier < good.constant - 0.05);
  assert.ok(good.auc > 0.75);
  assert.ok(good.worst < 2, `${good.worst}`);
  const boasting = calibration(honest.map((one) => ({ ...one, chance: 0.5 + one.chance / 2 })));
  assert.ok(boasting.brier > good.brier);
  assert.ok(boasting.worst > 20);
  // The same game told ten times is no more news than once
  const often = calibration(honest.slice(0, 300).flatMap((one) => Array.from({ length: 10 }, () => one)));
  const once = calibration(honest.slice(0, 300));
  assert.deepEqual(
    often.bins.map(({ ci95 }) => ci95),
    once.bins.map(({ ci95 }) => ci95),
  );
});

test('the judgement of a game is put to the test by seat; what has no number says so', async () => {
  const words = 'judge duel --by drive --games 4 --bots random --jobs 1 --json';
  const { code, out } = await inside(...words.split(' '));
  const { games, bySide, unknown, brier } = JSON.parse(out);
  assert.deepEqual(
    { code, games, unknown, sides: Object.keys(bySide) },
    { code: 0, games: 4, unknown: 0, sides: ['fellowship', 'sauron'] },
  );
  assert.ok(brier > 0 && brier < 1);
});
