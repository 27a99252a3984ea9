/** Questions of the Card Game whose only option may be taken by itself. Pure. */
import type { Habits } from '@pony/ui/habit';

export const habits: Habits = { usual: [], plain: ({ question }) => question === 'treachery/choose' };
