export type { Cards, Dealt, Lasting, Moving } from './api.ts';
export * from './types.ts';
