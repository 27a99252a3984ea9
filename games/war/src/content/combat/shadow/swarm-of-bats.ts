import { FREE } from '../../../data.ts';
import { cancelEnemyCard, combat, effect } from '../../combat.ts';

/** The FP card does nothing; if there is none, +1 on every die of the own re-roll. */
export const swarmOfBats = combat('swarm-of-bats', {
  effects: [
    effect(0, (_s, b, side, cx) => {
      if (b.card[FREE] < 0) {
        b.rerollMod[side] += 1;
        return;
      }
      if (b.cancelled[FREE]) return;
      cancelEnemyCard(b, side);
      cx.emit('cancels-card', { side, card: b.card[FREE], combat: b.card[FREE] });
    }),
  ],
});
