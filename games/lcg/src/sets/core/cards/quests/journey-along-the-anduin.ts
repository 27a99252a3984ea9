/** Stages of Journey Along the Anduin. */
import type { Cx } from '@pony/engine';
import { BIT } from '../../../../lists.ts';
import { isEnemy, type Lcg, playerCount } from '../../../../state.ts';
import { bans, card, constant, mod, mods, onlyIf, reveal, setup, whenRevealed, win } from '../../../../words/index.ts';
import { addToStaging, shuffleEncounterDeck } from '../search.ts';
import { inPlayTitled } from '../words.ts';

const trollInPlay = inPlayTitled('hill-troll');

/** LC-29.4: judged from the moment its when-revealed text is over. */
function shoreCleared(s: Lcg, self: number, cx: Cx): void {
  if ((s.bits[self] & BIT.read) !== 0 && !s.play.some((card) => isEnemy(s, card))) win(s, cx, 'shore-cleared');
}

export const journeyQuests = [
  card('to-the-river.a', setup(reveal((s) => playerCount(s)))),
  card(
    'to-the-river.b',
    whenRevealed(
      onlyIf((s) => !trollInPlay(s), [addToStaging('hill-troll')]),
      shuffleEncounterDeck,
    ),
    bans('defeat', 'self', trollInPlay),
  ),
  // LC-29.5
  card('anduin-passage.b', mods(mod('reveals', 1)), bans('checks')),
  // LC-29.66
  card(
    'ambush-on-the-shore.b',
    whenRevealed(reveal((s) => 2 * playerCount(s))),
    bans('staging'),
    constant({ checks: [(s, self, _add, cx) => shoreCleared(s, self, cx)] }),
  ),
];
