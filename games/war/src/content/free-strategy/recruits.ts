/** Free Peoples Strategy cards that call to arms. */
import { companionIn, hasUnits, placeIn } from '../../board.ts';
import {
  COASTAL,
  DWARVES,
  ELVES,
  FREE,
  GONDOR,
  NO_SETTLEMENT,
  NORTH,
  REGION_NATION,
  REGIONS,
  ROHAN,
  region,
  regions,
  SETTLEMENT,
} from '../../data.ts';
import { atWar, drawCards, event, isActive, politics, recruit } from '../vocabulary.ts';

const STRATEGY = 1;
const EDORAS = region('edoras');
const IN_ROHAN = REGIONS.flatMap((_, r) => (REGION_NATION[r] === ROHAN ? [r] : []));

export const theRedArrow = event('the-red-arrow', {
  requires: [isActive(GONDOR)],
  ops: [politics({ advance: [ROHAN] }), recruit({ nation: ROHAN, where: [EDORAS], either: 1, leader: 1 })],
});

/** In one coastal region with an FP Army. */
export const cirdansShips = event('cirdans-ships', {
  requires: [atWar(ELVES)],
  ops: [
    recruit({
      nation: ELVES,
      where: (s) => REGIONS.flatMap((_, r) => (COASTAL[r] && hasUnits(s, FREE, placeIn(s, FREE, r)) ? [r] : [])),
      either: 2,
      besieging: true,
    }),
  ],
});

export const guardsOfTheCitadel = event('guards-of-the-citadel', {
  ops: [recruit({ nation: GONDOR, where: regions('minas-tirith'), either: 1, leader: 1 })],
});

/** In Edoras, or where a Companion stands in Rohan. */
export const ridersOfTheoden = event('riders-of-theoden', {
  ops: [
    recruit({
      nation: ROHAN,
      where: (s) => IN_ROHAN.filter((r) => r === EDORAS || companionIn(s, r)),
      either: 1,
      leader: 1,
      besieging: true,
    }),
  ],
});

export const grimbeorn = event('grimbeorn-the-old-son-of-beorn', {
  ops: [recruit({ nation: NORTH, where: regions('carrock'), either: 1, leader: 1 })],
});

export const imrahilOfDolAmroth = event('imrahil-of-dol-amroth', {
  ops: [recruit({ nation: GONDOR, where: regions('dol-amroth'), either: 1, leader: 1 })],
});

export const kingBrandsMen = event('king-brands-men', {
  ops: [recruit({ nation: NORTH, where: regions('dale'), regular: 2 }), drawCards(STRATEGY, 1)],
});

export const swordsInEriador = event('swords-in-eriador', {
  ops: [
    recruit({ nation: NORTH, where: regions('the-shire'), either: 1 }),
    recruit({ nation: DWARVES, where: regions('ered-luin'), either: 1 }),
    drawCards(STRATEGY, 1),
  ],
});

export const kindredOfGlorfindel = event('kindred-of-glorfindel', {
  ops: [recruit({ nation: ELVES, where: regions('rivendell'), either: 1 }), drawCards(STRATEGY, 1)],
});

export const dainIronfootsGuard = event('dain-ironfoots-guard', {
  ops: [recruit({ nation: DWARVES, where: regions('erebor'), either: 1, leader: 1 })],
});

/** WR-5.52: the region itself must be free. */
export const eomerSonOfEomund = event('eomer-son-of-eomund', {
  ops: [
    recruit({
      nation: ROHAN,
      where: IN_ROHAN.filter((r) => SETTLEMENT[r] !== NO_SETTLEMENT),
      either: 1,
      leader: 1,
      mustBeFree: true,
    }),
  ],
});

export const thranduilsArchers = event('thranduils-archers', {
  ops: [recruit({ nation: ELVES, where: regions('woodland-realm'), either: 1 }), drawCards(STRATEGY, 1)],
});
