/** A game of War under way in a test, on the testkit's scenario: options in words through the public door, and what lies on the table. */
import assert from 'node:assert/strict';
import { applyTelling, ask, asked, type Game, type GameEvent, pending, procedure, type Rules } from '@pony/engine';
import { scenario, scenariosAreAnswered } from '@pony/testkit';
import { DIE_FACES, FACES, placeIn } from '../src/data.ts';
import type { War } from '../src/state.ts';
import type { WarView } from '../src/view.ts';
import { type Reading, readingOf, SIDE_KEYS, seatWords, type Who } from './reading.ts';
import { rngFor, rngThatPicks } from './rolls.ts';

/** Words by which a player lets something be. */
const DECLINING = ['no', 'done', 'pass', 'stay', 'cease'];

/** A question that answers itself, so that the machine carries a position to its first real one. */
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

scenariosAreAnswered();

interface Acting<T, V> {
  readonly s: War;
  readonly rules: Rules<War, WarView & V>;
  /** Everything told since the scenario began. */
  readonly events: GameEvent[];
  /** Free Peoples take these options, one after the other. */
  fp(...options: string[]): T;
  shadow(...options: string[]): T;
  /** A player of three or four takes these options. */
  by(who: Who, ...options: string[]): T;
  /** The player lets it be, in whatever word the question has for it. */
  declines(who: Who): T;
  /** The player is done, if he is asked whether he is. */
  doneIfAsked(who: Who): T;
  /** The next dice of six sides show this; a die more is an error. */
  dice(...faces: number[]): T;
  /** Dice that are rolled after those may show anything. */
  anyMore(): T;
  /** The next Action dice show these faces: 'character eye'; Free Peoples roll first. */
  actionDice(faces: { fp?: string; shadow?: string }): T;
  /** The next random pick falls on the n-th of so many things, counted from 1. */
  picks(n: number, of: number): T;
  /** Changes the position. */
  edit(change: (state: War) => void): T;
  /** Options of whoever is asked, in words; those that begin with a verb. */
  may(): string[];
  verbs(verb: string): string[];
  mayExactly(...expected: string[]): T;
  /** The option is refused, by this rule, and nothing changes. */
  refuses(word: string, rule: string | null, say?: string): T;
  /** Who is asked, and with which prompt. */
  asks(who: Who | 'nobody', prompt?: string): T;
  /** What the first of those who are asked is asked; everybody who is. */
  prompt(): string | undefined;
  asked(): Who[];
  /** The test is about what has happened; what is asked now does not matter. */
  leaveOpen(): T;
  seen(who: Who | null): WarView & V;
  /** Events of a kind told so far; how many dice each roll of a kind had. */
  told(say: string): GameEvent[];
  diceIn(say: string, list?: 'dice' | 'faces'): number[];
  army(where: string, expected: string): T;
  ends(reason: string): T;
}
export type Table<V, M> = Acting<Table<V, M>, V> & Reading & M;

/** Questions between actions, rounds and turns: a test may end there without having looked at them. */
const REST = [
  'actions/act',
  'play-event/guideDraws',
  'battle/press',
  'fellowship-phase/declare',
  'turn/allocate',
  'team-draw/deck',
  'exchange/offer',
];

/** The table under `game` in a position; `more` are words of its own. */
export function tableOf<V, M extends object>(
  game: Game,
  options: Record<string, string>,
  position: (s: War, rules: Rules<War, WarView & V>) => void,
  more: (s: () => War, rules: Rules<War, WarView & V>) => M,
): Table<V, M> {
  const events: GameEvent[] = [];
  const rules = game.rules(options) as Rules<War, WarView & V>;
  const at = scenario<War>(game, {
    held: true,
    options,
    rest: REST,
    position: (s) => {
      position(s, rules);
      s.outcome = null;
      s.stack.push({ p: 'scenario', at: 'begin' });
      const beginning = { ...rules, procedures: { ...rules.procedures, scenario: begin } };
      events.push(...applyTelling(beginning, s, 0, ['done']).events);
    },
  });
  const s = (): War => at.state;
  const seats = seatWords(s().players);
  const reading = readingOf(s, rules);
  /** Dice that were scripted and not yet rolled; null while no die was. */
  let rolls: number[] | null = null;
  let free = false;
  const rolled = (): void => {
    if (!rolls) return;
    for (const { id } of at.happened.chance
      .filter(({ kind }) => kind === 'roll')
      .slice(0, free ? rolls.length : undefined))
      assert.equal(id, rolls.shift(), 'a die was rolled that the test has not scripted');
  };
  const take = (who: Who, words: readonly string[]): Table<V, M> => {
    for (const word of words) {
      const isAsked = asked(rules, s()).includes(seats.indexOf(who));
      assert.ok(isAsked, `${whoIsAsked()} is asked, not ${who}, before "${word}"`);
      at.does(seats.indexOf(who), word);
      events.push(...at.happened.events);
      rolled();
    }
    return self;
  };
  const whoIsAsked = (): Who | 'nobody' => seats[asked(rules, s())[0]] ?? 'nobody';

  const words: Acting<Table<V, M>, V> = {
    get s() {
      return at.state;
    },
    rules,
    events,
    fp: (...options: string[]) => take('fp', options),
    shadow: (...options: string[]) => take('shadow', options),
    by: (who: Who, ...options: string[]) => take(who, options),
    declines(who: Who) {
      const found = words.may().filter((word) => DECLINING.includes(word));
      assert.equal(found.length, 1, `${who} cannot decline: ${words.may().join(', ')}`);
      return take(who, found);
    },
    doneIfAsked: (who: Who): Table<V, M> =>
      whoIsAsked() === who && words.may().includes('done') ? take(who, ['done']) : self,
    dice(...faces: number[]) {
      rolls = faces.slice();
      free = false;
      at.edit((state) => {
        state.rng = rngFor(faces);
      });
      return self;
    },
    anyMore() {
      free = true;
      return self;
    },
    actionDice(faces: { fp?: string; shadow?: string }) {
      const numbers = SIDE_KEYS.flatMap((key, side) =>
        (faces[key] ?? '')
          .split(' ')
          .filter(Boolean)
          .map((face) => DIE_FACES[side].indexOf(placeIn(FACES, face, 'die face')) + 1),
      );
      return words.dice(...numbers);
    },
    picks(n: number, of: number) {
      at.edit((state) => {
        state.rng = rngThatPicks(n, of);
      });
      return self;
    },
    edit(change: (state: War) => void) {
      at.edit(change);
      return self;
    },
    may(): string[] {
      at.leaveOpen();
      const [seat] = asked(rules, s());
      return seat === undefined ? [] : at.list(seat);
    },
    verbs: (verb: string): string[] => words.may().filter((word) => word.split(' ')[0] === verb),
    mayExactly(...expected: string[]) {
      assert.deepEqual(words.may().sort(), expected.slice().sort());
      return self;
    },
    refuses(word: string, rule: string | null, say?: string) {
      at.refuses(asked(rules, s())[0], word, rule, say);
      return self;
    },
    asks(who: Who | 'nobody', prompt?: string) {
      at.leaveOpen();
      assert.equal(whoIsAsked(), who);
      if (prompt && who !== 'nobody') assert.equal(words.prompt(), prompt);
      return self;
    },
    prompt(): string | undefined {
      at.leaveOpen();
      return pending(rules, s())?.prompt(asked(rules, s())[0]).say;
    },
    asked(): Who[] {
      at.leaveOpen();
      return asked(rules, s()).map((seat) => seats[seat]);
    },
    leaveOpen() {
      at.leaveOpen();
      return self;
    },
    seen: (who: Who | null) => rules.view(s(), who === null ? null : seats.indexOf(who)),
    told: (say: string): GameEvent[] => events.filter((one) => one.say === say),
    diceIn: (say: string, list: 'dice' | 'faces' = 'dice'): number[] =>
      events.filter((one) => one.say === say).map((one) => [one.args?.[list] ?? []].flat().length),
    army(where, expected) {
      assert.equal(reading.at(where), expected, where);
      return self;
    },
    ends(reason) {
      at.over({ reason });
      return self;
    },
  };
  const self = Object.defineProperties(
    { ...reading, ...more(s, rules) },
    Object.getOwnPropertyDescriptors(words),
  ) as Table<V, M>;
  return self;
}
