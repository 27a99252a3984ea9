export { bots } from './bot/index.ts';
export * from './src/data.ts';
export { game, rulesOf } from './src/game.ts';
export { SCENARIO_IDS, SCENARIOS } from './src/scenarios.ts';
export type { CardGame } from './src/state.ts';
export type { CardGameView, CardView, LocationView, PlayerView } from './src/view.ts';
