import { refusal } from '@pony/engine';
import { FREE, ISENGARD, kindOf, LEADER, nationOf, REGULAR, ROHAN, region, SHADOW } from '../../../src/data.ts';
import type { War } from '../../../src/state.ts';
import { AWAKENED, THEODEN } from '../data.ts';
import { isCorrupted } from '../sovereigns.ts';
import { callToArms } from './calling.ts';
import type { Calls, Sovereign } from './ruler.ts';

const REFUSE_THEODEN = {
  corrupted: refusal<War>('KM-24.13', 'corrupted-king'),
};

const HELMS_DEEP = region('helms-deep');
const DEEP: readonly number[] = [HELMS_DEEP];
const NONE: readonly number[] = [];
const CHARGE = 3;

// Mustering of the Mark (KM-24.7)
const calls: Calls = { settlements: 2, beside: [REGULAR, LEADER] };

export const theoden: Sovereign = {
  id: 'theoden-awakened',
  who: THEODEN,
  // Forth, Eorlingas! (KM-24.6)
  rating: (_s, b, c, points) => (c === AWAKENED[THEODEN] && b.round === 1 ? CHARGE : points),
  calls,
  second: callToArms(THEODEN, calls),
  refuseRecruit: (s, side, figure) =>
    side === FREE && nationOf(figure) === ROHAN && kindOf(figure) !== REGULAR && isCorrupted(s, THEODEN)
      ? REFUSE_THEODEN.corrupted
      : null,
  // Mark of the White Hand (KM-24.14 to KM-24.17)
  moreSettlements: (s, nation) =>
    nation === ISENGARD && isCorrupted(s, THEODEN) && s.control[HELMS_DEEP] === SHADOW ? DEEP : NONE,
};
