/** A campaign is a chain of games; the log of the last is an option of the next. */
export { type Known, type ReadLog, readLog, writeLog } from './file.ts';
export {
  type CampaignLog,
  type Completed,
  earnedBy,
  LOG_VERSION,
  newLog,
  openScenario,
  type Player,
  type PoolCard,
  penaltyOf,
} from './log.ts';
export { closeScenario, type Result } from './resolve.ts';
export { type Entered, enterHeroes, healHero } from './setup.ts';
