import type { Level, LevelName } from '@pony/bots';

/** Time is for one pick (see `everyPick`): half a dozen characters sent out one after the other stay under a second. */
export const levels: Readonly<Record<LevelName, Level>> = {
  hobbit: { bot: 'greedy', randomEvery: 4 },
  ranger: { bot: 'greedy' },
  wizard: { bot: 'search', ms: 150 },
};
