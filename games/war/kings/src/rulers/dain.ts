import { ELITE, LEADER, REGULAR } from '../../../src/data.ts';
import { DAIN } from '../data.ts';
import { callToArms } from './calling.ts';
import type { Calls, Sovereign } from './ruler.ts';
import { fateOf } from './weakness.ts';

// Iron Guard (KM-24.4): begins beside him, with a unit
const calls: Calls = { settlements: 1, beside: [REGULAR, ELITE], besideFirst: true };

export const dain: Sovereign = {
  id: 'dain-awakened',
  who: DAIN,
  exchanges: true,
  calls,
  second: callToArms(DAIN, calls),
  ...fateOf(DAIN, ELITE, LEADER),
};
