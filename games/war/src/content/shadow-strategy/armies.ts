/** Shadow Strategy cards of marches, sieges and darkness. */
import { hasUnits, isBesieged, unitsOf } from '../../board.ts';
import {
  FACE_COUNT,
  FREE,
  ISENGARD,
  inside,
  SARUMAN,
  SAURON,
  SHADOW,
  SOUTHRONS,
  STRONGHOLDS,
  WILL,
} from '../../data.ts';
import { ORDERS } from '../../rules/battle.ts';
import { diceOf, diceShowing, dieCount, spend } from '../../rules/dice.ts';
import type { War } from '../../state.ts';
import type { Pair } from '../ops/armies.ts';
import { attackBetween, atWar, event, moveArmies, requires, simply, someInPlay } from '../vocabulary.ts';

/** Sieges by an Army with an Isengard unit. */
const sieges = (s: War): Pair[] =>
  STRONGHOLDS.filter(
    (region) =>
      isBesieged(s, region) &&
      s.control[region] === FREE &&
      hasUnits(s, SHADOW, region) &&
      unitsOf(s, region, ISENGARD) > 0,
  ).map((region): Pair => [region, inside(region)]);

/** WR-5.30, WR-5.31: three rounds of assault without a price. */
export const theFightingUrukHai = event('the-fighting-uruk-hai', {
  requires: [someInPlay(SARUMAN), requires('card-needs-isengard-siege', (s) => sieges(s).length > 0)],
  ops: [attackBetween({ pairs: sieges, freeRounds: 3, orders: ORDERS.noFreeCardsInRoundOne })],
});

/** The unused Will of the West dice of this turn are lost. */
export const theDayWithoutDawn = event('the-day-without-dawn', {
  requires: [atWar(SAURON, ISENGARD, SOUTHRONS)],
  ops: [
    simply((s, _f, cx) => {
      cx.emit('dice-lost', { side: FREE, die: WILL, count: diceShowing(s, FREE, WILL) });
      for (let die = WILL; die < dieCount(s); die += FACE_COUNT) while (diceOf(s, FREE, die) > 0) spend(s, FREE, die);
    }),
  ],
});

/** WR-5.35: up to three regions, to another Army. */
export const shadowsGather = event('shadows-gather', { ops: [moveArmies({ armies: 1, reach: 3, join: true })] });

/** WR-5.35: two Armies, up to two regions each. */
export const theShadowLengthens = event('the-shadow-lengthens', {
  ops: [moveArmies({ armies: 2, reach: 2, join: true })],
});

/** One to four Armies, one region each. */
export const theShadowIsMoving = event('the-shadow-is-moving', {
  requires: [atWar(SAURON, ISENGARD, SOUTHRONS)],
  ops: [moveArmies({ armies: 4 })],
});
