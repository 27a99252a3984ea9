/** What the table warns of, each with the rule behind it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game } from '@pony/lcg';
import { hiddenCardsChangeNoThreat } from '@pony/testkit';
import type { LcgView } from '../src/view.ts';
import { threats } from '../ui/threats.ts';
import { questing, type Scene, scene } from './cards/scene.ts';

const view = (t: Scene): LcgView => t.sc.rules.view(t.s, null) as unknown as LcgView;
const told = (t: Scene) => threats(view(t)).map(({ id, args, rule, against }) => [id, args?.n, rule, against]);

test('LC-16.1 a dial from 45 on is said to all', () => {
  const t = scene(2).until('planning');
  t.s.threat[1] = 46;
  assert.deepEqual(told(t), [['dial', 46, 'LC-16.1', [0, 1]]]);
  t.s.threat[1] = 44;
  assert.deepEqual(told(t), []);
});

test('LC-8.22 LC-16.3 while the quest is on, what the staging area would add is said, and whom it would end', () => {
  const t = questing().until('commit').staging('old-forest-road.1', 'forest-spider.1');
  assert.deepEqual(told(t), [], 'nobody is chosen yet');
  t.act('commit p1:gloin');
  const { threat, willpower } = view(t).staging;
  assert.ok(threat > willpower && willpower > 0);
  const behind = threat - willpower;
  assert.deepEqual(told(t), [['quest', behind, 'LC-8.22', [0]]]);
  t.s.threat[0] = 50 - behind;
  assert.deepEqual(told(t)[0], ['quest-fatal', behind, 'LC-16.3', [0]]);
  t.s.threat[0] = 49 - behind;
  assert.equal(told(t).find(([id]) => id === 'quest')?.[1], behind);
});

test('LC-16.4 the last hero before an attack that may destroy it is named', () => {
  const alone = scene(1, { heroes: [['gimli']] })
    .until('planning')
    .engaged(0, 'forest-spider.1');
  assert.deepEqual(told(alone.tokens('damage', 'p1:gimli', 2)), []);
  assert.deepEqual(told(alone.tokens('damage', 'p1:gimli', 3)), [['hero', 2, 'LC-16.1', [0]]]);
  const two = scene(1, { heroes: [['gimli', 'thalin']] })
    .until('planning')
    .engaged(0, 'forest-spider.1');
  assert.deepEqual(told(two.tokens('damage', 'p1:gimli', 3)), []);
});

test('hidden cards never change a threat', () => {
  for (const players of ['1', '3']) {
    const met = hiddenCardsChangeNoThreat<LcgView>({
      game,
      options: { players },
      threats,
      seeds: ['a', 'b'],
      every: 23,
      most: 1500,
    });
    assert.ok(met.size >= 1, [...met].join());
  }
});
