export { bots } from './bot/index.ts';
export * from './src/data.ts';
export { game, rules } from './src/game.ts';
export type { Price } from './src/rules/costs.ts';
export type { Duel } from './src/state.ts';
export type { DuelView, SideView, SlotView, TileView } from './src/view.ts';
