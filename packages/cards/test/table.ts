/** The rules around the toy: what a test lets happen, then an action window, then the end of the phase. */
import { CARD_NOTATION, type Dealt, type Form } from '@pony/cards';
import {
  apply,
  asked,
  type Cx,
  explain,
  type Option,
  optionFromWords,
  options,
  optionToWords,
  procedure,
  procedures,
  type Refusal,
  type Rules,
  run,
  type Seat,
  start,
  window,
} from '@pony/engine';
import { type Actions, actionWindow, longer, openActions } from './longer.ts';
import {
  ASIDE,
  BOX,
  CLOSED,
  DAMAGED,
  DECK,
  ENEMY,
  FIELD,
  HAND,
  LIFE,
  nameOf,
  PHASE,
  PHASE_ENDS,
  PLACE,
  REVEALING,
  SEALED,
  STAGE,
  type Toy,
  toy,
} from './toy.ts';

/** An action window in which every seat may act; then the phase ends. */
const actionsOf = window<Toy, Actions>('actions', {
  order: (s, f) => s.threat.map((_, i) => (f.first + i) % s.threat.length),
  canAct: (s, _f, seat) => toy.canAct(s, seat),
  prompt: () => ({ say: 'act' }),
  candidates: (s, _f, seat, out) => toy.actions(s, seat, out),
  refuse: (s, _f, seat, option) => toy.refuseAction(s, seat, option),
  would: (s, _f, seat, option) => toy.would(s, seat, option),
  act: (s, _f, seat, option, cx) => toy.takeAction(s, seat, option, cx),
});

/** A card by its name. */
export function deal(s: Toy, name: string): number {
  const found = s.title.findIndex((_, card) => nameOf(s, card) === name);
  if (found < 0) throw new Error(`no card is called ${name}`);
  return found;
}

export const hit =
  (name: string, n: number): Deed =>
  (s, cx) =>
    toy.happen(s, cx, null, DAMAGED, { subject: deal(s, name), n });

/** The deed of a test: what happens first. */
export type Deed = (s: Toy, cx: Cx) => void;

export interface Table {
  readonly rules: Rules<Toy>;
  readonly s: Toy;
  card(name: string): number;
  /** Takes options in words, each by the seat named first: `0 react horn 0 1`; `-` passes through JSON at every step. */
  plays(...lines: string[]): void;
  may(seat?: Seat): string[];
  why(seat: Seat, words: string): Refusal | null;
  asked(): readonly Seat[];
}

export interface Setup {
  readonly seats?: number;
  /** `name`, or `name x2`, by place: field, hand, deck (last on top), aside, box. Owners by number in front: `0:gandalf`. */
  readonly field?: readonly string[];
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly aside?: readonly string[];
  readonly box?: readonly string[];
  readonly revealing?: readonly string[];
  readonly closed?: readonly string[];
  readonly deeds?: readonly Deed[];
  readonly ready?: (s: Toy) => void;
  /** Whether an action window follows after the deeds; by default only when there are no deeds. */
  readonly acts?: boolean;
}

const ZONES = {
  field: FIELD,
  hand: HAND,
  deck: DECK,
  aside: ASIDE,
  box: BOX,
  revealing: REVEALING,
  closed: CLOSED,
} as const;

export function table(given: Setup): Table {
  const seats = given.seats ?? 1;
  const dealt: Dealt[] = [];
  for (const place of ['field', 'hand', 'deck', 'aside', 'box', 'revealing', 'closed'] as const)
    for (const line of given[place] ?? []) {
      const [, seat, id] = /^(?:(-?\d):)?(.+)$/.exec(line) as unknown as [string, string | undefined, string];
      const title = toy.titleOf(id);
      const owner = seat === undefined ? defaultOwner(toy.forms[toy.faceOf(title)]) : Number(seat);
      const kind = ZONES[place];
      const own = place === 'hand' || place === 'deck' || place === 'closed';
      dealt.push({ title, owner, zone: own ? toy.zone(kind, owner) : toy.zone(kind) });
    }
  const deeds = given.deeds ?? [];
  const rules = rulesOf(seats, dealt, deeds, given.acts ?? deeds.length === 0, given.ready);
  let { state: s } = start(rules, {}, 'toy');
  const at = {
    rules,
    get s() {
      return s;
    },
    card: (name: string) => deal(s, name),
    plays: (...lines: string[]) => {
      for (const line of lines) {
        s = JSON.parse(JSON.stringify(s)) as Toy;
        const [seat, ...words] = line.split(' ');
        apply(rules, s, Number(seat), optionFromWords(rules, words.join(' ')));
        rules.invariants(s);
      }
    },
    may: (seat = asked(rules, s)[0]) => options(rules, s, seat).map((option: Option) => optionToWords(rules, option)),
    why: (seat: Seat, words: string) => explain(rules, s, seat, optionFromWords(rules, words)),
    asked: () => asked(rules, s),
  };
  return at;
}

const defaultOwner = (form: Form<Toy>): Seat =>
  form.type === ENEMY || form.type === PLACE || form.type === STAGE ? -1 : 0;

export function rulesOf(
  seats: number,
  dealt: readonly Dealt[],
  deeds: readonly Deed[],
  acts: boolean,
  ready?: (s: Toy) => void,
): Rules<Toy> {
  const main = procedure<Toy>('main', [
    run('deeds', (s, _f, cx) => {
      const deed = deeds[s.todo++];
      if (!deed) return undefined;
      deed(s, cx);
      return 'deeds';
    }),
    run('act', (s, _f, cx) => {
      if (acts) cx.call(actionWindow, openActions(s));
    }),
    run('expires', (s, _f, cx) => toy.expire(s, cx, PHASE)),
    run('phase', (s, _f, cx) => toy.happen(s, cx, null, PHASE_ENDS)),
    run('last', (s, _f, cx) => cx.end({ seats: s.threat.map(() => 'won'), reason: 'over' })),
  ]);
  const names = (kind: string): string[] =>
    kind === 'title'
      ? toy.titles.map((title) => title.id)
      : kind === 'seat'
        ? ['0', '1', '2', '3'].slice(0, seats)
        : [];
  const cardNames: string[] = [];
  /** A spot of the toy is a card. */
  const isCard = (kind: string): boolean => kind === 'card' || kind === 'spot';
  const rules: Rules<Toy> = {
    id: 'toy',
    version: '1',
    procedures: procedures<Toy>([main, actionsOf, ...longer], toy.procedures()),
    main: { name: 'main' },
    notation: CARD_NOTATION,
    kinds: {},
    seats: () => Array.from({ length: seats }, (_, i) => ({ id: String(i), team: 'all' })),
    setup: (_options, rng) => {
      const s: Toy = {
        ...toy.fresh(seats, dealt),
        rng,
        stack: [],
        outcome: null,
        threat: Array.from({ length: seats }, () => 20),
        out: Array.from({ length: seats }, () => 0),
        first: 0,
        phase: 0,
        log: [],
        todo: 0,
        won: 0,
      };
      cardNames.length = 0;
      for (let card = 0; card < s.title.length; card++) cardNames.push(nameOf(s, card));
      ready?.(s);
      return s;
    },
    clone: (s) => ({
      ...toy.clone(s),
      threat: s.threat.slice(),
      out: s.out.slice(),
      first: s.first,
      phase: s.phase,
      log: s.log.slice(),
      todo: s.todo,
      won: s.won,
    }),
    view: (s, seat) => viewOf(rules, s, seat),
    determinize: (s, seat, rng) =>
      toy.redeal(
        s,
        seat,
        rng,
        s.threat.map((_, i) => [HAND, DECK, SEALED, CLOSED].map((kind) => toy.zone(kind, i))),
      ),
    invariants: (s) => toy.invariants(s),
    name: (kind, id) => (isCard(kind) ? cardNames[id] : (names(kind)[id] ?? `${kind}-${id}`)),
    find: (kind, name) => {
      const id = isCard(kind) ? cardNames.indexOf(name) : names(kind).indexOf(name);
      return id < 0 ? undefined : id;
    },
    size: (kind) => (isCard(kind) ? dealt.length : kind === 'count' ? 100 : names(kind).length),
  };
  return rules;
}

function viewOf(rules: Rules<Toy>, s: Toy, seat: Seat | null) {
  return {
    asked: asked(rules, s),
    counters: s.threat.map((value, owner) => ({ id: 'threat', owner, value })),
    zones: s.piles.map((pile, zone) => {
      const open = pile.every((card) => toy.sees(s, seat, card));
      const hidden = pile.some((card) => toy.seers(s, card) !== -1);
      const titles = pile.map((card) => s.title[card]).sort((a, b) => a - b);
      return {
        id: `zone-${zone}`,
        owner: null,
        kind: hidden ? 'title' : 'card',
        items: !open ? pile.length : hidden ? titles : pile.slice(),
      };
    }),
    play: s.play.map((card) => [card, s.form[card], s.ctl[card], s.host[card], s.bits[card], toy.stat(s, card, LIFE)]),
    tokens: s.play.map((card) => s.tokens.slice(card * 3, card * 3 + 3)),
    log: s.log,
  };
}
