import { SHADOW } from '../../../data.ts';
import { levelOf } from '../../../edition.ts';
import { combat, effect, nazgulFights } from '../../combat.ts';
import { companionsWho, eliminate, leadersInFight, pickOne } from '../../combat-picks.ts';

const victim = pickOne('black-breath', {
  options: (s, b) => [...leadersInFight(s, b), ...companionsWho(s, b, (c) => levelOf(s, c) <= b.rerollHits[SHADOW])],
  optional: true,
  act: eliminate,
});

/** With hits in the re-roll a Leader dies too, or a Companion of no higher Level than those hits. */
export const blackBreath = combat('black-breath', {
  requires: nazgulFights,
  effects: [
    effect(6, (_s, b, side, cx) => {
      if (b.rerollHits[side] > 0) cx.call(victim, { side });
    }),
  ],
  procedures: [victim],
});
