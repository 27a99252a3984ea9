/** What the bots make of objectives and their guards (LC-23), of enemies that a stage is about, and of the quest. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBot } from '@pony/bots';
import { type Option, options, optionToWords, quickRng, seedOf } from '@pony/engine';
import { bots } from '@pony/lcg';
import { stageOf } from '../src/state.ts';
import { combat, planning, questing, type Scene, scene } from './cards/scene.ts';

const ESCAPE = { scenario: 'escape-from-dol-guldur' };
const greedy = makeBot('greedy', bots);
const said = (t: Scene, option: Option): string => optionToWords(t.sc.rules, option);

/** The plan of the first player at the question that is open. */
function planned(t: Scene): string {
  const mine = options(t.sc.rules, t.s, 0);
  return said(t, mine[bots.follow?.(t.s, 0, mine, true) ?? -1]);
}
const guards = (t: Scene, guard: string, objective: string): Scene => {
  t.sc.edit((s) => {
    s.host[t.n(guard)] = t.n(objective);
  });
  return t;
};

test('of two ways alike the plan travels to the one that guards an objective', () => {
  for (const guard of ['tower-gate.1', 'tower-gate.2']) {
    const t = scene(1, ESCAPE).until('travel').clearStaging().staging('shadow-key', 'tower-gate.1', 'tower-gate.2');
    assert.equal(planned(guards(t, guard, 'shadow-key')), `travel ${guard}`);
  }
});

test('of two enemies alike the plan strikes the one that guards an objective', () => {
  for (const guard of ['cavern-guardian.1', 'cavern-guardian.2']) {
    const t = combat(1, ESCAPE).clearStaging().staging('shadow-key');
    t.engaged(0, 'cavern-guardian.1', 'cavern-guardian.2').area('p1:beorn.1');
    t.until('attack');
    assert.equal(planned(guards(t, guard, 'shadow-key')), `attack ${guard}`);
  }
});

test('greedy claims an unguarded objective when the stage waits for nothing else, and not before', () => {
  const pick = (progress: number): string => {
    const t = planning(1, ESCAPE).clearHands().clearStaging().staging('shadow-key');
    t.tokens('progress', t.sc.rules.name('card', stageOf(t.s)), progress);
    return said(t, greedy.choose(t.sc.rules, t.s, 0, quickRng(seedOf('claim'))));
  };
  assert.equal(pick(9), 'use shadow-key 0');
  assert.notEqual(pick(0), 'use shadow-key 0');
});

test('a guard less is better for everybody', () => {
  const t = planning(1, ESCAPE).clearStaging().staging('shadow-key', 'tower-gate.1');
  const free = bots.evaluate(t.s, 0);
  assert.ok(bots.evaluate(guards(t, 'tower-gate.1', 'shadow-key').s, 0) < free);
});

/** Passage where its third stage asks everybody for a Spider, one enemy of which is what the stage is about. */
function hunt(): Scene {
  for (let seed = 0; ; seed++) {
    const t = questing(1, { seed: `path ${seed}` })
      .finishStage()
      .finishStage();
    if (t.stage() === 'a-chosen-path-dont-leave-the-path.b') return t;
  }
}

test('greedy fetches the enemy that the stage is about, and not a weaker one', () => {
  const t = hunt();
  const pick = greedy.choose(t.sc.rules, t.s, 0, quickRng(seedOf('hunt')));
  assert.equal(said(t, pick), 'choose ungoliants-spawn');
});

test('whoever must not be lost stays out of a fight that a hero survives, and an ally that may be lost goes before him', () => {
  const first = { heroes: [['gimli', 'aragorn', 'dunhere']], options: { campaign: 'campaign' } };
  const t = combat(1, first).clearStaging().engaged(0, 'king-spider.1').until('defend');
  assert.equal(planned(t), 'defend p1:gimli');
  const u = combat(1, first).clearStaging().engaged(0, 'ungoliants-spawn').area('p1:snowbourn-scout.1').until('defend');
  assert.equal(planned(u), 'defend p1:snowbourn-scout.1');
});
