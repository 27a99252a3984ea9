import { atMostDice, combat } from '../../combat.ts';

/** The Shadow rolls three dice at most. */
export const daylight = combat('daylight', { effects: [atMostDice(3)] });
