/**
 * A small card game for these tests: heroes, allies, enemies, places and stages with texts, one to four players. The ids in
 * titles of tests are those of the real games: each proves on toy forms what their rules ask of the kernel.
 */
import {
  type Ability,
  type CardState,
  type Cards,
  FIRST_KIND,
  type Form,
  makeCards,
  type Occ,
  type Title,
} from '@pony/cards';
import { address, type Cx, type RefusalRule, refusal, type Seat } from '@pony/engine';

export interface Toy extends CardState {
  threat: number[];
  out: number[];
  first: Seat;
  phase: number;
  log: string[];
  /** What the script of a test wants to happen next. */
  todo: number;
  /** 1: the last stage is completed. */
  won: number;
}

// Zones
export const FIELD = 0;
export const ATTACHED = 1;
export const LIMBO = 2;
export const HAND = 3;
export const DECK = 4;
export const DISCARD = 5;
export const SEALED = 6;
export const REVEALING = 7;
export const ASIDE = 8;
export const UNDER = 9;
export const BOX = 10;
export const CLOSED = 11;

// Tokens, stats, marks, bans, permits, spans
export const DAMAGE = 0;
export const PROGRESS = 1;
export const RESOURCE = 2;
export const LIFE = 0;
export const STRENGTH = 1;
export const COST = 2;
export const DWARF = 0;
export const ORC = 1;
export const RESTRICTED = 2;
export const NO_DRAW = 0;
export const BLANK = 1;
export const MAY_REACH = 0;
export const ATTACK = 0;
export const PHASE = 1;
export const ROUND = 2;
export const GAME = 3;
export const EXHAUSTED = 1;

// Kinds
export const DAMAGED = FIRST_KIND;
export const DESTROYED = FIRST_KIND + 1;
export const LEAVES = FIRST_KIND + 2;
export const ENTERS = FIRST_KIND + 3;
export const PROGRESSED = FIRST_KIND + 4;
export const EXPLORED = FIRST_KIND + 5;
export const COMPLETED = FIRST_KIND + 6;
export const DRAWN = FIRST_KIND + 7;
export const RESOURCED = FIRST_KIND + 8;
export const HEALED = FIRST_KIND + 9;
export const EXHAUSTS = FIRST_KIND + 10;
export const READIED = FIRST_KIND + 11;
export const THREATENED = FIRST_KIND + 12;
export const ELIMINATED = FIRST_KIND + 13;
export const PHASE_ENDS = FIRST_KIND + 14;
export const SAID = FIRST_KIND + 15;
export const CYCLED = FIRST_KIND + 16;

// Types, and called texts
export const HERO = 0;
export const ALLY = 1;
export const ENEMY = 2;
export const PLACE = 3;
export const EVENT = 4;
export const STAGE = 5;
export const ITEM = 6;
export const REVEALED = 0;

const R = (rule: string, say: string): RefusalRule<Toy> => refusal<Toy>(rule, say);
export const REFUSE = {
  notNow: R('TO-1', 'not-now'),
  phase: R('TO-2', 'phase'),
  who: R('TO-3', 'who'),
  place: R('TO-4', 'place'),
  limit: R('TO-5', 'limit'),
  cost: R('TO-6', 'cost'),
  target: R('TO-7', 'target'),
  nothing: R('TO-8', 'nothing'),
  spoils: R('TO-9', 'spoils'),
  used: R('TO-10', 'used'),
  choice: R('TO-11', 'choice'),
  exhausted: R('TO-12', 'exhausted'),
  ready: R('TO-13', 'ready'),
  cannotDraw: R('TO-14', 'cannot-draw'),
};

export const tokensOf = (s: Toy, card: number, kind: number): number => s.tokens[card * 3 + kind];
export const addTokens = (s: Toy, card: number, kind: number, n: number): void => {
  s.tokens[card * 3 + kind] += n;
};
export const typeOf = (s: Toy, card: number): number => toy.forms[s.form[card]].type;

const leave = (s: Toy, cx: Cx, card: number): void => {
  const owner = s.owner[card];
  toy.move(s, cx, card, owner < 0 ? toy.zone(ASIDE) : toy.zone(DISCARD, owner));
};

export let together = true;
export const setTogether = (on: boolean): void => {
  together = on;
};

export const toy: Cards<Toy> = makeCards<Toy>({
  zones: [
    { id: 'field', class: 'play' },
    { id: 'attached', class: 'play' },
    { id: 'limbo', class: 'limbo' },
    { id: 'hand', class: 'hand', each: true },
    { id: 'deck', class: 'deck', each: true },
    { id: 'discard', class: 'pile', each: true },
    { id: 'sealed', class: 'limbo', each: true, sees: 'owner' },
    { id: 'revealing', class: 'table' },
    { id: 'aside', class: 'aside' },
    { id: 'under', class: 'deck' },
    { id: 'box', class: 'aside' },
    { id: 'closed', class: 'pile', each: true, sees: 'none' },
  ],
  places: { attached: ATTACHED, limbo: LIMBO, sealed: SEALED, under: UNDER, box: BOX },
  tokens: 3,
  stats: 3,
  marks: 3,
  bans: 2,
  permits: 1,
  spans: 4,
  blank: BLANK,
  facts: [(s, card) => typeOf(s, card), (s, card) => (toy.has(s, card, DWARF) ? 1 : 0)],
  kinds: [
    {
      id: 'damaged',
      effect: (s, occ) => {
        if (occ.n <= 0) return false;
        addTokens(s, occ.subject, DAMAGE, occ.n);
        const over = tokensOf(s, occ.subject, DAMAGE) - toy.stat(s, occ.subject, LIFE);
        occ.a = over > 0 ? over : 0;
        s.log.push(`damage ${nameOf(s, occ.subject)} ${occ.n}`);
      },
    },
    {
      id: 'destroyed',
      pile: (s, occ) => (s.owner[occ.subject] < 0 ? -1 : toy.zone(DISCARD, s.owner[occ.subject])),
      effect: (s, occ, cx, add) => {
        s.log.push(`destroyed ${nameOf(s, occ.subject)}`);
        leave(s, cx, occ.subject);
        add(LEAVES, { subject: occ.subject, n: 1 });
      },
    },
    {
      id: 'leaves',
      effect: (s, occ, cx) => {
        if (toy.inPlay(s, occ.subject)) {
          s.log.push(`leaves ${nameOf(s, occ.subject)}`);
          leave(s, cx, occ.subject);
        }
      },
      pile: (s, occ) =>
        toy.inPlay(s, occ.subject) && s.owner[occ.subject] >= 0 ? toy.zone(DISCARD, s.owner[occ.subject]) : -1,
    },
    {
      id: 'enters',
      effect: (s, occ, cx) => {
        s.log.push(`enters ${nameOf(s, occ.subject)}`);
        toy.move(s, cx, occ.subject, toy.zone(FIELD), { ctl: occ.seat });
      },
    },
    {
      id: 'progressed',
      effect: (s, occ) => {
        addTokens(s, occ.subject, PROGRESS, occ.n);
        s.log.push(`progress ${nameOf(s, occ.subject)} ${occ.n}`);
      },
    },
    {
      id: 'explored',
      effect: (s, occ, cx, add) => {
        s.log.push(`explored ${nameOf(s, occ.subject)}`);
        leave(s, cx, occ.subject);
        add(LEAVES, { subject: occ.subject });
      },
    },
    {
      id: 'completed',
      effect: (s, occ, cx) => {
        s.log.push(`completed ${nameOf(s, occ.subject)}`);
        leave(s, cx, occ.subject);
        const next = s.piles[toy.zone(BOX)].find((card) => typeOf(s, card) === STAGE);
        if (next === undefined) {
          s.won = 1;
          return;
        }
        toy.move(s, cx, next, toy.zone(FIELD));
        occ.a = next;
      },
      asks: { to: address<never>('advance'), locals: (_s, occ) => (occ.a >= 0 ? { stage: occ.a } : null) },
    },
    {
      id: 'drawn',
      effect: (s, occ, cx) => {
        let n = 0;
        for (; n < occ.n && toy.banned(s, -2 - occ.seat, NO_DRAW) < 0; n++) {
          const card = toy.takeTop(s, toy.zone(DECK, occ.seat));
          if (card < 0) break;
          toy.move(s, cx, card, toy.zone(HAND, occ.seat));
        }
        occ.n = n;
        s.log.push(`draws ${occ.seat} ${n}`);
        return n > 0 ? undefined : false;
      },
    },
    {
      id: 'resourced',
      effect: (s, occ) => {
        addTokens(s, occ.subject, RESOURCE, occ.n);
        s.log.push(`resource ${nameOf(s, occ.subject)} ${occ.n}`);
      },
    },
    {
      id: 'healed',
      effect: (s, occ) => {
        const n = Math.min(occ.n, tokensOf(s, occ.subject, DAMAGE));
        addTokens(s, occ.subject, DAMAGE, -n);
        occ.n = n;
        s.log.push(`heals ${nameOf(s, occ.subject)} ${n}`);
        return n > 0 ? undefined : false;
      },
    },
    {
      id: 'exhausts',
      effect: (s, occ) => {
        if (s.bits[occ.subject] & EXHAUSTED) return false;
        s.bits[occ.subject] |= EXHAUSTED;
        s.log.push(`exhausts ${nameOf(s, occ.subject)}`);
      },
    },
    {
      id: 'readied',
      effect: (s, occ) => {
        if (!(s.bits[occ.subject] & EXHAUSTED)) return false;
        s.bits[occ.subject] &= ~EXHAUSTED;
        s.log.push(`readies ${nameOf(s, occ.subject)}`);
      },
    },
    {
      id: 'threatened',
      effect: (s, occ) => {
        s.threat[occ.seat] += occ.n;
        s.log.push(`threat ${occ.seat} ${s.threat[occ.seat]}`);
      },
    },
    {
      id: 'eliminated',
      effect: (s, occ, _cx, add) => {
        s.out[occ.seat] = 1;
        s.log.push(`eliminated ${occ.seat}`);
        for (let i = 1; s.first === occ.seat && i < s.threat.length; i++)
          if (!s.out[(occ.seat + i) % s.threat.length]) s.first = (occ.seat + i) % s.threat.length;
        for (const card of s.play) if (s.ctl[card] === occ.seat) add(LEAVES, { subject: card });
      },
    },
    {
      id: 'phase-ends',
      effect: (s) => {
        s.log.push('phase ends');
      },
    },
    {
      id: 'said',
      effect: (s, occ) => {
        s.log.push(`said ${occ.n}`);
      },
    },
    {
      id: 'cycled',
      effect: (s, occ, cx) => {
        const pile = s.piles[toy.zone(SEALED, occ.seat)];
        const card = pile.find((one) => s.since[one] === occ.a);
        if (card === undefined) return false;
        toy.move(s, cx, card, toy.zone(CLOSED, occ.seat));
        s.log.push(`cycles ${occ.seat}`);
      },
      tell: (_s, occ) => ({ seat: occ.seat }),
    },
  ],
  checks: [
    (s, add) => {
      s.threat.forEach((threat, seat) => {
        if (threat >= 50 && !s.out[seat]) add(ELIMINATED, { seat });
      });
    },
    (s, _add, cx) => {
      if (s.out.every((one) => one === 1)) cx.end({ seats: s.out.map(() => 'lost'), reason: 'all-out' });
      else if (s.won) cx.end({ seats: s.out.map(() => 'won'), reason: 'quest' });
    },
    (s, add) => {
      for (const zone of [toy.zone(FIELD), toy.zone(REVEALING)])
        for (const card of s.piles[zone]) {
          const type = typeOf(s, card);
          const hurt = type === HERO || type === ALLY || type === ENEMY;
          if (hurt && tokensOf(s, card, DAMAGE) > 0 && tokensOf(s, card, DAMAGE) >= toy.stat(s, card, LIFE))
            add(DESTROYED, { subject: card });
          if (type === PLACE && tokensOf(s, card, PROGRESS) >= toy.stat(s, card, LIFE))
            add(EXPLORED, { subject: card });
          if (type === STAGE && tokensOf(s, card, PROGRESS) >= toy.stat(s, card, LIFE))
            add(COMPLETED, { subject: card });
        }
    },
    (s, add) => {
      for (const card of s.play) if (s.host[card] >= 0 && !toy.inPlay(s, s.host[card])) add(LEAVES, { subject: card });
    },
  ],
  first: (s) => s.first,
  order: (s) => s.threat.map((_, i) => (s.first + i) % s.threat.length),
  lives: (s, seat) => s.out[seat] === 0,
  phase: (s) => s.phase,
  orders: (s) => s.first,
  stacks: (s, zone) => (toy.seatOf(zone) >= 0 ? toy.seatOf(zone) : s.first),
  get together() {
    return together;
  },
  spent: (s, u, cx) => toy.move(s, cx, u.card, toy.zone(DISCARD, s.owner[u.card])),
  refuse: REFUSE,
});

export const nameOf = (s: Toy, card: number): string => {
  const title = toy.titles[s.title[card]].id;
  let copy = 1;
  for (let i = 0; i < card; i++) if (s.title[i] === s.title[card]) copy++;
  return s.title.filter((one) => one === s.title[card]).length > 1 ? `${title}.${copy}` : title;
};

// Words
export const form = (
  id: string,
  type: number,
  stats: readonly number[],
  abilities: readonly Ability<Toy>[] = [],
  marks: readonly number[] = [],
): Form<Toy> => ({ id, type, stats, marks, abilities });
export const title = (
  id: string,
  type: number,
  stats: readonly number[],
  abilities: readonly Ability<Toy>[] = [],
  marks: readonly number[] = [],
): Title<Toy> => ({ id, forms: [form(id, type, stats, abilities, marks)] });
export const self = (_s: Toy, occ: Occ, card: number): boolean => occ.subject === card;

/** Enters the titles of a test file, with a few that all share, and seals. */
export function setUp(titles: readonly Title<Toy>[]): void {
  toy.enter([...titles, title('sword', ITEM, [0, 0, 0])]);
  toy.seal();
}
