export { bots } from './bot/index.ts';
export { KINGS_CARDS, RULER_CARDS, TILE_ROWS } from './src/data.ts';
export { expansion } from './src/kings.ts';
export type { KingsView, SovereignView } from './src/secrets.ts';
