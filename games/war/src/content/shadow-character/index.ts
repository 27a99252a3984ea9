import type { EventCard } from '../types.ts';
import { dreadfulSpells, grond, theBlackCaptainCommands, theRingwraithsAreAbroad } from './armies.ts';
import { cruelWeather } from './cruel-weather.ts';
import {
  candlesOfCorpses,
  foulThingFromTheDeep,
  isildursBane,
  morgulWound,
  nazgulSearch,
  orcPatrol,
  theLidlessEye,
  theNazgulStrike,
} from './hunt.ts';
import { lureOfTheRing } from './lure-of-the-ring.ts';
import {
  balrogOfMoria,
  flocksOfCrebain,
  thePalantirOfOrthanc,
  wormtongue,
  wornWithSorrowAndToil,
} from './table-cards.ts';
import { theBreakingOfTheFellowship } from './the-breaking-of-the-fellowship.ts';
import { giveItToUss, onOnTheyWent, shelobsLair, theRingIsMine } from './tiles.ts';

export const shadowCharacter: readonly EventCard[] = [
  shelobsLair,
  theRingIsMine,
  onOnTheyWent,
  giveItToUss,
  orcPatrol,
  isildursBane,
  foulThingFromTheDeep,
  candlesOfCorpses,
  wornWithSorrowAndToil,
  flocksOfCrebain,
  nazgulSearch,
  cruelWeather,
  theNazgulStrike,
  morgulWound,
  lureOfTheRing,
  theBreakingOfTheFellowship,
  theLidlessEye,
  balrogOfMoria,
  thePalantirOfOrthanc,
  wormtongue,
  dreadfulSpells,
  grond,
  theRingwraithsAreAbroad,
  theBlackCaptainCommands,
];
