import { FREE, GANDALF_GREY, GANDALF_WHITE } from '../../../data.ts';
import { bearersAreHere, combat, eliteFights, modify, moreHits, someFight } from '../../combat.ts';

/** With the Ring-bearers in the region: +1 on every die of both own rolls. */
export const itIsAGift = combat('it-is-a-gift', {
  requires: bearersAreHere,
  effects: [modify(3, { roll: 1, reroll: 1 })],
});

/** With Gandalf: +1 on every die of the own Combat roll. */
export const servantOfTheSecretFire = combat('servant-of-the-secret-fire', {
  requires: someFight(GANDALF_GREY, GANDALF_WHITE),
  effects: [modify(3, { roll: 1 })],
});

/** With an Elite: +1 on every die of the own Combat roll. */
export const valour = combat('valour', { requires: eliteFights(FREE), effects: [modify(3, { roll: 1 })] });

/** One hit more when there is at least one. */
export const noQuarter = combat('no-quarter', { effects: [moreHits(1)] });
