import type { Level, LevelName } from '@pony/bots';

/** Time is for a whole action: all picks until the other side is asked. */
export const levels: Readonly<Record<LevelName, Level>> = {
  hobbit: { bot: 'greedy', randomEvery: 4 },
  ranger: { bot: 'search', ms: 200 },
  wizard: { bot: 'search', ms: 1000 },
};
