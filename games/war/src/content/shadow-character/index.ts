import type { EventCard } from '../types.ts';
import {
  balrogOfMoria,
  flocksOfCrebain,
  thePalantirOfOrthanc,
  wormtongue,
  wornWithSorrowAndToil,
} from './table-cards.ts';

export const shadowCharacter: readonly EventCard[] = [
  wornWithSorrowAndToil,
  flocksOfCrebain,
  balrogOfMoria,
  thePalantirOfOrthanc,
  wormtongue,
];
