import assert from 'node:assert/strict';
import { test } from 'node:test';
import { war } from './helpers.ts';

/** On the Mordor Track with Gollum as the Guide; the tile is the next to be drawn. */
const draws = (tile: string, corruption = 5) =>
  war({
    dice: { fp: 'character' },
    huntBox: { fp: 1, shadow: 2 },
    pool: [tile, 'tile-08'],
    fellowship: { mordor: 1, corruption, companions: [] },
  });
const go = 'travel character character';

/** Tiles without a choice: what Corruption becomes, and whether the Fellowship advances. */
const harmless = (tile: string, corruption: number) => () => {
  const game = draws(tile).fp(go);
  assert.equal(game.s.corruption, corruption);
  assert.equal(game.s.mordor, 2);
};
test('[tile-elven-cloaks] no damage, the way is open', harmless('tile-elven-cloaks', 5));
test('[tile-elven-rope] no damage, the way is open', harmless('tile-elven-rope', 5));
test('[tile-phial-of-galadriel] heals two', harmless('tile-phial-of-galadriel', 3));
test('[tile-smeagol-helps-nice-master] heals one', harmless('tile-smeagol-helps-nice-master', 4));

/** Red tiles stop the Fellowship where it is. */
const stops =
  (tile: string, damage: number, roll: number[] = []) =>
  () => {
    const game = draws(tile, 0);
    if (roll.length > 0) game.dice(...roll);
    game.fp(go);
    if (game.may().includes('no')) game.fp('no');
    assert.equal(game.s.corruption, damage);
    assert.equal(game.s.mordor, 1, 'a Stop tile: no step');
  };
test('[tile-shelobs-lair] a die of damage, and the Fellowship stops', stops('tile-shelobs-lair', 4, [4]));
test('[tile-on-on-they-went] three damage, and the Fellowship stops', stops('tile-on-on-they-went', 3));
test('[tile-give-it-to-uss] one damage, a reveal, and the Fellowship stops', () => {
  stops('tile-give-it-to-uss', 1)();
  const game = draws('tile-give-it-to-uss', 0).fp(go);
  if (game.may().includes('no')) game.fp('no');
  assert.equal(game.s.hidden, 0);
});
test('[tile-the-ring-is-mine] an Eye: damage by the dice in the Hunt Box, and the Fellowship stops', () => {
  const game = draws('tile-the-ring-is-mine', 0).fp(go);
  if (game.may().includes('no')) game.fp('no');
  assert.equal(game.s.corruption, 3, 'two Shadow dice and the die of an earlier move');
  assert.equal(game.s.mordor, 1);
  assert.equal(game.s.hidden, 0);
});
