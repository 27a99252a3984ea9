/** What a Ruler brings beside the hooks of every power. One file each, and a line in index.ts. */
import type { Cx } from '@pony/engine';
import type { CombatEffect } from '../../../src/content/types.ts';
import type { CharacterNo, Die, Place, Region } from '../../../src/ids.ts';
import type { Part } from '../../../src/module.ts';
import type { War } from '../../../src/state.ts';

/** The ability an Awakened Sovereign is called up for by the Ruler die or his token (KM-7.4, KM-8). */
export interface Second {
  /** Result of the die. */
  readonly result: number;
  /** It rides on a card that the die draws or plays: the die alone does not call it up. */
  readonly byCard?: true;
  readonly needsWar?: true;
  /** KM-7.9: whether it would do something now. */
  can(s: War): boolean;
  call(s: War, die: Die, cx: Cx): void;
}

/** Figures that an ability recruits, in the Settlements of the Nation and beside the Sovereign. */
export interface Calls {
  readonly settlements: number;
  /** Kinds of the one figure beside him. */
  readonly beside: readonly number[];
  /** He begins with the one beside him, also inside a siege, and goes on elsewhere. */
  readonly besideFirst?: true;
}

export interface Sovereign extends Part {
  /** His place in the list of Sovereigns. */
  readonly who: number;
  /** KM-9.3: may he be awakened in this unconquered region? Left out: at home. */
  mayWakeIn?(region: Region): boolean;
  /** KM-24.3: a Muster result exchanges a Regular beside him at home. */
  readonly exchanges?: true;
  readonly calls?: Calls;
  readonly second: Second;
}

export interface Chieftain extends Part {
  readonly who: CharacterNo;
  /** KM-15.2: may he be summoned now? */
  mayCome(s: War): boolean;
  /** KM-15.3: where he may come to beside places of his Nation's units. */
  mayComeTo?(s: War, place: Place): boolean;
  // What he gives for a combat card (KM-5)
  /** Hits on his own Army, paid at once. */
  readonly ownHits?: number;
  /** He gives up his Leadership of the round. */
  readonly forfeits?: true;
  effects(linked: boolean): readonly CombatEffect[];
}
