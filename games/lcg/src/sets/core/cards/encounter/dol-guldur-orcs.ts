/** Encounter set Dol Guldur Orcs. */
import { KIND } from '../../../../kinds.ts';
import { ZONE } from '../../../../lists.ts';
import { cards, cardsIn, isCharacter, isEnemy, isExhausted, isIn, isLocation, type Lcg } from '../../../../state.ts';
import {
  after,
  all,
  attachment,
  attachmentsOf,
  attackingEnemy,
  bansPlayers,
  bonus,
  bonusAll,
  canBeDamaged,
  card,
  character,
  damage,
  damageAll,
  dealShadow,
  discardAllFromPlay,
  discardFromPlay,
  filter,
  firstPlayer,
  forced,
  gain,
  isSelf,
  type Many,
  mod,
  mods,
  notPermanent,
  onlyIf,
  onQuest,
  op,
  pick,
  resourcesOn,
  self,
  shadow,
  travel,
  undefended,
  WHY,
  when,
  whenRevealed,
  you,
} from '../../../../words/index.ts';
import { defenders, ifUndefended } from '../attack.ts';
import { payable, showAll } from '../words.ts';

const inStagingNow: Many = (s) => cardsIn(s, ZONE.staging).filter((card) => isEnemy(s, card) || isLocation(s, card));
const onDefender = filter((s, card, u) => defenders(s, u).includes(s.host[card]), WHY.wrong);

/** Two cards of the first player's hand, at random. */
const discardTwo = op((s: Lcg, u, cx) => {
  const hand = [...cardsIn(s, ZONE.hand, s.first)];
  if (hand.length < 2) return false;
  cx.shuffle(hand);
  const list = hand.slice(0, 2).map((subject) => ({ subject, seat: s.first, b: 1 }));
  showAll(s, cx, list);
  cards.happenAll(s, cx, u, KIND.discards, list);
});

export const dolGuldurOrcs = [
  card(
    'dol-guldur-orcs',
    whenRevealed(pick(character(onQuest, canBeDamaged)), damage(2)),
    shadow(bonus('attack', ifUndefended(3, 1), 'attack', attackingEnemy)),
  ),
  card(
    'chieftain-ufthak',
    mods(mod('attack', (s, self) => 2 * resourcesOn(s, self))),
    forced(after('attacked', isSelf), { quiet: true }, gain(1, self)),
  ),
  // LC-29.17
  card('dol-guldur-beastmaster', forced(when('attacks', isSelf), {}, dealShadow(1, self))),
  // LC-29.14, LC-29.15, LC-29.63
  card(
    'driven-by-shadow',
    whenRevealed(
      onlyIf(
        (s) => cardsIn(s, ZONE.staging).length === 0,
        [bonus('surge', 1, 'phase', self)],
        [bonusAll('threat', 1, 'phase', inStagingNow)],
      ),
    ),
    shadow(
      onlyIf(
        undefended,
        [discardAllFromPlay(attachmentsOf(you))],
        [pick(attachment(onDefender, notPermanent), { by: firstPlayer }), discardFromPlay()],
      ),
    ),
  ),
  card(
    'the-necromancers-reach',
    whenRevealed(
      damageAll(
        1,
        all((s, card) => isCharacter(s, card) && isExhausted(s, card)),
      ),
    ),
  ),
  // LC-29.27
  card(
    'necromancers-pass',
    payable(travel(discardTwo), (s) => (cardsIn(s, ZONE.hand, s.first).length >= 2 ? null : WHY.noHandCards)),
  ),
  card(
    'enchanted-stream',
    bansPlayers('draw', (s, self) => isIn(s, self, ZONE.active)),
  ),
];
