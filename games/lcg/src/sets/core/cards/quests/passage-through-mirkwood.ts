/** Stages of Passage Through Mirkwood. */
import type { Using } from '@pony/cards';
import type { Cx } from '@pony/engine';
import { MARK, ZONE } from '../../../../lists.ts';
import { cards, cardsIn, type Lcg } from '../../../../state.ts';
import {
  after,
  bans,
  card,
  eachPlayer,
  everyPlayer,
  filter,
  forced,
  isSelf,
  oneOf,
  op,
  pick,
  setup,
  standing,
  toStaging,
  WHY,
  when,
  whenRevealed,
  win,
} from '../../../../words/index.ts';
import { addToStaging, lookThrough, shuffleEncounterDeck } from '../search.ts';
import { chosenCards, inPlayTitled, isTitled } from '../words.ts';

/** LC-29.3: one of the cards of the next stage, at random; the others are removed from the game. */
const atRandom = op((s: Lcg, _u: Using, cx: Cx) => {
  const paths = [...cardsIn(s, ZONE['quest-deck'])];
  if (paths.length < 2) return;
  const kept = cx.pick(paths);
  for (const path of paths) if (path !== kept) cards.move(s, cx, path, cards.zone(ZONE.removed));
});

const spiders = (s: Lcg): number[] =>
  [...cardsIn(s, ZONE['encounter-deck']), ...cardsIn(s, ZONE['encounter-discard'])].filter((card) =>
    cards.hasPrinted(s, card, MARK.spider),
  );
const notYetPicked = filter((s, card, u) => !chosenCards(s, u).includes(card), WHY.same);

export const passageQuests = [
  // LC-4.16
  card('flies-and-spiders.a', setup(addToStaging('forest-spider', 'old-forest-road'), shuffleEncounterDeck)),
  card('a-fork-in-the-road.b', forced(when('completed', isSelf), {}, atRandom)),
  // LC-29.1, LC-29.2, LC-29.81
  card(
    'a-chosen-path-dont-leave-the-path.b',
    whenRevealed(
      lookThrough,
      eachPlayer(everyPlayer, pick(oneOf(spiders, notYetPicked)), toStaging()),
      shuffleEncounterDeck,
    ),
    standing(
      after('destroyed', (s, occ) => isTitled(s, occ.subject, 'ungoliants-spawn')),
      {},
      op((s: Lcg, _u, cx) => win(s, cx, 'spawn-defeated')),
    ),
  ),
  card('a-chosen-path-beorns-path.b', bans('defeat', 'self', inPlayTitled('ungoliants-spawn'))),
];
