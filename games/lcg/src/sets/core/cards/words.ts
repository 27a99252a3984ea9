/** Words that several cards of this set share and the game's vocabulary has not. */
import type { Called, Occ, Op, Using } from '@pony/cards';
import type { Cx, RefusalRule, Seat } from '@pony/engine';
import { MARK, type MarkWord, TYPE, ZONE } from '../../../lists.ts';
import { activeLocation, cards, cardsIn, isIn, type Lcg } from '../../../state.ts';
import { type Count, chosen, chosenCount, type Many, op, type Ref, WHY } from '../../../words/index.ts';

/** Whether a card bears that title: for texts that name another card. */
export const isTitled = (s: Lcg, card: number, title: string): boolean =>
  card >= 0 && cards.titles[s.title[card]].id === title;

/** The active location, -1 for none. */
export const active: Ref = (s) => activeLocation(s);

/** Everything this text has chosen so far. */
export const chosenCards: Many = (s, u) =>
  Array.from({ length: chosenCount(u) }, (_, k) => chosen(s, u, k)).filter((card) => card >= 0);

/** As much as the occurrence answered: "as many resources as damage". */
export const asMuch: Count = (s, u) => cards.answered(s, u)?.n ?? 0;

/** The top card of the encounter deck, -1 for none. */
export const topEncounter: Ref = (s) => cardsIn(s, ZONE['encounter-deck']).at(-1) ?? -1;

/** LC-2.34, LC-7.31: "you" look at a hidden card and leave it where it is. */
export const lookAt = (ref: Ref) =>
  op((s: Lcg, u: Using, cx: Cx) => {
    const card = ref(s, u);
    if (card < 0) return false;
    cards.look(s, cx, u.seat, [card]);
    cx.whisper([u.seat], { say: 'looks-at', args: { seat: u.seat, card, by: u.card } }, looks(u));
  }, there(ref));
/** LC-7.31: there has to be a card. */
const there = (ref: Ref) => (s: Lcg, u: Using) => (ref(s, u) < 0 ? WHY.nothingThere : null);
const looks = (u: Using) => ({ say: 'looks', args: { seat: u.seat, by: u.card } });

/** It happens to this player. */
export const happensTo =
  (who: (s: Lcg, self: number) => Seat) =>
  (s: Lcg, occ: Occ, self: number): boolean =>
    occ.seat === who(s, self);
export const controller = (s: Lcg, self: number): Seat => s.ctl[self];

/** You may put a card of the encounter deck on its bottom; it stays hidden. */
export const mayPutUnder = (ref: Ref): Op<Lcg> => ({
  op: 'one',
  optional: true,
  branches: [
    {
      say: 'put-under',
      ops: [
        op((s, u, cx) => {
          const card = ref(s, u);
          if (card < 0) return false;
          cards.move(s, cx, card, s.zone[card], { where: 'bottom' });
          cx.emit('puts-under', { seat: u.seat, by: u.card });
        }, there(ref)),
      ],
    },
  ],
});

/** What the subject had before it happened: facts of the occurrence. */
export const hadMark =
  (word: MarkWord) =>
  (_s: Lcg, occ: Occ): boolean =>
    cards.forms[occ.form].marks.includes(MARK[word]);

/** An attachment by its printed type, wherever it lies. */
export const isAttachmentCard = (s: Lcg, card: number): boolean => cards.forms[s.form[card]].type === TYPE.attachment;

/** The shadow card that was dealt to the enemy of the occurrence, while it lies there. */
export const dealtShadow: Ref = (s, u) => {
  const occ = cards.answered(s, u);
  const dealt = cardsIn(s, ZONE.shadow).find((card) => s.host[card] === occ?.subject && s.since[card] === occ.a);
  return dealt ?? -1;
};

/** The player whom the occurrence is about decides. */
export const theirs = (_s: Lcg, _self: number, occ: Occ | null): Seat => occ?.seat ?? -1;

/** A travel cost that cannot always be paid (LC-9.5). */
export const payable = (text: Called<Lcg>, may: (s: Lcg) => RefusalRule<Lcg> | null): Called<Lcg> => ({ ...text, may });

/** The player that the text has chosen, also when a card was chosen after. */
export const playerChosen = (u: Using): Seat => u.picked[0] ?? -1;

/** The card of the text turns into another face of its own (LC-2.7). */
export const becomes = (form: string) => op((s: Lcg, u: Using) => cards.changeForm(s, u.card, cards.formOf(form)));

/** Damage beyond the hit points that were left. */
export const surplus: Count = (s, u) => cards.answered(s, u)?.a ?? 0;

/** LC-29.19: a card dealt to it has no shadow effect printed. */
export const dealtPlainShadow = (s: Lcg, _occ: Occ, self: number): boolean =>
  [...cardsIn(s, ZONE['shadow-up']), ...cardsIn(s, ZONE.shadow)].some(
    (card) => s.host[card] === self && !cards.hasPrinted(s, card, MARK['shadow-effect']),
  );

/** LC-23.2: attached to a hero, it has been claimed. */
export const isClaimed = (s: Lcg, card: number): boolean => isIn(s, card, ZONE.attached);

/** Whether a card of that title is in play. */
export const inPlayTitled =
  (title: string) =>
  (s: Lcg): boolean =>
    s.play.some((card) => isTitled(s, card, title));

/** Several cards of a hand are discarded at once: everybody sees them before their order is asked for. */
export const showAll = (s: Lcg, cx: Cx, list: readonly { subject: number }[]): void =>
  cards.look(
    s,
    cx,
    -1,
    list.map(({ subject }) => subject),
  );
