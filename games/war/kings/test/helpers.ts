/** Scenarios with Kings of Middle-earth, through the public door. */
import assert from 'node:assert/strict';
import {
  applyTelling,
  ask,
  asked,
  below,
  explain,
  type Frame,
  type GameEvent,
  nextWord,
  optionFromWords,
  options,
  optionToWords,
  pending,
  procedure,
  type Rules,
  start,
} from '@pony/engine';
import { add, countOf, hasUnits } from '../../src/board.ts';
import {
  AT_WAR,
  DECK_COUNT,
  FIELD,
  FIGURE_COUNT,
  FREE,
  figureOf,
  inside,
  KINDS,
  NATIONS,
  nation,
  PLACE_COUNT,
  region,
  SIDES,
  STRONGHOLD_AT,
} from '../../src/data.ts';
import { deckOfCard } from '../../src/edition.ts';
import { warWith } from '../../src/game.ts';
import { dieCount } from '../../src/rules/dice.ts';
import { sideOfSeat } from '../../src/seats.ts';
import { ASIDE, GONE, IN_FELLOWSHIP, REPLACED, type War } from '../../src/state.ts';
import type { WarView } from '../../src/view.ts';
import { rngFor } from '../../test/helpers.ts';
import { AWAKENED, GREY, SOVEREIGNS } from '../src/data.ts';
import { expansion } from '../src/kings.ts';
import type { KingsView } from '../src/secrets.ts';
import { type Kings, kingsOf } from '../src/state.ts';

export const game = warWith(expansion);

type BySide<T> = { fp?: T; shadow?: T };
const SIDE_KEYS = ['fp', 'shadow'] as const;
export type Who = 'fp' | 'shadow' | 'gondor' | 'rohan' | 'witch-king' | 'saruman';
const SEATS: Record<number, readonly Who[]> = {
  2: ['fp', 'shadow'],
  3: ['fp', 'witch-king', 'saruman'],
  4: ['gondor', 'rohan', 'witch-king', 'saruman'],
};

export interface Scenario {
  players?: 2 | 3 | 4;
  options?: Record<string, string>;
  /** 'gondor 3r 1e 1l, rohan 1r'. Given, the board starts empty, and Sovereigns without an Army there are gone. */
  armies?: Record<string, string>;
  besieged?: Record<string, string>;
  /** Place, 'fellowship', 'aside', 'gone' or 'replaced'; an Awakened Sovereign replaces his grey figure. */
  characters?: Record<string, string>;
  control?: Record<string, 'free-peoples' | 'shadow'>;
  politics?: Record<string, string>;
  dice?: BySide<string>;
  huntBox?: BySide<number>;
  hands?: Partial<Record<Who, readonly string[]>>;
  table?: BySide<readonly string[]>;
  /** Corruption tiles by Sovereign, Kings tiles too. */
  tiles?: Record<string, readonly string[]>;
  corrupted?: readonly string[];
  /** Sovereigns whose token the Free Peoples hold; Awakened ones do. */
  dismay?: readonly string[];
  /** Tiles of the pool, the first is drawn first; the others count as drawn. */
  pool?: readonly string[];
  fellowship?: {
    at?: string;
    revealed?: boolean;
    mordor?: number;
    progress?: number;
    guide?: string;
    /** Exactly these Companions are in it; the others are gone unless `characters` says otherwise. */
    companions?: readonly string[];
  };
  rings?: BySide<number>;
  minionSeen?: boolean;
  /** Leading Players, where they are not those of the first turn. */
  leads?: readonly Who[];
  /** Places whose Armies of two team-mates are one. */
  mixed?: readonly string[];
  /** Cards on top of their decks, the first is drawn first. */
  top?: BySide<readonly string[]>;
  phase?: 'recover' | 'hunt' | 'actions' | 'rolled' | 'end';
  acts?: 'fp' | 'shadow';
  turn?: number;
}

const LETTERS: Record<string, number> = { r: 0, e: 1, l: 2, n: 2 };

const begin = procedure<War>('scenario', [
  ask('begin', {
    seats: () => [0],
    prompt: () => ({ say: 'begin' }),
    candidates: (_s, _f, _seat, out) => {
      out.push(['done']);
    },
    answer: () => undefined,
  }),
]);

function stateOf(given: Scenario, rules: Rules<War>, named: (kind: string, word: string) => number): War {
  const all = { players: String(given.players ?? 2), kings: 'on', ...given.options };
  const s = start(rules, all, 'scenario').state;
  const k = kingsOf(s);
  const words: Record<string, number> = { fellowship: IN_FELLOWSHIP, aside: ASIDE, gone: GONE, replaced: REPLACED };
  const muster = (place: number, army: string): void => {
    for (const part of army.split(',')) {
      const [name, ...counts] = part.trim().split(/\s+/);
      for (const count of counts) {
        const figure = figureOf(nation(name), LETTERS[count.slice(-1)]);
        s.reserve[figure] -= Number(count.slice(0, -1));
        assert.ok(s.reserve[figure] >= 0, `there are not so many of ${name}`);
        add(s, place, figure, Number(count.slice(0, -1)));
      }
    }
  };
  if (given.armies) {
    for (let place = 0; place < PLACE_COUNT; place++)
      for (let figure = 0; figure < FIGURE_COUNT; figure++) {
        const count = countOf(s, place, figure);
        add(s, place, figure, -count);
        s.reserve[figure] += count;
      }
    for (const [where, army] of Object.entries(given.armies)) muster(named('place', where), army);
  }
  for (const [where, side] of Object.entries(given.control ?? {})) s.control[region(where)] = SIDES.indexOf(side);
  for (const [where, army] of Object.entries(given.besieged ?? {})) {
    muster(inside(region(where)), army);
    s.siege[STRONGHOLD_AT[region(where)]] = 1;
  }
  for (const [id, state] of Object.entries(given.politics ?? {})) {
    const [word, box] = state.split(' ');
    s.active[nation(id)] = word === 'passive' ? 0 : 1;
    s.box[nation(id)] = word === 'war' ? AT_WAR : Number(box);
  }
  for (const id of given.corrupted ?? []) {
    k.corrupted[SOVEREIGNS.indexOf(id)] = 1;
    s.at[GREY[SOVEREIGNS.indexOf(id)]] = REPLACED;
  }
  const staying = given.fellowship?.companions;
  for (let c = 0; staying && c < s.at.length; c++)
    if (s.at[c] === IN_FELLOWSHIP && !staying.includes(rules.name('character', c))) s.at[c] = GONE;
  for (const [id, where] of Object.entries(given.characters ?? {})) {
    const c = named('character', id);
    s.at[c] = words[where] ?? named('place', where);
    const sovereign = AWAKENED.indexOf(c);
    if (sovereign < 0 || s.at[c] < 0) continue;
    s.at[GREY[sovereign]] = REPLACED;
    k.tokens[sovereign] = 1;
  }
  SOVEREIGNS.forEach((_, i) => {
    if (s.at[GREY[i]] >= 0 && !hasUnits(s, FREE, s.at[GREY[i]])) s.at[GREY[i]] = GONE;
  });
  for (const id of given.dismay ?? []) k.tokens[SOVEREIGNS.indexOf(id)] = 2;
  const take = (tile: number): number => {
    for (const list of [s.pool, s.drawn]) if (list.includes(tile)) list.splice(list.indexOf(tile), 1);
    return tile;
  };
  for (const [id, tiles] of Object.entries(given.tiles ?? {}))
    for (const tile of tiles)
      (tile.includes('crown') ? k.crowns : k.tiles)[SOVEREIGNS.indexOf(id)].push(take(named('tile', tile)));
  if (given.pool) {
    const pool = given.pool.map((word) => take(named('tile', word)));
    s.drawn.push(...s.pool);
    s.pool = pool.reverse();
  }
  s.dice.fill(0);
  SIDE_KEYS.forEach((key, side) => {
    for (const word of (given.dice?.[key] ?? 'event').split(' ').filter(Boolean)) {
      s.dice[side * dieCount(s) + named('die', word)]++;
      if (word.startsWith('ruler')) k.ruler[side] = 1;
    }
    s.huntBox[side] = given.huntBox?.[key] ?? 0;
    s.rings[side] = given.rings?.[key] ?? s.rings[side];
  });
  const drop = (card: number): number => {
    for (const list of [...s.decks, ...s.hands, ...s.table, ...s.played])
      if (list.includes(card)) list.splice(list.indexOf(card), 1);
    return card;
  };
  SEATS[s.players].forEach((who, seat) => {
    for (const card of s.hands[seat]) s.decks[sideOfSeat(s, seat) * DECK_COUNT + deckOfCard(s, card)].unshift(card);
    s.hands[seat] = [];
    for (const word of given.hands?.[who] ?? []) s.hands[seat].push(drop(named('card', word)));
  });
  SIDE_KEYS.forEach((key, side) => {
    for (const word of given.table?.[key] ?? []) s.table[side].push(drop(named('card', word)));
    for (const card of (given.top?.[key] ?? []).map((word) => drop(named('card', word))).reverse())
      s.decks[side * DECK_COUNT + deckOfCard(s, card)].push(card);
  });
  const f = given.fellowship ?? {};
  if (f.at) s.bearers = region(f.at);
  s.hidden = f.revealed ? 0 : 1;
  s.mordor = f.mordor ?? -1;
  s.progress = f.progress ?? 0;
  if (f.guide) s.guide = named('character', f.guide);
  s.minionSeen = given.minionSeen ? 1 : 0;
  for (const where of given.mixed ?? []) s.mixed[named('place', where)] = 1;
  for (const who of given.leads ?? []) {
    const seat = SEATS[s.players].indexOf(who);
    s.leading[sideOfSeat(s, seat)] = seat;
  }
  s.turn = given.turn ?? 2;
  s.side = given.acts === 'shadow' ? 1 : 0;
  const phase = given.phase ?? 'actions';
  s.phase = phase === 'rolled' ? 4 : 5;
  const at = { recover: 'recover', hunt: 'phase3', actions: 'still', rolled: 'shadowDrops', end: 'still' }[phase];
  const turn = { p: 'turn', at, allocated: 0 } as Frame;
  s.stack = phase === 'actions' ? [turn, { p: 'actions', at: 'next' }] : [turn];
  return s;
}

/** A scenario under way. */
export function kings(given: Scenario = {}) {
  const all = { players: String(given.players ?? 2), kings: 'on', ...given.options };
  const rules = game.rules(all) as unknown as Rules<War, WarView & KingsView>;
  const named = (kind: string, word: string): number => {
    const found = rules.find(kind as never, word);
    assert.ok(found !== undefined, `no ${kind} is called ${word}`);
    return found;
  };
  const s = stateOf(given, rules, named);
  const events: GameEvent[] = [];
  const seats = SEATS[s.players];
  const beginning = { ...rules, procedures: { ...rules.procedures, scenario: begin as never } };
  s.stack.push({ p: 'scenario', at: 'begin' });
  events.push(...applyTelling(beginning, s, 0, ['done']).events);
  const take = (who: Who, words: readonly string[]): typeof table => {
    for (const word of words) {
      const seat = seats.indexOf(who);
      assert.ok(asked(rules, s).includes(seat), `${asked(rules, s).map((one) => seats[one])} asked before "${word}"`);
      const option = optionFromWords(rules, word);
      const refused = explain(rules, s, seat, option);
      assert.equal(refused, null, `"${word}": ${refused?.say} ${refused?.rule}; may: ${table.may().join(', ')}`);
      events.push(...applyTelling(rules, s, seat, option).events);
      if (!s.outcome) rules.invariants(s);
    }
    return table;
  };
  const table = {
    s,
    rules,
    events,
    kings: (): Kings => kingsOf(s),
    fp: (...words: string[]) => take('fp', words),
    shadow: (...words: string[]) => take('shadow', words),
    by: (who: Who, ...words: string[]) => take(who, words),
    dice(...rolls: number[]) {
      s.rng = rngFor(rolls);
      return table;
    },
    /** The next random pick falls on the n-th of so many things, counted from 1. */
    picks(n: number, of: number) {
      s.rng = [1, 2, 3, 4];
      while (below(s.rng.slice(), of) !== n - 1) nextWord(s.rng);
      return table;
    },
    may(): string[] {
      const [seat] = asked(rules, s);
      return seat === undefined ? [] : options(rules, s, seat).map((option) => optionToWords(rules, option));
    },
    /** Options that begin with a verb. */
    verbs: (verb: string): string[] => table.may().filter((word) => word.split(' ')[0] === verb),
    mayExactly(...words: string[]) {
      assert.deepEqual(table.may().sort(), words.slice().sort());
      return table;
    },
    refuses(word: string, rule: string, say?: string) {
      const refused = explain(rules, s, asked(rules, s)[0], optionFromWords(rules, word));
      assert.ok(refused, `"${word}" is not refused`);
      assert.equal(refused.rule, rule, `"${word}" is refused by ${refused.rule} ${refused.say}`);
      if (say) assert.equal(refused.say, say);
      return table;
    },
    asks(who: Who, prompt?: string) {
      assert.deepEqual(
        asked(rules, s).map((seat) => seats[seat]),
        [who],
      );
      if (prompt) assert.equal(pending(rules, s)?.prompt(seats.indexOf(who)).say, prompt);
      return table;
    },
    at(where: string): string {
      const parts = NATIONS.map((id, n) => {
        const counts = KINDS.flatMap((kind, i) => {
          const count = countOf(s, named('place', where), figureOf(n, i));
          return count > 0 ? [`${count}${id === 'sauron' && kind === 'leader' ? 'n' : kind[0]}`] : [];
        });
        return counts.length > 0 ? `${id} ${counts.join(' ')}` : '';
      });
      return parts.filter(Boolean).join(', ');
    },
    where(id: string): string {
      const place = s.at[named('character', id)];
      if (place >= 0) return place === FIELD ? 'field' : rules.name('place', place);
      return { [ASIDE]: 'aside', [IN_FELLOWSHIP]: 'fellowship', [GONE]: 'gone', [REPLACED]: 'replaced' }[place] ?? '?';
    },
    /** Corruption tiles of a Sovereign, Kings tiles after the others. */
    tiles(id: string): string[] {
      const i = SOVEREIGNS.indexOf(id);
      return [...kingsOf(s).tiles[i], ...kingsOf(s).crowns[i]].map((tile) => rules.name('tile', tile));
    },
    isCorrupted: (id: string): boolean => kingsOf(s).corrupted[SOVEREIGNS.indexOf(id)] === 1,
    token: (id: string): number => kingsOf(s).tokens[SOVEREIGNS.indexOf(id)],
    inPool: (word: string): boolean => s.pool.includes(named('tile', word)),
    isDrawn: (word: string): boolean => s.drawn.includes(named('tile', word)),
    box: (id: string): string => `${s.active[nation(id)] ? 'active' : 'passive'} ${s.box[nation(id)]}`,
    reserve: (id: string, kind: 'r' | 'e' | 'l' | 'n'): number => s.reserve[figureOf(nation(id), LETTERS[kind])],
    die: (who: 'fp' | 'shadow', word: string): number =>
      s.dice[SIDE_KEYS.indexOf(who) * dieCount(s) + named('die', word)],
    spent: (who: 'fp' | 'shadow', word: string): number =>
      s.spent[SIDE_KEYS.indexOf(who) * dieCount(s) + named('die', word)],
    onTable: (who: 'fp' | 'shadow'): string[] =>
      s.table[SIDE_KEYS.indexOf(who)].map((card) => rules.name('card', card)),
    hand: (who: Who): number => s.hands[seats.indexOf(who)].length,
    cards: (who: Who): string[] => s.hands[seats.indexOf(who)].map((card) => rules.name('card', card)),
    discarded: (who: 'fp' | 'shadow'): string[] =>
      s.played[SIDE_KEYS.indexOf(who)].map((card) => rules.name('card', card)),
    /** What the first of those who are asked is asked. */
    prompt: (): string | undefined => pending(rules, s)?.prompt(asked(rules, s)[0]).say,
    /** Everybody who is asked. */
    asked: (): Who[] => asked(rules, s).map((seat) => seats[seat]),
    seen: (who: Who | null) => rules.view(s, who === null ? null : seats.indexOf(who)),
    told: (say: string): GameEvent[] => events.filter((one) => one.say === say),
    diceIn: (say: string): number[] =>
      events.filter((one) => one.say === say).map((one) => [one.args?.dice ?? []].flat().length),
  };
  return table;
}
