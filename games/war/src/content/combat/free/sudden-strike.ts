import { leadership } from '../../../rules/strength.ts';
import { combat, extraAttack, leaderOrCompanionFights } from '../../combat.ts';

/** Before the Combat roll: as many dice as the own Leadership, at once. */
export const suddenStrike = combat('sudden-strike', {
  requires: leaderOrCompanionFights,
  effects: [extraAttack(2, leadership)],
});
