import type { Level, LevelName } from '@pony/bots';

/** A round is played to its end, however many actions that takes; a phase that does not end is judged where it stands. */
const replies = 60;

/** Time is for a whole action: all picks until another seat is asked. */
export const levels: Readonly<Record<LevelName, Level>> = {
  hobbit: { bot: 'greedy', randomEvery: 4 },
  ranger: { bot: 'search', ms: 200, search: { width: 5, replies, worlds: 4 } },
  wizard: { bot: 'search', ms: 900, search: { width: 7, replies, worlds: 4 } },
};
