export { bots } from './bot/index.ts';
export * as campaign from './src/campaign/index.ts';
export * as decks from './src/decks/index.ts';
export type { WordedFault } from './src/faults.ts';
export { game, type LcgRules, rulesOf } from './src/game.ts';
export * from './src/lists.ts';
export { CARDS } from './src/sets.ts';
export type { Lcg } from './src/state.ts';
export type { CardView, LcgView } from './src/view.ts';
