/** Questions of the LCG whose only option may be taken by itself. Pure. */
import type { Habits } from '@pony/ui/habit';

const PLAIN: ReadonlySet<string> = new Set(['combat/with', 'travel/travel']);

export const habits: Habits = { usual: [], plain: ({ question }) => question !== null && PLAIN.has(question) };
