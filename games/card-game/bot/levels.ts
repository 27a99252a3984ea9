import type { Level, LevelName } from '@pony/bots';

/** Time is for a whole action: all picks until another seat is asked. */
export const levels: Readonly<Record<LevelName, Level>> = {
  hobbit: { bot: 'greedy', randomEvery: 4 },
  ranger: { bot: 'search', ms: 200, search: { width: 5, replies: 5 } },
  wizard: { bot: 'search', ms: 900, search: { width: 7, replies: 6 } },
};
