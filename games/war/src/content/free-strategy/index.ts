import type { EventCard } from '../types.ts';
import { celebornsGaladhrim } from './celeborns-galadhrim.ts';

export const freeStrategy: readonly EventCard[] = [celebornsGaladhrim];
