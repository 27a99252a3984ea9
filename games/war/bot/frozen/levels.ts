import type { Level, LevelName, SearchStyle } from '@pony/bots';

/** Of a hundred options the best few, each judged after the next two actions of the other side and the own one. */
const search: SearchStyle = { width: 6, replies: 2 };

/** Time is for a whole action: all picks until the other side is asked. */
export const levels: Readonly<Record<LevelName, Level>> = {
  hobbit: { bot: 'greedy', randomEvery: 4 },
  ranger: { bot: 'search', ms: 200, search },
  wizard: { bot: 'search', ms: 800, search },
};
