import type { CombatCard } from '../../types.ts';
import { cruelAsDeath } from './cruel-as-death.ts';
import { relentlessAssault } from './relentless-assault.ts';

export const shadowCombat: readonly CombatCard[] = [cruelAsDeath, relentlessAssault];
