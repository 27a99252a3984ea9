export { bots } from './bot/index.ts';
export { base } from './src/base.ts';
export * from './src/data.ts';
export { type Expansion, game, rules, warWith } from './src/game.ts';
export type { WarModule } from './src/module.ts';
export type { War } from './src/state.ts';
export type * from './src/view.ts';
export { war } from './src/war.ts';
