/** Scenario words for tests: `war({ armies: { osgiliath: 'gondor 2r' }, ... })`, then options in words, through the public door. */
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
  start,
} from '@pony/engine';
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
  KINDS,
  NATIONS,
  nation,
  PLACE_COUNT,
  region,
  SIDES,
  STRONGHOLD_AT,
  TILES,
  tile,
} from '../src/data.ts';
import { deckOfCard } from '../src/edition.ts';
import { game, rules } from '../src/game.ts';
import { sideOfSeat } from '../src/seats.ts';
import { ASIDE, GONE, IN_FELLOWSHIP, REPLACED, type War } from '../src/state.ts';

type BySide<T> = { fp?: T; shadow?: T };
const SIDE_KEYS = ['fp', 'shadow'] as const;
export type Who = 'fp' | 'shadow' | 'gondor' | 'rohan' | 'witch-king' | 'saruman';
/** Seats by number of players. */
const SEATS: Record<number, readonly Who[]> = {
  2: ['fp', 'shadow'],
  3: ['fp', 'witch-king', 'saruman'],
  4: ['gondor', 'rohan', 'witch-king', 'saruman'],
};

export interface Scenario {
  /** 'gondor 3r 1e 1l, rohan 1r'; Nazgûl are 'sauron 2n'. Given, the board starts empty; left out, it is the set-up. */
  armies?: Record<string, string>;
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

const LETTERS: Record<string, number> = { r: 0, e: 1, l: 2, n: 2 };

function placeNamed(word: string): number {
  const found = rules.find('place', word);
  if (found === undefined) throw new Error(`no place is called ${word}`);
  return found;
}

function muster(s: War, place: number, words: string): void {
  for (const part of words.split(',')) {
    const [name, ...counts] = part.trim().split(/\s+/);
    for (const count of counts) {
      const figure = figureOf(nation(name), LETTERS[count.slice(-1)]);
      s.reserve[figure] -= Number(count.slice(0, -1));
      assert.ok(s.reserve[figure] >= 0, `there are not so many ${rules.name('figure', figure)}`);
      add(s, place, figure, Number(count.slice(0, -1)));
    }
  }
}

function clearBoard(s: War): void {
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
  const level = (c: number): number => [3, 3, 2, 2, 2, 1, 1][c] ?? 0;
  const inside = CHARACTERS.map((_, c) => c).filter((c) => s.at[c] === IN_FELLOWSHIP);
  if (given.fellowship?.guide) s.guide = character(given.fellowship.guide);
  else if (!inside.includes(s.guide))
    s.guide = inside.length === 0 ? character('gollum') : inside.sort((a, b) => level(b) - level(a) || a - b)[0];
}

function takeCard(s: War, id: number): void {
  for (const list of [...s.decks, ...s.hands, ...s.table, ...s.played]) {
    const at = list.indexOf(id);
    if (at >= 0) list.splice(at, 1);
  }
}

function setCards(s: War, given: Scenario): void {
  SEATS[s.players].forEach((who, seat) => {
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

/** The rules of the table. */
const tableOf = (given: Scenario): typeof rules =>
  game.rules({ players: String(given.players ?? 2) }) as unknown as typeof rules;

function frames(given: Scenario): Frame[] {
  const at = { recover: 'recover', fellowship: 'phase2', hunt: 'phase3', actions: 'still', end: 'still' };
  const phase = given.phase ?? 'actions';
  const turn = { p: 'turn', at: at[phase], allocated: 0 } as Frame;
  return phase === 'actions' ? [turn, { p: 'actions', at: 'next' }] : [turn];
}

/** The state of a scenario, before the rules have gone on to the first question. */
function stateOf(given: Scenario): War {
  const players = String(given.players ?? 2);
  const s = start(tableOf(given), { players }, 'scenario').state;
  s.turn = given.turn ?? 1;
  if (given.armies) {
    clearBoard(s);
    for (const [where, words] of Object.entries(given.armies)) muster(s, placeNamed(where), words);
  }
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
    const seat = SEATS[s.players].indexOf(who);
    s.leading[sideOfSeat(s, seat)] = seat;
  }
  s.phase = 5;
  s.side = given.acts === 'shadow' ? 1 : 0;
  s.outcome = null;
  s.stack = frames(given);
  return s;
}

/** A generator whose next d6 rolls are these. Two outputs of sfc32 can be set at will, the others are searched for. */
export function rngFor(rolls: readonly number[]): number[] {
  const seek = [11, 22, 33, 44];
  const want = (roll: number): number => Math.floor(nextWord(seek) / 6 - 10) * 6 + (roll - 1);
  const limit = 4294967296 - (4294967296 % 6);
  for (;;) {
    const b = nextWord(seek) | 0;
    const d = nextWord(seek) | 0;
    const c = Math.imul((want(rolls[1] ?? 1) - ((b ^ (b >>> 9)) + d + 1)) | 0, 954437177);
    const a = (want(rolls[0] ?? 1) - b - d) | 0;
    const rng = [a, b, c, d];
    const probe = rng.slice();
    if (rolls.every((roll) => isRoll(nextWord(probe), roll, limit))) return rng;
  }
}
const isRoll = (word: number, roll: number, limit: number): boolean => word < limit && (word % 6) + 1 === roll;

/** A question that answers itself, so that the machine carries a scenario to its first real one. */
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
const beginning = (of: typeof rules): typeof rules => ({
  ...of,
  procedures: { ...of.procedures, scenario: begin as never },
});

const cardNames = (list: readonly number[]): string[] => list.map((id) => rules.name('card', id));

/** A scenario under way. Methods that take or check options return it again, so that they can be chained. */
export function war(given: Scenario = {}) {
  const table = tableOf(given);
  const s = stateOf(given);
  const seatOf = (who: Who): number => SEATS[s.players].indexOf(who);
  const events: GameEvent[] = [];
  s.stack.push({ p: 'scenario', at: 'begin' });
  events.push(...applyTelling(beginning(table), s, 0, ['done']).events);

  const whoIsAsked = (): Who | 'nobody' => SEATS[s.players][asked(table, s)[0]] ?? 'nobody';
  const take = (who: Who, words: readonly string[]): typeof game => {
    for (const word of words) {
      const isAsked = asked(table, s).includes(seatOf(who));
      assert.ok(isAsked, `${whoIsAsked()} is asked, not ${who}, before "${word}"`);
      const option = optionFromWords(rules, word);
      const refused = explain(table, s, seatOf(who), option);
      assert.equal(
        refused,
        null,
        `"${word}" is refused: ${refused?.say} ${refused?.rule}; may: ${game.may().join(', ')}`,
      );
      events.push(...applyTelling(table, s, seatOf(who), option).events);
      if (!s.outcome) table.invariants(s);
    }
    return game;
  };

  const game = {
    s,
    /** Everything told since the scenario began. */
    events,
    /** Free Peoples take these options, one after the other. */
    fp: (...words: string[]) => take('fp', words),
    shadow: (...words: string[]) => take('shadow', words),
    /** A player of three or four takes these options. */
    by: (who: Who, ...words: string[]) => take(who, words),
    /** The next dice of six sides show this. */
    dice(...rolls: number[]) {
      s.rng = rngFor(rolls);
      return game;
    },
    /** The next random pick falls on the n-th of so many things, counted from 1. */
    picks(n: number, of: number) {
      s.rng = [1, 2, 3, 4];
      while (below(s.rng.slice(), of) !== n - 1) nextWord(s.rng);
      return game;
    },
    /** Options of whoever is asked, in words. */
    may(): string[] {
      const [seat] = asked(table, s);
      return seat === undefined ? [] : options(table, s, seat).map((option) => optionToWords(rules, option));
    },
    mayExactly(...words: string[]) {
      assert.deepEqual(game.may().sort(), words.slice().sort());
      return game;
    },
    /** The option is refused, by this rule. */
    refuses(word: string, rule: string | null, say?: string) {
      const refused = explain(table, s, asked(table, s)[0], optionFromWords(rules, word));
      assert.ok(refused, `"${word}" is not refused`);
      assert.equal(refused.rule, rule, `"${word}" is refused by ${refused.rule} ${refused.say}`);
      if (say) assert.equal(refused.say, say);
      return game;
    },
    /** Who is asked, and with which prompt. */
    asks(who: Who | 'nobody', prompt?: string) {
      assert.equal(whoIsAsked(), who);
      if (prompt && who !== 'nobody') assert.equal(pending(table, s)?.prompt(seatOf(who)).say, prompt);
      return game;
    },
    /** Everybody who is asked. */
    asked: (): Who[] => asked(table, s).map((seat) => SEATS[s.players][seat]),
    /** Figures at a place in the words of `armies`, '' for none. */
    at(where: string): string {
      const place = placeNamed(where);
      const parts = NATIONS.map((id, n) => {
        const counts = KINDS.flatMap((kind, k) => {
          const count = countOf(s, place, figureOf(n, k));
          return count > 0 ? [`${count}${id === 'sauron' && kind === 'leader' ? 'n' : kind[0]}`] : [];
        });
        return counts.length > 0 ? `${id} ${counts.join(' ')}` : '';
      });
      return parts.filter(Boolean).join(', ');
    },
    army(where: string, words: string) {
      assert.equal(game.at(where), words, where);
      return game;
    },
    /** Where a Character is, in the words of `characters`. */
    where(id: string): string {
      const place = s.at[character(id)];
      if (place >= 0) return rules.name('place', place);
      return { [ASIDE]: 'aside', [IN_FELLOWSHIP]: 'fellowship', [GONE]: 'gone', [REPLACED]: 'replaced' }[place] ?? '?';
    },
    /** 'active 3', 'passive 1', 'active 4' for At War. */
    box: (id: string): string => `${s.active[nation(id)] ? 'active' : 'passive'} ${s.box[nation(id)]}`,
    controls: (where: string): string => SIDES[s.control[region(where)]] ?? 'nobody',
    isBesieged: (where: string): boolean => s.siege[STRONGHOLD_AT[region(where)]] === 1,
    reserve: (id: string, kind: 'r' | 'e' | 'l' | 'n'): number => s.reserve[figureOf(nation(id), LETTERS[kind])],
    lost: (id: string, kind: 'r' | 'e' | 'l'): number => s.lost[figureOf(nation(id), LETTERS[kind])],
    dieCount: (who: 'fp' | 'shadow', face: (typeof FACES)[number]): number =>
      s.dice[SIDE_KEYS.indexOf(who) * FACE_COUNT + FACES.indexOf(face)],
    bearers: (): string => rules.name('region', s.bearers),
    guide: (): string => rules.name('character', s.guide),
    hand: (who: Who): string[] => cardNames(s.hands[seatOf(who)]),
    onTable: (who: 'fp' | 'shadow'): string[] => cardNames(s.table[SIDE_KEYS.indexOf(who)]),
    discarded: (who: 'fp' | 'shadow'): string[] => cardNames(s.played[SIDE_KEYS.indexOf(who)]),
    /** Events of a kind told so far. */
    told: (say: string): GameEvent[] => events.filter((one) => one.say === say),
    /** How many dice each roll of a kind had. */
    diceIn: (say: string, list: 'dice' | 'faces' = 'dice'): number[] =>
      events.filter((one) => one.say === say).map((one) => [one.args?.[list] ?? []].flat().length),
    ends(reason: string) {
      assert.equal(s.outcome?.reason, reason);
      return game;
    },
  };
  return game;
}
