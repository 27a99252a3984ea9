/** What the table warns of, each with the rule behind it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hiddenCardsChangeNoThreat } from '@pony/testkit';
import { game, rules } from '../src/game.ts';
import { threats } from '../ui/threats.ts';
import { type Scenario, war } from './helpers.ts';

/** Threats of a position: sentence, number, rule, whom they concern. */
const told = (given: Scenario) =>
  threats(rules.view(war(given).s, null)).map(({ id, args, rule, against }) => [id, args?.n, rule, against]);

const held = (...regions: string[]): Scenario['control'] =>
  Object.fromEntries(regions.map((region) => [region, 'shadow' as const]));

test('a new war threatens nobody', () => {
  assert.deepEqual(told({}), []);
});

test('WR-10.02 the last three points of Corruption are said', () => {
  assert.deepEqual(told({ fellowship: { corruption: 9 } }), [['corruption', 3, 'WR-10.02', [0]]]);
  assert.deepEqual(told({ fellowship: { corruption: 11 } }), [['corruption', 1, 'WR-10.02', [0]]]);
  assert.deepEqual(told({ fellowship: { corruption: 8 } }), []);
});

test('WR-10.03 the last two steps to the Crack of Doom are said', () => {
  assert.deepEqual(told({ fellowship: { mordor: 3 } }), [['doom', 2, 'WR-10.03', [1]]]);
  assert.deepEqual(told({ fellowship: { mordor: 4 } }), [['doom', 1, 'WR-10.03', [1]]]);
  assert.deepEqual(told({ fellowship: { mordor: 2 } }), []);
});

test('WR-10.04 WR-10.06 a Stronghold short of ten points is said, and ten points held before the turn is over', () => {
  const four = ['minas-tirith', 'helms-deep', 'lorien', 'rivendell'];
  assert.deepEqual(told({ control: held(...four) }), [['points', 2, 'WR-10.04', [0]]]);
  assert.deepEqual(told({ control: held(...four, 'pelargir') }), [['points', 1, 'WR-10.04', [0]]]);
  assert.deepEqual(told({ control: held(...four, 'erebor') }), [['points-held', 10, 'WR-10.06', [0]]]);
  assert.deepEqual(told({ control: held('minas-tirith', 'helms-deep', 'lorien', 'pelargir') }), []);
});

test('WR-10.05 a Stronghold short of four points is said', () => {
  assert.deepEqual(told({ control: { orthanc: 'free-peoples' } }), [['points', 2, 'WR-10.05', [1]]]);
  assert.deepEqual(told({ control: { orthanc: 'free-peoples', moria: 'free-peoples' } }), [
    ['points-held', 4, 'WR-10.06', [1]],
  ]);
});

test('WR-10.01 the victory that outranks the others is said first', () => {
  const given = { fellowship: { corruption: 10, mordor: 4 }, control: { orthanc: 'free-peoples' } } as const;
  assert.deepEqual(
    told(given).map(([, , rule]) => rule),
    ['WR-10.02', 'WR-10.03', 'WR-10.05'],
  );
});

test('WR-11.41 every player of a team is warned', () => {
  const [[, , , against]] = told({ players: 4, fellowship: { corruption: 11 } });
  assert.deepEqual(against, [0, 1]);
  const [[, , , shadow]] = told({ players: 3, fellowship: { mordor: 4 } });
  assert.deepEqual(shadow, [1, 2]);
});

for (const players of ['2', '4'])
  test(`hidden cards never change a threat (${players})`, () => {
    const met = hiddenCardsChangeNoThreat({
      game,
      options: { players },
      threats,
      seeds: ['a', 'b'],
      every: 41,
      most: 2500,
    });
    assert.ok(met.size >= 1, [...met].join());
  });
