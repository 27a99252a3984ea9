/**
 * Words for "which card" and "which player" inside a text at work. A Ref gives a card (-1: there is none any more), a Who a seat,
 * a Many several cards. `it` is what was chosen last; `first`, `second` what was chosen first and second, costs before targets
 * (the payment for a card is not counted).
 */
import type { Using } from '@pony/cards';
import type { Seat } from '@pony/engine';
import { BIT, TYPE, ZONE } from '../lists.ts';
import { cards, cardsIn, isCharacter, isEnemy, isHero, isLocation, type Lcg, lives, playersInOrder } from '../state.ts';

export type Ref = (s: Lcg, u: Using) => number;
export type Who = (s: Lcg, u: Using) => Seat;
/** `later`: it depends on a player who is chosen only after the cost is paid. */
export type Many = ((s: Lcg, u: Using) => readonly number[]) & { later?: boolean };
export type Count = number | ((s: Lcg, u: Using) => number);

export const countOf = (count: Count, s: Lcg, u: Using): number => (typeof count === 'number' ? count : count(s, u));

/** Whether the text stands under a card that is played: its first pick is the payment. */
const paysFirst = (u: Using): number => {
  const ability = cards.forms[u.form].abilities[u.ability];
  return ability && 'from' in ability && ability.from === 'hand' ? 1 : 0;
};

/** The k-th thing chosen, counted from 0, the payment left out; -1 when it is not chosen yet or no longer that object. */
export function chosen(s: Lcg, u: Using, k: number): number {
  const at = k + paysFirst(u);
  return k < 0 || 2 * at >= u.picked.length ? -1 : cards.picked(s, u, at);
}
export const chosenCount = (u: Using): number => u.picked.length / 2 - paysFirst(u);

/** The card of the text itself, as long as it is the same object. */
export const self: Ref = (s, u) => (s.since[u.card] === u.since ? u.card : -1);
/** The card itself wherever it is now: texts about its own leaving. */
export const selfAnywhere: Ref = (_s, u) => u.card;
/** What carries this card. */
export const host: Ref = (s, u) => (s.since[u.card] === u.since && s.host[u.card] >= 0 ? s.host[u.card] : -1);
/** What was chosen last. */
export const it: Ref = (s, u) => chosen(s, u, chosenCount(u) - 1);
export const first: Ref = (s, u) => chosen(s, u, 0);
export const second: Ref = (s, u) => chosen(s, u, 1);
/** The card that the occurrence answered is about. */
export const subject: Ref = (s, u) => cards.answered(s, u)?.subject ?? -1;
/** The enemy of the occurrence answered: attacked, attacking, dealt a shadow card. */
export const foe: Ref = (s, u) => cards.answered(s, u)?.a ?? -1;

/** "You": the player of the text; of a text of the scenario whoever is concerned now. */
export const you: Who = (_s, u) => (u.you >= 0 ? u.you : u.seat);
/** The player who is choosing now, in "each player ...". */
export const eachOne: Who = (_s, u) => u.seat;
/** The player chosen last. */
export const player: Who = (_s, u) => u.picked[u.picked.length - 2] ?? -1;
export const firstPlayer: Who = (s) => s.first;
/** The player whom the occurrence answered is about. */
export const seatOfIt: Who = (s, u) => cards.answered(s, u)?.seat ?? -1;
/** Whoever controlled the card of the occurrence before it happened. */
export const formerController: Who = (s, u) => cards.answered(s, u)?.ctl ?? -1;
export const controllerOf =
  (ref: Ref): Who =>
  (s, u) => {
    const card = ref(s, u);
    return card < 0 ? -1 : s.ctl[card];
  };
export const ownerOf =
  (ref: Ref): Who =>
  (s, u) => {
    const card = ref(s, u);
    return card < 0 ? -1 : s.owner[card];
  };

/** Several players: rounds for `each` (LC-17.33). */
export const everyPlayer = (s: Lcg): readonly (readonly Seat[])[] => [playersInOrder(s)];
export const playersWhere =
  (holds: (s: Lcg, seat: Seat) => boolean) =>
  (s: Lcg): readonly (readonly Seat[])[] => [playersInOrder(s).filter((seat) => holds(s, seat))];

/** All cards in play for which it holds. */
export const all =
  (holds: (s: Lcg, card: number, u: Using) => boolean): Many =>
  (s, u) =>
    s.play.filter((card) => holds(s, card, u));

export const characters: Many = all((s, card) => isCharacter(s, card));
export const charactersOfPlayer = (who: Who): Many =>
  ofPlayer(who, (s, u) => {
    const seat = who(s, u);
    return lives(s, seat) ? cardsIn(s, ZONE.area, seat).filter((card) => isCharacter(s, card)) : [];
  });
export const heroesOfPlayer = (who: Who): Many =>
  ofPlayer(who, (s, u) => {
    const seat = who(s, u);
    return lives(s, seat) ? cardsIn(s, ZONE.area, seat).filter((card) => isHero(s, card)) : [];
  });
/** LC-7.2: who is chosen later is not known before paying. */
function ofPlayer(who: Who, list: (s: Lcg, u: Using) => readonly number[]): Many {
  const many: Many = (s, u) => list(s, u);
  many.later = who === player;
  return many;
}
export const committed: Many = all((s, card) => (s.bits[card] & BIT.committed) !== 0);
export const stagingLocations: Many = (s) => cardsIn(s, ZONE.staging).filter((card) => isLocation(s, card));
export const engagedEnemies = (who: Who): Many =>
  ofPlayer(who, (s, u) => {
    const seat = who(s, u);
    return lives(s, seat) ? cardsIn(s, ZONE.engaged, seat).filter((card) => isEnemy(s, card)) : [];
  });
/** Attachments a player controls; claimed objectives are among them, cards of the scenario are not (LC-19.10). */
export const attachmentsOf = (who: Who): Many =>
  ofPlayer(who, (s, u) => {
    const seat = who(s, u);
    return s.play.filter(
      (card) =>
        s.ctl[card] === seat &&
        s.zone[card] === cards.zone(ZONE.attached) &&
        cards.forms[s.form[card]].type !== TYPE.captive,
    );
  });
