/**
 * The vocabulary: what texts do. Each word is one sentence of a text (an op); it says by itself when it would change nothing
 * (LC-7.15) and lets exactly one thing happen. `n` may be a number or a function of the state.
 */
import type { DoOp, Fields, Refused, Using } from '@pony/cards';
import type { Cx, RefusalRule } from '@pony/engine';
import { KIND } from '../kinds.ts';
import { BAN, MARK, STAT, TOKEN, ZONE } from '../lists.ts';
import {
  activeLocation,
  banned,
  cards,
  cardsIn,
  damageOn,
  discardZone,
  engagedWith,
  has,
  inPlay,
  isExhausted,
  type Lcg,
  lives,
  playersInOrder,
  progressOn,
  resourcesOf,
  stageOf,
  stat,
  tokensOn,
} from '../state.ts';
import { drawable } from './choose.ts';
import { type Count, countOf, first, it, type Many, player, type Ref, second, type Who, you } from './refs.ts';
import { WHY } from './refusals.ts';

type Act = (s: Lcg, u: Using, cx: Cx) => false | void;
type Can = (s: Lcg, u: Using) => Refused<Lcg>;

export const op = (act: Act, can?: Can): DoOp<Lcg> => (can ? { op: 'do', act, can } : { op: 'do', act });

/** What is only chosen later: before paying nobody knows it, and its filters speak for it. */
const LATER: ReadonlySet<unknown> = new Set([it, first, second, player]);

/** Cards of a player who is only chosen later: the filters of that choice speak for them. */
export const isLater = (many: Many): boolean => many.later === true;

/** A sentence about one card. */
function about(
  ref: Ref,
  why: (s: Lcg, card: number, u: Using) => RefusalRule<Lcg> | null,
  act: (s: Lcg, u: Using, cx: Cx, card: number) => false | void,
): DoOp<Lcg> {
  return op(
    (s, u, cx) => {
      const card = ref(s, u);
      return card < 0 || why(s, card, u) !== null ? false : act(s, u, cx, card);
    },
    (s, u) => {
      const card = ref(s, u);
      if (card < 0) return LATER.has(ref) ? null : WHY.nothingThere;
      return why(s, card, u);
    },
  );
}

/** A sentence about several cards at once: one batch (LC-14.9). */
function aboutAll(
  many: Many,
  fits: (s: Lcg, card: number) => boolean,
  kind: number,
  fields: (s: Lcg, u: Using, card: number) => Fields,
): DoOp<Lcg> {
  return op(
    (s, u, cx) => {
      const list = many(s, u).filter((card) => fits(s, card));
      if (list.length === 0) return false;
      cards.happenAll(
        s,
        cx,
        u,
        kind,
        list.map((card) => fields(s, u, card)),
      );
    },
    (s, u) => (isLater(many) || many(s, u).some((card) => fits(s, card)) ? null : WHY.nothingThere),
  );
}

/** A sentence about one player. */
function toPlayer(
  who: Who,
  why: (s: Lcg, seat: number, u: Using) => RefusalRule<Lcg> | null,
  act: (s: Lcg, u: Using, cx: Cx, seat: number) => false | void,
): DoOp<Lcg> {
  return op(
    (s, u, cx) => {
      const seat = who(s, u);
      return !lives(s, seat) || why(s, seat, u) !== null ? false : act(s, u, cx, seat);
    },
    (s, u) => {
      const seat = who(s, u);
      if (!lives(s, seat)) return LATER.has(who) ? null : WHY.nothingThere;
      return why(s, seat, u);
    },
  );
}

const always = (): null => null;

// Damage (LC-14)

const damageBan = (s: Lcg, card: number): RefusalRule<Lcg> | null => {
  if (!inPlay(s, card) && !onTable(s, card)) return WHY.nothingThere;
  return banned(s, card, BAN.damage) ? WHY.cannotBeDamaged : null;
};
/** Turned up and not yet placed, or a shadow card that attacks: it can be damaged (LC-29.21, LC-29.33). */
const onTable = (s: Lcg, card: number): boolean =>
  s.zone[card] === cards.zone(ZONE.revealing) || s.zone[card] === cards.zone(ZONE['shadow-up']);

export const damage = (n: Count, ref: Ref = it): DoOp<Lcg> =>
  about(ref, damageBan, (s, u, cx, card) =>
    cards.happen(s, cx, u, KIND.damaged, { subject: card, n: countOf(n, s, u) }),
  );
export const damageAll = (n: Count, many: Many): DoOp<Lcg> =>
  aboutAll(
    many,
    (s, card) => !banned(s, card, BAN.damage),
    KIND.damaged,
    (s, u, card) => ({ subject: card, n: countOf(n, s, u) }),
  );
/** At most what is there (LC-14.4). */
export const heal = (n: Count, ref: Ref = it): DoOp<Lcg> =>
  about(
    ref,
    (s, card) => (damageOn(s, card) === 0 ? WHY.notDamaged : null),
    (s, u, cx, card) =>
      cards.happen(s, cx, u, KIND.healed, { subject: card, n: Math.min(countOf(n, s, u), damageOn(s, card)) }),
  );
export const healFully = (ref: Ref = it): DoOp<Lcg> => heal(Number.MAX_SAFE_INTEGER, ref);
export const healAll = (many: Many): DoOp<Lcg> =>
  aboutAll(
    many,
    (s, card) => damageOn(s, card) > 0,
    KIND.healed,
    (s, _u, card) => ({ subject: card, n: damageOn(s, card) }),
  );

// Resources (LC-2.14)

export const gain = (n: Count, ref: Ref): DoOp<Lcg> =>
  about(ref, always, (s, u, cx, card) => cards.happen(s, cx, u, KIND.gains, { subject: card, n: countOf(n, s, u) }));
/** A cost: resources out of the pool of one named hero (LC-7.20). */
export const spendFrom = (n: Count, ref: Ref): DoOp<Lcg> =>
  about(
    ref,
    (s, card, u) => (resourcesOf(s, card) < countOf(n, s, u) ? WHY.poolTooSmall : null),
    (s, u, cx, card) => cards.happen(s, cx, u, KIND.spends, { subject: card, n: countOf(n, s, u) }),
  );

// Threat (LC-16)

export const raiseThreat = (n: Count, who: Who): DoOp<Lcg> =>
  toPlayer(
    who,
    (s, _seat, u) => (countOf(n, s, u) > 0 ? null : WHY.nothingThere),
    (s, u, cx, seat) => cards.happen(s, cx, u, KIND['threat-up'], { seat, n: countOf(n, s, u) }),
  );
export const lowerThreat = (n: Count, who: Who): DoOp<Lcg> =>
  toPlayer(
    who,
    (s, seat) => (s.threat[seat] === 0 ? WHY.noThreat : null),
    (s, u, cx, seat) => cards.happen(s, cx, u, KIND['threat-down'], { seat, n: countOf(n, s, u) }),
  );
/** A cost: it has to be paid in full (LC-29.45). */
export const payThreatDown = (n: number, who: Who): DoOp<Lcg> =>
  toPlayer(
    who,
    (s, seat) => (s.threat[seat] < n ? WHY.threatTooLow : null),
    (s, u, cx, seat) => cards.happen(s, cx, u, KIND['threat-down'], { seat, n }),
  );
const everyone = (kind: number, n: (s: Lcg, u: Using, seat: number) => number): DoOp<Lcg> =>
  op(
    (s, u, cx) => {
      const list = playersInOrder(s)
        .map((seat) => ({ seat, n: n(s, u, seat) }))
        .filter((one) => one.n > 0);
      if (list.length === 0) return false;
      cards.happenAll(s, cx, u, kind, list);
    },
    (s, u) => (playersInOrder(s).some((seat) => n(s, u, seat) > 0) ? null : WHY.nothingThere),
  );
export const raiseEachThreat = (n: (s: Lcg, u: Using, seat: number) => number): DoOp<Lcg> =>
  everyone(KIND['threat-up'], n);
export const lowerEachThreat = (n: number): DoOp<Lcg> =>
  everyone(KIND['threat-down'], (s, _u, seat) => Math.min(n, s.threat[seat]));

// Hands and decks

export const draw = (n: Count, who: Who): DoOp<Lcg> =>
  toPlayer(
    who,
    (s, seat) => (drawable(s, seat) ? null : WHY.cannotDraw),
    (s, u, cx, seat) => cards.happen(s, cx, u, KIND.draws, { seat, n: countOf(n, s, u) }),
  );
export const eachDraws = (n: number): DoOp<Lcg> => everyone(KIND.draws, (s, _u, seat) => (drawable(s, seat) ? n : 0));
/** The card chosen from a hand goes to its pile; as a cost or as an effect. */
export const discardFromHand = (ref: Ref = it): DoOp<Lcg> =>
  op((s, u, cx) => {
    const card = ref(s, u);
    if (card < 0) return false;
    cards.happen(s, cx, u, KIND.discards, { subject: card, seat: s.owner[card] });
  });

// Ready and exhausted (LC-2.8 to LC-2.11)

export const exhaust = (ref: Ref = it): DoOp<Lcg> =>
  about(
    ref,
    (s, card) => (isExhausted(s, card) ? WHY.exhausted : null),
    (s, u, cx, card) => cards.happen(s, cx, u, KIND.exhausts, { subject: card }),
  );
export const exhaustAll = (many: Many): DoOp<Lcg> =>
  aboutAll(
    many,
    (s, card) => !isExhausted(s, card),
    KIND.exhausts,
    (_s, _u, card) => ({ subject: card }),
  );
export const readyCard = (ref: Ref = it): DoOp<Lcg> =>
  about(
    ref,
    (s, card) => (!isExhausted(s, card) || banned(s, card, BAN.ready) ? WHY.alreadyReady : null),
    (s, u, cx, card) => cards.happen(s, cx, u, KIND.readies, { subject: card }),
  );
export const readyAll = (many: Many): DoOp<Lcg> =>
  aboutAll(
    many,
    (s, card) => isExhausted(s, card) && !banned(s, card, BAN.ready),
    KIND.readies,
    (_s, _u, card) => ({ subject: card }),
  );

// Progress (LC-8.29 to LC-8.32)

/** On a location: what is more than it needs is lost (LC-8.31). */
export const progressOnLocation = (n: Count, ref: Ref = it): DoOp<Lcg> =>
  about(
    ref,
    (s, card) => (inPlay(s, card) ? null : WHY.nothingThere),
    (s, u, cx, card) => cards.happen(s, cx, u, KIND.progress, { subject: card, n: countOf(n, s, u) }),
  );
export const progressOnLocations = (n: number, many: Many): DoOp<Lcg> =>
  aboutAll(
    many,
    () => true,
    KIND.progress,
    (_s, _u, card) => ({ subject: card, n }),
  );
/** "On the current quest": the active location takes it first (LC-8.29). */
export const progressOnQuest = (n: Count): DoOp<Lcg> =>
  op((s, u, cx) => cards.happenAll(s, cx, u, KIND.progress, questShares(s, countOf(n, s, u))));
/** LC-8.29, LC-8.30: how progress for the quest is shared between active location and stage. */
export function questShares(s: Lcg, n: number): Fields[] {
  const stage = stageOf(s);
  const place = activeLocation(s);
  if (place < 0) return [{ subject: stage, n }];
  const onPlace = Math.min(n, Math.max(0, stat(s, place, STAT.questPoints) - progressOn(s, place)));
  const out: Fields[] = [];
  if (onPlace > 0) out.push({ subject: place, n: onPlace });
  if (n > onPlace) out.push({ subject: stage, n: n - onPlace });
  return out;
}
/** From the stage alone, never from the active location (LC-8.32). */
export const loseProgress = (n: Count): DoOp<Lcg> =>
  op(
    (s, u, cx) => {
      const stage = stageOf(s);
      const lost = Math.min(countOf(n, s, u), progressOn(s, stage));
      if (lost === 0) return false;
      cards.happen(s, cx, u, KIND.regress, { subject: stage, n: lost });
    },
    (s) => (progressOn(s, stageOf(s)) > 0 ? null : WHY.nothingThere),
  );

// Coming and going

/** Puts a card into play under a player's control without playing it (LC-7.24). */
export const putIntoPlay = (ref: Ref, who: Who): DoOp<Lcg> =>
  op((s, u, cx) => {
    const card = ref(s, u);
    const seat = who(s, u);
    if (card < 0 || !lives(s, seat)) return false;
    cards.happen(s, cx, u, KIND.enters, { subject: card, seat, a: cards.zone(ZONE.area, seat) });
  });
/** Discards a card from play (LC-14.6). Permanent cards cannot be removed (LC-26.20). */
export const discardFromPlay = (ref: Ref = it): DoOp<Lcg> =>
  about(
    ref,
    (s, card) => (!inPlay(s, card) || has(s, card, MARK.permanent) ? WHY.nothingThere : null),
    (s, u, cx, card) => cards.happen(s, cx, u, KIND.discarded, { subject: card }),
  );
export const discardAllFromPlay = (many: Many): DoOp<Lcg> =>
  aboutAll(
    many,
    (s, card) => inPlay(s, card) && !has(s, card, MARK.permanent),
    KIND.discarded,
    (_s, _u, card) => ({ subject: card }),
  );
/** Out of play to another place of its owner: hand or deck (LC-19.4, LC-29.76). */
export const returnTo = (place: 'hand' | 'deck', ref: Ref = it): DoOp<Lcg> =>
  about(
    ref,
    (s, card) => (inPlay(s, card) ? null : WHY.nothingThere),
    (s, u, cx, card) =>
      cards.happen(s, cx, u, KIND.leaves, {
        subject: card,
        a: s.owner[card] < 0 ? discardZone(s, card) : cards.zone(ZONE[place], s.owner[card]),
        b: s.owner[card] >= 0 && place === 'deck' ? 1 : 0,
      }),
  );
/** From a discard pile to its owner's hand. */
export const takeIntoHand = (ref: Ref = it): DoOp<Lcg> =>
  op((s, u, cx) => {
    const card = ref(s, u);
    if (card < 0) return false;
    cards.move(s, cx, card, cards.zone(ZONE.hand, s.owner[card]));
    cx.emit('takes-into-hand', { seat: s.owner[card], card, by: u.card });
  });
export const takeControl = (ref: Ref, who: Who): DoOp<Lcg> =>
  op((s, u, cx) => {
    const card = ref(s, u);
    const seat = who(s, u);
    if (card < 0 || !lives(s, seat)) return false;
    cards.happen(s, cx, u, KIND.controlled, { subject: card, seat });
  });
/** Attaches a card to a card in play, or to a deck (a host of -2 - seat). */
export const attachTo = (ref: Ref, host: Ref): DoOp<Lcg> =>
  op((s, u, cx) => {
    const card = ref(s, u);
    const to = host(s, u);
    if (card < 0 || to === -1) return false;
    cards.happen(s, cx, u, KIND.attached, { subject: card, a: to });
  });

// Enemies and locations

export const engageWith = (ref: Ref, who: Who): DoOp<Lcg> =>
  op((s, u, cx) => {
    const card = ref(s, u);
    const seat = who(s, u);
    if (card < 0 || !lives(s, seat) || engagedWith(s, card) === seat) return false;
    cards.happen(s, cx, u, KIND.engages, { subject: card, seat });
  });
/** Into the staging area without being revealed (LC-8.16): from play, or from where a search found it. */
export const toStaging = (ref: Ref = it): DoOp<Lcg> =>
  op((s, u, cx) => {
    const card = ref(s, u);
    if (card < 0) return false;
    cards.happen(s, cx, u, KIND.placed, { subject: card });
  });
export const withdraw = (ref: Ref = it): DoOp<Lcg> =>
  about(ref, always, (s, u, cx, card) => cards.happen(s, cx, u, KIND.withdraws, { subject: card }));
/** LC-11.21: extra shadow cards. */
export const dealShadow = (n: Count, ref: Ref): DoOp<Lcg> =>
  op((s, u, cx) => {
    const card = ref(s, u);
    const most = Math.min(countOf(n, s, u), cardsIn(s, ZONE['encounter-deck']).length);
    if (card < 0 || most === 0) return false;
    // A shadow card that attacks is engaged with nobody: the attacked player is meant (LC-29.55)
    const seat = engagedWith(s, card) >= 0 ? engagedWith(s, card) : you(s, u);
    cards.happenAll(
      s,
      cx,
      u,
      KIND['shadow-dealt'],
      Array.from({ length: most }, () => ({ subject: card, seat })),
    );
  });

// Changing what happens

/** Cancels what the text answers (LC-18.1). */
export const cancelIt = (): DoOp<Lcg> =>
  op((s, u, cx) => {
    const occ = cards.answered(s, u);
    if (occ) cx.emit('cancelled', { card: occ.subject, by: u.card });
    cards.cancel(s, u);
  });

// Tokens that are mere counters (LC-2.13) are resources on an enemy: `gain`.
export const resourcesOn = (s: Lcg, card: number): number => tokensOn(s, card, TOKEN.resource);
