import { LEGOLAS } from '../../data.ts';
import type { Part } from '../../module.ts';
import { captainOfTheWest } from './captains.ts';

export const legolas: Part = { id: 'legolas', strength: captainOfTheWest(LEGOLAS) };
