/** One table that is open in this house, and what the people before the screen see of it. */
import type { LevelName, Playable } from '@pony/bots';
import { type BaseView, completeOptions, type Option, type Seat } from '@pony/engine';
import type { Digest, Situation } from '@pony/protocol';
import {
  askedNow,
  fromRecord,
  openTable,
  outcomeOf,
  personOf,
  situation,
  type Table,
  undoView,
  type Viewer,
} from '@pony/table';
import type { KeptTable } from '../store/kept.ts';
import type { Order, Pace, Seen, Sitting, TableFacts } from './messages.ts';

export interface OpenTable {
  readonly id: string;
  readonly playable: Playable;
  readonly table: Table;
  pace: Pace;
  /** A page shows it, and somebody can see that page. */
  shown: boolean;
  looking: boolean;
  /** Bots play on by themselves; else only as many decisions as were asked for. */
  running: boolean;
  steps: number;
  /** The seat whose player has said that the screen is theirs. */
  uncovered: Seat | null;
  /** The version the people have seen. */
  seen: number;
  away: Digest | null;
  keeping: Seen['keeping'];
  fault: string | null;
  /** What the page was told last. */
  told: Seen | null;
  /** Picks a bot has thought of and not yet made; they fit this version. */
  picks: { version: number; seat: Seat; left: Option[] } | null;
  driving: boolean;
  /** Ends the pause between two decisions of bots. */
  wake: () => void;
  saving: boolean;
  unsaved: boolean;
  changedAt: number;
  release: (() => void) | null;
}

const PERSON = 'you';

/** A table as it is taken out: nobody looks at it yet. */
export function opened(id: string, playable: Playable, table: Table, now: number): OpenTable {
  return {
    id,
    playable,
    table,
    pace: { gap: 0 },
    shown: false,
    looking: false,
    running: true,
    steps: 0,
    uncovered: null,
    seen: table.version,
    away: null,
    keeping: 'kept',
    fault: null,
    told: null,
    picks: null,
    driving: false,
    wake: () => undefined,
    saving: false,
    unsaved: false,
    changedAt: now,
    release: null,
  };
}

export const whoSits = (table: Table): Sitting[] =>
  table.sitters.map(({ holder, level, person }) =>
    holder === 'bot' ? { who: 'bot', level: level as LevelName } : { who: person === PERSON ? 'you' : 'friend' },
  );

export const factsOf = ({ id, table }: OpenTable): TableFacts => ({
  id,
  game: table.game.id,
  options: table.options,
  undo: table.undo,
  sitters: whoSits(table),
});

/** The seats of people, all of whom are before this screen. */
export const people = (table: Table): Seat[] =>
  table.sitters.flatMap(({ holder }, seat) => (holder === 'person' ? [seat] : []));

/** Several people share this screen. */
export const shared = (table: Table): boolean => new Set(people(table).map((seat) => personOf(table, seat))).size > 1;

/** Whose log is shown: on a shared screen only what everybody may read. */
export const reader = (table: Table): Viewer => (shared(table) ? [] : people(table));

/** A table as it was ordered. Throws on options the game does not have. */
export function lay(playable: Playable, order: Order, draw: () => string): Table {
  const { game } = playable;
  const seats = order.sitters.map(({ who, level }) => {
    if (who === 'bot') return { holder: 'bot', name: '', level: level ?? 'ranger' } as const;
    return { holder: 'person', name: '', ...(who === 'you' ? { person: PERSON } : null) } as const;
  });
  if (order.lot) byLot(seats, draw());
  const around = { seats, undo: order.undo };
  if (order.record) return fromRecord(game, order.record.text, { ...around, decisions: order.record.decisions });
  return openTable({ ...around, game, options: completeOptions(game, order.options), seed: order.seed ?? draw() });
}

/** Mixes the sitters; `words` are 32 hex digits, two for each exchange. */
function byLot<T>(list: T[], words: string): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Number.parseInt(words.slice(i * 2, i * 2 + 2), 16) % (i + 1);
    [list[i], list[j]] = [list[j], list[i]];
  }
}

/** What lies open to a seat: things and numbers, not what they would cost it. */
const knowledge = ({ zones, counters }: BaseView): string => JSON.stringify([zones, counters]);

/** Whether a seat sees something that another person before this screen may not see. */
export function hasSecrets(table: Table, seat: Seat): boolean {
  const { rules, state } = table;
  const own = knowledge(rules.view(state, seat));
  return people(table).some(
    (other) => personOf(table, other) !== personOf(table, seat) && knowledge(rules.view(state, other)) !== own,
  );
}

/** On a shared screen: whose turn it is to look, and whether the others must look away first. */
function turnToLook(open: OpenTable): { eye: Seat | null; cover: Seat | null } {
  const { table } = open;
  const asked = askedNow(table);
  const eye = people(table).find((seat) => asked.includes(seat)) ?? null;
  const secret = eye !== null && hasSecrets(table, eye);
  if (!secret) open.uncovered = null;
  return { eye, cover: secret && open.uncovered !== eye ? eye : null };
}

function situationNow(open: OpenTable): { situation: Situation; cover: Seat | null } {
  const { table } = open;
  if (!shared(table)) return { situation: situation(table, people(table)), cover: null };
  const { eye, cover } = turnToLook(open);
  const through = eye === null || cover !== null ? [] : [eye];
  return { situation: { ...situation(table, through), undo: undoView(table, people(table)) }, cover };
}

/** Everything the page is to show. */
export function seenNow(open: OpenTable): Seen {
  return {
    ...situationNow(open),
    running: open.running,
    keeping: open.keeping,
    fault: open.fault,
    away: open.away,
  };
}

/** What the home page tells of a table. */
export function summaryOf(table: Table): KeptTable['summary'] {
  const ids = (seats: readonly Seat[]): string[] => seats.map((seat) => table.specs[seat].id);
  const outcome = outcomeOf(table);
  const own = people(table);
  return {
    seats: whoSits(table).map((sitting, seat) => ({ id: table.specs[seat].id, ...sitting })),
    asked: ids(askedNow(table)),
    won: outcome ? ids(table.specs.map((_, seat) => seat).filter((seat) => outcome.seats[seat] !== 'lost')) : null,
    decisions: table.taken.length,
    own: table.taken.filter(({ seat }) => own.includes(seat)).length,
  };
}
