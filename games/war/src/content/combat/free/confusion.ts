import { combat, effect } from '../../combat.ts';

/** Every natural 1 of the Shadow hits the Shadow and is not rolled again. */
export const confusion = combat('confusion', {
  effects: [
    effect(4, (_s, b, side, cx) => {
      const misses = b.missedShadow.length;
      b.missedShadow = b.missedShadow.filter((natural) => natural !== 1);
      const ones = misses - b.missedShadow.length;
      if (ones === 0) return;
      b.hits[side] += ones;
      cx.emit('more-hits', { side, count: ones });
    }),
  ],
});
