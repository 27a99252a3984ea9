import type { EventCard } from '../types.ts';
import { athelas } from './athelas.ts';
import { challengeOfTheKing } from './challenge-of-the-king.ts';
import {
  gwaihirTheWindlord,
  houseOfTheStewards,
  theGreyCompany,
  thereAndBackAgain,
  weProveTheSwifter,
} from './companions.ts';
import { bilbosSong, iWillGoAlone, mirrorOfGaladriel, thereIsAnotherWay } from './corruption.ts';
import { deadMenOfDunharrow } from './dead-men-of-dunharrow.ts';
import { axeAndBow, hornOfGondor, mithrilCoatAndSting, wizardsStaff } from './table-cards.ts';
import { theEaglesAreComing } from './the-eagles-are-coming.ts';
import { entmoot, huorns, treebeard } from './the-ents-awake.ts';
import { elvenCloaks, elvenRope, phialOfGaladriel, smeagolHelpsNiceMaster } from './tiles.ts';

export const freeCharacter: readonly EventCard[] = [
  elvenCloaks,
  elvenRope,
  phialOfGaladriel,
  smeagolHelpsNiceMaster,
  mithrilCoatAndSting,
  axeAndBow,
  hornOfGondor,
  wizardsStaff,
  athelas,
  thereIsAnotherWay,
  iWillGoAlone,
  bilbosSong,
  mirrorOfGaladriel,
  challengeOfTheKing,
  gwaihirTheWindlord,
  weProveTheSwifter,
  thereAndBackAgain,
  theEaglesAreComing,
  treebeard,
  huorns,
  entmoot,
  deadMenOfDunharrow,
  houseOfTheStewards,
  theGreyCompany,
];
