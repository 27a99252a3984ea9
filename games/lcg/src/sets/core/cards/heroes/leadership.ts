/** Heroes of Leadership. */
import {
  after,
  card,
  gain,
  hero,
  isSelf,
  it,
  onQuest,
  pick,
  readyCard,
  response,
  self,
  spendFrom,
} from '../../../../words/index.ts';
import { asMuch } from '../words.ts';

export const leadershipHeroes = [
  card('aragorn', response(after('commits', isSelf), { cost: [spendFrom(1, self)] }, readyCard(self))),
  card('theodred', response(after('commits', isSelf), {}, pick(hero(onQuest)), gain(1, it))),
  // LC-29.46: only if he survives, because a response needs its card in play.
  card('gloin', response(after('damaged', isSelf), {}, gain(asMuch, self))),
];
