/** A Corrupted Sovereign of a Stronghold (KM-24.11, KM-24.12): what is not recruited there, and how an assault on it goes on. */
import { refusal } from '@pony/engine';
import { FREE, kindOf, SHADOW } from '../../../src/data.ts';
import type { Part } from '../../../src/module.ts';
import { ASSAULT, battleRegion } from '../../../src/rules/strength.ts';
import type { War } from '../../../src/state.ts';
import { HOME } from '../data.ts';
import { isCorrupted } from '../sovereigns.ts';

const REFUSE_WEAKNESS = {
  city: refusal<War>('KM-24.11', 'corrupted-king'),
};

export const fateOf = (k: number, ...lost: readonly number[]): Pick<Part, 'refuseRecruit' | 'paysByRegular'> => ({
  refuseRecruit: (s, side, figure, region) =>
    side === FREE && region === HOME[k] && lost.includes(kindOf(figure)) && isCorrupted(s, k)
      ? REFUSE_WEAKNESS.city
      : null,
  // One further round for a Regular
  paysByRegular: (s, b) =>
    b.attacker === SHADOW && b.kind === ASSAULT && HOME[k] === battleRegion(s, b) && isCorrupted(s, k),
});
