import type { Level, LevelName } from '@pony/bots';

/**
 * What looks poor right after an action (holding back, passing, a card to the reserve) may be best when the round is over:
 * all options are compared, fewer and fewer of them. A round is played to its end, however many actions that takes; a phase
 * that does not end is judged where it stands.
 */
const replies = 60;

/** Time is for a whole action: all picks until another seat is asked. */
export const levels: Readonly<Record<LevelName, Level>> = {
  hobbit: { bot: 'greedy', randomEvery: 4 },
  ranger: { bot: 'search', ms: 200, search: { width: 20, all: true, replies, worlds: 4 } },
  wizard: { bot: 'search', ms: 900, search: { width: 30, all: true, replies, worlds: 4 } },
};
