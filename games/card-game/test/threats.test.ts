/** What the table warns of, each with the rule behind it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '@pony/card-game';
import { hiddenCardsChangeNoThreat } from '@pony/testkit';
import { threats } from '../ui/threats.ts';
import { type Position, table } from './helpers.ts';

const told = (given: Position) =>
  threats(table(given).view(null)).map(({ id, args, rule, side }) => [id, args?.n, rule, side]);

test('CG-35.2 a lead of six is said, of five it is not', () => {
  assert.deepEqual(told({ corruption: 8 }), [['lead', 8, 'CG-35.2', 'dark']]);
  assert.deepEqual(told({ corruption: 5 }), []);
});

test('CG-35.2 fights that would make the lead ten are said as they stand', () => {
  const [[id, n, rule]] = told({ corruption: 9, on: { 'bag-end': ['the-witch-king'] } });
  assert.deepEqual([id, rule], ['lead-now', 'CG-35.2']);
  assert.ok((n as number) >= 10);
});

test('CG-35.5 CG-35.6 in the final round whoever is ahead is said, and that equal points are the Shadow’s', () => {
  const final = { lastPath: 9, round: 9, ringUsed: ['frodo', 'witch-king', 'aragorn', 'saruman'] };
  assert.deepEqual(told({ ...final, corruption: 2 }), [['final', 2, 'CG-35.5', 'dark']]);
  assert.deepEqual(told({ ...final, corruption: 0 }), [['final-equal', 0, 'CG-35.6', 'dark']]);
});

test('CG-1.1 every player of the side is warned', () => {
  const view = table({ corruption: 8 }).view(null);
  const [{ against }] = threats(view);
  assert.deepEqual(
    against,
    view.players.filter(({ side }) => side === 0).map(({ seat }) => seat),
  );
});

test('hidden cards never change a threat', () => {
  const met = hiddenCardsChangeNoThreat({ game, threats, seeds: ['a', 'b', 'c'], every: 11 });
  assert.ok(met.size >= 1, [...met].join());
});
