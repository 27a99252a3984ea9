/** New tables and rematches. */
import type { Options, SeatSpec } from '@pony/engine';
import type { Pace, UndoRule } from '@pony/table';
import { drawnFor } from '../fair.ts';
import { tellSeats } from '../hub/finished.ts';
import { openLive } from '../hub/open.ts';
import type { Hub } from '../hub/types.ts';
import { hashed, newId, newSecret, newSeed } from '../ids.ts';
import { Problem } from '../problem.ts';
import type { NewTable, SeatLink, SeatRow, User } from '../store/index.ts';
import { type Comer, MOST_TABLES } from './chairs.ts';
import { checkFit, checkLevel, chosen } from './check.ts';
import { seatsChanged } from './start.ts';

type SeatWish =
  | { readonly kind: 'me'; readonly pledge: string }
  | { readonly kind: 'link' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string };

export interface TableWish {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly SeatWish[];
  readonly listed: boolean;
  readonly watch: boolean;
  readonly rated: boolean;
  readonly lang: string | null;
  readonly undo: UndoRule;
  readonly pace: Pace | null;
  readonly timeOut: 'bot' | 'claim';
}

/** A link as it is sent to a friend; only its hash is kept. */
export interface FreshLink {
  readonly seat: number;
  readonly token: string;
}

export async function createTable(
  hub: Hub,
  comer: Comer,
  wish: TableWish,
): Promise<{ id: string; links: FreshLink[] }> {
  const { user } = comer;
  const { game, options, specs, perSeat } = await chosen(wish.game, wish.options);
  if (Object.keys(wish.options).some((key) => key.includes('@')))
    throw new Problem(422, 'bad-options', 'a seat sets its own options');
  if (wish.seats.length !== specs.length)
    throw new Problem(422, 'wrong-seats', `there are ${specs.length} seats: ${specs.map(({ id }) => id).join(', ')}`);
  if (wish.seats.every(({ kind }) => kind === 'bot')) throw new Problem(422, 'wrong-seats', 'somebody has to play');
  // What seats choose for themselves is judged when they do.
  checkFit(game, options, ({ seats }) => seats === undefined);
  if (wish.rated) checkRated(wish, specs);
  const seats = wish.seats.map((seat, i) => seatRow(seat, i, user, perSeat.length === 0));
  const links = seats.filter(({ kind }) => kind === 'link').map(({ seat }) => ({ seat, token: newSecret() }));
  const id = await insert(hub, comer, { ...wish, options }, seats, links, null);
  if (id === null) throw new Problem(429, 'too-many-tables');
  return { id, links };
}

/** Two people against each other, who take nothing back alone and whom no bot stands in for. */
function checkRated({ seats, undo, timeOut }: TableWish, specs: readonly SeatSpec[]): void {
  const no = (why: string): never => {
    throw new Problem(422, 'not-ratable', why);
  };
  if (specs.length !== 2 || specs[0].team === specs[1].team) no('a rated game has two sides of one player each');
  if (seats.some(({ kind }) => kind === 'bot')) no('no bot sits at a rated table');
  if (seats.filter(({ kind }) => kind === 'me').length > 1) no('a rated game has two players');
  if (undo === 'free') no('at a rated table nothing is taken back without consent');
  if (timeOut === 'bot') no('no bot stands in at a rated table');
}

/** Null when the maker has too many tables, or the rematch is made already. */
async function insert(
  hub: Hub,
  { user, network }: Comer,
  wish: Omit<TableWish, 'seats'>,
  seats: readonly SeatRow[],
  links: readonly FreshLink[],
  after: string | null,
): Promise<string | null> {
  const { game, options, listed, watch, rated, lang, undo, pace, timeOut } = wish;
  const id = newId();
  const secret = { seed: newSeed(), salt: newSeed() };
  const plain = Object.fromEntries(Object.entries(options).filter(([key]) => !key.includes('@')));
  const table: NewTable = {
    id,
    game,
    options: plain,
    undo,
    pace,
    timeOut,
    listed,
    watch,
    rated,
    lang,
    owner: user.id,
    ...secret,
  };
  const kept: SeatLink[] = links.map(({ seat, token }) => ({ seat, token: hashed(token) }));
  const making = { most: MOST_TABLES, network: hub.seal(network), ...(after === null ? null : { after }) };
  if (!(await hub.store.createTable(table, seats, kept, Date.now(), making))) return null;
  await seatsChanged(hub, id);
  return id;
}

function seatRow(wish: SeatWish, seat: number, user: User, ready: boolean): SeatRow {
  const empty = {
    seat,
    userId: null,
    name: '',
    level: null,
    options: {},
    ready: false,
    pledge: null,
    share: null,
    mixedAfter: null,
    seenOn: null,
  };
  if (wish.kind === 'me')
    return { ...empty, kind: 'person', userId: user.id, name: user.name, ready, pledge: wish.pledge };
  if (wish.kind !== 'bot') return { ...empty, kind: wish.kind };
  checkLevel(wish.level);
  return drawnFor({ ...empty, kind: 'bot', name: wish.level, level: wish.level, ready: true });
}

/**
 * The same people at a new table with the options of their own and what the game left for the next; where there are sides, everybody one
 * seat on. All but the asker say first that they are ready. The asker pledges for the seats he has there.
 */
export async function rematch(hub: Hub, comer: Comer, id: string, pledges: readonly string[]): Promise<string> {
  const { user } = comer;
  const row = await hub.store.table(id);
  if (!row) throw new Problem(404, 'no-such-table');
  const seats = await hub.store.seats(id);
  if (!seats.some(({ userId }) => userId === user.id)) throw new Problem(403, 'not-your-seat');
  if (row.status !== 'over') throw new Problem(409, 'not-over');
  if (row.next) return row.next;
  const { specs } = await chosen(row.game, row.options);
  const on = new Set(specs.map(({ team }) => team)).size > 1 ? 1 : 0;
  const table = (await openLive(hub, id))?.table;
  const options = { ...row.options, ...table?.rules.brings?.(table.state) };
  let given = 0;
  const again = seats.map((_, i): SeatRow => {
    const from = seats[(i + on) % seats.length];
    const mine = from.userId === user.id;
    const next = {
      ...from,
      seat: i,
      ready: mine,
      share: null,
      mixedAfter: null,
      seenOn: null,
      pledge: mine ? (pledges[given++] ?? null) : null,
    };
    return from.kind === 'bot' ? drawnFor({ ...next, ready: true }) : next;
  });
  const made = await insert(hub, comer, { ...row, options }, again, [], id);
  const next = made ?? (await hub.store.table(id))?.next;
  if (!next) throw new Problem(429, 'too-many-tables');
  if (made) await tellSeats(hub, id);
  return next;
}
