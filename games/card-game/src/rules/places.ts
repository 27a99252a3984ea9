/** Sections 5, 16, 18, 22: where a card may go, by play or by move. */
import { type RefusalRule, refusal, type Seat } from '@pony/engine';
import { contentOf } from '../content/registry.ts';
import { ARMY, FACTION, IS_PATH, NUMBER, PATHS, SHOWS, TYPE, WIELDS } from '../data.ts';
import { TO_RESERVE } from '../options.ts';
import { type CardGame, inPlay, inReserve, isActive, itemsOf, ownerOf } from '../state.ts';

const location = (_s: CardGame, _f: unknown, _seat: Seat, o: readonly unknown[]) => ({
  card: o[1] as number,
  location: o[0] === 'play' ? (o[2] as number) - 1 : (o[2] as number),
});

const REFUSE_PLACE = {
  notActive: refusal<CardGame>('CG-40.1', 'not-active', location),
  wrongFaction: refusal<CardGame>('CG-5.4', 'wrong-faction', location),
  armyOnPath: refusal<CardGame>('CG-16.3', 'army-on-path', location),
  wrongPath: refusal<CardGame>('CG-6.5', 'wrong-path', location),
  notWielder: refusal<CardGame>('CG-18.2', 'not-wielder', (_s, _f, _seat, o) => ({
    item: o[1],
    wielder: o[2],
  })),
  wielderNotInPlay: refusal<CardGame>('CG-18.1', 'wielder-not-in-play', (_s, _f, _seat, o) => ({
    wielder: o[2],
  })),
};

/** CG-5.4, CG-6.5, CG-16.3: the first rule that keeps a card out of a location, whether it comes by play or by move. */
export function refuseLocation(s: CardGame, card: number, to: number): RefusalRule<CardGame> | null {
  if (!isActive(s, to)) return REFUSE_PLACE.notActive;
  if (IS_PATH[to]) {
    if (TYPE[card] === ARMY) return REFUSE_PLACE.armyOnPath;
    if ((PATHS[card] & (1 << NUMBER[to])) === 0) return REFUSE_PLACE.wrongPath;
  } else if ((SHOWS[to] & (1 << FACTION[card])) === 0 && !isOpened(s, card, to)) return REFUSE_PLACE.wrongFaction;
  return contentOf(card).bars?.(s, card, to) ?? null;
}

/** CG-41.22 to CG-41.24: the card's own text, or an event until the end of the round. */
function isOpened(s: CardGame, card: number, to: number): boolean {
  if (contentOf(card).opens?.(s, card, to)) return true;
  if (s.permits === 0) return false;
  for (let i = 0; i < PERMITS.length; i++)
    if ((s.permits & (1 << i)) !== 0 && PERMITS[i].opens(s, card, to)) return true;
  return false;
}

/** What an event allows until the end of the round (CG-41.23, CG-41.24). */
export interface Permit {
  opens(s: CardGame, card: number, to: number): boolean;
  supports?(s: CardGame, character: number, army: number): boolean;
}
const PERMITS: Permit[] = [];
/** Enters a permit; returns its bit. */
export function permit(one: Permit): number {
  PERMITS.push(one);
  return 1 << (PERMITS.length - 1);
}

/** CG-16.1 to CG-16.6 */
export const refusePlace = (s: CardGame, card: number, place: number): RefusalRule<CardGame> | null =>
  place === TO_RESERVE ? null : refuseLocation(s, card, place - 1);

/** CG-18.1 to CG-18.3: any character in play that fits, of any player. */
export function refuseWielder(s: CardGame, item: number, wielder: number): RefusalRule<CardGame> | null {
  if (WIELDS[item][wielder] === 0) return REFUSE_PLACE.notWielder;
  if (!inPlay(s, wielder)) return REFUSE_PLACE.wielderNotInPlay;
  const own = contentOf(item).refuseWielder?.(s, item, wielder);
  if (own) return own;
  for (const carried of itemsOf(s, wielder)) {
    const theirs = contentOf(carried).refuseWielder?.(s, item, wielder);
    if (theirs) return theirs;
  }
  return null;
}

/** CG-20.1, CG-22.1: own, in reserve; whether it came this round is asked apart. */
export const isInOwnReserve = (s: CardGame, seat: Seat, card: number): boolean =>
  inReserve(s, card) && s.host[card] < 0 && ownerOf(s, card) === seat;

export const isFresh = (s: CardGame, card: number): boolean => s.fresh.includes(card);

/** CG-33.2, CG-33.9: whether an army on the same battleground supports a character. */
export function canSupport(s: CardGame, army: number, character: number): boolean {
  if (FACTION[army] === FACTION[character]) return true;
  if (contentOf(character).supportedBy?.(s, character, army)) return true;
  if (s.permits !== 0)
    for (let i = 0; i < PERMITS.length; i++)
      if ((s.permits & (1 << i)) !== 0 && PERMITS[i].supports?.(s, character, army)) return true;
  return false;
}
