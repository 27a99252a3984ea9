/** A table of Duel for tests: a position in words, decisions of whoever is asked in words, and what lies there after. */
import assert from 'node:assert/strict';
import {
  CARDS,
  type Duel,
  type DuelView,
  game,
  RACES,
  REGIONS,
  rules,
  SIDES,
  SKILLS,
  SLOTS,
  TILES,
  TOKENS,
} from '@pony/duel';
import { explain, optionFromWords, pending, type Say } from '@pony/engine';
import { type Scenario, scenario, type Told } from '@pony/testkit';
import { type BySide, type Position, type Side, setPosition } from './position.ts';

export type { Position, Side } from './position.ts';

/** What may be said of a table: the words of a position, and what follows from it. */
interface Shown extends Omit<Position, 'next'> {
  supply?: readonly [number, number];
  skills?: BySide<Readonly<Record<string, number>>>;
  races?: BySide<Readonly<Record<string, number>>>;
  /** How many cards lie in the discard. */
  inDiscard?: number;
  faceDown?: readonly number[];
}

export interface Table {
  readonly state: Duel;
  /** The side that is asked. */
  readonly turn: Side;
  /** These are all the options of the side that is asked. */
  may(...options: string[]): Table;
  /** These are all its options with a verb. */
  mayWith(verb: string, ...options: string[]): Table;
  /** The side that is asked decides, one option after the other. */
  does(...options: string[]): Table;
  /** Refused by this rule with this sentence and, among others, these arguments; nothing changes. */
  refuses(option: string, rule: string | null, say: string, args?: Say['args']): Table;
  /** The side that is asked reads this prompt with, among others, these arguments. */
  asks(say: string, args?: Say['args']): Table;
  /** The last decision told these events, in this order, perhaps among others. */
  tells(...told: Told[]): Table;
  /** The sentences of all events of the last decision. */
  told(): string[];
  shows(what: Shown): Table;
  view(side: Side | null): DuelView;
  /** What a viewer read in the log after the last decision. */
  heard(side: Side | null): readonly Say[];
  wins(side: Side, reason: string): Table;
  shared(): Table;
  /** The test means to end with the question that is open now. */
  leaveOpen(): Table;
  readonly scenario: Scenario<Duel>;
}

/** A table with a position in words; the seed decides what the words leave open. */
export function duel(words: Position = {}, seed = 'duel'): Table {
  return tableOf(scenario<Duel>(game, { seed, rest: ['turn/take'], position: (s) => setPosition(s, words) }));
}

const FILLERS = [
  ['ch1-yellow-04', 'ch1-yellow-03'],
  ['ch2-yellow-02', 'ch2-yellow-01'],
  ['ch3-yellow-02', 'ch3-yellow-01'],
];

/** A table at which this card lies open in slot 18, beside another one in slot 19; both sides have nine coins. */
export function withCard(card: string, words: Position = {}): Table {
  const chapter = Number(card[2]);
  const filler = FILLERS[chapter - 1].find((one) => one !== card) as string;
  return duel({ chapter, layout: { 18: card, 19: filler }, coins: [9, 9], ...words });
}

/** A table at which this card has just been played. */
export const playing = (card: string, words: Position = {}): Table => withCard(card, words).does('play slot-18');

/** A table at which this tile lies open and a card in slot 18; both sides have nine coins. */
export function withTile(tile: string, words: Position = {}): Table {
  const filler = FILLERS[(words.chapter ?? 1) - 1][0];
  return duel({ layout: { 18: filler }, tilesUp: [tile], coins: [9, 9], ...words });
}

/** A table at which this tile has just been taken. */
export const taking = (tile: string, words: Position = {}): Table => withTile(tile, words).does(`take ${tile}`);

/** The ten links of the board, from both ends. */
const NEAR: Readonly<Record<string, readonly string[]>> = {
  lindon: ['arnor'],
  arnor: ['lindon', 'rhovanion', 'enedwaith'],
  rhovanion: ['arnor', 'enedwaith', 'rohan'],
  enedwaith: ['arnor', 'rhovanion', 'rohan', 'gondor'],
  rohan: ['enedwaith', 'rhovanion', 'gondor', 'mordor'],
  gondor: ['enedwaith', 'rohan', 'mordor'],
  mordor: ['rohan', 'gondor'],
};
export const EVERYWHERE: readonly string[] = Object.keys(NEAR);

/** Every movement out of these regions. */
export const movesFrom = (...regions: string[]): string[] =>
  regions.flatMap((from) => NEAR[from].map((to) => `move ${from} ${to}`));
/** A placement in each of these regions, by default in all. */
export const placesIn = (...regions: string[]): string[] =>
  (regions.length > 0 ? regions : EVERYWHERE).map((region) => `place ${region}`);
/** Two units in two different regions, in every way. */
export const spreads = (): string[] =>
  EVERYWHERE.flatMap((one, i) => EVERYWHERE.slice(i + 1).map((other) => `spread ${one} ${other}`));
/** Cards in the hand-written order of a list, each as an option. */
export const picks = (...cards: string[]): string[] => cards.map((card) => `pick ${card}`);

/** A game as it starts. */
export function newGame(seed = 'duel'): Table {
  return tableOf(scenario<Duel>(game, { seed, rest: ['turn/take'] }));
}

function tableOf(at: Scenario<Duel>): Table {
  const side = (): Side => SIDES[at.state.active];
  const self: Table = {
    scenario: at,
    get state() {
      return at.state;
    },
    get turn() {
      return side();
    },
    may(...options) {
      at.mayExactly(side(), ...options);
      return self;
    },
    mayWith(verb, ...options) {
      at.mayExactlyWith(side(), verb, ...options);
      return self;
    },
    does(...options) {
      for (const option of options) at.does(side(), option);
      return self;
    },
    refuses(option, rule, say, args) {
      at.refuses(side(), option, rule, say);
      const why = explain(rules, at.state, at.state.active, optionFromWords(rules, option));
      for (const [key, value] of Object.entries(args ?? {})) assert.deepEqual(why?.args?.[key], value, key);
      return self;
    },
    asks(say, args) {
      at.prompt(side(), say);
      const prompt = pending(rules, at.state)?.prompt(at.state.active);
      for (const [key, value] of Object.entries(args ?? {})) assert.deepEqual(prompt?.args?.[key], value, key);
      return self;
    },
    tells(...told) {
      at.log(...told);
      return self;
    },
    told: () => at.heard(null).map((event) => event.say),
    shows(what) {
      const now = shown(at.state, rules.view(at.state, null));
      for (const [race, tokens] of Object.entries(what.stacks ?? {})) assert.deepEqual(now.stacks[race], tokens, race);
      for (const key of Object.keys(what) as (keyof Shown)[])
        if (key !== 'stacks') assert.deepEqual(now[key], trim(what[key]), key);
      return self;
    },
    view: (viewer) => rules.view(at.state, viewer === null ? null : SIDES.indexOf(viewer)),
    heard: (viewer) => at.heard(viewer),
    wins(winner, reason) {
      at.over({ seats: SIDES.map((one) => (one === winner ? 'won' : 'lost')), reason });
      return self;
    },
    shared() {
      at.over({ seats: ['shared', 'shared'], reason: 'shared' });
      return self;
    },
    leaveOpen() {
      at.leaveOpen();
      return self;
    },
  };
  return self;
}

/** The words of what lies on the table; sides, regions and the like that hold nothing are left out. */
function shown(s: Duel, view: DuelView): Required<Shown> {
  const bySide = <T>(of: (seat: number) => T): BySide<T> =>
    trim(Object.fromEntries(SIDES.map((side, seat) => [side, of(seat)])));
  const pair = (of: (seat: number) => number): [number, number] => [of(0), of(1)];
  const named = (names: readonly string[], counts: readonly number[]): Record<string, number> =>
    trim(Object.fromEntries(names.map((name, i) => [name, counts[i]])));
  const cards = (ids: readonly number[]): string[] => ids.map((id) => CARDS[id].id);
  const { sides } = view;
  const face = (slot: number): boolean => (s.faceUp & (1 << slot)) !== 0;
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot).filter((slot) => s.layout[slot] >= 0);
  return {
    chapter: view.chapter,
    turn: SIDES[view.active],
    extraTurns: view.extraTurns,
    coins: pair((seat) => sides[seat].coins),
    quest: pair((seat) => sides[seat].quest),
    supply: pair((seat) => sides[seat].supply),
    area: bySide((seat) => cards(sides[seat].area)),
    skills: bySide((seat) => named(SKILLS, sides[seat].skills)),
    races: bySide((seat) => named(RACES, sides[seat].raceCounts)),
    units: bySide((seat) => named(REGIONS, sides[seat].units)),
    fortresses: bySide((seat) => REGIONS.filter((_, region) => sides[seat].fortresses[region])),
    tiles: bySide((seat) => sides[seat].tiles.map((tile) => TILES[tile].id)),
    tokens: bySide((seat) => sides[seat].tokens.map((token) => TOKENS[token].id)),
    tilesUp: view.tilesUp.map(({ tile }) => TILES[tile].id),
    tileStack: s.tileStack.map((tile) => TILES[tile].id).reverse(),
    layout: Object.fromEntries(slots.map((slot) => [slot, CARDS[s.layout[slot]].id])),
    faceDown: slots.filter((slot) => !face(slot)),
    discard: cards(s.discard),
    leftovers: cards(s.leftovers),
    inDiscard: view.discard,
    stacks: Object.fromEntries(
      RACES.map((race, i) => [
        race,
        s.stacks
          .slice(i * 3, i * 3 + s.stackSize[i])
          .map((token) => TOKENS[token].id)
          .reverse(),
      ]),
    ),
  };
}

/** Without what is empty: 0, no entry, nothing. */
function trim<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const kept = Object.entries(value)
    .map(([key, inner]) => [key, trim(inner)] as const)
    .filter(([, inner]) => inner !== 0 && !(typeof inner === 'object' && Object.keys(inner as object).length === 0));
  return Object.fromEntries(kept) as T;
}
