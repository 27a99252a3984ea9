/** A bot of an earlier program follows a match by the lines of its record; here it is the bot of this one. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as bots from '@pony/bots';
import * as engine from '@pony/engine';
import * as games from '@pony/games';
import { playGame } from '../src/jobs/one-game.ts';
import { opponent } from '../src/jobs/opponent.ts';
import { Astray, followGame, frozenWord } from '../src/rival/frozen.ts';

const frozen = { engine, bots, games };

/** A game of greedy bots, as the lines of its record. */
async function linesOf(words: string): Promise<engine.RecordLine[]> {
  const { game, bots: kit } = await games.loadGame('duel');
  const rules = game.rules({});
  const greedy = (await opponent('greedy', 'duel', {}, kit))(words);
  const lines: engine.RecordLine[] = [];
  const hearing = { ...greedy, hear: (line: engine.RecordLine) => lines.push(line) };
  playGame(rules, {}, words, [hearing, hearing]);
  return lines;
}

test('it picks what was picked, decision by decision, to the end', async () => {
  const lines = await linesOf('follow');
  const follower = (await followGame(frozen, 'greedy', 'duel', {}))('follow');
  for (const line of lines) {
    const [pick] = follower.picks(['fellowship', 'sauron'].indexOf(line.seat), {});
    assert.equal(pick, line.option);
    follower.hear(line);
  }
  assert.ok(lines.length > 40);
});

test('a line that its rules refuse, or that chance contradicts, leads it astray', async () => {
  const [first] = await linesOf('astray');
  const begin = await followGame(frozen, 'greedy', 'duel', {});
  assert.throws(() => begin('astray').hear({ ...first, option: 'discard slot-1' }), Astray);
  assert.throws(() => begin('astray').hear({ ...first, chance: 'roll 7' }), Astray);
  begin('astray').hear(first);
});

test('a word with @ names a bot and a rival', () => {
  assert.deepEqual(frozenWord('search@bots-0.1'), ['search', 'bots-0.1']);
  for (const word of ['search', 'search@', '@bots-0.1', 'dragon@bots-0.1', 'greedy@a@b'])
    assert.equal(frozenWord(word), null);
});
