/** Positions in words: `war({ armies: { osgiliath: 'gondor 2r' }, ... })`. */
import assert from 'node:assert/strict';
import type { Frame } from '@pony/engine';
import { add, countOf } from '../src/board.ts';
import {
  AT_WAR,
  CHARACTERS,
  card,
  character,
  DECK_COUNT,
  FACE_COUNT,
  FACES,
  FIGURE_COUNT,
  figureOf,
  inside,
  nation,
  PLACE_COUNT,
  region,
  SIDES,
  STRONGHOLD_AT,
  TILES,
  tile,
} from '../src/data.ts';
import { deckOfCard, levelOf } from '../src/edition.ts';
import { rules } from '../src/game.ts';
import { sideOfSeat } from '../src/seats.ts';
import { ASIDE, GONE, IN_FELLOWSHIP, REPLACED, type War } from '../src/state.ts';
import { LETTERS, SIDE_KEYS, seatWords, type Who } from './reading.ts';

export type BySide<T> = { fp?: T; shadow?: T };

export interface Scenario {
  /** 'gondor 3r 1e 1l, rohan 1r'; Nazgûl are 'sauron 2n'. Given, the board starts empty; left out, it is the set-up. */
  armies?: Record<string, string>;
  /** Free Peoples figures lost before: 'gondor 2r, rohan 1e'. */
  casualties?: string;
  /** Garrisons of besieged Strongholds: the besiegers stand in `armies`. */
  besieged?: Record<string, string>;
  /** Region, 'inside-<region>', 'fellowship', 'aside', 'gone' or 'replaced'. */
  characters?: Record<string, string>;
  /** Side that controls a Settlement. */
  control?: Record<string, 'free-peoples' | 'shadow'>;
  /** 'war', 'active 2', 'passive 3'. */
  politics?: Record<string, string>;
  /** Unused dice: 'character event will-of-the-west'. A side not named has one Event die, so that the turn goes on; '' is none. */
  dice?: BySide<string>;
  huntBox?: BySide<number>;
  /** Two unless told; then players are named by their part: 'gondor', 'rohan', 'witch-king', 'saruman'. */
  players?: 2 | 3 | 4;
  /** Leading Players, where they are not those of the first turn. */
  leads?: readonly Who[];
  hands?: Partial<Record<Who, readonly string[]>>;
  /** Seat whose Army captured a region. */
  captors?: Record<string, number>;
  /** Places whose Armies of two team-mates are one. */
  mixed?: readonly string[];
  table?: BySide<readonly string[]>;
  /** Cards on top of their decks, the first is drawn first. */
  top?: BySide<readonly string[]>;
  fellowship?: {
    at?: string;
    progress?: number;
    revealed?: boolean;
    corruption?: number;
    mordor?: number;
    guide?: string;
    /** Exactly these Companions are in it; the others are gone unless `characters` says otherwise. */
    companions?: readonly string[];
  };
  /** Tiles of the Hunt Pool, the first is drawn first; the others count as drawn. */
  pool?: readonly string[];
  /** Special tiles that wait for Mordor. */
  waiting?: readonly string[];
  rings?: BySide<number>;
  minionSeen?: boolean;
  turn?: number;
  /** Where the turn stands: the action phase (default), or the start of another phase. */
  phase?: 'recover' | 'fellowship' | 'hunt' | 'actions' | 'end';
  /** Whose action it is. */
  acts?: 'fp' | 'shadow';
}

function placeNamed(word: string): number {
  const found = rules.find('place', word);
  if (found === undefined) throw new Error(`no place is called ${word}`);
  return found;
}

/** 'gondor 3r 1e 1l, rohan 1r', figure by figure. */
function forCounts(words: string, act: (figure: number, count: number) => void): void {
  for (const part of words.split(',')) {
    const [name, ...counts] = part.trim().split(/\s+/);
    for (const count of counts) act(figureOf(nation(name), LETTERS[count.slice(-1)]), Number(count.slice(0, -1)));
  }
}

/** So many figures of the reinforcements. */
function takeReserve(s: War, figure: number, count: number): number {
  s.reserve[figure] -= count;
  assert.ok(s.reserve[figure] >= 0, `there are not so many ${rules.name('figure', figure)}`);
  return count;
}

export const muster = (s: War, where: number, words: string): void =>
  forCounts(words, (figure, count) => add(s, where, figure, takeReserve(s, figure, count)));

function bury(s: War, figure: number, count: number): void {
  s.lost[figure] += takeReserve(s, figure, count);
}

export function clearBoard(s: War): void {
  for (let place = 0; place < PLACE_COUNT; place++)
    for (let figure = 0; figure < FIGURE_COUNT; figure++) {
      const count = countOf(s, place, figure);
      add(s, place, figure, -count);
      s.reserve[figure] += count;
    }
}

function setCharacters(s: War, given: Scenario): void {
  const words: Record<string, number> = { fellowship: IN_FELLOWSHIP, aside: ASIDE, gone: GONE, replaced: REPLACED };
  if (given.fellowship?.companions)
    CHARACTERS.forEach((id, c) => {
      if (s.at[c] === IN_FELLOWSHIP && !given.fellowship?.companions?.includes(id)) s.at[c] = GONE;
    });
  for (const [id, where] of Object.entries(given.characters ?? {}))
    s.at[character(id)] = words[where] ?? placeNamed(where);
  if (given.characters?.aragorn && s.at[character('strider')] === IN_FELLOWSHIP) s.at[character('strider')] = REPLACED;
  if (given.characters?.['gandalf-the-white'] && s.at[character('gandalf-the-grey')] === IN_FELLOWSHIP)
    s.at[character('gandalf-the-grey')] = REPLACED;
}

function setGuide(s: War, given: Scenario): void {
  const inside = CHARACTERS.map((_, c) => c).filter((c) => s.at[c] === IN_FELLOWSHIP);
  if (given.fellowship?.guide) s.guide = character(given.fellowship.guide);
  else if (!inside.includes(s.guide))
    s.guide =
      inside.length === 0 ? character('gollum') : inside.sort((a, b) => levelOf(s, b) - levelOf(s, a) || a - b)[0];
}

export function takeCard(s: War, id: number): void {
  for (const list of [...s.decks, ...s.hands, ...s.table, ...s.played]) {
    const at = list.indexOf(id);
    if (at >= 0) list.splice(at, 1);
  }
}

function setCards(s: War, given: Scenario): void {
  seatWords(s.players).forEach((who, seat) => {
    for (const id of s.hands[seat]) s.decks[sideOfSeat(s, seat) * DECK_COUNT + deckOfCard(s, id)].unshift(id);
    s.hands[seat] = [];
    for (const word of given.hands?.[who] ?? []) {
      takeCard(s, card(word));
      s.hands[seat].push(card(word));
    }
  });
  SIDE_KEYS.forEach((key, side) => {
    for (const word of given.table?.[key] ?? []) {
      takeCard(s, card(word));
      s.table[side].push(card(word));
    }
    for (const word of [...(given.top?.[key] ?? [])].reverse()) {
      takeCard(s, card(word));
      s.decks[side * DECK_COUNT + deckOfCard(s, card(word))].push(card(word));
    }
  });
}

function frames(given: Scenario): Frame[] {
  const at = { recover: 'recover', fellowship: 'phase2', hunt: 'phase3', actions: 'still', end: 'still' };
  const phase = given.phase ?? 'actions';
  const turn = { p: 'turn', at: at[phase], allocated: 0 } as Frame;
  return phase === 'actions' ? [turn, { p: 'actions', at: 'next' }] : [turn];
}

/** Puts a fresh game into the position, before the rules have gone on to its first question. */
export function place(s: War, given: Scenario): void {
  s.turn = given.turn ?? 1;
  if (given.armies) {
    clearBoard(s);
    for (const [where, words] of Object.entries(given.armies)) muster(s, placeNamed(where), words);
  }
  if (given.casualties) forCounts(given.casualties, (figure, count) => bury(s, figure, count));
  for (const [where, side] of Object.entries(given.control ?? {})) s.control[region(where)] = SIDES.indexOf(side);
  for (const [where, words] of Object.entries(given.besieged ?? {})) {
    muster(s, inside(region(where)), words);
    s.siege[STRONGHOLD_AT[region(where)]] = 1;
  }
  for (const [id, words] of Object.entries(given.politics ?? {})) {
    const [word, box] = words.split(' ');
    s.active[nation(id)] = word === 'passive' ? 0 : 1;
    s.box[nation(id)] = word === 'war' ? AT_WAR : Number(box);
  }
  setCharacters(s, given);
  s.dice.fill(0);
  SIDE_KEYS.forEach((key, side) => {
    for (const word of (given.dice?.[key] ?? 'event').split(' ').filter(Boolean)) {
      const face = FACES.indexOf(word as (typeof FACES)[number]);
      assert.ok(face >= 0, `no die face is called ${word}`);
      s.dice[side * FACE_COUNT + face]++;
    }
    s.huntBox[side] = given.huntBox?.[key] ?? 0;
    s.rings[side] = given.rings?.[key] ?? s.rings[side];
  });
  const f = given.fellowship ?? {};
  if (f.at) s.bearers = region(f.at);
  s.progress = f.progress ?? 0;
  s.hidden = f.revealed ? 0 : 1;
  s.corruption = f.corruption ?? 0;
  s.mordor = f.mordor ?? -1;
  setGuide(s, given);
  if (given.pool) {
    const pool = given.pool.map(tile);
    s.drawn = TILES.map((_, id) => id).filter((id) => [...s.pool, ...s.drawn].includes(id) && !pool.includes(id));
    s.pool = pool.reverse();
  }
  s.waiting = (given.waiting ?? []).map(tile);
  s.minionSeen = given.minionSeen ? 1 : 0;
  setCards(s, given);
  for (const [where, seat] of Object.entries(given.captors ?? {})) s.captor[region(where)] = seat;
  for (const where of given.mixed ?? []) s.mixed[placeNamed(where)] = 1;
  for (const who of given.leads ?? []) {
    const seat = seatWords(s.players).indexOf(who);
    s.leading[sideOfSeat(s, seat)] = seat;
  }
  s.phase = 5;
  s.side = given.acts === 'shadow' ? 1 : 0;
  s.stack = frames(given);
}
