import { combat, companionFights, fewerDice, fightingCompanions } from '../../combat.ts';

/** One Shadow die fewer for each Companion in the fight. */
export const braveStand = combat('brave-stand', {
  requires: companionFights,
  effects: [fewerDice(fightingCompanions)],
});
