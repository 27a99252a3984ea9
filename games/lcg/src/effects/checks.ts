/** Standing checks: what follows by itself from how the table stands, looked at after every effect. Losing comes before winning (LC-16.14). */
import type { Add, Check } from '@pony/cards';
import type { Cx } from '@pony/engine';
import { KIND } from '../kinds.ts';
import { BAN, BIT, MARK, STAT, TYPE, ZONE } from '../lists.ts';
import {
  banned,
  cards,
  cardsIn,
  damageOn,
  discardZone,
  has,
  isCharacter,
  isIn,
  type Lcg,
  lives,
  progressOn,
  stageOf,
  stat,
  typeOf,
} from '../state.ts';

/** LC-16.1, LC-16.3, LC-16.4. */
const eliminated: Check<Lcg> = (s, add) => {
  for (let seat = 0; seat < s.out.length; seat++) {
    if (s.out[seat] === 1) continue;
    if (s.threat[seat] >= 50 || !hasHero(s, seat)) add(KIND.eliminated, { seat, by: -1 });
  }
};
function hasHero(s: Lcg, seat: number): boolean {
  const area = cardsIn(s, ZONE.area, seat);
  for (let i = 0; i < area.length; i++) if (typeOf(s, area[i]) === TYPE.hero) return true;
  return false;
}

/** LC-14.1, LC-14.8, LC-9.9, LC-8.33: destroyed, explored, completed. The bit keeps it from being noticed twice. */
const finished: Check<Lcg> = (s, add) => {
  for (let i = 0; i < s.play.length; i++) finish(s, s.play[i], add);
  complete(s, add);
  for (const kind of TABLES) {
    const pile = cardsIn(s, kind);
    for (let i = 0; i < pile.length; i++) finish(s, pile[i], add);
  }
};
const TABLES = [ZONE.revealing, ZONE['shadow-up']];

function finish(s: Lcg, card: number, add: Add): void {
  if ((s.bits[card] & BIT.finished) !== 0) return;
  const damage = damageOn(s, card);
  if (damage > 0 && typeOf(s, card) !== TYPE.captive && damage >= stat(s, card, STAT.hitPoints)) {
    s.bits[card] |= BIT.finished;
    add(KIND.destroyed, { subject: card });
    return;
  }
  const progress = progressOn(s, card);
  if (progress === 0) return;
  const points = stat(s, card, STAT.questPoints);
  if (points === 0 || progress < points) return; // LC-8.40
  if (typeOf(s, card) === TYPE.location) {
    s.bits[card] |= BIT.finished;
    add(KIND.explored, { subject: card });
  }
}

/** LC-8.33; LC-8.39: an explored location leaves play before the next stage is read. */
function complete(s: Lcg, add: Add): void {
  const stage = stageOf(s);
  if (stage < 0 || (s.bits[stage] & BIT.finished) !== 0) return;
  const points = stat(s, stage, STAT.questPoints);
  const progress = progressOn(s, stage);
  if (progress === 0 || points === 0 || progress < points || banned(s, stage, BAN.defeat)) return; // LC-8.40
  if (s.play.some((card) => (s.bits[card] & BIT.finished) !== 0 && typeOf(s, card) === TYPE.location)) return;
  s.bits[stage] |= BIT.finished; // LC-8.41
  add(KIND.completed, { subject: stage });
}

/** LC-22.4: attachments go with what carried them, a deck too (LC-16.5); LC-22.9: or from who cannot have any; LC-23.14: guards stay, free; LC-11.8: shadow cards of an enemy that is gone. */
const orphaned: Check<Lcg> = (s, add, cx: Cx) => {
  const attached = cardsIn(s, ZONE.attached);
  for (let i = 0; i < attached.length; i++) {
    const card = attached[i];
    const host = s.host[card];
    if (host === -1 || (s.bits[card] & BIT.finished) !== 0) continue;
    if (host < 0 ? !lives(s, -2 - host) : !cards.inPlay(s, host)) {
      s.bits[card] |= BIT.finished;
      add(KIND.leaves, { subject: card, a: discardZone(s, card) });
    } else if (host >= 0 && isCharacter(s, host) && banned(s, host, BAN.attach) && !has(s, card, MARK.permanent)) {
      s.bits[card] |= BIT.finished;
      add(KIND.discarded, { subject: card });
    }
  }
  for (let i = 0; i < s.play.length; i++) {
    const guarded = s.host[s.play[i]];
    if (guarded >= 0 && !isThere(s, guarded) && !isIn(s, s.play[i], ZONE.attached)) s.host[s.play[i]] = -1;
  }
  for (const kind of SHADOWS) {
    const pile = cardsIn(s, kind);
    for (let i = pile.length - 1; i >= 0; i--) {
      const host = s.host[pile[i]];
      if (host >= 0 && !isThere(s, host)) cards.move(s, cx, pile[i], discardZone(s, pile[i]));
    }
  }
};
const SHADOWS = [ZONE.shadow, ZONE['shadow-up']];
const isThere = (s: Lcg, card: number): boolean =>
  cards.inPlay(s, card) || isIn(s, card, ZONE['shadow-up']) || isIn(s, card, ZONE.revealing);

/** LC-22.10, LC-22.11: a third Restricted attachment. */
const overloaded: Check<Lcg> = (s, add) => {
  const attached = cardsIn(s, ZONE.attached);
  if (attached.length < 3) return;
  for (let i = 2; i < attached.length; i++) {
    const host = s.host[attached[i]];
    if (host >= 0 && has(s, attached[i], MARK.restricted) && restrictedOn(s, host).length > 2)
      if ((s.bits[host] & BIT.overloaded) === 0) {
        s.bits[host] |= BIT.overloaded;
        add(KIND.overloads, { subject: host });
      }
  }
};
/** In the order in which they were attached: an objective may have been in play long before (LC-22.12). */
export const restrictedOn = (s: Lcg, host: number): number[] =>
  cardsIn(s, ZONE.attached).filter(
    (card) => s.host[card] === host && has(s, card, MARK.restricted) && (s.bits[card] & BIT.finished) === 0,
  );

export const checks: readonly Check<Lcg>[] = [eliminated, finished, orphaned, overloaded];
