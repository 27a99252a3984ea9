/** Allies of Leadership. */
import { MARK, ZONE } from '../../../../lists.ts';
import { engagedWith, has, isEnemy, isIn } from '../../../../state.ts';
import {
  action,
  after,
  all,
  anyPlayer,
  bonusAll,
  card,
  charactersOfPlayer,
  clashes,
  damageAll,
  enemy,
  engageWith,
  exhaust,
  filter,
  isSelf,
  it,
  location,
  pick,
  player,
  progressOnLocation,
  putIntoPlay,
  response,
  self,
  selfAnywhere,
  WHY,
  wasType,
  wasYours,
  you,
} from '../../../../words/index.ts';
import { hadMark } from '../words.ts';

/** In the staging area, or engaged with somebody else. */
const elsewhere = filter(
  (s, card, u) => isIn(s, card, ZONE.staging) || (engagedWith(s, card) >= 0 && engagedWith(s, card) !== u.seat),
  WHY.same,
);
const orcs = all((s, card) => isEnemy(s, card) && has(s, card, MARK.orc));

export const leadershipAllies = [
  card(
    'faramir',
    action({ cost: [exhaust(self)] }, pick(anyPlayer()), bonusAll('willpower', 1, 'phase', charactersOfPlayer(player))),
  ),
  card('son-of-arnor', response(after('enters', isSelf), {}, pick(enemy(elsewhere)), engageWith(it, you))),
  card('snowbourn-scout', response(after('enters', isSelf), {}, pick(location()), progressOnLocation(1))),
  card('longbeard-orc-slayer', response(after('enters', isSelf), {}, damageAll(1, orcs))),
  // LC-29.51: put into play from hand, nothing is paid.
  card(
    'brok-ironfist',
    response(
      after('leaves', wasType('hero'), hadMark('dwarf'), wasYours),
      { from: 'hand', may: (s, u) => (clashes(s, u.card) ? WHY.uniqueInPlay : null) },
      putIntoPlay(selfAnywhere, you),
    ),
  ),
];
