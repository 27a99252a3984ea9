/** How the turn is told: needed once somebody has acted, and fetched when the table stands. */
import { late } from '../late.tsx';

export const PENCIL = late(async () => (await import('./Pencil.tsx')).Pencil);
export const STRIP = late(async () => (await import('./Strip.tsx')).TurnStrip);
export const SEALS = late(async () => (await import('./Scale.tsx')).Seals);
export const RING_ROAD = late(async () => (await import('./Scale.tsx')).RingRoad);
