import type { EventCard } from '../types.ts';
import { celebornsGaladhrim } from './celeborns-galadhrim.ts';
import { aPowerTooGreat, theLastBattle, thePowerOfTomBombadil } from './table-cards.ts';

export const freeStrategy: readonly EventCard[] = [
  theLastBattle,
  aPowerTooGreat,
  thePowerOfTomBombadil,
  celebornsGaladhrim,
];
