import type { CombatEffect } from '../../../src/content/types.ts';

/** What a Chieftain gives for a combat card. */
export interface Power {
  /** Hits on the own Army, paid at once. */
  readonly ownHits?: number;
  /** He gives up his Leadership of the round. */
  readonly forfeits?: boolean;
  effects(linked: boolean): readonly CombatEffect[];
}
