import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOT_NAMES, think } from '@pony/bots';
import { rngOf, seedOf } from '@pony/engine';
import { botInput, botToMove, decideForBot, openTable, outcomeOf, resign, type Table, takePicks } from '@pony/table';
import { bids, playable, type River, river, spend } from './games.ts';
import { bot, does, person, twoPeople } from './play.ts';

test('the table says which bot is to move', () => {
  const table = twoPeople({ seats: [person, bot] });
  assert.equal(botToMove(table), null);
  does(table, 0, 'end');
  assert.equal(botToMove(table), 1);
  resign(table, 0);
  assert.equal(botToMove(table), null);
  assert.equal(botToMove(openTable({ game: bids, seed: 'x', seats: [person, bot, bot] })), 1);
});

test('every bot plays every seat of every small game to the end', () => {
  for (const game of [river, bids, spend]) {
    for (const level of BOT_NAMES) {
      const seats = game
        .rules({})
        .seats({})
        .map(() => ({ holder: 'bot', level }) as const);
      const table = openTable({ game, seed: `all ${level}`, seats });
      for (let n = 0; !outcomeOf(table) && n < 400; n++)
        decideForBot(table, botToMove(table) as number, playable(game));
      assert.ok(outcomeOf(table), `${game.id} ${level}`);
    }
  }
});

test('what a bot is handed is plain data, fits what it knows, and is neither the true state nor the true generator', () => {
  const table = twoPeople({ seats: [bot, bot] });
  const truth = table.state as River;
  const before = JSON.stringify(truth);
  const input = botInput(table, 0);
  const dealt = input.state as River;
  assert.deepEqual(JSON.parse(JSON.stringify(input)), input);
  assert.deepEqual(dealt.hands[0], truth.hands[0]);
  assert.notDeepEqual([dealt.hands[1], dealt.deck], [truth.hands[1], truth.deck]);
  assert.notDeepEqual(dealt.rng, truth.rng);
  assert.ok(!JSON.stringify(input).includes(table.seed));
  assert.equal(JSON.stringify(truth), before);
});

test('what a bot is handed, and so what it does, is the same whatever lies hidden', () => {
  const table = twoPeople({ seats: [{ holder: 'bot', level: 'search' }, person] });
  const rng = rngOf(seedOf('truths'));
  const expected = JSON.stringify(botInput(table, 0));
  for (let n = 0; n < 20; n++) {
    const other: Table = { ...table, state: table.rules.clone(table.state) };
    table.rules.determinize(other.state, 0, rng);
    const input = botInput(other, 0);
    assert.equal(JSON.stringify(input), expected);
    assert.deepEqual(
      think(playable(river), { ...input, budget: { iterations: 40 } }),
      think(playable(river), { ...JSON.parse(expected), budget: { iterations: 40 } }),
    );
  }
});

test('picks are taken one by one, up to the one that brings chance or something hidden into play', () => {
  const table = twoPeople({ seats: [bot, person] });
  const versions: number[] = [];
  const taken = takePicks(table, 0, [['mark'], ['roll'], ['mark']], 0, () => versions.push(table.version));
  assert.equal(taken, 2);
  assert.deepEqual(versions, [1, 2]);
  assert.equal(botInput(table, 0).surprises, 1);
  assert.equal(takePicks(table, 0, [['mark'], ['roll']]), 1, 'the second roll is refused');
});
