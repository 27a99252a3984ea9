/** Burdens. */
import { damageOn, heroesOf, type Lcg } from '../../../../state.ts';
import {
  after,
  card,
  character,
  charactersOfPlayer,
  controllerOf,
  damage,
  eachOne,
  eachPlayer,
  engageWith,
  everyPlayer,
  exhaustAll,
  filter,
  forced,
  hero,
  host,
  isSelf,
  type Many,
  oneOfThese,
  pick,
  raiseThreat,
  ready,
  selfAnywhere,
  shadow,
  WHY,
  type Who,
  wasCharacter,
  whenRevealed,
  you,
  yours,
} from '../../../../words/index.ts';
import { chosenCards, theirs } from '../words.ts';

const damagedOf =
  (who: Who): Many =>
  (s, u) =>
    charactersOfPlayer(who)(s, u).filter((one) => damageOn(s, one) > 0);
/** LC-29.65: the most damaged hero, picked among equals. */
const mostDamaged = filter(
  (s: Lcg, one) => heroesOf(s, s.ctl[one]).every((other) => damageOn(s, other) <= damageOn(s, one)),
  WHY.wrong,
);

export const burdens = [
  // LC-29.64
  card(
    'ungoliants-swarm',
    forced(
      after('engages', isSelf),
      { who: theirs },
      pick(character(yours, ready), { times: 2 }),
      exhaustAll(chosenCards),
    ),
    shadow(engageWith(selfAnywhere, you)),
  ),
  card(
    'lingering-venom',
    whenRevealed(
      eachPlayer(
        everyPlayer,
        oneOfThese(
          { say: 'exhaust-damaged', ops: [exhaustAll(damagedOf(eachOne))] },
          { say: 'hurt-most-damaged', ops: [pick(hero(yours, mostDamaged)), damage(2)] },
        ),
      ),
    ),
    shadow(exhaustAll(damagedOf(you))),
  ),
  // LC-29.70: each character of that player, but not the hero it is on.
  card(
    'scarred',
    forced(
      after('destroyed', wasCharacter, (s, occ, self) => s.host[self] >= 0 && occ.ctl === s.ctl[s.host[self]]),
      {},
      raiseThreat(1, controllerOf(host)),
    ),
  ),
];
