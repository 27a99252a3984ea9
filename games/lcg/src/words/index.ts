export * from './attack.ts';
export * from './choose.ts';
export * from './do.ts';
export * from './lasting.ts';
export * from './pay.ts';
export * from './play.ts';
export * from './refs.ts';
export { WHY } from './refusals.ts';
export * from './text.ts';
