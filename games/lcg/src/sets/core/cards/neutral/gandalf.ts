/** Gandalf (LC-29.43): gone at the end of the round as a constant text, before forced effects of that moment. */
import {
  after,
  canBeDamaged,
  card,
  damage,
  discardFromPlay,
  draw,
  enemy,
  isSelf,
  lowerThreat,
  oneOfThese,
  pick,
  response,
  self,
  standing,
  you,
} from '../../../../words/index.ts';

export const gandalf = card(
  'gandalf',
  standing(after('round-ends'), { quiet: true }, discardFromPlay(self)),
  response(
    after('enters', isSelf),
    {},
    oneOfThese(
      { say: 'draw-three', ops: [draw(3, you)] },
      { say: 'hurt-enemy', ops: [pick(enemy(canBeDamaged)), damage(4)] },
      { say: 'lower-threat', ops: [lowerThreat(5, you)] },
    ),
  ),
);
