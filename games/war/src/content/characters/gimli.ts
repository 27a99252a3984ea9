import { GIMLI } from '../../data.ts';
import type { Part } from '../../module.ts';
import { captainOfTheWest } from './captains.ts';

export const gimli: Part = { id: 'gimli', strength: captainOfTheWest(GIMLI) };
