/** Scenarios with Kings of Middle-earth, through the public door. */
import assert from 'node:assert/strict';
import type { Frame, Rules } from '@pony/engine';
import { hasUnits } from '../../src/board.ts';
import { AT_WAR, DECK_COUNT, FREE, inside, nation, region, SIDES, STRONGHOLD_AT } from '../../src/data.ts';
import { deckOfCard } from '../../src/edition.ts';
import { warWith } from '../../src/game.ts';
import { dieCount } from '../../src/rules/dice.ts';
import { sideOfSeat } from '../../src/seats.ts';
import { ASIDE, GONE, IN_FELLOWSHIP, REPLACED, type War } from '../../src/state.ts';
import { type BySide, clearBoard, muster, takeCard } from '../../test/position.ts';
import { SIDE_KEYS, seatWords, type Who } from '../../test/reading.ts';
import { tableOf } from '../../test/table.ts';
import { AWAKENED, GREY, SOVEREIGNS } from '../src/data.ts';
import { expansion } from '../src/kings.ts';
import type { KingsView } from '../src/secrets.ts';
import { type Kings, kingsOf } from '../src/state.ts';

export type { Who } from '../../test/reading.ts';
export const game = warWith(expansion);

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

/** Where an Awakened Sovereign is at home. */
export const HOMES = {
  'brand-awakened': 'dale',
  'dain-awakened': 'erebor',
  'denethor-awakened': 'minas-tirith',
  'theoden-awakened': 'edoras',
  'thranduil-awakened': 'woodland-realm',
};
export const FREE_AT_WAR = { north: 'war', dwarves: 'war', gondor: 'war', rohan: 'war', elves: 'war' };
/** All five awakened at home, all Nations of the Free Peoples At War. */
export const awakened = (given: Scenario): Scenario => ({ characters: HOMES, politics: FREE_AT_WAR, ...given });

/** Puts a fresh game with Kings into the position, before the rules have gone on to its first question. */
function place(s: War, given: Scenario, rules: Rules<War>): void {
  const k = kingsOf(s);
  const named = (kind: string, word: string): number => {
    const found = rules.find(kind, word);
    assert.ok(found !== undefined, `no ${kind} is called ${word}`);
    return found;
  };
  const words: Record<string, number> = { fellowship: IN_FELLOWSHIP, aside: ASIDE, gone: GONE, replaced: REPLACED };
  if (given.armies) {
    clearBoard(s);
    for (const [where, army] of Object.entries(given.armies)) muster(s, named('place', where), army);
  }
  for (const [where, side] of Object.entries(given.control ?? {})) s.control[region(where)] = SIDES.indexOf(side);
  for (const [where, army] of Object.entries(given.besieged ?? {})) {
    muster(s, inside(region(where)), army);
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
    takeCard(s, card);
    return card;
  };
  seatWords(s.players).forEach((who, seat) => {
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
    const seat = seatWords(s.players).indexOf(who);
    s.leading[sideOfSeat(s, seat)] = seat;
  }
  s.turn = given.turn ?? 2;
  s.side = given.acts === 'shadow' ? 1 : 0;
  const phase = given.phase ?? 'actions';
  s.phase = phase === 'rolled' ? 4 : 5;
  const at = { recover: 'recover', hunt: 'phase3', actions: 'still', rolled: 'shadowDrops', end: 'still' }[phase];
  const turn = { p: 'turn', at, allocated: 0 } as Frame;
  s.stack = phase === 'actions' ? [turn, { p: 'actions', at: 'next' }] : [turn];
}

/** What Kings adds to the table, in words. */
const more = (s: () => War, rules: Rules<War>) => ({
  kings: (): Kings => kingsOf(s()),
  /** Corruption tiles of a Sovereign, Kings tiles after the others. */
  tiles(id: string): string[] {
    const i = SOVEREIGNS.indexOf(id);
    return [...kingsOf(s()).tiles[i], ...kingsOf(s()).crowns[i]].map((tile) => rules.name('tile', tile));
  },
  isCorrupted: (id: string): boolean => kingsOf(s()).corrupted[SOVEREIGNS.indexOf(id)] === 1,
  token: (id: string): number => kingsOf(s()).tokens[SOVEREIGNS.indexOf(id)],
  inPool: (word: string): boolean => s().pool.includes(rules.find('tile', word) ?? -1),
  isDrawn: (word: string): boolean => s().drawn.includes(rules.find('tile', word) ?? -1),
});

/** A scenario under way. */
export const kings = (given: Scenario = {}) =>
  tableOf<KingsView, ReturnType<typeof more>>(
    game,
    { players: String(given.players ?? 2), kings: 'on', ...given.options },
    (s, rules) => place(s, given, rules),
    (s, rules) => more(s, rules),
  );

/** The Shadow is to act, with so many Eyes in the box. */
export const eyes = (count: number, given: Scenario = {}): Scenario => ({
  acts: 'shadow',
  dice: { fp: 'event event', shadow: 'army' },
  huntBox: { shadow: count },
  ...given,
});
