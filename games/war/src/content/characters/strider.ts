import { STRIDER } from '../../data.ts';
import type { Part } from '../../module.ts';
import { captainOfTheWest } from './captains.ts';

export const strider: Part = {
  id: 'strider',
  strength: captainOfTheWest(STRIDER),
  guide: { hidesWithAnyDie: true },
};
