import { test } from 'node:test';
import { war } from '../helpers.ts';

test('[mirror-of-galadriel] WR-4.62 a die in hand that the card does not turn, and a die that is not there', () => {
  const game = war({ dice: { fp: 'event character muster' }, hands: { fp: ['mirror-of-galadriel'] } });
  game.fp('play mirror-of-galadriel event event');
  game.refuses('die muster', 'WR-5.26', 'not-that-die').refuses('die army', 'WR-4.62', 'no-such-die');
});
