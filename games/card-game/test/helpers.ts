/** A table of the Card Game for tests: a position in words, decisions of whoever is asked in words, and what lies where after. */
import assert from 'node:assert/strict';
import { CARDS, type CardGame, type CardGameView, game, LOCATIONS, SCENARIOS } from '@pony/card-game';
import { asked, explain, optionFromWords, options, optionToWords, type Say } from '@pony/engine';
import { type Scenario, scenario, type Told } from '@pony/testkit';
import { type Position, setPosition } from './position.ts';

export type { Position } from './position.ts';

const PLACES = ['box', 'deck', 'hand', 'cycle', 'gone', 'apart', 'limbo', 'reserve'];

export interface Table {
  readonly state: CardGame;
  readonly scenario: Scenario<CardGame>;
  /** The seat that is asked. */
  readonly turn: string;
  /** These are all the options of the seat that is asked. */
  may(...options: string[]): Table;
  /** These are all its options with a verb. */
  mayWith(verb: string, ...options: string[]): Table;
  /** The seat that is asked decides, one option after the other. */
  does(...options: string[]): Table;
  refuses(option: string, rule: string | null, say?: string, args?: Say['args']): Table;
  /** This seat is asked this. */
  asks(seat: string, say?: string, args?: Say['args']): Table;
  tells(...told: Told[]): Table;
  /** Nothing of this sentence was told. */
  silent(say: string): Table;
  /** Where each of these cards is: a place, or the id of a location. */
  shows(places: Readonly<Record<string, string>>): Table;
  /** Cards in the hand of a seat, in any order. */
  hand(seat: string, ...cards: string[]): Table;
  handSize(seat: string, n: number): Table;
  /** Where a location is: deck, active, free, shadow, discarded, box. */
  lies(places: Readonly<Record<string, string>>): Table;
  /** Attack and defence of an active location as the view counts them. */
  counts(location: string, attack: number, defence: number): Table;
  corruption(n: number): Table;
  /** Everybody passes until the action phase is over. */
  allPass(): Table;
  /** Everybody passes; then these decisions are taken in the fights, and the table is left as it stands. */
  fights(...options: string[]): Table;
  view(seat: string | null): CardGameView;
  leaveOpen(): Table;
  edit(change: (s: CardGame) => void): Table;
}

const LYING = ['box', 'deck', 'active', 'free', 'shadow', 'discarded'];

const NAMED: Readonly<Record<string, readonly string[]>> = {
  card: CARDS,
  item: CARDS,
  wielder: CARDS,
  army: CARDS,
  character: CARDS,
  location: LOCATIONS,
};

/** A refusal speaks of the cards and locations of the option, of no others. */
function namesWhatWasPointedAt({ rules, state }: Scenario<CardGame>, words: string): void {
  const refused = explain(rules, state, asked(rules, state)[0], optionFromWords(rules, words));
  for (const [key, value] of Object.entries(refused?.args ?? {}))
    if (NAMED[key]) assert.ok(words.split(' ').includes(NAMED[key][Number(value)]), `${words}: ${key} ${value}`);
}

export function table(words: Position = {}, seed = 'card-game'): Table {
  const id = words.scenario ?? 'trilogy';
  return tableOf(
    scenario<CardGame>(game, {
      options: { scenario: id },
      seed,
      rest: ['action-phase/act'],
      position: (s) => setPosition(s, words),
    }),
  );
}

/** A game as it starts. */
export const newGame = (id = 'trilogy', seed = 'card-game'): Table =>
  tableOf(scenario<CardGame>(game, { options: { scenario: id }, seed, rest: ['action-phase/act', 'game/cycle'] }));

function tableOf(at: Scenario<CardGame>): Table {
  const seats = SCENARIOS[at.state.scenario].seats;
  const seatOf = (word: string): number => {
    const seat = seats.indexOf(word);
    assert.ok(seat >= 0, `no seat is called ${word}`);
    return seat;
  };
  const turn = (): string => seats[asked(at.rules, at.state)[0]] ?? 'nobody';
  const placeOf = (card: string): string => {
    const place = at.state.at[cardOf(card)];
    return place < PLACES.length ? PLACES[place] : LOCATIONS[place - PLACES.length];
  };
  const self: Table = {
    scenario: at,
    get state() {
      return at.state;
    },
    get turn() {
      return turn();
    },
    may(...words) {
      at.mayExactly(turn(), ...words);
      return self;
    },
    mayWith(verb, ...words) {
      at.mayExactlyWith(turn(), verb, ...words);
      return self;
    },
    does(...words) {
      for (const one of words) at.does(turn(), one);
      return self;
    },
    refuses(option, rule, say, args) {
      at.refuses(turn(), option, rule, say, args);
      if (!args) namesWhatWasPointedAt(at, option);
      return self;
    },
    asks(seat, say, args) {
      at.asked(seat);
      if (say) at.prompt(seat, say, args);
      return self;
    },
    tells(...told) {
      at.log(...told);
      return self;
    },
    silent(say) {
      assert.ok(!at.heard(null).some((one) => one.say === say), `${say} was told`);
      return self;
    },
    shows(places) {
      for (const [card, place] of Object.entries(places)) assert.equal(placeOf(card), place, card);
      return self;
    },
    hand(seat, ...cards) {
      const held = at.state.hands[seatOf(seat)].map((card) => CARDS[card]);
      assert.deepEqual(held.sort(), cards.sort(), `hand of ${seat}`);
      return self;
    },
    handSize(seat, n) {
      assert.equal(at.state.hands[seatOf(seat)].length, n, `hand of ${seat}`);
      return self;
    },
    lies(places) {
      for (const [id, place] of Object.entries(places))
        assert.equal(LYING[at.state.locAt[LOCATIONS.indexOf(id)]], place, id);
      return self;
    },
    counts(id, attack, defence) {
      const found = self.view(null).locations.find((one) => LOCATIONS[one.location] === id);
      assert.ok(found, `${id} is not active`);
      assert.deepEqual([found.attack, found.defence], [attack, defence], id);
      return self;
    },
    corruption(n) {
      assert.equal(at.state.corruption, n, 'corruption');
      return self;
    },
    allPass() {
      const { round } = at.state;
      while (at.state.round === round && at.state.stack[at.state.stack.length - 1]?.p === 'action-phase')
        self.does('pass');
      return self;
    },
    fights(...words) {
      self.allPass();
      return self.does(...words).leaveOpen();
    },
    view: (seat) => at.rules.view(at.state, seat === null ? null : seatOf(seat)) as CardGameView,
    leaveOpen() {
      at.leaveOpen();
      return self;
    },
    edit(change) {
      at.edit(change);
      return self;
    },
  };
  return self;
}

export const cardOf = (id: string): number => {
  const card = CARDS.indexOf(id);
  assert.ok(card >= 0, `no card is called ${id}`);
  return card;
};
export const locationOf = (id: string): number => {
  const location = LOCATIONS.indexOf(id);
  assert.ok(location >= 0, `no location is called ${id}`);
  return location;
};

/** All options of the seat that is asked, in words. */
export const optionsOf = (t: Table): string[] =>
  options(t.scenario.rules, t.state, asked(t.scenario.rules, t.state)[0]).map((option) =>
    optionToWords(t.scenario.rules, option),
  );
