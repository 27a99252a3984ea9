import { ELVES, regions } from '../../data.ts';
import { drawCards, event, recruit } from '../vocabulary.ts';

const STRATEGY = 1;

/** An Elven unit of either kind in Lórien, then a Strategy card. */
export const celebornsGaladhrim = event('celeborns-galadhrim', {
  ops: [recruit({ nation: ELVES, where: regions('lorien'), either: 1 }), drawCards(STRATEGY, 1)],
});
