import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBot } from '@pony/bots';
import { apply, asked, below, type Cx, type Option, options, quickRng, type Seat, seedOf, start } from '@pony/engine';
import { bots, type Lcg, PHASE, rulesOf } from '@pony/lcg';
import { STAT, ZONE } from '../src/lists.ts';
import { cards, cardsIn, stageOf, stat } from '../src/state.ts';
import { planning } from './cards/scene.ts';

const EASY = { players: '1', difficulty: 'easy', 'deck@p1': 'starter-leadership' };
const title = (n: number): string => cards.titles[n].id;
const quiet = new Proxy({} as Cx, { get: () => () => undefined });
const greedy = makeBot('greedy', bots);

/** A solo game of greedy; `each` sees every question with more than one answer. */
function play(words: string, rounds: number, each: (s: Lcg, seat: Seat, pick: Option) => void): Lcg {
  const rules = rulesOf(EASY);
  const s = start(rules, EASY, words).state;
  const rng = quickRng(seedOf(words));
  while (!s.outcome && s.round <= rounds) {
    const [seat] = asked(rules, s);
    const pick = greedy.choose(rules, s, seat, rng);
    if (options(rules, s, seat).length > 1) each(s, seat, pick);
    apply(rules, s, seat, pick);
  }
  return s;
}

test('greedy plays a quest to its end', () => {
  const s = play('to the end', Number.POSITIVE_INFINITY, () => undefined);
  assert.ok(s.outcome);
});

test('what lies hidden makes no difference to greedy: same knowledge and same seed, same choice', () => {
  const rules = rulesOf(EASY);
  let compared = 0;
  play('hidden', 2, (s, seat) => {
    const choose = (world: Lcg): Option => greedy.choose(rules, world, seat, quickRng(seedOf('same')));
    const other = rules.clone(s);
    rules.determinize(other, seat, quickRng(seedOf(`other ${compared}`)));
    assert.deepEqual(choose(other), choose(s));
    compared++;
  });
  assert.ok(compared > 20, `${compared}`);
});

test('while it only looks ahead a seat plays cards in planning, and lets every other window pass', () => {
  const rules = rulesOf(EASY);
  let planned = 0;
  let passed = 0;
  play('looking ahead', 4, (s, seat) => {
    if (s.stack[s.stack.length - 1].p !== 'window') return;
    const mine = options(rules, s, seat);
    const [verb] = mine[bots.follow?.(s, seat, mine, false) ?? -1];
    if (s.phase !== PHASE.planning) {
      assert.equal(verb, 'pass');
      passed++;
    } else if (verb === 'play') planned++;
  });
  assert.ok(planned > 0 && passed > 0, `${planned} ${passed}`);
});

test('a plan of planning looks at the card in hand that an option names: what brings resources comes first', () => {
  const rules = rulesOf(EASY);
  let planned = 0;
  for (let n = 0; planned < 3; n++) {
    const s = start(rules, EASY, `title ${n}`).state;
    const rng = quickRng(seedOf('title'));
    while (s.round < 1 || s.phase !== PHASE.planning) {
      const mine = options(rules, s, 0);
      apply(rules, s, 0, mine[below(rng, mine.length)]);
    }
    const mine = options(rules, s, 0);
    const steward = mine.findIndex(([verb, what]) => verb.startsWith('play') && title(what) === 'steward-of-gondor');
    if (steward < 0) continue;
    assert.equal(bots.follow?.(s, 0, mine, false), steward);
    planned++;
  }
});

test('search thinks about who goes on the quest too, and what lies hidden makes no difference to it', () => {
  const rules = rulesOf(EASY);
  const search = makeBot('search', bots);
  let compared = 0;
  play('search', 2, (s, seat) => {
    if (s.stack[s.stack.length - 1].at !== 'commit') return;
    const mine = options(rules, s, seat);
    assert.deepEqual(
      [bots.ahead?.asks(s, seat, mine, true), bots.ahead?.asks(s, seat, mine, false)],
      [true, false],
      'greedy has its plan for that',
    );
    const choose = (world: Lcg): Option =>
      search.choose(rules, world, seat, quickRng(seedOf('same')), { iterations: 40 });
    const other = rules.clone(s);
    rules.determinize(other, seat, quickRng(seedOf(`other ${compared}`)));
    assert.deepEqual(choose(other), choose(s));
    compared++;
  });
  assert.ok(compared > 1, `${compared}`);
});

test('a stage finished is never a step back, however many points the next one has', () => {
  for (const scenario of ['passage-through-mirkwood', 'journey-along-the-anduin', 'escape-from-dol-guldur']) {
    const t = planning(1, { scenario }).clearStaging();
    const points = () => stat(t.s, stageOf(t.s), STAT.questPoints);
    t.tokens('progress', t.sc.rules.name('card', stageOf(t.s)), points() - 1);
    const before = bots.evaluate(t.s, 0);
    t.sc.edit((s) => {
      const deck = cardsIn(s, ZONE['quest-deck']);
      const next = deck[deck.length - 1];
      cards.move(s, quiet, stageOf(s), cards.zone(ZONE.removed));
      cards.move(s, quiet, next, cards.zone(ZONE.quest));
      s.form[next] = cards.formOf(`${cards.titles[s.title[next]].id}.b`);
    });
    const after = bots.evaluate(t.s, 0);
    assert.ok(points() > 0);
    assert.ok(after > before, `${scenario}: ${before} then ${after}`);
  }
});
