/** Bots in a team: they exchange cards, join Armies under the right commander, and act in every seat. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBot } from '@pony/bots';
import { apply, asked, optionToWords, quickRng, rngOf, type Seat, seedOf, start } from '@pony/engine';
import { bots } from '../bot/index.ts';
import { game } from '../src/game.ts';
import { type Scenario, war } from './helpers.ts';

const four = game.rules({ players: '4' });

/** What greedy does in a seat, in words. */
function greedy(at: ReturnType<typeof war>, seat: Seat): string {
  const option = makeBot('greedy', bots).choose(four, at.leaveOpen().s, seat, rngOf(seedOf('team')));
  return optionToWords(four, option);
}

const swap: Scenario = {
  players: 4,
  phase: 'recover',
  turn: 1,
  top: { fp: ['athelas', 'elven-rope'] },
};

test('WR-11.05 a bot offers the card that only its team-mate can play, and gets one back', () => {
  const at = war({ ...swap, hands: { gondor: ['the-red-arrow'], rohan: ['faramirs-rangers'] } });
  at.by('gondor', 'deck character').by('rohan', 'deck character');
  assert.equal(greedy(at, 1), 'give faramirs-rangers');
  at.by('rohan', 'give faramirs-rangers');
  assert.equal(greedy(at, 0), 'give the-red-arrow');
});

test('WR-11.05 with cards of its own a bot offers nothing', () => {
  const at = war({ ...swap, hands: { gondor: ['faramirs-rangers'], rohan: ['the-red-arrow'] } });
  at.by('gondor', 'deck character').by('rohan', 'deck character');
  assert.equal(greedy(at, 1), 'no');
});

test('WR-11.28 a bot proposes a mixed Army that it would command, and agrees to one', () => {
  const given: Scenario = {
    players: 4,
    politics: { gondor: 'war', rohan: 'war' },
    dice: { fp: 'army army', shadow: 'event event' },
    leads: ['rohan'],
  };
  const march = ['march army army', 'army pelargir', 'to lossarnach', 'done', 'done'];
  const strong = war({ ...given, armies: { lossarnach: 'gondor 1r, rohan 1r', pelargir: 'gondor 3r' } });
  strong.by('gondor', ...march);
  assert.equal(greedy(strong, 0), 'yes');
  assert.equal(greedy(strong.by('gondor', 'yes'), 1), 'yes');
  const weak = war({ ...given, armies: { lossarnach: 'gondor 1r, rohan 5r', pelargir: 'gondor 2r' } });
  weak.by('gondor', ...march);
  assert.equal(greedy(weak, 0), 'no');
});

test('bots act in every seat of three and four', () => {
  for (const players of ['3', '4']) {
    const rules = game.rules({ players });
    const bot = makeBot('hobbit', bots);
    const rng = quickRng(seedOf(`hobbits ${players}`));
    const { state } = start(rules, { players }, seedOf(`teams ${players}`));
    const acted = new Set<Seat>();
    for (let n = 0; !state.outcome && n < 150; n++) {
      const [seat] = asked(rules, state);
      acted.add(seat);
      apply(rules, state, seat, bot.choose(rules, state, seat, rng));
    }
    assert.equal(acted.size, Number(players));
  }
});
