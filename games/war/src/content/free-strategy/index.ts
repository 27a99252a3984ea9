import type { EventCard } from '../types.ts';
import { faramirsRangers, helpUnlookedFor, theSpiritOfMordor, throughADayAndANight } from './armies.ts';
import { celebornsGaladhrim } from './celeborns-galadhrim.ts';
import { bookOfMazarbul, fearFireFoes, wisdomOfElrond } from './councils.ts';
import { pathsOfTheWoses } from './paths-of-the-woses.ts';
import {
  cirdansShips,
  dainIronfootsGuard,
  eomerSonOfEomund,
  grimbeorn,
  guardsOfTheCitadel,
  imrahilOfDolAmroth,
  kindredOfGlorfindel,
  kingBrandsMen,
  ridersOfTheoden,
  swordsInEriador,
  theRedArrow,
  thranduilsArchers,
} from './recruits.ts';
import { aPowerTooGreat, theLastBattle, thePowerOfTomBombadil } from './table-cards.ts';

export const freeStrategy: readonly EventCard[] = [
  theLastBattle,
  aPowerTooGreat,
  thePowerOfTomBombadil,
  bookOfMazarbul,
  theSpiritOfMordor,
  faramirsRangers,
  fearFireFoes,
  wisdomOfElrond,
  theRedArrow,
  helpUnlookedFor,
  pathsOfTheWoses,
  throughADayAndANight,
  cirdansShips,
  guardsOfTheCitadel,
  celebornsGaladhrim,
  ridersOfTheoden,
  grimbeorn,
  imrahilOfDolAmroth,
  kingBrandsMen,
  swordsInEriador,
  kindredOfGlorfindel,
  dainIronfootsGuard,
  eomerSonOfEomund,
  thranduilsArchers,
];
