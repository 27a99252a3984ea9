import type { Block } from '../block.ts';

export interface Ground {
  /** Height of the horizon. */
  readonly hz: number;
  back(c: Block): void;
  front(c: Block): void;
}
export type Grounds = Readonly<Record<string, Ground>>;
export type Skies = Readonly<Record<string, (c: Block) => void>>;
