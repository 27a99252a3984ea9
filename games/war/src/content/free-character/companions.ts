/** Cards that send Companions on their way. */
import { characterRegion, inPlay } from '../../board.ts';
import {
  ARAGORN,
  BOROMIR,
  DWARVES,
  ELVES,
  FREE,
  GIMLI,
  GONDOR,
  LEGOLAS,
  NATIONS_OF,
  NORTH,
  regions,
  STRIDER,
} from '../../data.ts';
import { canMoveCompanions } from '../../rules/characters.ts';
import type { War } from '../../state.ts';
import {
  chooseOne,
  drawCards,
  event,
  isWithArmy,
  moveOneGroup,
  politics,
  recruit,
  separate,
  someInNation,
  someoneInFellowship,
  someWithArmy,
  upgrade,
  when,
} from '../vocabulary.ts';

const STRATEGY = 1;

/** One group leaves the Fellowship, or one on the map moves; the same reach for both. */
const onTheRoad = (extra: number, level: number) => {
  const reach = { extra, level, intoSiege: 1 };
  return chooseOne(
    'separate-or-move',
    { verb: 'separate-companions', op: separate(reach), can: someoneInFellowship },
    { verb: 'move-companions', op: moveOneGroup(reach), can: (s) => canMoveCompanions(s, reach) },
  );
};

/** Their Level counts as four. */
export const gwaihirTheWindlord = event('gwaihir-the-windlord', { ops: [onTheRoad(0, 4)] });

/** Two regions further. */
export const weProveTheSwifter = event('we-prove-the-swifter', { ops: [onTheRoad(2, 0)] });

const HOMES = regions('dale', 'erebor', 'woodland-realm');
const homecoming = (s: War): boolean =>
  [GIMLI, LEGOLAS].some((c) => inPlay(s, c) && HOMES.includes(characterRegion(s, c)));

/** A group leaves; Gimli or Legolas at home wakes the North-east. */
export const thereAndBackAgain = event('there-and-back-again', {
  ops: [
    separate({ extra: 1, level: 0, intoSiege: 0 }),
    when(homecoming, politics({ activate: [DWARVES, NORTH], advance: [DWARVES, ELVES, NORTH] })),
  ],
});

/** A Gondor unit of either kind beside Boromir, then two Strategy cards. */
export const houseOfTheStewards = event('house-of-the-stewards', {
  requires: [someInNation([BOROMIR], [GONDOR])],
  ops: [
    recruit({ nation: GONDOR, where: (s) => [characterRegion(s, BOROMIR)], either: 1, besieging: true }),
    drawCards(STRATEGY, 2),
  ],
});

/** A Regular of Strider's or Aragorn's Army becomes an Elite, then two Strategy cards. */
export const theGreyCompany = event('the-grey-company', {
  requires: [someWithArmy([STRIDER, ARAGORN])],
  ops: [
    upgrade(1, NATIONS_OF[FREE], (s) => [STRIDER, ARAGORN].filter((c) => isWithArmy(s, FREE, c)).map((c) => s.at[c])),
    drawCards(STRATEGY, 2),
  ],
});
