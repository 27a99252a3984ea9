export { bots } from './bot/index.ts';
export { game, type LcgRules, rulesOf } from './src/game.ts';
export * from './src/lists.ts';
export { CARDS } from './src/sets.ts';
export type { Lcg } from './src/state.ts';
export type { CardView, LcgView } from './src/view.ts';
