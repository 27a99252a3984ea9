import { FREE, SOUTHRONS } from '../../../data.ts';
import { combat, effect, eliteOfNationFights, modify } from '../../combat.ts';

/** +1 on every die of the own Combat roll; later one hit more when ahead in hits (WR-6.537, WR-6.559). */
export const mumakil = combat('mumakil', {
  requires: eliteOfNationFights(SOUTHRONS),
  effects: [
    modify(3, { roll: 1 }),
    effect(5, (_s, b, side, cx) => {
      if (b.hits[side] + b.strikeHits[side] <= b.hits[FREE] + b.strikeHits[FREE]) return;
      b.hits[side]++;
      cx.emit('more-hits', { side, count: 1 });
    }),
  ],
});
