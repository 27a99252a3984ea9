/** Paying for a card (LC-7.5 to LC-7.12): how much out of which hero's pool, as one choice. */
import type { Op, Refused, Using } from '@pony/cards';
import { refusal, type Say } from '@pony/engine';
import { KIND } from '../kinds.ts';
import { MARK, STAT, ZONE } from '../lists.ts';
import { cards, cardsIn, has, heroesOf, isHero, type Lcg, resourcesOf, stat } from '../state.ts';
import { WHY } from './refusals.ts';

const ICONS = [MARK.leadership, MARK.tactics, MARK.spirit, MARK.lore];
/** Room for the share of one hero, in bits, and for a great cost; a payment is the shares of all own heroes in a row, the first one lowest. */
const SHARE = 5;
const GREAT_SHARE = 10;
const roomFor = (cost: number): number => (cost < 1 << SHARE ? SHARE : GREAT_SHARE);

/** The spheres of a card, by form; read once. */
const spheres: (readonly number[])[] = [];
function spheresOf(form: number): readonly number[] {
  spheres[form] ??= ICONS.filter((icon) => cards.forms[form].marks.includes(icon));
  return spheres[form];
}

/** LC-7.6: whether a hero's resources may pay for the card; LC-7.9: those of all heroes for a neutral one. */
function mayPay(s: Lcg, u: Using, hero: number): boolean {
  const icons = spheresOf(u.form);
  for (let i = 0; i < icons.length; i++) if (!has(s, hero, icons[i])) return false;
  return true;
}

/** LC-7.1: the cost as it is now; X is what was announced (LC-7.17). */
const costOf = (s: Lcg, u: Using): number =>
  cards.forms[u.form].stats[STAT.cost] < 0 ? u.x : stat(s, u.card, STAT.cost);

export const isNeutral = (form: number): boolean => spheresOf(form).length === 0;

/** Values X may take: from 0 to all that could be paid (LC-7.19). */
export function affordable(s: Lcg, u: Using): number[] {
  let most = 0;
  for (const hero of heroesOf(s, u.seat)) if (mayPay(s, u, hero)) most += resourcesOf(s, hero);
  return Array.from({ length: most + 1 }, (_, x) => x);
}

/** Every way to pay; `atLeast`: so many heroes must contribute (LC-29.57). */
function ways(s: Lcg, u: Using, atLeast: number, out: number[]): void {
  const pools = heroesOf(s, u.seat).map((hero) => (mayPay(s, u, hero) ? resourcesOf(s, hero) : 0));
  const cost = costOf(s, u);
  const room = roomFor(cost);
  const spread = (i: number, left: number, packed: number, paying: number): void => {
    if (left === 0) {
      if (paying >= atLeast) out.push(packed);
      return;
    }
    if (i >= pools.length) return;
    for (let n = Math.min(left, pools[i]); n >= 0; n--)
      spread(i + 1, left - n, packed | (n << (room * i)), paying + (n > 0 ? 1 : 0));
  };
  spread(0, cost, 0, 0);
}

/** Heroes and shares of a payment. */
function sharesOf(s: Lcg, u: Using, packed: number): { hero: number; n: number }[] {
  const out: { hero: number; n: number }[] = [];
  const room = roomFor(costOf(s, u));
  let left = packed;
  for (const hero of heroesOf(s, u.seat)) {
    const n = left & ((1 << room) - 1);
    left >>= room;
    if (n > 0) out.push({ hero, n });
  }
  return out;
}

/** A payment in words: from whom, how much. */
function sayPayment(shares: readonly { hero: number; n: number }[]): Say {
  const [a, b, c] = shares;
  if (!a) return { say: 'pay-nothing' };
  if (!b) return { say: 'pay-one', args: { card: a.hero, n: a.n } };
  if (!c) return { say: 'pay-two', args: { card: a.hero, n: a.n, hero: b.hero, m: b.n } };
  return { say: 'pay-three', args: { card: a.hero, n: a.n, hero: b.hero, m: b.n, third: c.hero, k: c.n } };
}

const THREE_HEROES = refusal<Lcg>('LC-29.57', 'three-heroes-pay');

/** Why it cannot be paid for; said before anybody is asked how. */
function refusePayment(s: Lcg, u: Using, atLeast: number): Refused<Lcg> {
  const area = cardsIn(s, ZONE.area, u.seat);
  let match = isNeutral(u.form);
  let sum = 0;
  let paying = 0;
  for (let i = 0; i < area.length; i++) {
    const hero = area[i];
    if (!isHero(s, hero) || !mayPay(s, u, hero)) continue;
    match = true;
    const pool = resourcesOf(s, hero);
    sum += pool;
    if (pool > 0) paying++;
  }
  if (!match) return WHY.noMatch; // LC-7.8, LC-7.10
  if (sum < costOf(s, u)) return WHY.tooDear;
  return paying < atLeast ? THREE_HEROES : null;
}

/** The cost of playing a card from hand. */
export function payment(atLeast = 0): readonly Op<Lcg>[] {
  return [
    { op: 'do', can: (s, u) => refusePayment(s, u, atLeast), act: () => undefined },
    {
      op: 'pick',
      say: 'pay',
      of: {
        of: 'number',
        // While a card is only thought about how it is paid for does not matter: that it can be is said above
        each: (s, u, out) => {
          if (u.home < 0) out.push(0);
          else ways(s, u, atLeast, out);
        },
        filters: [],
        tell: (s, u, value) => sayPayment(sharesOf(s, u, value)),
      },
    },
    {
      op: 'do',
      act: (s, u, cx) => {
        const shares = sharesOf(s, u, u.picked[0]);
        if (shares.length > 0)
          cards.happenAll(
            s,
            cx,
            u,
            KIND.spends,
            shares.map(({ hero, n }) => ({ subject: hero, n })),
          );
      },
    },
  ];
}
