/** Cards that ease the burden of the Ring. */
import { isUnconquered } from '../../board.ts';
import { CHARACTER, GOLLUM, region, WILL } from '../../data.ts';
import { canTravel } from '../../rules/fellowship.ts';
import type { War } from '../../state.ts';
import {
  anyInFellowship,
  event,
  heal,
  hideFellowship,
  mayChoose,
  moveFellowship,
  separate,
  turnDice,
  when,
} from '../vocabulary.ts';

const gollumGuides = (s: War): boolean => s.guide === GOLLUM;

/** One point, two with Gollum as the Guide. */
export const bilbosSong = event('bilbos-song', { ops: [heal((s) => (gollumGuides(s) ? 2 : 1))] });

/** One point; Gollum may then hide the Fellowship or lead it a step. */
export const thereIsAnotherWay = event('there-is-another-way', {
  ops: [
    heal(1),
    when(
      gollumGuides,
      mayChoose(
        'another-way',
        { verb: 'hide-fellowship', op: hideFellowship, can: (s) => s.hidden === 0 },
        { verb: 'move-fellowship', op: moveFellowship, can: canTravel },
      ),
    ),
  ],
});

/** A group leaves, one region further than usual, then one point. */
export const iWillGoAlone = event('i-will-go-alone', {
  requires: [anyInFellowship],
  ops: [separate({ extra: 1, level: 0, intoSiege: 0 }), heal(1)],
});

const LORIEN = region('lorien');
const restsInLorien = (s: War): boolean => s.bearers === LORIEN && isUnconquered(s, LORIEN);

/** A Character die becomes a Will of the West; one point in unconquered Lórien. */
export const mirrorOfGaladriel = event('mirror-of-galadriel', {
  ops: [turnDice(1, [CHARACTER], WILL), when(restsInLorien, heal(1))],
});
