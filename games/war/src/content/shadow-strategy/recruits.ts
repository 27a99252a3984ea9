/** Shadow Strategy cards that raise hosts. */
import { regionOf, regularsOf } from '../../board.ts';
import {
  ARAGORN,
  ISENGARD,
  NO_SETTLEMENT,
  PLACE_COUNT,
  REGION_NATION,
  REGIONS,
  regions,
  SARUMAN,
  SAURON,
  SETTLEMENT,
  SHADOW,
  SOUTHRONS,
  STRONGHOLDS,
} from '../../data.ts';
import type { War } from '../../state.ts';
import { armiesOf, atWar, event, recruit, recruitAmong, someInPlay, upgrade } from '../vocabulary.ts';

const withArmy = (s: War): number[] => [...new Set(armiesOf(s, SHADOW).map((place) => regionOf(s, place)))];

export const halfOrcsAndGoblinMen = event('half-orcs-and-goblin-men', {
  requires: [atWar(ISENGARD)],
  ops: [recruit({ nation: ISENGARD, where: withArmy, either: 1, besieging: true })],
});

export const ologHai = event('olog-hai', {
  requires: [atWar(SAURON)],
  ops: [recruit({ nation: SAURON, where: withArmy, either: 1, besieging: true })],
});

const EVERYWHERE = Array.from({ length: PLACE_COUNT }, (_, place) => place);

/** WR-5.38: two Sauron Regulars anywhere become Elites. */
export const hillTrolls = event('hill-trolls', {
  requires: [atWar(SAURON)],
  ops: [upgrade(2, [SAURON], (s) => EVERYWHERE.filter((place) => regularsOf(s, place, SAURON) > 0))],
});

export const aNewPowerIsRising = event('a-new-power-is-rising', {
  requires: [someInPlay(SARUMAN)],
  ops: [
    recruitAmong(ISENGARD, regions('north-dunland', 'south-dunland'), 2),
    recruit({ nation: ISENGARD, where: regions('orthanc'), either: 2 }),
  ],
});

/** In each of three different Settlements of that Nation. */
export const manyKings = event('many-kings-to-the-service-of-mordor', {
  ops: [
    recruit({
      nation: SOUTHRONS,
      where: REGIONS.flatMap((_, r) => (REGION_NATION[r] === SOUTHRONS && SETTLEMENT[r] !== NO_SETTLEMENT ? [r] : [])),
      places: 3,
      regular: 2,
    }),
  ],
});

export const theKingIsRevealed = event('the-king-is-revealed', {
  requires: [someInPlay(ARAGORN)],
  ops: [recruit({ nation: SAURON, where: regions('minas-morgul'), regular: 5, leader: 1 })],
});

/** All in Mount Gram or all in Moria. */
export const shadowsOnTheMistyMountains = event('shadows-on-the-misty-mountains', {
  ops: [recruit({ nation: SAURON, where: regions('mount-gram', 'moria'), either: 2, leader: 1 })],
});

export const orcsMultiplyingAgain = event('orcs-multiplying-again', {
  ops: [
    recruit({ nation: SAURON, where: regions('dol-guldur'), regular: 3 }),
    recruit({ nation: SAURON, where: regions('mount-gundabad'), regular: 3 }),
  ],
});

/** WR-5.52: in one free region on the eastern edge. */
export const hordeFromTheEast = event('horde-from-the-east', {
  requires: [atWar(SOUTHRONS)],
  ops: [
    recruit({
      nation: SOUTHRONS,
      where: regions('east-rhun', 'south-rhun', 'khand', 'far-harad'),
      regular: 5,
      mustBeFree: true,
    }),
  ],
});

/** WR-5.39, WR-5.53: each place for itself. */
export const monstersRoused = event('monsters-roused', {
  ops: [
    recruit({ nation: SAURON, where: regions('angmar'), regular: 1 }),
    recruit({ nation: SAURON, where: regions('ettenmoors'), regular: 1 }),
    recruit({ nation: SAURON, where: regions('weather-hills'), regular: 1 }),
    recruit({ nation: SAURON, where: regions('trollshaws'), elite: 1 }),
  ],
});

export const musteringsOfLongPlannedWar = event('musterings-of-long-planned-war', {
  requires: [atWar(SAURON, ISENGARD, SOUTHRONS)],
  ops: [
    recruit({ nation: SOUTHRONS, where: regions('gorgoroth'), regular: 5 }),
    recruit({ nation: SAURON, where: regions('nurn'), regular: 5 }),
  ],
});

/** In each of three different Sauron Strongholds. */
export const pitsOfMordor = event('pits-of-mordor', {
  requires: [atWar(SAURON)],
  ops: [
    recruit({ nation: SAURON, where: STRONGHOLDS.filter((r) => REGION_NATION[r] === SAURON), places: 3, regular: 2 }),
  ],
});
