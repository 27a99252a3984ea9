import { BOROMIR } from '../../data.ts';
import type { Part } from '../../module.ts';
import { captainOfTheWest } from './captains.ts';

export const boromir: Part = { id: 'boromir', strength: captainOfTheWest(BOROMIR) };
