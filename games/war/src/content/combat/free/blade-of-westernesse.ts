import { FREE, MERIADOC, PEREGRIN } from '../../../data.ts';
import { minionsOf } from '../../../edition.ts';
import { MINION } from '../../../options.ts';
import { removeCharacter } from '../../../rules/characters.ts';
import { combat, effect, isFighting, someFight } from '../../combat.ts';
import { pickOne } from '../../combat-picks.ts';

const strikeMinion = pickOne('blade-of-westernesse', {
  options: (s, b) =>
    minionsOf(s)
      .filter((c) => isFighting(s, b, c))
      .map((c) => MINION[c]),
  optional: true,
  act: (s, b, option, cx) => {
    b.hits[FREE]--;
    removeCharacter(s, option[1], cx);
  },
});

/** A hit of the re-roll may kill a Minion in the fight instead. */
export const bladeOfWesternesse = combat('blade-of-westernesse', {
  requires: someFight(MERIADOC, PEREGRIN),
  effects: [
    effect(6, (_s, b, side, cx) => {
      if (b.rerollHits[side] > 0) cx.call(strikeMinion, { side });
    }),
  ],
  procedures: [strikeMinion],
});
