/** The three campaign cards (LC-26.5, LC-26.27). */
import type { Occ, Op, Using } from '@pony/cards';
import type { Cx, Seat } from '@pony/engine';
import { KIND } from '../../../../kinds.ts';
import { BAN, TYPE, ZONE } from '../../../../lists.ts';
import { cards, cardsIn, heroesOf, isObjective, type Lcg, playersInOrder, typeOf } from '../../../../state.ts';
import {
  after,
  attachTo,
  card,
  constant,
  damage,
  filter,
  forced,
  hero,
  it,
  limit,
  lose,
  onlyIf,
  op,
  pick,
  type Ref,
  response,
  setup,
  standing,
  WHY,
  wasCharacter,
} from '../../../../words/index.ts';
import { captiveForm } from '../prisoner.ts';
import { isClaimed, isTitled } from '../words.ts';

const asideTitled = (s: Lcg, title: string): number =>
  cardsIn(s, ZONE['set-aside']).find((one) => isTitled(s, one, title)) ?? -1;
const mendor: Ref = (s) => s.play.find((one) => isTitled(s, one, 'mendor')) ?? -1;

/** LC-29.52: under the control of the first player. */
const putMendorIntoPlay = op((s: Lcg, u: Using, cx: Cx) => {
  const subject = asideTitled(s, 'mendor');
  if (subject < 0) return false;
  cards.happen(s, cx, u, KIND.enters, { subject, seat: s.first, a: cards.zone(ZONE.area, s.first) });
});
/** LC-29.53 */
const mendorMustStay = standing(
  after('leaves', (s, occ) => isTitled(s, occ.subject, 'mendor')),
  {},
  op((s: Lcg, _u, cx) => lose(s, cx, 'mendor-lost')),
);

/** LC-29.71: in player order each player picks an own hero without a copy; without one, or without a copy left, that player gets none. */
function handOut(title: string): Op<Lcg>[] {
  const nth = (s: Lcg, n: number): Seat => playersInOrder(s)[n] ?? -1;
  const isFree = (s: Lcg, one: number): boolean => !cards.carried(s, one).some((on) => isTitled(s, on, title));
  const canHave = (s: Lcg, n: number): boolean =>
    nth(s, n) >= 0 && asideTitled(s, title) >= 0 && heroesOf(s, nth(s, n)).some((one) => isFree(s, one));
  return [0, 1, 2, 3].map((n) =>
    onlyIf(
      (s) => canHave(s, n),
      [
        pick(
          hero(
            filter((s, one) => s.ctl[one] === nth(s, n), WHY.notYours),
            filter((s, one) => isFree(s, one), WHY.onePerHost),
          ),
          { by: (s) => nth(s, n) },
        ),
        attachTo((s) => asideTitled(s, title), it),
      ],
    ),
  );
}
const byTroll = (s: Lcg, occ: Occ): boolean => occ.by >= 0 && isTitled(s, occ.by, 'hill-troll');

/** Mendor is captured with the prisoner (LC-29.69). */
const captureMendor = op((s: Lcg, u: Using, cx: Cx) => {
  const subject = mendor(s, u);
  if (subject < 0) return false;
  cards.happen(s, cx, u, KIND.captured, { subject, a: captiveForm() });
});
const turnOver = op((s: Lcg, u: Using, cx: Cx) =>
  cards.happen(s, cx, u, KIND.turns, { subject: u.card, a: cards.formOf('campaign-escape-from-dol-guldur.b') }),
);
/** Objectives in the players' hands now. */
const claimedNow = (s: Lcg): number =>
  s.play.filter((one) => isObjective(s, one) && isClaimed(s, one) && s.ctl[one] >= 0).length;
const freeMendor = op(
  (s: Lcg, u: Using, cx: Cx) => cards.happen(s, cx, u, KIND.rescued, { subject: mendor(s, u) }),
  (s, u) => (mendor(s, u) >= 0 && typeOf(s, mendor(s, u)) === TYPE.captive ? null : WHY.nothingThere),
);

export const campaignCards = [
  card('campaign-passage-through-mirkwood.a', setup(putMendorIntoPlay), mendorMustStay),
  card(
    'campaign-journey-along-the-anduin.a',
    setup(putMendorIntoPlay),
    response(
      after('destroyed', (s, occ) => isTitled(s, occ.subject, 'hill-troll')),
      { who: 'any' },
      ...handOut('valor'),
    ),
    forced(after('destroyed', wasCharacter, byTroll), { limit: limit(1, 'game', 'group') }, ...handOut('scarred')),
    mendorMustStay,
  ),
  card(
    'campaign-escape-from-dol-guldur.a',
    setup(
      putMendorIntoPlay,
      pick(hero()),
      attachTo((s) => asideTitled(s, 'appointed-by-fate'), it),
    ),
    forced(
      after('captured', (s, occ) => cards.forms[cards.faceOf(s.title[occ.subject])].type === TYPE.hero),
      {},
      captureMendor,
      turnOver,
    ),
  ),
  card(
    'campaign-escape-from-dol-guldur.b',
    // What lies on a captive is face down with it, without text.
    constant({
      bans: [
        {
          what: BAN.blank,
          to: 'others',
          if: (s, _self, target) => target >= 0 && s.host[target] >= 0 && typeOf(s, s.host[target]) === TYPE.captive,
        },
      ],
    }),
    response(
      after('claimed', (s) => claimedNow(s) === 1), // the first one
      { who: 'any' },
      freeMendor,
      damage(1, mendor),
    ),
  ),
];
