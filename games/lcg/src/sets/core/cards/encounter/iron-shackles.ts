/** Iron Shackles (LC-29.13, LC-29.61): lies on the first player's deck and falls instead of the next draw. */
import {
  attachTo,
  card,
  discardFromPlay,
  drawable,
  face,
  forced,
  self,
  selfAnywhere,
  shadow,
  when,
  whenRevealed,
} from '../../../../words/index.ts';
import { becomes } from '../words.ts';

const onDeck = [becomes('iron-shackles.attached'), attachTo(selfAnywhere, (s) => -2 - s.first)];

export const ironShackles = [
  card('iron-shackles', whenRevealed(...onDeck), shadow(...onDeck)),
  face(
    'iron-shackles.attached',
    { type: 'attachment', marks: ['condition'] },
    forced(
      // Where nothing would be drawn there is nothing to stop.
      when('draws', (s, occ, self) => s.host[self] === -2 - occ.seat && drawable(s, occ.seat)),
      { instead: true },
      discardFromPlay(self),
    ),
  ),
];
