import { ISENGARD, region, SHADOW } from '../../../src/data.ts';
import type { Part } from '../../../src/module.ts';
import { AWAKENED, THEODEN } from '../data.ts';
import { isCorrupted } from '../sovereigns.ts';

const HELMS_DEEP = region('helms-deep');
const DEEP: readonly number[] = [HELMS_DEEP];
const NONE: readonly number[] = [];
const CHARGE = 3;

export const theoden: Part = {
  id: 'theoden-awakened',
  // Forth, Eorlingas! (KM-24.6)
  rating: (_s, b, c, points) => (c === AWAKENED[THEODEN] && b.round === 1 ? CHARGE : points),
  // Mark of the White Hand (KM-24.14 to KM-24.17)
  moreSettlements: (s, nation) =>
    nation === ISENGARD && isCorrupted(s, THEODEN) && s.control[HELMS_DEEP] === SHADOW ? DEEP : NONE,
};
