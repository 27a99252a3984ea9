export * from './digest.ts';
export * from './heard.ts';
export * from './json.ts';
export * from './line.ts';
export * from './messages.ts';
export * from './online.ts';
export * from './patch.ts';
export * from './situation.ts';
