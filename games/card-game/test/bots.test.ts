import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBot } from '@pony/bots';
import { bots, game, rulesOf, SCENARIO_IDS } from '@pony/card-game';
import { applyTelling, asked, options, optionToWords, quickRng, seedOf, start } from '@pony/engine';
import { fuzz } from '@pony/testkit';
import { type Position, table } from './helpers.ts';

/** What greedy does first, in words. */
function greedy(position: Position): string {
  const t = table(position);
  const { rules } = t.scenario;
  const [seat] = asked(rules, t.state);
  return optionToWords(
    rules,
    makeBot('greedy', bots as never).choose(rules, t.state, seat, quickRng(seedOf('greedy'))),
  );
}

test('points, cards and icons are good for a side and bad for the other', () => {
  const worth = (position: Position, seat: number): number => bots.evaluate(table(position).state, seat);
  const better = (seat: number, one: Position, other: Position): void => {
    assert.ok(worth(other, seat) > worth(one, seat));
    assert.ok(worth(other, 1 - seat) < worth(one, 1 - seat));
  };
  better(0, {}, { free: ['minas-tirith'] });
  better(1, {}, { corruption: 1 });
  better(0, { on: { 'bag-end': [] } }, { on: { 'bag-end': ['gandalf-the-grey'] } });
  better(1, { on: { 'bag-end': [] } }, { on: { 'bag-end': ['the-witch-king'] } });
  better(0, { gone: ['gandalf-the-white'] }, {});
});

test('greedy passes when nothing is worth a card, and plays when a fight can be won', () => {
  assert.equal(greedy({ turn: 'frodo', on: { umbar: [] }, ringUsed: ['frodo'] }), 'pass');
  const played = greedy({
    turn: 'witch-king',
    hand: { 'witch-king': ['the-witch-king', 'nazguls-mantle', 'black-breath'] },
    on: { orodruin: [] },
    ringUsed: ['witch-king'],
  });
  assert.equal(played, 'play the-witch-king orodruin');
});

test('greedy holds every seat of every scenario to the end', () => {
  for (const scenario of SCENARIO_IDS) {
    const rules = rulesOf({ scenario });
    const { state } = start(rules, { scenario }, `bots ${scenario}`);
    const rng = quickRng(seedOf(scenario));
    const bot = makeBot('greedy', bots);
    while (!state.outcome) {
      const [seat] = asked(rules, state);
      applyTelling(rules, state, seat, bot.choose(rules, state, seat, rng));
    }
    assert.ok(['lead', 'more-points', 'equal-points'].includes(state.outcome.reason), scenario);
  }
});

test('CG-23.6 an action whose cost comes back puts off no end: bots leave it alone once a phase has lasted long', () => {
  const t = table({
    scenario: 'duel',
    turn: 'gandalf',
    reserve: ['denethor'],
    deck: { gandalf: ['bilbo-baggins'] },
    bare: ['gandalf', 'witch-king'],
    on: { 'minas-tirith': ['the-witch-king'] },
  });
  const { rules } = t.scenario;
  const thought = (): string[] =>
    (bots.prune?.(t.state, 0, options(rules, t.state, 0)) ?? []).map((option) => optionToWords(rules, option));
  t.does('use denethor', 'forsake-top', 'none', 'pass');
  assert.ok(thought().includes('use denethor'));
  for (let i = 0; i < 24; i++) t.does('use denethor', 'forsake-top', 'none', 'pass');
  assert.ok(thought().includes('pass') && !thought().includes('use denethor'));
});

test('a cost is paid without a thought: with the card worth least, or unseen from the deck', () => {
  const t = table({
    turn: 'witch-king',
    hand: { 'witch-king': ['the-hunter', 'the-witch-king', 'mordor-orcs', 'nazguls-mantle'] },
    on: { orodruin: [], pelargir: [] },
  });
  t.does('play the-hunter orodruin');
  const { rules } = t.scenario;
  const mine = options(rules, t.state, 1);
  const paid = bots.follow?.(t.state, 1, mine, true) ?? -1;
  assert.equal(optionToWords(rules, mine[paid]), 'cycle nazguls-mantle');
  const u = table({
    turn: 'witch-king',
    hand: { 'witch-king': ['the-hunter'] },
    on: { orodruin: [] },
    reserve: ['the-witch-king'],
  });
  u.does('play the-hunter orodruin');
  const top = options(rules, u.state, 1);
  assert.equal(optionToWords(rules, top[bots.follow?.(u.state, 1, top, true) ?? -1]), 'forsake-top');
  // What is played has to be judged
  const v = table({ turn: 'witch-king', hand: { 'witch-king': ['the-hunter'] }, on: { orodruin: [] } });
  assert.equal(bots.follow?.(v.state, 1, options(rules, v.state, 1), true), -1);
});

test('search looks as far as the beginning of the next round', () => {
  const { state } = start(rulesOf({ scenario: 'duel' }), { scenario: 'duel' }, 'horizon');
  assert.equal(bots.horizon?.(state, { ...state, active: [] }), false);
  assert.equal(bots.horizon?.(state, { ...state, round: state.round + 1 }), true);
});

test('of many cards to give up three are thought about; nothing else is left out', () => {
  const t = table({
    turn: 'witch-king',
    hand: { 'witch-king': ['the-hunter', 'the-witch-king', 'mordor-orcs', 'nazguls-mantle', 'black-breath'] },
    on: { orodruin: [], pelargir: [] },
  });
  const all = options(t.scenario.rules, t.state, 1);
  const kept = bots.prune?.(t.state, 1, all) ?? [];
  const cycles = (list: readonly (readonly unknown[])[]): number => list.filter(([verb]) => verb === 'cycle').length;
  assert.deepEqual([cycles(all), cycles(kept)], [5, 3]);
  assert.equal(kept.length, all.length - 2);
});

test('random games of all scenarios keep every law', () => {
  const { violations, games } = fuzz(game, { games: 12, seed: 'card-game tests' });
  assert.equal(games, 12);
  assert.deepEqual(
    violations.map(({ law, message }) => `${law}: ${message}`),
    [],
  );
});
