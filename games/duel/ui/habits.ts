/** Nothing of Duel is answered by itself: with every decision a card may be turned up. */
import type { Habits } from '@pony/ui/habit';

export const habits: Habits = { usual: [], plain: () => false };
