/** Shadow Character cards that send Nazgûl and Armies. */
import { besieges, characterRegion, nazgulWithKing, regionOf } from '../../board.ts';
import { ADJACENT, FREE, inside, SAURON, SHADOW, STRONGHOLDS, WITCH_KING } from '../../data.ts';
import type { Place } from '../../ids.ts';
import { canAttack } from '../../rules/attack.ts';
import { ORDERS } from '../../rules/battle.ts';
import { LED, ledBy } from '../../rules/force.ts';
import { canMarch, marchOf } from '../../rules/movement.ts';
import type { War } from '../../state.ts';
import type { Pair } from '../ops/armies.ts';
import {
  armiesOf,
  attackBetween,
  attackWith,
  event,
  mayChoose,
  moveArmies,
  moveNazgul,
  recruit,
  requires,
  rollHits,
  someInPlay,
} from '../vocabulary.ts';

const isNear = (a: number, b: number): boolean => a === b || ADJACENT[a].includes(b);

/** Shadow Armies with Nazgûl, the Witch-king among them, in the region of an FP Army or beside it. */
const sorcerers = (s: War, target: Place): number[] =>
  armiesOf(s, SHADOW).filter(
    (place) => nazgulWithKing(s, place) > 0 && isNear(regionOf(s, place), regionOf(s, target)),
  );
const bewitched = (s: War): number[] => armiesOf(s, FREE).filter((place) => sorcerers(s, place).length > 0);

/** A pair of Armies is chosen: a die for each Nazgûl of the one, against the other. */
export const dreadfulSpells = event('dreadful-spells', {
  requires: [requires('card-needs-spells', (s) => bewitched(s).length > 0)],
  ops: [
    rollHits({
      targets: bewitched,
      sources: (s, _side, target) => sorcerers(s, target),
      dice: (s, _side, source) => nazgulWithKing(s, source),
      hitOn: 5,
    }),
  ],
});

/** Sieges by an Army with the Witch-king. */
const sieges = (s: War): Pair[] =>
  STRONGHOLDS.filter((region) => besieges(s, SHADOW, region) && s.at[WITCH_KING] === region).map(
    (region): Pair => [region, inside(region)],
  );

/** WR-5.30, WR-5.31: three rounds of assault without a price. */
export const grond = event('grond-hammer-of-the-underworld', {
  requires: [requires('card-needs-witch-king-siege', (s) => sieges(s).length > 0)],
  ops: [attackBetween({ pairs: sieges, freeRounds: 3, orders: ORDERS.noFreeCardsInRoundOne })],
});

/** Nazgûl fly; then Armies with them move, or one attacks (WR-5.34). */
export const theRingwraithsAreAbroad = event('the-ringwraiths-are-abroad', {
  ops: [
    moveNazgul,
    mayChoose(
      'move-or-attack',
      {
        verb: 'move-armies',
        op: moveArmies({ armies: 2, led: LED.byNazgul }),
        can: (s) => canMarch(s, marchOf(SHADOW, 2, LED.byNazgul)),
      },
      { verb: 'launch-attack', op: attackWith({ led: LED.byNazgul }), can: (s) => canAttack(s, SHADOW, LED.byNazgul) },
    ),
  ],
});

const BY_KING = ledBy(WITCH_KING);

/** Two Nazgûl come to the Witch-king, or Nazgûl fly; then his Army moves or attacks. */
export const theBlackCaptainCommands = event('the-black-captain-commands', {
  requires: [someInPlay(WITCH_KING)],
  ops: [
    mayChoose(
      'recruit-or-fly',
      {
        verb: 'recruit-nazgul',
        op: recruit({ nation: SAURON, where: (s) => [characterRegion(s, WITCH_KING)], leader: 2, besieging: true }),
      },
      { verb: 'move-nazgul', op: moveNazgul },
    ),
    mayChoose(
      'move-or-attack',
      {
        verb: 'move-armies',
        op: moveArmies({ armies: 1, led: BY_KING }),
        can: (s) => canMarch(s, marchOf(SHADOW, 1, BY_KING)),
      },
      { verb: 'launch-attack', op: attackWith({ led: BY_KING }), can: (s) => canAttack(s, SHADOW, BY_KING) },
    ),
  ],
});
