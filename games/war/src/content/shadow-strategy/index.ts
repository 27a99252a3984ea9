import type { EventCard } from '../types.ts';

export const shadowStrategy: readonly EventCard[] = [];
