import { ARAGORN } from '../../data.ts';
import type { Part } from '../../module.ts';
import { captainOfTheWest } from './captains.ts';

export const aragorn: Part = { id: 'aragorn', strength: captainOfTheWest(ARAGORN) };
