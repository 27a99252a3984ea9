import type { EventCard } from '../types.ts';
import { athelas } from './athelas.ts';
import { axeAndBow, hornOfGondor, mithrilCoatAndSting, wizardsStaff } from './table-cards.ts';

export const freeCharacter: readonly EventCard[] = [
  athelas,
  mithrilCoatAndSting,
  axeAndBow,
  hornOfGondor,
  wizardsStaff,
];
