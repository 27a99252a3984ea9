export { AidSheet } from './AidSheet.tsx';
export type { Aid, AidAt, AidOf, AidPage, AidRoad, AidRow, AidSection, AidSign } from './types.ts';
