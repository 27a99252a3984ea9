/** Encounter set Spiders of Mirkwood; Mountains of Mirkwood and Caught in a Web have files of their own. */
import { KIND } from '../../../../kinds.ts';
import { TYPE, ZONE } from '../../../../lists.ts';
import { cards, cardsIn, heroesOf, isExhausted, type Lcg, playersInOrder, typeOf } from '../../../../state.ts';
import {
  after,
  bonusAll,
  canBeDamaged,
  card,
  character,
  charactersOfPlayer,
  committed,
  damage,
  damageAll,
  eachPlayer,
  everyPlayer,
  exhaust,
  exhaustAll,
  forced,
  hero,
  isSelf,
  op,
  pick,
  raiseThreat,
  ready,
  shadow,
  travel,
  WHY,
  whenRevealed,
  you,
  yours,
} from '../../../../words/index.ts';
import { ifUndefended } from '../attack.ts';
import { chosenCards, payable, showAll, theirs } from '../words.ts';

/** Every event in every hand, at once. */
const discardEvents = op((s: Lcg, u, cx) => {
  const list = playersInOrder(s).flatMap((seat) =>
    cardsIn(s, ZONE.hand, seat)
      .filter((held) => typeOf(s, held) === TYPE.event)
      .map((subject) => ({ subject, seat })),
  );
  if (list.length === 0) return false;
  showAll(s, cx, list);
  cards.happenAll(s, cx, u, KIND.discards, list);
});

export const spidersOfMirkwood = [
  card(
    'king-spider',
    whenRevealed(eachPlayer(everyPlayer, pick(character(yours, ready)), exhaust())),
    shadow(pick(character(yours, ready), { times: ifUndefended(2, 1) }), exhaustAll(chosenCards)),
  ),
  card(
    'hummerhorns',
    forced(after('engages', isSelf), { who: theirs }, pick(hero(yours, canBeDamaged)), damage(5)),
    shadow(damageAll(ifUndefended(2, 1), charactersOfPlayer(you))),
  ),
  // LC-29.14: only characters committed now.
  card(
    'ungoliants-spawn',
    whenRevealed(bonusAll('willpower', -1, 'phase', committed)),
    shadow(raiseThreat(ifUndefended(8, 4), you)),
  ),
  // LC-29.27: a ready hero of every player.
  card(
    'great-forest-web',
    payable(travel(eachPlayer(everyPlayer, pick(hero(yours, ready)), exhaust())), (s) =>
      playersInOrder(s).every((seat) => heroesOf(s, seat).some((one) => !isExhausted(s, one))) ? null : WHY.notReady,
    ),
  ),
  card('eyes-of-the-forest', whenRevealed(discardEvents)),
];
