/**
 * A small card game for these tests: heroes, allies, enemies, places and stages with texts, one to four players. The ids in
 * titles of tests are those of the real games: each proves on toy forms what their rules ask of the kernel.
 */
import { type Ability, type Cards, type Form, makeCards, type Occ, type Title } from '@pony/cards';
import { type RefusalRule, refusal } from '@pony/engine';
import { kinds } from './kinds.ts';
import {
  ALLY,
  ATTACHED,
  BLANK,
  BOX,
  COMPLETED,
  DAMAGE,
  DESTROYED,
  DISCARD,
  DWARF,
  ELIMINATED,
  ENEMY,
  EXPLORED,
  FIELD,
  HERO,
  ITEM,
  LEAVES,
  LIFE,
  LIMBO,
  PLACE,
  PROGRESS,
  REVEALING,
  SEALED,
  STAGE,
  type Toy,
  takeToy,
  tokensOf,
  toy,
  typeOf,
  UNDER,
} from './lists.ts';

export * from './lists.ts';

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

let together = true;
export const setTogether = (on: boolean): void => {
  together = on;
};

const made: Cards<Toy> = makeCards<Toy>({
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
  marks: 5,
  bans: 2,
  permits: 1,
  spans: 4,
  blank: BLANK,
  facts: [(s, card) => typeOf(s, card), (s, card) => (toy.has(s, card, DWARF) ? 1 : 0)],
  kinds,
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
  settles: (_s, occ) => (occ.ctl >= 0 ? occ.ctl : null),
  stacks: (s, zone) => (toy.seatOf(zone) >= 0 ? toy.seatOf(zone) : s.first),
  get together() {
    return together;
  },
  spent: (s, u, cx) => toy.move(s, cx, u.card, toy.zone(DISCARD, s.owner[u.card])),
  refuse: REFUSE,
});

takeToy(made);

// Words
const form = (
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
