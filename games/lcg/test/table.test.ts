/** The law of reach: whatever may be done is lit on something that is drawn, or stands in words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, asked, below, completeOptions, offers, options, rngOf, seedOf, start } from '@pony/engine';
import { game } from '@pony/lcg';
import { unreachable } from '@pony/ui/reach';
import type { LcgView } from '../src/view.ts';
import { drawn } from '../ui/drawn.ts';
import { reach } from '../ui/reach.ts';
import { aimOf } from '../ui/targets.ts';
import bearer from './fixtures/dead-bearer.json' with { type: 'json' };

for (const [players, scenario] of [
  ['1', 'passage-through-mirkwood'],
  ['2', 'journey-along-the-anduin'],
  ['3', 'escape-from-dol-guldur'],
] as const)
  test(`every legal offer can be reached (${players}, ${scenario})`, () => {
    const full = completeOptions(game, { players, scenario });
    const rules = game.rules(full);
    const { state } = start(rules, full, `table ${players}`);
    const rng = rngOf(seedOf(`table ${players}`));
    let pointed = 0;
    for (let step = 0; step < 250 && !state.outcome; step++) {
      const [seat] = asked(rules, state);
      const view = rules.view(state, seat) as unknown as LcgView;
      const all = offers(rules, state, seat).map(({ refusal, ...offer }) => (refusal ? { ...offer, refusal } : offer));
      const aim = (offer: (typeof all)[number]) => reach.aim(offer, view, seat);
      assert.deepEqual(unreachable(all, aim, reach.drawn(view, seat, all)), []);
      pointed += all.filter((offer) => aim(offer).path.length > 0).length;
      const mine = options(rules, state, seat);
      apply(rules, state, seat, mine[below(rng, mine.length)]);
    }
    assert.ok(pointed > 50);
  });

test('what a dead hero bore is drawn nowhere: which of it goes first is asked in words', () => {
  const view = bearer.view as unknown as LcgView;
  const all = bearer.offers.map(({ option, tell }) => ({ option: option as [string, number], tell }));
  const seen = drawn(view);
  const { things } = seen;
  for (const { option } of all) assert.ok(!things.has(`card ${option[1]}`), option.join(' '));
  assert.deepEqual(
    unreachable(all, (offer) => aimOf(offer, seen), things),
    [],
  );
});
