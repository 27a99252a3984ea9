/** Boons: Mendor and what he and his campaign bring. */
import type { Using } from '@pony/cards';
import { ZONE } from '../../../../lists.ts';
import { cards, isAlly, type Lcg } from '../../../../state.ts';
import {
  action,
  after,
  bonus,
  card,
  damage,
  eachDraws,
  event,
  exhaust,
  foe,
  gainsMark,
  heal,
  host,
  ifDone,
  isHost,
  isSelf,
  limit,
  mod,
  mods,
  op,
  type Ref,
  readyCard,
  response,
  self,
  standing,
  WHY,
  when,
} from '../../../../words/index.ts';
import { isTitled } from '../words.ts';

/** Captured he is no ally and cannot be touched (LC-29.69). */
const mendor: Ref = (s) => s.play.find((one) => isTitled(s, one, 'mendor') && isAlly(s, one)) ?? -1;
const removed = op((s: Lcg, u: Using) => cards.change(s, u, { a: cards.zone(ZONE.removed), b: 0 }));

export const boons = [
  event(
    'mendors-support',
    action(
      { limit: limit(1, 'round', 'group'), may: (s, u) => (mendor(s, u) < 0 ? WHY.nothingThere : null) },
      bonus('willpower', 2, 'round', mendor),
      bonus('attack', 2, 'round', mendor),
      bonus('defense', 2, 'round', mendor),
    ),
  ),
  card('valor', response(after('strikes', isHost), { cost: [exhaust(self)] }, heal(1, host), damage(1, foe))),
  // LC-29.78
  card('appointed-by-fate', mods(mod('income', 1, 'host'))),
  // LC-29.52, LC-29.68
  card(
    'mendor',
    gainsMark('follows-token'),
    response(after('completed'), {}, readyCard(self), ifDone(eachDraws(1))),
    standing(when('leaves', isSelf), { quiet: true }, removed),
  ),
];
