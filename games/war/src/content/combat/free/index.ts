import type { CombatCard } from '../../types.ts';
import { charge } from './charge.ts';

export const freeCombat: readonly CombatCard[] = [charge];
