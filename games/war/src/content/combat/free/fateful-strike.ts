import { nazgulAt } from '../../../board.ts';
import { FREE, NAZGUL, SHADOW } from '../../../data.ts';
import { minionsOf } from '../../../edition.ts';
import { MINION, NAZGUL_AT } from '../../../options.ts';
import { loseLeader } from '../../../rules/casualties.ts';
import { removeCharacter } from '../../../rules/characters.ts';
import { combat, effect, isFighting, leaderOrCompanionFights, placeOf } from '../../combat.ts';
import { pickOne } from '../../combat-picks.ts';

const strikeDown = pickOne('fateful-strike', {
  options: (s, b) => {
    const place = placeOf(b, SHADOW);
    const nazgul = nazgulAt(s, place) > 0 ? [NAZGUL_AT[place]] : [];
    const minions =
      b.rerollHits[FREE] < 2
        ? []
        : minionsOf(s)
            .filter((c) => isFighting(s, b, c))
            .map((c) => MINION[c]);
    return [...nazgul, ...minions];
  },
  optional: true,
  act: (s, _b, option, cx) => {
    if (option[0] === 'minion') removeCharacter(s, option[1], cx);
    else loseLeader(s, option[1], NAZGUL, cx);
  },
});

/** With a hit in the re-roll a Nazgûl in the fight dies too; with two, a Minion instead. */
export const fatefulStrike = combat('fateful-strike', {
  requires: leaderOrCompanionFights,
  effects: [
    effect(6, (_s, b, side, cx) => {
      if (b.rerollHits[side] > 0) cx.call(strikeDown, { side });
    }),
  ],
  procedures: [strikeDown],
});
