/** A position in words, decisions in words, and exact answers to: who is asked, what may they do, why not the rest. */
import assert from 'node:assert/strict';
import {
  applyTelling,
  asked,
  type Core,
  completeOptions,
  explain,
  type Game,
  type GameEvent,
  type Happened,
  hash8,
  IllegalOption,
  type Option,
  type Options,
  type Outcome,
  optionFromWords,
  options,
  optionToWords,
  pending,
  type Rules,
  rngOf,
  type Say,
  type Seat,
  start,
} from '@pony/engine';
import { rngThatRolls } from './dice.ts';
import { faceFor } from './face.ts';
import { openScenarios } from './open.ts';
import { type ChanceScript, chanceOf } from './script.ts';

/** A seat by number or by its id. */
export type SeatWord = Seat | string;

export interface ScenarioOptions<S extends Core> {
  readonly options?: Options;
  readonly seed?: string;
  /** Sets the position on the started state. */
  readonly position?: (s: S) => void;
  /** Questions between turns, as `procedure/label`: a test may end there without having looked at them. */
  readonly rest?: readonly string[];
  /** A plain test that makes it is held to answer its questions, see `scenariosAreAnswered`. */
  readonly held?: boolean;
}

/** An event: its sentence alone, or the sentence with the arguments that matter. */
export type Told = string | Say;

export interface Scenario<S extends Core = Core> {
  readonly rules: Rules<S>;
  /** The state as it stands; change it through `edit` only. */
  readonly state: S;
  /** What the last decision brought: events with all their faces, and chance. */
  readonly happened: Happened;
  /** Changes the position; the game must still be possible afterwards. */
  edit(change: (s: S) => void): Scenario<S>;
  /** The next dice of so many sides will show these faces. */
  dice(sides: number, ...faces: number[]): Scenario<S>;
  /** From now on chance gives exactly this, and it is an error to ask it for more. */
  chance(script: (chance: ChanceScript) => ChanceScript): Scenario<S>;
  /** Exactly these seats are asked now. */
  asked(...seats: SeatWord[]): Scenario<S>;
  /** The seat is asked exactly this. */
  prompt(seat: SeatWord, say: string, args?: Say['args']): Scenario<S>;
  /** The options of the seat, in words. */
  list(seat: SeatWord): string[];
  /** These are all the options of the seat. */
  mayExactly(seat: SeatWord, ...words: string[]): Scenario<S>;
  /** These are all the options of the seat that begin with a verb. */
  mayExactlyWith(seat: SeatWord, verb: string, ...words: string[]): Scenario<S>;
  does(seat: SeatWord, words: string): Scenario<S>;
  /** The option is refused by this rule (null: not one's turn, or no such option), and nothing changes. */
  refuses(seat: SeatWord, words: string, rule: string | null, say?: string, args?: Say['args']): Scenario<S>;
  /** The last decision told these events, in this order, perhaps among others. */
  log(...told: Told[]): Scenario<S>;
  /** What a seat (null: a spectator) read in the log after the last decision. */
  heard(seat: SeatWord | null): readonly Say[];
  over(outcome?: Partial<Outcome>): Scenario<S>;
  /** The test means to end with the question that is open now. */
  leaveOpen(): Scenario<S>;
  check(look: (s: S) => void): Scenario<S>;
}

export function scenario<S extends Core>(game: Game, given: ScenarioOptions<S> = {}): Scenario<S> {
  const full = completeOptions(game, given.options ?? {});
  const rules = game.rules(full) as unknown as Rules<S>;
  const seats = rules.seats(full);
  const opening = start(rules, full, given.seed ?? 'scenario');
  let state: S = opening.state;
  let happened: Happened = opening;
  let edited = false;
  /** The open question has been looked at since the last decision. */
  let seen = true;

  const seatOf = (word: SeatWord): Seat => {
    const seat = typeof word === 'number' ? word : seats.findIndex((one) => one.id === word);
    assert.ok(seats[seat], `no seat is called ${word}; there are ${seats.map((one) => one.id).join(', ')}`);
    return seat;
  };
  const look = (): void => {
    if (edited) possible(rules, state);
    edited = false;
    seen = true;
  };
  const read = (words: string): Option => optionFromWords(rules, words);
  const list = (seat: SeatWord): string[] =>
    options(rules, state, seatOf(seat)).map((option) => optionToWords(rules, option));

  const self: Scenario<S> = {
    rules,
    get state() {
      return state;
    },
    get happened() {
      return happened;
    },
    edit(change) {
      state = rules.clone(state);
      change(state);
      edited = true;
      return self;
    },
    dice(sides, ...faces) {
      return self.edit((s) => {
        s.rng = rngThatRolls(sides, faces);
      });
    },
    chance(script) {
      return self.edit((s) => {
        s.rng = rngOf(script(chanceOf(rules)).seed);
      });
    },
    asked(...expected) {
      look();
      assert.deepEqual(
        asked(rules, state).map((seat) => seats[seat].id),
        expected.map((seat) => seats[seatOf(seat)].id),
        'who is asked',
      );
      return self;
    },
    prompt(seat, say, args) {
      look();
      const prompt = pending(rules, state)?.prompt(seatOf(seat));
      assert.equal(prompt?.say, say);
      if (args) assert.deepEqual(prompt?.args, args);
      return self;
    },
    list(seat) {
      look();
      return list(seat);
    },
    mayExactly(seat, ...words) {
      look();
      same(list(seat), words, `what ${seat} may do`);
      return self;
    },
    mayExactlyWith(seat, verb, ...words) {
      look();
      const found = list(seat).filter((one) => one.split(' ')[0] === verb);
      same(found, words, `what ${seat} may do with ${verb}`);
      return self;
    },
    does(word, words) {
      look();
      const seat = seatOf(word);
      const option = read(words);
      const refused = explain(rules, state, seat, option);
      if (refused) {
        const may = list(seat).join(', ') || 'nothing';
        assert.fail(`${seats[seat].id} may not "${words}": ${refused.say} (${refused.rule}); it may: ${may}`);
      }
      state = rules.clone(state);
      happened = applyTelling(rules, state, seat, option);
      possible(rules, state);
      assert.equal(hash8(JSON.parse(JSON.stringify(state))), hash8(state), 'the state is plain JSON');
      seen = false;
      return self;
    },
    refuses(word, words, rule, say, args) {
      look();
      const seat = seatOf(word);
      const option = read(words);
      const before = hash8(state);
      const refused = explain(rules, state, seat, option);
      assert.ok(refused, `"${words}" by ${seats[seat].id} should be refused by ${rule}, but is allowed`);
      assert.equal(refused.rule, rule, `"${words}" is refused by ${refused.rule} (${refused.say})`);
      if (say !== undefined) assert.equal(refused.say, say);
      if (args) assert.deepEqual(refused.args, args);
      assert.throws(() => applyTelling(rules, state, seat, option), IllegalOption);
      assert.equal(hash8(state), before, 'a refused option changes nothing');
      return self;
    },
    log(...told) {
      const { events } = happened;
      let from = 0;
      for (const one of told) {
        const at = events.findIndex((event, i) => i >= from && tells(event, one));
        const all = events.map((event) => JSON.stringify(event)).join('\n  ');
        assert.ok(at >= 0, `not told: ${JSON.stringify(one)}; told was\n  ${all}`);
        from = at + 1;
      }
      return self;
    },
    heard: (seat) => happened.events.map((event) => faceFor(event, seat === null ? null : seatOf(seat))),
    over(outcome) {
      look();
      assert.ok(state.outcome, 'the game should be over');
      for (const key of Object.keys(outcome ?? {}) as (keyof Outcome)[])
        assert.deepEqual(state.outcome[key], outcome?.[key], key);
      return self;
    },
    leaveOpen() {
      look();
      return self;
    },
    check(inspect) {
      look();
      inspect(state);
      return self;
    },
  };
  given.position && self.edit(given.position);
  const ends = (): string | null => {
    if (state.outcome || seen) return null;
    const top = state.stack[state.stack.length - 1];
    const place = `${top.p}/${top.at}`;
    if (given.rest?.includes(place)) return null;
    const who = asked(rules, state).map((seat) => seats[seat].id);
    return `ends with a question nobody answered: ${who.join(', ')} at ${place} (${pending(rules, state)?.prompt(asked(rules, state)[0]).say})`;
  };
  openScenarios.push({ ends, held: given.held ?? false });
  return self;
}

function tells(event: GameEvent, told: Told): boolean {
  if (typeof told === 'string') return event.say === told;
  if (event.say !== told.say) return false;
  return Object.entries(told.args ?? {}).every(
    ([key, value]) => JSON.stringify(event.args?.[key]) === JSON.stringify(value),
  );
}

function same(found: readonly string[], expected: readonly string[], what: string): void {
  assert.deepEqual([...found].sort(), [...expected].sort(), what);
}

function possible<S extends Core>(rules: Rules<S>, s: S): void {
  try {
    rules.invariants(s);
  } catch (error) {
    assert.fail(`the position is impossible: ${(error as Error).message}`);
  }
}
