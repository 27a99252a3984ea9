import type { EventCard } from '../types.ts';
import {
  shadowsGather,
  theDayWithoutDawn,
  theFightingUrukHai,
  theShadowIsMoving,
  theShadowLengthens,
} from './armies.ts';
import { corsairsOfUmbar } from './corsairs-of-umbar.ts';
import { denethorsFolly } from './denethors-folly.ts';
import { rageOfTheDunlendings } from './rage-of-the-dunlendings.ts';
import {
  aNewPowerIsRising,
  halfOrcsAndGoblinMen,
  hillTrolls,
  hordeFromTheEast,
  manyKings,
  monstersRoused,
  musteringsOfLongPlannedWar,
  ologHai,
  orcsMultiplyingAgain,
  pitsOfMordor,
  shadowsOnTheMistyMountains,
  theKingIsRevealed,
} from './recruits.ts';
import { returnOfTheWitchKing } from './return-of-the-witch-king.ts';
import { returnToValinor } from './return-to-valinor.ts';
import { stormcrow } from './stormcrow.ts';
import { threatsAndPromises } from './threats-and-promises.ts';

export const shadowStrategy: readonly EventCard[] = [
  returnToValinor,
  theFightingUrukHai,
  denethorsFolly,
  theDayWithoutDawn,
  threatsAndPromises,
  stormcrow,
  shadowsGather,
  theShadowLengthens,
  theShadowIsMoving,
  corsairsOfUmbar,
  rageOfTheDunlendings,
  returnOfTheWitchKing,
  halfOrcsAndGoblinMen,
  ologHai,
  hillTrolls,
  aNewPowerIsRising,
  manyKings,
  theKingIsRevealed,
  shadowsOnTheMistyMountains,
  orcsMultiplyingAgain,
  hordeFromTheEast,
  monstersRoused,
  musteringsOfLongPlannedWar,
  pitsOfMordor,
];
