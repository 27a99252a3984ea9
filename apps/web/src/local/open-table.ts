/** One table that is open in this house, and what a page is told of it. */
import type { Playable } from '@pony/bots';
import type { Seat } from '@pony/engine';
import type { Care, SeatInfo, ServerMessage, Situation, TableInfo } from '@pony/protocol';
import { type Attending, askedNow, full, outcomeOf, people, situation, type Table, update } from '@pony/table';
import type { KeptTable } from '../store/kept.ts';
import { whoSits } from './order.ts';

/** How bots play at this screen. */
export interface Tempo {
  /** Milliseconds between two of their decisions. */
  readonly gap: number;
  /** Rounds of search instead of time: the same game every time. */
  readonly rounds?: number;
}

/** The page that shows a table, and what it was told last. */
export interface Guest {
  say(message: ServerMessage): void;
  /** The seat whose player has said that the screen is theirs. */
  uncovered: Seat | null;
  situation: Situation | null;
  about: string;
  care: string;
}

export interface OpenTable {
  readonly id: string;
  readonly playable: Playable;
  readonly table: Table;
  readonly created: number;
  guest: Guest | null;
  tempo: Tempo;
  /** Bots play on by themselves; else only as many decisions as were asked for. */
  running: boolean;
  steps: number;
  keeping: Care['keeping'];
  fault: string | null;
  attending: Attending | null;
  saving: boolean;
  unsaved: boolean;
  changedAt: number;
  release: (() => void) | null;
}

/** A table as it is taken out: nobody looks at it yet. */
export const opened = (id: string, playable: Playable, table: Table, now: number): OpenTable => ({
  id,
  playable,
  table,
  created: now,
  guest: null,
  tempo: { gap: 0 },
  running: true,
  steps: 0,
  keeping: 'kept',
  fault: null,
  attending: null,
  saving: false,
  unsaved: false,
  changedAt: now,
  release: null,
});

const seatInfo = (table: Table, seat: Seat): SeatInfo => {
  const { id, team } = table.specs[seat];
  const { holder, name, level } = table.sitters[seat];
  const own = holder === 'person';
  const friend = own && whoSits(table)[seat].who === 'friend';
  return {
    seat,
    id,
    team,
    kind: own ? 'person' : 'bot',
    name,
    ...(level ? { level } : null),
    ready: true,
    yours: own,
    ...(friend ? { friend } : null),
  };
};

/** What the page may know of a table beside the game. All people at it are before this screen. */
function infoOf({ id, table, created, changedAt }: OpenTable): TableInfo {
  const { game, options, undo, pace, timeOut } = table;
  return {
    id,
    game: game.id,
    options,
    undo,
    pace,
    timeOut,
    listed: false,
    watch: false,
    status: outcomeOf(table) ? 'over' : 'live',
    seats: table.specs.map((_, seat) => seatInfo(table, seat)),
    asked: [...askedNow(table)],
    owned: true,
    commitment: '',
    next: null,
    fault: false,
    created,
    changed: changedAt,
  };
}

/** Tells the page what it does not know yet: everything at first, then what has changed. */
export function tell(open: OpenTable): void {
  const { guest, table } = open;
  if (!guest) return;
  const viewer = people(table);
  const { changed: _changed, ...lasting } = infoOf(open);
  const about = JSON.stringify(lasting);
  if (about !== guest.about) guest.say({ type: 'table', table: infoOf(open) });
  guest.about = about;
  const { running, keeping, fault } = open;
  const care = JSON.stringify({ running, keeping, fault });
  if (care !== guest.care) guest.say({ type: 'care', care: { running, keeping, fault } });
  guest.care = care;
  // Whoever has no secrets any more is covered again when the next ones come.
  if (situation(table, viewer).cover === undefined) guest.uncovered = null;
  if (guest.situation) {
    const { after, update: news } = update(table, viewer, guest.situation, guest.uncovered);
    guest.situation = after;
    guest.say(news);
  } else {
    guest.situation = situation(table, viewer, guest.uncovered);
    guest.say(full(table, viewer, guest.situation));
  }
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
