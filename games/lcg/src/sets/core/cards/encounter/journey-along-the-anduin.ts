/** Encounter set Journey Along the Anduin. */
import { ZONE } from '../../../../lists.ts';
import { cards, isIn, type Lcg, playerCount, stageOf } from '../../../../state.ts';
import {
  after,
  attackingEnemy,
  card,
  dealShadow,
  forced,
  isSelf,
  loseProgress,
  mod,
  mods,
  op,
  reveal,
  shadow,
  when,
  whenRevealed,
} from '../../../../words/index.ts';
import { ifUndefended } from '../attack.ts';

/** The card goes on top of the encounter deck wherever it was going. */
const ontoDeck = op((s: Lcg, u) => cards.change(s, u, { a: cards.zone(ZONE['encounter-deck']), b: 0 }));

export const journeyAlongTheAnduin = [
  card(
    'misty-mountain-goblins',
    forced(after('attacked', isSelf), {}, loseProgress(1)),
    shadow(loseProgress(ifUndefended(3, 1))),
  ),
  // LC-29.24
  card(
    'massing-at-night',
    whenRevealed(reveal((s) => playerCount(s))),
    shadow(dealShadow((s) => playerCount(s), attackingEnemy)),
  ),
  // LC-29.22
  card('banks-of-the-anduin', forced(when('leaves', isSelf), { quiet: true }, ontoDeck)),
  // LC-29.73
  card(
    'gladden-fields',
    mods(mod('raise', 1, 'others', (s, self, target) => target === stageOf(s) && isIn(s, self, ZONE.active))),
  ),
];
