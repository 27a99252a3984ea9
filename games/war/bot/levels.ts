import type { Level, LevelName } from '@pony/bots';

/** Actions differ by little: hundredths of the way from a lost game to a won one. */
const search = { explore: 0.03 };

/** Time is for a whole action: all picks until the other side is asked. */
export const levels: Readonly<Record<LevelName, Level>> = {
  hobbit: { bot: 'greedy', randomEvery: 4 },
  ranger: { bot: 'search', ms: 200, search },
  wizard: { bot: 'search', ms: 1000, search },
};
