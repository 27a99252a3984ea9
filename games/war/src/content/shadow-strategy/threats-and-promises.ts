import { FREE, NATION_SIDE } from '../../data.ts';
import { event } from '../vocabulary.ts';

/** No Muster die advances a passive Free Peoples Nation, until one of them advances by force or by a Companion's word. */
export const threatsAndPromises = event('threats-and-promises', {
  ops: [],
  table: {
    forbidsMusterAdvance: (s, nation) => NATION_SIDE[nation] === FREE && s.active[nation] === 0,
    leavesOnForcedAdvance: true,
  },
});
