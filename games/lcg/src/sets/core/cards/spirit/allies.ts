/** Allies of Spirit. */
import {
  action,
  after,
  anyPlayer,
  card,
  isSelf,
  limit,
  otherPlayer,
  payThreatDown,
  pick,
  player,
  progressOnLocation,
  progressOnLocations,
  raiseThreat,
  response,
  self,
  stagingLocations,
  takeControl,
  you,
} from '../../../../words/index.ts';
import { active } from '../words.ts';

export const spiritAllies = [
  // LC-29.45: needs another player and 3 threat to pay with; the limit goes with the card.
  card(
    'wandering-took',
    action(
      { cost: [payThreatDown(3, you)], limit: limit(1, 'round') },
      pick(anyPlayer(otherPlayer)),
      takeControl(self, player),
      raiseThreat(3, player),
    ),
  ),
  card('lorien-guide', response(after('commits', isSelf), {}, progressOnLocation(1, active))),
  card('northern-tracker', response(after('commits', isSelf), {}, progressOnLocations(1, stagingLocations))),
];
