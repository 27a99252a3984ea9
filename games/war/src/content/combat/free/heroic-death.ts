import { SHADOW } from '../../../data.ts';
import { levelOf } from '../../../edition.ts';
import { combat, effect, leaderOrCompanionFights } from '../../combat.ts';
import { companionsWho, eliminate, leadersInFight, pickOne } from '../../combat-picks.ts';

const sacrifice = pickOne('heroic-death', {
  options: (s, b) => [...leadersInFight(s, b), ...companionsWho(s, b)],
  optional: true,
  act: (s, b, option, cx) => {
    const cancelled = Math.min(b.hits[SHADOW], option[0] === 'companion' ? levelOf(s, option[1]) : 1);
    b.hits[SHADOW] -= cancelled;
    cx.emit('cancels-hits', { count: cancelled });
    eliminate(s, b, option, cx);
  },
});

/** Before losses: a Leader may die for one hit, or a Companion for as many as his Level. */
export const heroicDeath = combat('heroic-death', {
  requires: leaderOrCompanionFights,
  effects: [
    effect(6, (_s, b, side, cx) => {
      if (b.hits[SHADOW] > 0) cx.call(sacrifice, { side });
    }),
  ],
  procedures: [sacrifice],
});
