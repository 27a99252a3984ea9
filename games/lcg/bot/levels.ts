import type { Level, LevelName } from '@pony/bots';

/** Time is for a whole action: all picks until another player is asked. */
export const levels: Readonly<Record<LevelName, Level>> = {
  hobbit: { bot: 'greedy', randomEvery: 4 },
  ranger: { bot: 'greedy' },
  wizard: { bot: 'search', ms: 500 },
};
