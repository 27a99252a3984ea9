import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBot } from '@pony/bots';
import { apply, asked, below, options, optionToWords, rngOf, seedOf, start } from '@pony/engine';
import { bots } from '../bot/index.ts';
import { FIRST_CONTROL, FREE, POINTS, REGION_NATION, SETTLEMENTS } from '../src/data.ts';
import { rules } from '../src/game.ts';
import type { War } from '../src/state.ts';
import { type Scenario, war } from './helpers.ts';

/** What greedy does first, in words. */
function greedy(given: Scenario, who: 0 | 1): string {
  const { s } = war(given);
  return optionToWords(rules, makeBot('greedy', bots).choose(rules, s, who, rngOf(seedOf('greedy'))));
}

/** Positions of a random game, one in a hundred decisions. */
function* positions(): Generator<War> {
  const rng = rngOf(seedOf('positions'));
  const s = start(rules, {}, 'positions').state;
  for (let n = 0; !s.outcome; n++) {
    if (n % 100 === 99) yield rules.clone(s);
    const seat = asked(rules, s)[0];
    const mine = options(rules, s, seat);
    apply(rules, s, seat, mine[below(rng, mine.length)]);
  }
}

test('what helps a side on its road is good for it and bad for the other', () => {
  for (const s of positions()) {
    const better = (side: 0 | 1, change: (t: War) => void): void => {
      const t = rules.clone(s);
      change(t);
      assert.ok(bots.evaluate(t, side) > bots.evaluate(s, side), `${change}`);
      assert.ok(bots.evaluate(t, 1 - side) < bots.evaluate(s, 1 - side), `${change}`);
    };
    better(1, (t) => t.corruption++);
    better(0, (t) => {
      t.corruption -= 1;
    });
    better(0, (t) => t.rings[0]++);
    better(1, (t) => t.rings[1]++);
    for (const face of [0, 1, 2, 3, 4]) {
      better(0, (t) => t.dice[face]++);
      better(1, (t) => t.dice[7 + face]++);
    }
  }
});

test('Armies of the Shadow are better together, and nearer to the war', () => {
  const worth = (armies: Record<string, string>): number =>
    bots.evaluate(
      war({ armies: { pelargir: 'gondor 5r 5e', ...armies }, politics: { 'southrons-easterlings': 'war' } }).s,
      1,
    );
  const apart = worth({ 'far-harad': 'southrons-easterlings 1r', 'near-harad': 'southrons-easterlings 1r' });
  const farAway = worth({ 'far-harad': 'southrons-easterlings 2r' });
  const together = worth({ 'near-harad': 'southrons-easterlings 2r' });
  assert.ok(together > apart);
  assert.ok(together > farAway);
});

test('a Stronghold in the hands of the Free Peoples is dearer to the Shadow than two dice of a turn', () => {
  const worth = (given: Scenario): number => bots.evaluate(war(given).s, 1);
  const lost = worth({ dice: { shadow: 'army muster' }, control: { moria: 'free-peoples' } });
  assert.ok(lost < worth({ dice: { shadow: '' } }));
});

test('where no Army can do anything alone, the Shadow brings its reserves together', () => {
  const garrisons = Object.fromEntries(
    SETTLEMENTS.filter((region) => FIRST_CONTROL[region] === FREE && POINTS[region] > 0).map((region) => [
      rules.name('region', region),
      `${rules.name('nation', REGION_NATION[region])} 1r`,
    ]),
  );
  const worth = (...regions: string[]): number => {
    const armies = Object.fromEntries(regions.map((region) => [region, 'sauron 1r']));
    return bots.evaluate(war({ armies: { ...garrisons, ...armies }, politics: { sauron: 'war' } }).s, 1);
  };
  assert.ok(worth('morannon', 'gorgoroth') > worth('morannon', 'nurn'));
  assert.ok(worth('dagorlad', 'gorgoroth') > worth('morannon', 'gorgoroth'));
});

const atPeace: Scenario = { phase: 'fellowship', armies: { 'minas-tirith': 'gondor 3r 1e' }, hands: { shadow: [] } };

test('the Ring-bearers rest in a haven as long as it heals', () => {
  const inLorien = { at: 'lorien', progress: 0 };
  assert.equal(greedy({ ...atPeace, fellowship: { ...inLorien, corruption: 3 } }, 0), 'yes');
  assert.equal(greedy({ ...atPeace, fellowship: { ...inLorien, corruption: 0 } }, 0), 'no');
});

test('with time to spare the Ring-bearers enter Mordor only when they can bear it', () => {
  const atGate = { at: 'morannon', progress: 0, revealed: true };
  const mayEnter = (corruption: number): string => greedy({ ...atPeace, fellowship: { ...atGate, corruption } }, 0);
  assert.equal(mayEnter(0), 'yes');
  assert.equal(mayEnter(8), 'no');
});
