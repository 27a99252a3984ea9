/** Events of Tactics. */
import { BAN, SPAN, ZONE } from '../../../../lists.ts';
import { cards, cardsIn, engagedWith, type Lcg } from '../../../../state.ts';
import {
  action,
  after,
  allow,
  anyPlayer,
  attackAtOnce,
  bonus,
  character,
  damage,
  damageAll,
  enemy,
  engaged,
  engagedEnemies,
  event,
  exhaust,
  filter,
  first,
  foe,
  forbidAttackOn,
  it,
  keyword,
  op,
  pick,
  player,
  playerWhere,
  ready,
  response,
  WHY,
  yours,
} from '../../../../words/index.ts';
import { reaches } from '../attack.ts';

/** The ban on attacking that one player. */
const ATTACK_ON = [BAN['attack-p1'], BAN['attack-p2'], BAN['attack-p3'], BAN['attack-p4']];
const beset = playerWhere((s, seat) => cardsIn(s, ZONE.engaged, seat).length > 0);

/** LC-18.15, LC-29.36: the enemies engaged with that player now. */
const holdOff = op((s: Lcg, u, cx) => {
  const seat = player(s, u);
  for (const target of engagedEnemies(player)(s, u))
    cards.lasting(s, u, { target, kind: 'ban', what: ATTACK_ON[seat], until: SPAN.phase });
  cx.emit('held-off', { seat, by: u.card });
});

export const tacticsEvents = [
  event('blade-mastery', action({}, pick(character()), bonus('attack', 1, 'phase'), bonus('defense', 1, 'phase'))),
  event(
    'rain-of-arrows',
    action(
      { cost: [pick(character(yours, ready, keyword('ranged'))), exhaust()] },
      pick(anyPlayer(beset)),
      damageAll(1, engagedEnemies(player)),
    ),
  ),
  event(
    'feint',
    action(
      { phases: ['combat'] },
      pick(enemy(engaged)),
      forbidAttackOn((s, u) => engagedWith(s, it(s, u)), 'phase'),
    ),
  ),
  // LC-29.38: the character exhausted for it attacks alone and at once.
  event(
    'quick-strike',
    action(
      {
        cost: [
          pick(
            character(
              yours,
              ready,
              filter((s, card, u) => s.play.some((target) => reaches(s, u.seat, card, target)), WHY.noTarget),
            ),
          ),
          exhaust(),
        ],
      },
      pick(enemy(filter((s, target, u) => reaches(s, u.seat, first(s, u), target), WHY.wrong))),
      attackAtOnce(it, first),
    ),
  ),
  event('thicket-of-spears', action({}, pick(anyPlayer(beset)), holdOff), 3),
  event('swift-strike', response(after('defends'), {}, damage(2, foe))),
  event('stand-together', action({}, pick(anyPlayer()), allow('several-defenders', 'phase', player))),
];
