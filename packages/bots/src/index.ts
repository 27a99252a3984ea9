export * from './bot.ts';
export * from './types.ts';
export * from './worker.ts';
