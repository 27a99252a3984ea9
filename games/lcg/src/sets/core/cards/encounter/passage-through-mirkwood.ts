/** Encounter set Passage Through Mirkwood. */
import {
  after,
  attachmentsOf,
  attackingEnemy,
  bonus,
  canReady,
  card,
  character,
  discardFromPlay,
  draw,
  eachPlayer,
  everyPlayer,
  filter,
  forced,
  isSelf,
  notPermanent,
  oneOf,
  onlyIf,
  onQuest,
  pick,
  raiseThreat,
  readyCard,
  response,
  self,
  shadow,
  undefended,
  WHY,
  whenRevealed,
  withdraw,
  you,
  yours,
} from '../../../../words/index.ts';
import { chosenCards } from '../words.ts';

/** LC-29.74: nobody has picked it before. */
const notYetPicked = filter((s, card, u) => !chosenCards(s, u).includes(card), WHY.same);

export const passageThroughMirkwood = [
  card(
    'forest-spider',
    forced(after('engages', isSelf), { quiet: true }, bonus('attack', 1, 'round', self)),
    shadow(pick(oneOf(attachmentsOf(you), notPermanent)), discardFromPlay()),
  ),
  card(
    'east-bight-patrol',
    shadow(bonus('attack', 1, 'attack', attackingEnemy), onlyIf(undefended, [raiseThreat(3, you)])),
  ),
  card('black-forest-bats', whenRevealed(eachPlayer(everyPlayer, pick(character(onQuest, notYetPicked)), withdraw()))),
  // LC-29.80: the first player alone.
  card(
    'old-forest-road',
    response(after('travels', isSelf), { who: 'first' }, pick(character(yours, canReady)), readyCard()),
  ),
  card('forest-gate', response(after('travels', isSelf), { who: 'first' }, draw(2, you))),
];
