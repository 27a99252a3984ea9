/** Free Peoples cards that are data alone: KM-23.1, KM-23.3, KM-23.4, KM-23.6 to KM-23.8. */
import { characterRegion, companionIn } from '../../../src/board.ts';
import type { EventCard, Op } from '../../../src/content/types.ts';
import {
  chooseOne,
  drawCards,
  event,
  nameNation,
  recruit,
  someInNation,
  wakeAndAdvance,
  when,
} from '../../../src/content/vocabulary.ts';
import {
  BOROMIR,
  DWARVES,
  ELVES,
  FREE,
  GONDOR,
  NATION_SIDE,
  NORTH,
  REGION_NATION,
  REGIONS,
  ROHAN,
  region,
  regions,
} from '../../../src/data.ts';
import { advance, canAdvance } from '../../../src/rules/politics.ts';
import { BRAND, DAIN, DENETHOR, THEODEN, THRANDUIL } from '../data.ts';
import { canLift, isCorrupted } from '../sovereigns.ts';
import { burdened, liftFrom, lookAt, removeHim } from './words.ts';

const STRATEGY = 1;

/** Recruits, or a hidden tile of the Sovereign goes back. */
const recruitOrLift = (k: number, op: Op): Op =>
  chooseOne(
    'recruit-or-lift',
    { verb: 'recruit-troops', op },
    { verb: 'return-tile', op: liftFrom(k), can: (s) => canLift(s, k) },
  );

const houseOfTheStewards = event('kings-house-of-the-stewards', {
  requires: [someInNation([BOROMIR], [GONDOR])],
  ops: [
    recruitOrLift(
      DENETHOR,
      recruit({ nation: GONDOR, where: (s) => [characterRegion(s, BOROMIR)], either: 1, besieging: true }),
    ),
    drawCards(STRATEGY, 2),
  ],
});

const itIsNotSoDarkHere = event('it-is-not-so-dark-here', {
  ops: [
    nameNation(
      (s, nation) => NATION_SIDE[nation] === FREE && canAdvance(s, nation),
      (s, nation, cx) => {
        advance(s, nation, cx);
      },
    ),
    lookAt(true),
  ],
});

const wisdomOfElrond = event('kings-wisdom-of-elrond', {
  ops: [
    chooseOne(
      'wake-or-look',
      { verb: 'wake-nation', op: nameNation((_s, nation) => NATION_SIDE[nation] === FREE, wakeAndAdvance) },
      { verb: 'look-at-tiles', op: lookAt(false), can: (s) => burdened(s).length > 0 },
    ),
  ],
});

/** KM-23.6: a Corrupted Sovereign is removed, and nothing else happens. */
const menOf = (id: string, k: number, op: Op): EventCard =>
  event(id, {
    ops: [
      when((s) => !isCorrupted(s, k), recruitOrLift(k, op), drawCards(STRATEGY, 1)),
      when((s) => isCorrupted(s, k), removeHim(k)),
    ],
  });

const EDORAS = region('edoras');
const IN_ROHAN = REGIONS.flatMap((_, r) => (REGION_NATION[r] === ROHAN ? [r] : []));

export const freeCards: readonly EventCard[] = [
  houseOfTheStewards,
  itIsNotSoDarkHere,
  wisdomOfElrond,
  menOf(
    'kings-riders-of-theoden',
    THEODEN,
    recruit({
      nation: ROHAN,
      where: (s) => IN_ROHAN.filter((r) => r === EDORAS || companionIn(s, r)),
      either: 1,
      leader: 1,
      besieging: true,
    }),
  ),
  menOf('kings-king-brands-men', BRAND, recruit({ nation: NORTH, where: regions('dale'), regular: 2 })),
  menOf(
    'kings-dain-ironfoots-guard',
    DAIN,
    recruit({ nation: DWARVES, where: regions('erebor'), either: 1, leader: 1 }),
  ),
  menOf('kings-thranduils-archers', THRANDUIL, recruit({ nation: ELVES, where: regions('woodland-realm'), either: 1 })),
];
