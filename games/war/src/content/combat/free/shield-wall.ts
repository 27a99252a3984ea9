import { SHADOW } from '../../../data.ts';
import { combat, effect } from '../../combat.ts';

/** Of two or more Shadow hits one is cancelled. */
export const shieldWall = combat('shield-wall', {
  effects: [
    effect(6, (_s, b, _side, cx) => {
      if (b.hits[SHADOW] < 2) return;
      b.hits[SHADOW]--;
      cx.emit('cancels-hits', { count: 1 });
    }),
  ],
});
