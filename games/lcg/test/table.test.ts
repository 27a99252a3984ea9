/** Whatever may be done can be pointed at or stands in words: every legal offer of random play, for one to three players. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apply, asked, below, completeOptions, offers, options, rngOf, seedOf, start } from '@pony/engine';
import { game } from '@pony/lcg';
import { EMPTY, findAt, inWords } from '@pony/ui/point';
import type { LcgView } from '../src/view.ts';
import { aimOf } from '../ui/targets.ts';

for (const [players, scenario] of [
  ['1', 'passage-through-mirkwood'],
  ['2', 'journey-along-the-anduin'],
  ['3', 'escape-from-dol-guldur'],
] as const)
  test(`every legal offer is lit or stands in words (${players}, ${scenario})`, () => {
    const full = completeOptions(game, { players, scenario });
    const rules = game.rules(full);
    const { state } = start(rules, full, `table ${players}`);
    const rng = rngOf(seedOf(`table ${players}`));
    let pointed = 0;
    for (let step = 0; step < 250 && !state.outcome; step++) {
      const [seat] = asked(rules, state);
      const view = rules.view(state, seat) as unknown as LcgView;
      const legal = offers(rules, state, seat).flatMap(({ refusal, ...offer }) => (refusal ? [] : [offer]));
      const aim = (offer: (typeof legal)[number]) => aimOf(offer, view);
      const spoken = inWords(legal, aim, EMPTY);
      for (const offer of legal) {
        const { path } = aim(offer);
        if (path.length === 0) assert.ok(spoken.includes(offer), offer.option.join(' '));
        else {
          pointed++;
          const found = findAt(legal, aim, EMPTY, path[0]);
          assert.ok(found?.whole.includes(offer), offer.option.join(' '));
          if (path[0].kind === 'card') assert.ok(view.cards.some(({ card }) => card === path[0].id));
        }
      }
      const mine = options(rules, state, seat);
      apply(rules, state, seat, mine[below(rng, mine.length)]);
    }
    assert.ok(pointed > 50);
  });
