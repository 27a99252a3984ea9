export * from './bot.ts';
export * from './chance.ts';
export * from './learnt.ts';
export * from './review.ts';
export * from './types.ts';
export * from './worker.ts';
