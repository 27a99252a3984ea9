/** A position of Duel in words: what is named lies there, everything else keeps a harmless place, nothing is lost. */
import {
  CARDS,
  type Duel,
  LAYOUTS,
  RACES,
  REGIONS,
  rules,
  SIDES,
  SKILLS,
  SLASH,
  SLOTS,
  TILES,
  TOKENS,
} from '@pony/duel';

export type Side = (typeof SIDES)[number];
export type BySide<T> = Partial<Record<Side, T>>;

export interface Position {
  chapter?: number;
  turn?: Side;
  /** Extra turns the player whose turn it is has earned. */
  extraTurns?: number;
  /** Fellowship, Sauron. */
  coins?: readonly [number, number];
  quest?: readonly [number, number];
  area?: BySide<readonly string[]>;
  /** Slot by slot; slots not named are empty. Without it the chapter lies freshly dealt. */
  layout?: Readonly<Record<number, string>>;
  /** Cards put into the discard openly; without it all cards of begun chapters that lie nowhere else. */
  discard?: readonly string[];
  /** Cards left over when a chapter was dealt. */
  leftovers?: readonly string[];
  /** Units on the board, all of them. Without it two of the Fellowship in Arnor, two of Sauron in Mordor. */
  units?: BySide<Readonly<Record<string, number>>>;
  fortresses?: BySide<readonly string[]>;
  /** Tiles taken earlier whose fortress was removed. */
  tiles?: BySide<readonly string[]>;
  tilesUp?: readonly string[];
  /** The next tiles of the stack, the first one first. */
  tileStack?: readonly string[];
  tokens?: BySide<readonly string[]>;
  /** The tops of token stacks, the topmost first. */
  stacks?: Readonly<Record<string, readonly string[]>>;
  /** Cards of the next chapter by the slot in which they will lie. */
  next?: Readonly<Record<number, string>>;
}

const idOf = (kind: string, name: string): number => {
  const id = rules.find(kind, name);
  if (id === undefined) throw new Error(`duel has no ${kind} called ${name}`);
  return id;
};
const idsOf = (kind: string, names: readonly string[] = []): number[] => names.map((name) => idOf(kind, name));
const bits = (places: readonly number[]): number => places.reduce((mask, place) => mask | (1 << place), 0);
const without = (list: readonly number[], taken: ReadonlySet<number>): number[] =>
  list.filter((one) => !taken.has(one));

/** Sets the position on a freshly started state. */
export function setPosition(s: Duel, words: Position): void {
  s.chapter = words.chapter ?? 1;
  s.active = idOf('seat', words.turn ?? 'fellowship');
  s.extraTurns = words.extraTurns ?? 0;
  if (words.coins) s.coins = [...words.coins];
  if (words.quest) s.quest = [...words.quest];
  setCards(s, words);
  SIDES.forEach((_, seat) => {
    setArea(s, seat);
  });
  if (words.units) setUnits(s, words.units);
  setTiles(s, words);
  setTokens(s, words);
}

function setCards(s: Duel, words: Position): void {
  const dealt = [s.layout.concat(s.leftovers), s.decks[1], s.decks[2]];
  s.areas = [idsOf('card', words.area?.fellowship), idsOf('card', words.area?.sauron)];
  s.layout = new Array<number>(SLOTS).fill(-1);
  for (const [slot, card] of Object.entries(words.layout ?? {})) s.layout[Number(slot)] = idOf('card', card);
  s.discard = idsOf('card', words.discard);
  s.leftovers = idsOf('card', words.leftovers);
  const named = [...s.areas.flat(), ...s.layout.filter((card) => card >= 0), ...s.discard, ...s.leftovers];
  const early = named.find((card) => CARDS[card].chapter > s.chapter);
  if (early !== undefined) throw new Error(`${CARDS[early].id} cannot lie on the table in chapter ${s.chapter}`);
  const taken = new Set(named);
  if (taken.size !== named.length) throw new Error('a card is named twice');
  const exactDiscard = words.discard !== undefined || words.leftovers !== undefined;
  s.decks = [[], [], []];
  dealt.forEach((cards, i) => {
    const rest = without(cards, taken);
    if (i + 1 > s.chapter) s.decks[i] = rest;
    else if (i + 1 === s.chapter && !words.layout) {
      for (let slot = 0; slot < SLOTS; slot++) s.layout[slot] = rest[slot];
      s.leftovers.push(...rest.slice(SLOTS));
    } else if (exactDiscard) s.decks[i] = rest;
    else {
      s.leftovers.push(...rest.slice(0, 3));
      s.discard.push(...rest.slice(3));
    }
  });
  s.looked = [0, 0];
  for (const [slot, card] of Object.entries(words.next ?? {})) {
    const deck = s.decks[s.chapter];
    const at = deck.indexOf(idOf('card', card));
    [deck[at], deck[Number(slot)]] = [deck[Number(slot)], deck[at]];
  }
  const { faceUp, coveredBy } = LAYOUTS[s.chapter - 1];
  const present = s.layout.flatMap((card, slot) => (card >= 0 ? [slot] : []));
  s.present = bits(present);
  s.faceUp = bits(present.filter((slot) => (faceUp & (1 << slot)) !== 0 || (coveredBy[slot] & s.present) === 0));
}

/** What is kept for speed follows from the cards of the area. */
function setArea(s: Duel, seat: number): void {
  const cards = s.areas[seat].map((card) => CARDS[card]);
  SKILLS.forEach((_, skill) => {
    s.skills[seat * SKILLS.length + skill] = cards.reduce((sum, card) => sum + card.gives[skill], 0);
  });
  RACES.forEach((_, race) => {
    s.races[seat * RACES.length + race] = cards.filter((card) => card.effect.race === race).length;
  });
  s.slash[seat] = bits(SLASH.flatMap((card, i) => (s.areas[seat].includes(card) ? [i] : [])));
  s.chains[seat] = bits(cards.flatMap((card) => (card.chainOut >= 0 ? [card.chainOut] : [])));
  const races = new Set(cards.flatMap((card) => (card.effect.race >= 0 ? [card.effect.race] : [])));
  s.threeRaces[seat] = races.size >= 3 ? 1 : 0; // DU-14.8: used when the third one came
}

function setUnits(s: Duel, units: NonNullable<Position['units']>): void {
  s.units.fill(0);
  SIDES.forEach((side, seat) => {
    s.supply[seat] = 15;
    for (const [region, count] of Object.entries(units[side] ?? {})) {
      s.units[seat * REGIONS.length + idOf('region', region)] = count;
      s.supply[seat] -= count;
    }
  });
}

function setTiles(s: Duel, words: Position): void {
  const order = [...s.tilesUp, ...s.tileStack];
  SIDES.forEach((side, seat) => {
    for (const region of idsOf('region', words.fortresses?.[side])) {
      s.fortress[region] = seat;
      s.tileOwner[TILES.findIndex((tile) => tile.region === region)] = seat;
    }
    for (const tile of idsOf('tile', words.tiles?.[side])) s.tileOwner[tile] = seat;
  });
  s.tilesUp = idsOf('tile', words.tilesUp);
  const next = idsOf('tile', words.tileStack);
  const owned = s.tileOwner.flatMap((owner, tile) => (owner >= 0 ? [tile] : []));
  const rest = without(order, new Set([...s.tilesUp, ...next, ...owned]));
  s.tileStack = [...rest, ...next.reverse()];
}

function setTokens(s: Duel, words: Position): void {
  s.tokens = SIDES.map((side) => bits(idsOf('token', words.tokens?.[side])));
  s.knownTokens = s.tokens[0] | s.tokens[1];
  RACES.forEach((name, race) => {
    const tops = idsOf('token', words.stacks?.[name]);
    const owned = TOKENS.flatMap((_, token) => (s.knownTokens & (1 << token) ? [token] : []));
    const rest = without(s.stacks.slice(race * 3, race * 3 + 3), new Set([...tops, ...owned]));
    const stack = [...rest, ...tops.reverse()];
    s.stackSize[race] = stack.length;
    for (let i = 0; i < 3; i++) s.stacks[race * 3 + i] = stack[i] ?? -1;
  });
}
