/** Words for lasting effects (LC-18.14 to LC-18.19) and constant texts (LC-17.5). */
import type { Amount, Constant, DoOp, Filter, Mod, Reach, Using } from '@pony/cards';
import {
  BAN,
  type BanWord,
  MARK,
  type MarkWord,
  PERMIT,
  type PermitWord,
  SPAN,
  type SpanWord,
  STAT,
  type StatWord,
} from '../lists.ts';
import { cards, type Lcg, lives } from '../state.ts';
import { filter } from './choose.ts';
import { isLater, op } from './do.ts';
import { type Count, countOf, first, it, type Many, type Ref, second, type Who } from './refs.ts';
import { WHY } from './refusals.ts';

/** "+n until the end of ...": one card. Of a player card it touches what is there now (LC-18.15). */
export const bonus = (stat: StatWord, n: Count, until: SpanWord, ref: Ref = it): DoOp<Lcg> =>
  op((s, u, cx) => {
    const card = ref(s, u);
    if (card < 0) return false;
    write(s, u, card, stat, countOf(n, s, u), until);
    cx.emit('bonus', { card, stat, n: countOf(n, s, u), until, ...byAnother(u, card) });
  });
export const bonusAll = (stat: StatWord, n: Count, until: SpanWord, many: Many): DoOp<Lcg> =>
  op(
    (s, u, cx) => {
      const list = many(s, u);
      if (list.length === 0) return false;
      for (const card of list) write(s, u, card, stat, countOf(n, s, u), until);
      cx.emit('bonus-all', { cards: list.slice(), stat, n: countOf(n, s, u), until, by: u.card });
    },
    (s, u) => (isLater(many) || many(s, u).length > 0 ? null : WHY.nothingThere),
  );
/** A card that speaks of itself is named once in the log. */
const byAnother = (u: Using, card: number): { by?: number } => (u.card === card ? {} : { by: u.card });
const write = (s: Lcg, u: Using, target: number, stat: StatWord, amount: number, until: SpanWord): void =>
  cards.lasting(s, u, { target, kind: 'stat', what: STAT[stat], amount, until: SPAN[until], ...keyOf(u, until) });
const keyOf = (u: Using, until: SpanWord): { key?: number } => (until === 'attack' ? { key: u.why } : {});

/** A value set for a while: "its threat is not counted". */
export const setTo = (stat: StatWord, n: number, until: SpanWord, ref: Ref = it): DoOp<Lcg> =>
  op((s, u, cx) => {
    const card = ref(s, u);
    if (card < 0) return false;
    cards.lasting(s, u, {
      target: card,
      kind: 'stat',
      what: STAT[stat],
      amount: n,
      how: 'set',
      until: SPAN[until],
      ...keyOf(u, until),
    });
    cx.emit('set-to', { card, stat, n, until, by: u.card });
  });

/** LC-18.26: 0 is a value, a missing one is none. */
const hasValue = (s: Lcg, card: number, stat: StatWord): boolean =>
  card >= 0 && cards.forms[s.form[card]].stats[STAT[stat]] >= 0;
export const withValue = (stat: StatWord): Filter<Lcg> => filter((s, card) => hasValue(s, card, stat), WHY.wrong);
/** LC-18.26: two cards have each other's value for a while; nothing is swapped unless both have one. */
export const swap = (stat: StatWord, until: SpanWord, one: Ref = first, other: Ref = second): DoOp<Lcg> =>
  op((s, u, cx) => {
    const pair = [one(s, u), other(s, u)];
    if (!pair.every((card) => hasValue(s, card, stat))) return false;
    const values = pair.map((card) => cards.stat(s, card, STAT[stat]));
    pair.forEach((card, i) => {
      setTo(stat, values[1 - i], until, () => card).act(s, u, cx);
    });
  });

/** Of an encounter or quest card: touches whatever fits at any time while it lasts (LC-18.16). `say`: the line that names what. */
export const bonusWhile = (
  stat: StatWord,
  n: Count,
  until: SpanWord,
  say: string,
  reaches: (s: Lcg, card: number) => boolean,
): DoOp<Lcg> => ({
  op: 'do',
  act: (s, u, cx) => {
    write(s, u, -1, stat, countOf(n, s, u), until);
    cx.emit(say, { stat, n: countOf(n, s, u), until, by: u.card });
  },
  reaches: (s, target) => target >= 0 && reaches(s, target),
});

/** An enemy cannot attack that player for a while. */
export const forbidAttackOn = (who: Who, until: SpanWord, ref: Ref = it): DoOp<Lcg> =>
  op((s, u, cx) => {
    const card = ref(s, u);
    const seat = who(s, u);
    if (card < 0 || seat < 0) return false;
    cards.lasting(s, u, { target: card, kind: 'ban', what: BAN['attack-p1'] + seat, until: SPAN[until] });
    cx.emit('forbidden', { card, seat, until, by: u.card });
  });
/** A permission for a player. */
export const allow = (permit: PermitWord, until: SpanWord, who: Who): DoOp<Lcg> =>
  op((s, u, cx) => {
    const seat = who(s, u);
    if (!lives(s, seat)) return false;
    cards.lasting(s, u, { target: -2 - seat, kind: 'permit', what: PERMIT[permit], until: SPAN[until] });
    cx.emit('allowed', { seat, until, by: u.card });
  });

// Constant texts

type When = (s: Lcg, self: number, target: number) => boolean;

export const constant = (parts: Omit<Constant<Lcg>, 'kind'>): Constant<Lcg> => ({ kind: 'constant', ...parts });
/** `mod('attack', 1, 'host')`. */
export const mod = (stat: StatWord, amount: Amount<Lcg>, to: Reach<Lcg>['to'] = 'self', when?: When): Mod<Lcg> => ({
  what: STAT[stat],
  to,
  amount,
  ...(when ? { if: when } : null),
});
/** Modifiers alone. */
export const mods = (...list: readonly Mod<Lcg>[]): Constant<Lcg> => constant({ mods: list });
const reach = (what: number, to: Reach<Lcg>['to'], when?: When): Reach<Lcg> => ({
  what,
  to,
  ...(when ? { if: when } : null),
});
/** The card has the trait, keyword or icon besides its own (LC-18.37). */
export const gainsMark = (mark: MarkWord, to: Reach<Lcg>['to'] = 'self', when?: When): Constant<Lcg> =>
  constant({ gains: [reach(MARK[mark], to, when)] });
export const bans = (ban: BanWord, to: Reach<Lcg>['to'] = 'self', when?: When): Constant<Lcg> =>
  constant({ bans: [reach(BAN[ban], to, when)] });
/** A ban on players: `when` gets the seat. */
export const bansPlayers = (
  ban: BanWord,
  when: (s: Lcg, self: number, seat: number) => boolean = () => true,
): Constant<Lcg> =>
  constant({ bans: [reach(BAN[ban], 'others', (s, self, target) => target <= -2 && when(s, self, -2 - target))] });
export const permits = (permit: PermitWord, to: Reach<Lcg>['to'] = 'self', when?: When): Constant<Lcg> =>
  constant({ permits: [reach(PERMIT[permit], to, when)] });
