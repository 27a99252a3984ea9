/** How allies and attachments are played (LC-6.8, LC-7.26, LC-22): texts that their type brings along. */
import type { Action, Op, Using } from '@pony/cards';
import { KIND } from '../kinds.ts';
import { BAN, PHASE, ZONE } from '../lists.ts';
import { isPlanning } from '../rules/windows.ts';
import type { Host } from '../sets/rows.ts';
import { banned, bannedSeat, cards, isCharacter, type Lcg } from '../state.ts';
import { character, clashes, enemy, engaged, filter, hero, location, pick, type Target } from './choose.ts';
import { payment } from './pay.ts';
import { it } from './refs.ts';
import { WHY } from './refusals.ts';

/** LC-6.8 and LC-21.2. */
function mayPlay(s: Lcg, u: Using) {
  if (!isPlanning(s, u.seat)) return WHY.notActive;
  return clashes(s, u.card) ? WHY.uniqueInPlay : null;
}

/** LC-2.5, LC-7.4: it has been played and enters play at once. */
const enters: Op<Lcg> = {
  op: 'do',
  act: (s, u, cx) =>
    cards.happen(s, cx, u, KIND.enters, { subject: u.card, seat: u.seat, a: cards.zone(ZONE.area, u.seat), b: 1 }),
};

export const playAlly: Action<Lcg> = {
  kind: 'action',
  from: 'hand',
  phases: [PHASE.planning],
  may: (s, u) => mayPlay(s, u) ?? (bannedSeat(s, u.seat, BAN['play-ally']) ? WHY.allyLimit : null),
  cost: payment(),
  ops: [enters],
};

const takesAttachments = filter((s, card) => !banned(s, card, BAN.attach), WHY.cannotHaveAttachments); // LC-22.8

const HOSTS: Readonly<Record<Host, Target>> = {
  hero: hero(takesAttachments),
  character: character(takesAttachments),
  location: location(takesAttachments),
  'engaged-enemy': enemy(engaged, takesAttachments),
};

/** LC-22.1, LC-22.3, LC-22.5, LC-19.8, LC-19.9. */
export const playAttachment = (to: Host): Action<Lcg> => ({
  kind: 'action',
  from: 'hand',
  phases: [PHASE.planning],
  may: mayPlay,
  cost: payment(),
  ops: [
    pick(HOSTS[to], { say: 'attach' }),
    {
      op: 'do',
      act: (s, u, cx) => {
        const host = it(s, u);
        if (host < 0) return false;
        const seat = isCharacter(s, host) ? s.ctl[host] : u.seat;
        cards.happen(s, cx, u, KIND.attached, { subject: u.card, a: host, seat });
      },
    },
  ],
});
