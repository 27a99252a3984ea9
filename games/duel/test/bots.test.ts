import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBot, playAction } from '@pony/bots';
import { apply, asked, below, options, rngOf, seedOf, start } from '@pony/engine';
import { bots } from '../bot/index.ts';
import { rules } from '../src/game.ts';
import type { Duel } from '../src/state.ts';

const seed = (words: string): number[] => rngOf(seedOf(words));

/** Positions of random games, one in `every` decisions. */
function* positions(words: string, games: number, every: number): Generator<Duel> {
  const rng = seed(words);
  for (let game = 0; game < games; game++) {
    const s = start(rules, {}, `${words} ${game}`).state;
    for (let n = 0; !s.outcome; n++) {
      if (n % every === 0) yield rules.clone(s);
      const seat = asked(rules, s)[0];
      const mine = options(rules, s, seat);
      apply(rules, s, seat, mine[below(rng, mine.length)]);
    }
  }
}

test('the evaluation lies between lost and won, and what is good for one side is as bad for the other', () => {
  for (const s of positions('evaluation', 20, 3)) {
    const value = bots.evaluate(s, 0);
    assert.ok(value >= -1 && value <= 1);
    assert.ok(Math.abs(value + bots.evaluate(s, 1)) < 1e-9);
  }
});

test('every road to victory and everything that helps on it is worth something', () => {
  for (const s of positions('worth', 3, 17)) {
    const better = (change: (t: Duel) => void): void => {
      const t = rules.clone(s);
      change(t);
      assert.ok(bots.evaluate(t, 0) > bots.evaluate(s, 0), `${change}`);
    };
    better((t) => t.quest[0]++);
    better((t) => t.supply[0]--);
    better((t) => t.coins[0]++);
    better((t) => {
      t.coins[1] -= 1;
    });
    if (s.chapter < 3) better((t) => t.skills[0]++);
    const race = [0, 1, 2, 3, 4, 5].find((one) => s.races[one] === 0) as number;
    better((t) => t.races[race]++);
  }
});

test('the policy takes an option that is there, and calls nothing done while something is left to use', () => {
  const rng = seed('policy');
  for (const s of positions('policy', 10, 1)) {
    const seat = asked(rules, s)[0];
    const mine = options(rules, s, seat);
    const option = mine[bots.policy?.(s, seat, mine, rng) ?? -1];
    assert.ok(option);
    assert.ok(option[0] !== 'done' || mine.length === 1);
  }
});

test('a bot that knows the same does the same, whatever lies hidden', () => {
  const truths = seed('truths');
  for (const s of positions('honest', 1, 9)) {
    const seat = asked(rules, s)[0];
    for (const name of ['greedy', 'search', 'hobbit'] as const) {
      const bot = makeBot(name, bots);
      const choose = (t: Duel) => bot.chooseAction(rules, t, seat, seed('same'), { iterations: 40 });
      const expected = choose(s);
      for (let n = 0; n < 3; n++) {
        const other = rules.clone(s);
        rules.determinize(other, seat, truths);
        assert.deepEqual(choose(other), expected);
      }
    }
  }
});

test('greedy wins against random, search against greedy', () => {
  const wins = (a: 'greedy' | 'search', b: 'random' | 'greedy', games: number, iterations: number): number => {
    const pair = [makeBot(a, bots), makeBot(b, bots)];
    let won = 0;
    for (let game = 0; game < games; game++) {
      const s = start(rules, {}, `match ${game >> 1}`).state;
      const rng = seed(`match ${game}`);
      const side = game % 2;
      while (!s.outcome) {
        const seat = asked(rules, s)[0];
        playAction(seat === side ? pair[0] : pair[1], rules, s, seat, rng, { iterations });
      }
      if (s.outcome.seats[side] === 'won') won++;
    }
    return won;
  };
  assert.ok(wins('greedy', 'random', 20, 0) >= 18);
  assert.ok(wins('search', 'greedy', 6, 300) >= 3);
});
