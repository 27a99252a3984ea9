import assert from 'node:assert/strict';
import { test } from 'node:test';
import { battle, rolled } from './field.ts';

const defiance = (card: string) => () => {
  const rider = (companion: Record<string, string>) =>
    battle({ fp: card, sh: 'pits-of-mordor', characters: { 'gandalf-the-white': 'free', ...companion }, stop: true });
  const played = (game: ReturnType<typeof rider>) =>
    game.fp('yes').shadow('card pits-of-mordor').dice(1, 1, 1, 1, 1, 1).anyMore().fp(`card ${card}`).leaveOpen();
  const alone = played(rider({}));
  assert.deepEqual(alone.told('cancels-card'), []);
  assert.equal(rolled(alone, 'shadow').modifier, 1);
  assert.equal(played(rider({ legolas: 'free' })).told('cancels-card').length, 1);
};
test(
  '[i-will-go-alone combat] WR-6.540 Daring Defiance: no Leadership to give up, nothing cancelled',
  defiance('i-will-go-alone'),
);
test(
  '[gwaihir-the-windlord combat] WR-6.540 Daring Defiance: no Leadership to give up, nothing cancelled',
  defiance('gwaihir-the-windlord'),
);
test(
  '[we-prove-the-swifter combat] WR-6.540 Daring Defiance: no Leadership to give up, nothing cancelled',
  defiance('we-prove-the-swifter'),
);
