/** What the view tells of the quest, the attack and the window under way agrees with what is asked and with what comes of it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  apply,
  asked,
  below,
  completeOptions,
  offers,
  options,
  pending,
  rngOf,
  type Say,
  seedOf,
  start,
} from '@pony/engine';
import { game } from '@pony/lcg';
import type { LcgView } from '../src/view.ts';
import { combat } from './cards/scene.ts';

const seen = { commit: 0, defend: 0, attackers: 0, window: 0 };

for (const players of ['1', '2'])
  test(`the view says how quest, attack and window stand (${players})`, () => {
    const full = completeOptions(game, { players });
    const rules = game.rules(full);
    for (const seed of ['a', 'b', 'c']) {
      const { state } = start(rules, full, `under way ${seed}`);
      const rng = rngOf(seedOf(seed));
      for (let step = 0; step < 300 && !state.outcome; step++) {
        const [seat] = asked(rules, state);
        const view = rules.view(state, seat) as unknown as LcgView;
        const asking = pending(rules, state);
        assert.ok(asking);
        const { say, args = {} }: Say = asking.prompt(seat);
        if (say === 'commit') {
          seen.commit++;
          assert.equal(view.staging.willpower, args.willpower);
          assert.equal(view.staging.threat, args.threat);
          assert.deepEqual(view.staging.chosen, args.cards);
          const progress = view.staging.shares.reduce((sum, [, n]) => sum + n, 0);
          assert.equal(progress, Math.max(0, view.staging.willpower - view.staging.threat));
        }
        if (say === 'defend') {
          seen.defend++;
          assert.equal(view.attack?.by, 'enemy');
          assert.equal(view.attack?.enemy, args.card);
          assert.equal(view.attack?.attack, args.attack);
          assert.equal(view.attack?.step, 0);
          for (const { option, would = [], refusal } of offers(rules, state, seat)) {
            if (option[0] !== 'defend' || refusal) continue;
            const defense = view.cards.find(({ card }) => card === option[1])?.stats.defense ?? 0;
            assert.equal(would[0].args?.n, Math.max(0, Number(args.attack) - defense));
          }
        }
        if (say === 'attackers') {
          seen.attackers++;
          assert.equal(view.attack?.by, 'players');
          assert.equal(view.attack?.enemy, args.card);
          assert.equal(view.attack?.attack, args.attack);
          assert.equal(view.attack?.defense, args.defense);
        }
        if (say === 'window' || say === 'planning') {
          seen.window++;
          assert.equal(view.window?.step, args.step);
          assert.equal(view.window?.order[view.window.turn], seat);
        } else assert.equal(view.window, null);
        const mine = options(rules, state, seat);
        apply(rules, state, seat, mine[below(rng, mine.length)]);
      }
    }
    assert.ok(seen.commit > 0 && seen.defend > 0 && seen.attackers > 0 && seen.window > 0, JSON.stringify(seen));
  });

test('[gloin] LC-F6.4.1 LC-F6.4.2 LC-F6.4.3 the view says how far an attack has come: defender, shadow card, damage, and when it is dealt', () => {
  const t = combat(1, { heroes: [['gloin', 'theodred', 'aragorn']] })
    .clearStaging()
    .engaged(0, 'king-spider.1');
  const step = (): number | undefined => (t.sc.rules.view(t.s, 0) as LcgView).attack?.step;
  t.until('defend');
  assert.equal(step(), 0);
  t.act('defend p1:gloin').until('window', { step: '6.4.1' });
  assert.equal(step(), 1);
  t.until('window', { step: '6.4.2' });
  assert.equal(step(), 2);
  t.act('pass').until('respond');
  assert.equal(step(), 3);
  t.sc.leaveOpen();
});
