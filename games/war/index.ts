export { bots } from './bot/index.ts';
export * from './src/data.ts';
export { game, rules } from './src/game.ts';
export type { War } from './src/state.ts';
export type * from './src/view.ts';
