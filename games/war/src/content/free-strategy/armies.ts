/** Free Peoples Strategy cards of marches and blows. */
import { companionAt, hasUnits, isBesieged, regionOf, unitsAt } from '../../board.ts';
import { ADJACENT, FREE, GONDOR, inside, region, regions, SHADOW, STRONGHOLDS } from '../../data.ts';
import type { Place } from '../../ids.ts';
import { bitsToList } from '../../rules/characters.ts';
import { armiesAt } from '../../rules/command.ts';
import { LED } from '../../rules/force.ts';
import type { War } from '../../state.ts';
import type { Pair } from '../ops/armies.ts';
import { armiesOf, attackBetween, event, moveArmies, recruit, requires, rollHits, when } from '../vocabulary.ts';

const LEAST = 2;
const isMotley = (s: War, place: Place): boolean =>
  armiesAt(s, SHADOW, place).some((bits) => bitsToList(bits).length >= LEAST);

/** Five dice against a Shadow Army of two or more Nations. */
export const theSpiritOfMordor = event('the-spirit-of-mordor', {
  ops: [
    rollHits({
      targets: (s) => armiesOf(s, SHADOW).filter((place) => isMotley(s, place)),
      dice: 5,
      hitOn: 5,
      nations: LEAST,
    }),
  ],
});

const OSGILIATH = region('osgiliath');
const ITHILIEN = regions('north-ithilien', 'south-ithilien', 'osgiliath');

/** Three dice against a Shadow Army in Ithilien; then help for Osgiliath. */
export const faramirsRangers = event('faramirs-rangers', {
  ops: [
    rollHits({ targets: (s) => ITHILIEN.filter((r) => hasUnits(s, SHADOW, r)), dice: 3, hitOn: 5 }),
    when((s) => hasUnits(s, FREE, OSGILIATH), recruit({ nation: GONDOR, where: [OSGILIATH], either: 1, leader: 1 })),
  ],
});

/** Armies next to a siege, and the besiegers. */
const reliefs = (s: War): Pair[] =>
  STRONGHOLDS.filter((r) => isBesieged(s, r) && s.control[r] === FREE).flatMap((r) =>
    ADJACENT[r].filter((from) => hasUnits(s, FREE, from)).map((from): Pair => [from, r]),
  );

/** An attack on besiegers; each unit inside takes a die from every Shadow roll. */
export const helpUnlookedFor = event('help-unlooked-for', {
  ops: [attackBetween({ pairs: reliefs, fewer: (s, target) => unitsAt(s, FREE, inside(regionOf(s, target))) })],
});

/** An Army with a Companion moves up to two regions (WR-5.30). */
export const throughADayAndANight = event('through-a-day-and-a-night', {
  requires: [
    requires('card-needs-army-with-companion', (s) => armiesOf(s, FREE).some((place) => companionAt(s, place))),
  ],
  ops: [moveArmies({ armies: 1, reach: 2, led: LED.byCompanion })],
});
