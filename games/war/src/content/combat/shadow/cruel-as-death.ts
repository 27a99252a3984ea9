import { combat, effect, giveNazgulPoints, nazgulPoints } from '../../combat.ts';

/** Two points of Nazgûl Leadership are given up; every die of the own Combat roll gets +1. */
export const cruelAsDeath = combat('cruel-as-death', {
  requires: nazgulPoints(2),
  effects: [
    effect(3, (s, b, side) => {
      if (giveNazgulPoints(s, b, 2)) b.rollMod[side] += 1;
    }),
  ],
});
