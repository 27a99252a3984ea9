/** Eleanor (LC-29.34): the treachery is discarded, its Doomed and Surge still resolve, then the next card is revealed in its place. */
import { ZONE } from '../../../../lists.ts';
import { isIn } from '../../../../state.ts';
import {
  after,
  before,
  cancelIt,
  card,
  exhaust,
  isA,
  ofCall,
  response,
  reveal,
  self,
} from '../../../../words/index.ts';

export const eleanor = card(
  'eleanor',
  response(
    before('resolves', ofCall('when-revealed'), isA('treachery'), (s, occ) => isIn(s, occ.subject, ZONE.revealing)),
    { cost: [exhaust(self)] },
    cancelIt(),
    { op: 'later', on: after('staged'), ops: [reveal(1)], here: true },
  ),
);
