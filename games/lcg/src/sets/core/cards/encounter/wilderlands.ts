/** Encounter set Wilderlands; Wolf Rider has a file of its own. */
import { SPAN, STAT, ZONE } from '../../../../lists.ts';
import { cards, cardsIn, isEnemy, isIn, type Lcg } from '../../../../state.ts';
import {
  after,
  attackingEnemy,
  bans,
  bonus,
  canBeDamaged,
  card,
  character,
  damage,
  eachPlayer,
  everyPlayer,
  forced,
  gainsMark,
  inPhase,
  isSelf,
  loseProgress,
  op,
  pick,
  progressOnLocation,
  raiseThreat,
  seatOfIt,
  self,
  shadow,
  standing,
  toStaging,
  when,
  whenRevealed,
  yours,
} from '../../../../words/index.ts';
import { defenders, ifUndefended } from '../attack.ts';
import { dealtPlainShadow, surplus } from '../words.ts';

const inStagingNow = (s: Lcg, _occ: unknown, card: number): boolean => isIn(s, card, ZONE.staging);

/** LC-29.32: the whole defense of whoever defends. */
const noDefense = op((s: Lcg, u, cx) => {
  const list = defenders(s, u);
  if (list.length === 0) return false;
  for (const target of list)
    cards.lasting(s, u, {
      target,
      kind: 'stat',
      what: STAT.defense,
      amount: 0,
      how: 'set',
      until: SPAN.attack,
      key: u.why,
    });
  cx.emit('no-defense', { cards: [...list], by: u.card });
});

export const wilderlands = [
  // LC-29.16: of combat damage alone, whoever took it.
  card(
    'hill-troll',
    standing(
      after('damaged', (_s, occ, self) => occ.by === self && occ.why >= 0 && occ.a > 0),
      {},
      raiseThreat(surplus, seatOfIt),
    ),
  ),
  card(
    'goblin-sniper',
    // LC-29.28
    bans('engage', 'self', (s, self) => cardsIn(s, ZONE.staging).some((other) => other !== self && isEnemy(s, other))),
    forced(
      after('phase-ends', inPhase('combat'), inStagingNow),
      {},
      eachPlayer(everyPlayer, pick(character(yours, canBeDamaged)), damage(1)),
    ),
  ),
  card('marsh-adder', forced(when('attacks', isSelf), {}, raiseThreat(1, seatOfIt))),
  // LC-29.19
  card(
    'wargs',
    forced(after('attacked', isSelf, dealtPlainShadow), {}, toStaging(self)),
    shadow(bonus('attack', ifUndefended(2, 1), 'attack', attackingEnemy)),
  ),
  // LC-29.32
  card('despair', whenRevealed(loseProgress(4)), shadow(noDefense)),
  card('the-brown-lands', forced(after('travels', isSelf), {}, progressOnLocation(1, self))),
  // LC-29.26
  card('the-east-bight', gainsMark('compels')),
];
