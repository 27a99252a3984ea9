import { unitsOf } from '../../../board.ts';
import { ISENGARD, SHADOW } from '../../../data.ts';
import { leadership } from '../../../rules/strength.ts';
import {
  bearersAreHere,
  combat,
  effect,
  giveNazgulPoints,
  isAssault,
  modify,
  nazgulLeadership,
  nazgulPoints,
  needs,
  placeOf,
} from '../../combat.ts';

/** +2 on every die of both rolls of both sides. */
export const deadlyStrife = combat('deadly-strife', {
  effects: [modify(3, { roll: 2, reroll: 2, enemyRoll: 2, enemyReroll: 2 })],
});

/** +1 on every die of both rolls of both sides. */
export const desperateBattle = combat('desperate-battle', {
  effects: [modify(3, { roll: 1, reroll: 1, enemyRoll: 1, enemyReroll: 1 })],
});

/** WR-6.634: in an assault, on either side of the walls, with an Isengard unit: +1 on every die of the own Combat roll. */
export const devilryOfOrthanc = combat('devilry-of-orthanc', {
  requires: needs(
    'combat-needs-isengard-assault',
    (s, b) => isAssault(b) && unitsOf(s, placeOf(b, SHADOW), ISENGARD) > 0,
  ),
  effects: [modify(3, { roll: 1 })],
});

/** With the Ring-bearers in the region: +1 on every die of both own rolls. */
export const oneForTheDarkLord = combat('one-for-the-dark-lord', {
  requires: bearersAreHere,
  effects: [modify(3, { roll: 1, reroll: 1 })],
});

/** One point of Nazgûl Leadership is given up; +1 on every die of the own re-roll. */
export const theyAreTerrible = combat('they-are-terrible', {
  requires: nazgulPoints(1),
  effects: [
    effect(4, (s, b, side) => {
      if (giveNazgulPoints(s, b, 1)) b.rerollMod[side] += 1;
    }),
  ],
});

/** WR-6.559: Nazgûl Leadership not below that of the other Army cancels its re-roll. */
export const foulStench = combat('foul-stench', {
  requires: nazgulPoints(1),
  effects: [
    effect(3, (s, b, side, cx) => {
      const other = 1 - side;
      if (nazgulLeadership(s, b) === 0 || nazgulLeadership(s, b) < leadership(s, b, other)) return;
      b.noReroll[other] = 1;
      cx.emit('cancels-reroll', { side: other });
    }),
  ],
});
