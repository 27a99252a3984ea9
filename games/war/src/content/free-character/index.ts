import type { EventCard } from '../types.ts';
import { athelas } from './athelas.ts';

export const freeCharacter: readonly EventCard[] = [athelas];
