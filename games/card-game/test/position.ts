/** A position in words, set on a started game: the action phase of some round, somebody's turn. */
import { CARDS, type CardGame, IS_PATH, LOCATIONS, NUMBER, SCENARIOS } from '@pony/card-game';
import { rngOf, seedOf } from '@pony/engine';

/** Cards by name; an item with its wielder as `sting@frodo-baggins`. What is not named lies in its deck. */
export interface Position {
  scenario?: string;
  /** Whose turn it is; by default of the first player. */
  turn?: string;
  /** Who has the first-player token: a place in the turn order. */
  first?: number;
  round?: number;
  hand?: Readonly<Record<string, readonly string[]>>;
  /** Top card first; the rest of the deck follows. */
  deck?: Readonly<Record<string, readonly string[]>>;
  /** Seats whose deck holds nothing but what `deck` names; the other cards are eliminated. */
  bare?: readonly string[];
  cycle?: readonly string[];
  gone?: readonly string[];
  reserve?: readonly string[];
  /** Came to the reserve this round. */
  fresh?: readonly string[];
  /** Active locations with the cards on them. */
  on?: Readonly<Record<string, readonly string[]>>;
  free?: readonly string[];
  shadow?: readonly string[];
  /** Paths that were discarded or used up. */
  used?: readonly string[];
  /** Battlegrounds that came out of the other side's area. */
  unprinted?: readonly string[];
  lastPath?: number;
  corruption?: number;
  /** Seats whose Ring token is used. */
  ringUsed?: readonly string[];
  played?: readonly string[];
}

const DECK = 1;
const HAND = 2;
const CYCLE = 3;
const GONE = 4;
const RESERVE = 7;
const ON = 8;

export function setPosition(s: CardGame, words: Position): void {
  const scenario = SCENARIOS[s.scenario];
  const card = (id: string): number => {
    const found = CARDS.indexOf(id);
    if (found < 0) throw new Error(`no card is called ${id}`);
    if (scenario.owner[found] < 0) throw new Error(`${id} is not in this scenario`);
    return found;
  };
  const location = (id: string): number => {
    const found = LOCATIONS.indexOf(id);
    if (found < 0) throw new Error(`no location is called ${id}`);
    return found;
  };
  const seat = (id: string): number => scenario.seats.indexOf(id);
  s.rng = rngOf(seedOf('position'));
  s.play = [];
  s.apart = [];
  s.fresh = [];
  s.played = (words.played ?? []).map(card);
  s.hands = s.hands.map(() => []);
  s.cycled = s.hands.map(() => []);
  s.gone = s.hands.map(() => []);
  s.decks = s.hands.map(() => []);
  s.at = s.at.map((_, one) => (scenario.owner[one] < 0 ? 0 : -1));
  s.host = s.host.map(() => -1);
  s.tokens = s.tokens.map(() => 0);
  s.seen = s.seen.map(() => 0);
  const put = (one: number, at: number, lists: number[][]): void => {
    s.at[one] = at;
    lists[scenario.owner[one]].push(one);
  };
  for (const ids of Object.values(words.hand ?? {})) for (const id of ids) put(card(id), HAND, s.hands);
  for (const id of words.cycle ?? []) put(card(id), CYCLE, s.cycled);
  for (const id of words.gone ?? []) put(card(id), GONE, s.gone);
  const inPlay = (word: string, at: number): void => {
    const [id, wielder] = word.split('@');
    s.at[card(id)] = at;
    if (wielder) s.host[card(id)] = card(wielder);
    s.play.push(card(id));
  };
  for (const word of words.reserve ?? []) inPlay(word, RESERVE);
  for (const id of words.fresh ?? []) s.fresh.push(card(id));
  s.active = [];
  s.locAt = scenario.inDeck.map((there) => (there ? 1 : 0));
  for (const [id, cards] of Object.entries(words.on ?? {})) {
    s.locAt[location(id)] = 2;
    s.active.push(location(id));
    for (const word of cards) inPlay(word, ON + location(id));
  }
  s.addedAttack = s.active.map(() => 0);
  s.addedDefence = s.active.map(() => 0);
  s.bare = s.active.map((one) => ((words.unprinted ?? []).includes(LOCATIONS[one]) ? 1 : 0));
  for (const id of words.free ?? []) s.locAt[location(id)] = 3;
  for (const id of words.shadow ?? []) s.locAt[location(id)] = 4;
  for (const id of words.used ?? []) s.locAt[location(id)] = 5;
  const path = s.active.find((one) => IS_PATH[one]);
  s.lastPath = words.lastPath ?? (path === undefined ? 1 : NUMBER[path]);
  const tops = Object.values(words.deck ?? {})
    .flat()
    .map(card);
  s.at.forEach((at, one) => {
    if (at !== -1 || tops.includes(one)) return;
    if ((words.bare ?? []).includes(scenario.seats[scenario.owner[one]])) put(one, GONE, s.gone);
    else put(one, DECK, s.decks);
  });
  for (const one of tops.reverse()) put(one, DECK, s.decks);
  s.corruption = words.corruption ?? 0;
  s.finalFought = 0;
  s.permits = 0;
  s.ring = scenario.seats.map((id, at) => (scenario.ring[at] === 2 || (words.ringUsed ?? []).includes(id) ? 0 : 1));
  s.round = words.round ?? 1;
  s.first = words.first ?? 0;
  const at = words.turn === undefined ? s.first : turnOf(scenario.order, s.first, seat(words.turn));
  s.stack = [
    { p: 'game', at: 'rounds' },
    { p: 'round', at: 'combat', waits: [] },
    { p: 'action-phase', at: 'act', turn: at, passed: 0 },
  ] as never;
}

/** The next place of a seat in the turn order, from the first player on. */
function turnOf(order: readonly number[], first: number, seat: number): number {
  for (let i = 0; i < order.length; i++) if (order[(first + i) % order.length] === seat) return first + i;
  throw new Error(`seat ${seat} is not in the turn order`);
}
