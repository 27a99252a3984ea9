import { SHADOW } from '../../../data.ts';
import { companionsOf } from '../../../edition.ts';
import { cancelEnemyCard, canForfeit, combat, companionFights, effect, isFighting } from '../../combat.ts';

/** All Companions in the fight forfeit their Leadership; the Shadow card does nothing. */
export const daringDefiance = combat('daring-defiance', {
  requires: companionFights,
  effects: [
    effect(0, (s, b, side, cx) => {
      if (b.card[SHADOW] < 0 || b.cancelled[SHADOW]) return;
      // WR-6.540: there must be Leadership to give up
      if (!companionsOf(s).some((c) => canForfeit(s, b, c))) return;
      for (const c of companionsOf(s)) if (isFighting(s, b, c)) b.forfeited |= 1 << c;
      cancelEnemyCard(b, side);
      cx.emit('cancels-card', { side, card: b.card[SHADOW], combat: b.card[SHADOW] });
    }),
  ],
});
