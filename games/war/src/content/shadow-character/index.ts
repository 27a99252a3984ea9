import type { EventCard } from '../types.ts';

export const shadowCharacter: readonly EventCard[] = [];
