export { DuelTable } from './DuelTable.tsx';
