import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rules } from '@pony/war';
import { FREE } from '../src/data.ts';
import { diceOf } from '../ui/turns.ts';
import { type Scenario, war } from './helpers.ts';

const CHARACTER = 0;
const WILL = 5;
const moves = (die: string, given: Scenario = {}) =>
  war({
    armies: {},
    pool: ['tile-07'],
    dice: { fp: `${die} event`, shadow: 'event event' },
    ...given,
  }).fp(`travel ${die} character`);
/** Free Peoples’ dice in the Hunt Box, and used dice of a face beside it. */
const lying = (game: ReturnType<typeof war>, face: number): number[] => {
  const { huntBox, spent } = rules.view(game.s, FREE).sides[FREE];
  return [huntBox, spent[face]];
};

test('WR-4.22 the die that moved the Fellowship lies in the Hunt Box and nowhere else', () => {
  assert.deepEqual(lying(moves('character'), CHARACTER), [1, 0]);
  assert.deepEqual(lying(moves('will-of-the-west'), WILL), [1, 0]);
  const hunted = war({ armies: {}, pool: ['tile-07', 'tile-08'], dice: { fp: 'character' }, huntBox: { shadow: 1 } });
  hunted.dice(6).fp('travel character character').asks('fp', 'casualty');
  assert.deepEqual(lying(hunted, CHARACTER), [0, 1], 'the Hunt comes first');
  assert.deepEqual(lying(hunted.fp('no'), CHARACTER), [1, 0]);
});

test('[the-last-battle] WR-4.22 a die spared lies among the used ones', () => {
  const spared = moves('character', {
    armies: { dagorlad: 'gondor 2r' },
    characters: { aragorn: 'dagorlad' },
    table: { fp: ['the-last-battle'] },
  });
  assert.deepEqual(lying(spared, CHARACTER), [0, 1]);
});

test('WR-4.22 the die in the Hunt Box still counts among the dice of the turn', () => {
  const game = moves('character', { dice: { fp: 'character event', shadow: '' } });
  assert.deepEqual(diceOf(rules.view(game.s, FREE)), [2, 0]);
  game.fp('skip event');
  assert.deepEqual(game.told('turn').at(-1)?.args?.dice, [2, 0]);
});
