export * from './draw.ts';
export * from './face.ts';
export * from './fuzz.ts';
export * from './golden.ts';
export * from './laws.ts';
export * from './perft.ts';
export * from './rule.ts';
export * from './scenario.ts';
