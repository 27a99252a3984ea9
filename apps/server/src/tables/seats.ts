/** Sitting down, getting up, and what a seat may still change before the start. */
import type { Options } from '@pony/engine';
import { STAND_IN } from '@pony/table';
import { drawnFor } from '../fair.ts';
import { openLive } from '../hub/open.ts';
import { perform } from '../hub/perform.ts';
import type { Hub, Live } from '../hub/types.ts';
import { hashed, newSecret } from '../ids.ts';
import { Problem } from '../problem.ts';
import type { SeatKind, SeatRow, TableRow, User } from '../store/index.ts';
import { type Comer, isAway, MOST_CHAIRS } from './chairs.ts';
import { checkFit, checkLevel, chosen, seatOptions } from './check.ts';
import { emptied } from './empty.ts';
import { seatsChanged } from './start.ts';

async function waiting(hub: Hub, id: string): Promise<{ row: TableRow; seats: SeatRow[] }> {
  const row = await hub.store.table(id);
  if (!row) throw new Problem(404, 'no-such-table');
  if (row.status !== 'waiting') throw new Problem(409, 'already-begun');
  return { row, seats: await hub.store.seats(id) };
}

function seatAt(seats: readonly SeatRow[], seat: number): SeatRow {
  const found = seats.find((one) => one.seat === seat);
  if (!found) throw new Problem(404, 'no-such-seat');
  return found;
}

/** An open seat: the one asked for, or the first. */
export async function join(hub: Hub, comer: Comer, id: string, wanted: number | null, pledge: string): Promise<number> {
  for (;;) {
    const { row, seats } = await waiting(hub, id);
    const seat = wanted === null ? seats.find(({ kind }) => kind === 'open') : seatAt(seats, wanted);
    if (seat?.kind !== 'open') throw new Problem(409, 'seat-taken');
    // Somebody was quicker: there may be another seat.
    if (await take(hub, comer, row, seat, { token: null, pledge })) return seat.seat;
  }
}

/** The seat a link is for; a link works once. */
export async function joinByLink(
  hub: Hub,
  comer: Comer,
  token: string,
  pledge: string,
): Promise<{ table: string; seat: number }> {
  const kept = hashed(token);
  const found = await hub.store.link(kept);
  if (!found) throw new Problem(404, 'no-such-link');
  const { row, seats } = await waiting(hub, found.table);
  if (!(await take(hub, comer, row, seatAt(seats, found.seat), { token: kept, pledge })))
    throw new Problem(409, 'seat-taken');
  return found;
}

interface Coming {
  readonly token: string | null;
  readonly pledge: string;
}

async function take(hub: Hub, comer: Comer, row: TableRow, seat: SeatRow, { token, pledge }: Coming): Promise<boolean> {
  const { user } = comer;
  const network = hub.seal(comer.network);
  const whose = { userId: user.id, network };
  if (await hub.store.isPutOut(row.id, whose, user.login === null)) throw new Problem(403, 'put-out');
  const { perSeat } = await chosen(row.game, row.options);
  const taken: SeatRow = {
    ...seat,
    kind: 'person',
    userId: user.id,
    name: user.name,
    level: null,
    options: {},
    ready: perSeat.length === 0,
    pledge,
    share: null,
    seenOn: Date.now(),
  };
  const limits = row.owner === user.id ? { network } : { network, most: MOST_CHAIRS };
  if (!(await hub.store.takeSeat(row.id, seat, taken, token, Date.now(), limits))) {
    if (row.owner !== user.id && (await hub.store.chairsFull(whose, MOST_CHAIRS)))
      throw new Problem(429, 'too-many-chairs');
    return false;
  }
  await seatsChanged(hub, row.id);
  return true;
}

interface SeatWish {
  readonly kind: Exclude<SeatKind, 'person'> | 'me';
  readonly level?: string;
  readonly pledge?: string;
  /** The bot gets up for the friend whose place it keeps; the game waits until the maker wants it to play. */
  readonly meanwhile?: boolean;
  /** Whoever sits there is sent away, and may not sit at this table again. */
  readonly putOut?: boolean;
}

/**
 * The maker of a table decides what becomes of a seat that nobody else has taken, or whose person has been away for long or is put out; a
 * new link makes the old one void.
 */
export async function setSeat(hub: Hub, user: User, id: string, at: number, wish: SeatWish): Promise<string | null> {
  const { row, seats } = await waiting(hub, id);
  if (row.owner !== user.id) throw new Problem(403, 'not-your-table');
  const old = seatAt(seats, at);
  const others = old.kind === 'person' && old.userId !== user.id;
  const away = others && (await isAway(hub, row, old));
  if (others && !away && !wish.putOut) throw new Problem(409, 'chair-kept');
  if (wish.kind === 'me' && !wish.pledge) throw new Problem(422, 'pledge-wanted');
  if (row.rated && (wish.kind === 'bot' || wish.kind === 'me')) throw new Problem(422, 'not-ratable');
  const { meanwhile = false } = wish;
  if (meanwhile && (wish.kind !== 'bot' || old.kind !== 'link'))
    throw new Problem(422, 'wrong-seats', 'a bot sits meanwhile where a place is kept for a friend');
  const token = wish.kind === 'link' ? newSecret() : null;
  const { perSeat } = await chosen(row.game, row.options);
  const empty = emptied(old);
  const next: SeatRow =
    wish.kind === 'me'
      ? {
          ...empty,
          kind: 'person',
          userId: user.id,
          name: user.name,
          ready: perSeat.length === 0,
          pledge: wish.pledge ?? null,
        }
      : wish.kind === 'bot'
        ? drawnFor({
            ...empty,
            kind: 'bot',
            name: wish.level ?? STAND_IN,
            level: wish.level ?? STAND_IN,
            ready: !meanwhile,
          })
        : { ...empty, kind: wish.kind };
  if (next.kind === 'bot') checkLevel(next.level ?? '');
  const kinds = seats.map((seat) => (seat.seat === at ? next.kind : seat.kind));
  if (kinds.every((kind) => kind === 'bot')) throw new Problem(422, 'wrong-seats', 'somebody has to play');
  const fresh = token ? { token: hashed(token), seat: at } : null;
  const link = meanwhile ? 'kept' : fresh;
  const told = { say: wish.putOut ? 'put-out' : 'freed', seat: at } as const;
  const done = others
    ? await hub.store.freeChair(id, old, next, fresh, Date.now(), told)
    : await hub.store.changeSeat(id, old, next, link, Date.now());
  if (!done) throw new Problem(409, 'seat-taken');
  await seatsChanged(hub, id);
  return token;
}

/** The maker of a table changes two seats that nobody else has taken; who sits there, and whom links seat, go along. */
export async function swapSeats(hub: Hub, user: User, id: string, pair: readonly [number, number]): Promise<void> {
  const { row, seats } = await waiting(hub, id);
  if (row.owner !== user.id) throw new Problem(403, 'not-your-table');
  if (row.dealBy !== null) throw new Problem(409, 'already-begun');
  if (pair[0] === pair[1]) throw new Problem(422, 'wrong-seats', 'these are not two seats');
  const was = pair.map((at) => seatAt(seats, at));
  if (was.some(({ kind, userId }) => kind === 'person' && userId !== user.id)) throw new Problem(409, 'seat-taken');
  const { perSeat } = await chosen(row.game, row.options);
  const next = was.map(({ seat }, i): SeatRow => {
    const other = was[1 - i];
    // What a seat may choose belongs to the seat.
    const ready = other.kind === 'person' ? perSeat.length === 0 : other.ready;
    return { ...other, seat, options: {}, ready };
  });
  if (!(await hub.store.swapSeats(id, was, next, Date.now()))) throw new Problem(409, 'seat-taken');
  await seatsChanged(hub, id);
}

/** What a seat chooses is judged by the rules of the game, beside what those chose who are ready. */
async function judge(row: TableRow, seats: readonly SeatRow[], at: number, options: Options): Promise<void> {
  const { specs } = await chosen(row.game, row.options);
  const sure = seats.filter(({ seat, ready, kind }) => seat !== at && ready && kind !== 'open');
  const all = { ...row.options, ...seatOptions(specs, [...sure, { seat: at, options }]) };
  const { game, options: complete } = await chosen(row.game, all);
  const among = new Set([at, ...sure.map(({ seat }) => seat)]);
  checkFit(game, complete, ({ seats: whose = [at] }) => {
    const others = whose.filter((seat) => seat !== at);
    return whose.includes(at) && (others.length === 0 || others.some((seat) => among.has(seat)));
  });
}

/** A seat's own options, until the start; the maker of the table chooses for its bots. */
export async function setOptions(
  hub: Hub,
  user: User,
  id: string,
  at: number,
  wish: { options?: Options; ready?: boolean; pledge?: string },
): Promise<void> {
  const { row, seats } = await waiting(hub, id);
  const old = seatAt(seats, at);
  const bot = old.kind === 'bot' && row.owner === user.id;
  if (old.userId !== user.id && !bot) throw new Problem(403, 'not-your-seat');
  const options = wish.options ?? old.options;
  if (wish.options || wish.ready) await judge(row, seats, at, options);
  // A pledge stands until its share is opened; then a game begins, or it is worth nothing.
  const pledge = old.pledge ?? wish.pledge ?? null;
  const next = { ...old, options, ready: bot ? old.ready : (wish.ready ?? old.ready), pledge };
  if (next.ready && pledge === null) throw new Problem(422, 'pledge-wanted');
  // Its share was opened or it changed hands meanwhile: what is wished for is looked at again.
  if (!(await hub.store.changeSeat(id, old, next, 'kept', Date.now()))) return setOptions(hub, user, id, at, wish);
  await seatsChanged(hub, id);
}

/** Before the start the seat is open again, and a table its maker leaves empty is gone. Later a bot goes on, or it is given up. */
export async function leave(hub: Hub, user: User, id: string): Promise<void> {
  const row = await hub.store.table(id);
  if (!row) throw new Problem(404, 'no-such-table');
  const seats = await hub.store.seats(id);
  const mine = seats.filter(({ userId }) => userId === user.id);
  if (row.status === 'waiting') {
    if (row.owner === user.id && seats.every(({ kind, userId }) => kind !== 'person' || userId === user.id)) {
      if (!(await hub.store.dropTable(id, user.id))) return leave(hub, user, id);
    } else {
      if (mine.length === 0) throw new Problem(403, 'not-your-seat');
      for (const seat of mine) {
        if (!(await hub.store.changeSeat(id, seat, emptied(seat), null, Date.now()))) return leave(hub, user, id);
      }
    }
    return seatsChanged(hub, id);
  }
  if (mine.length === 0) throw new Problem(403, 'not-your-seat');
  const live = await running(hub, id);
  for (const { seat } of mine) await giveUp(hub, live, row, seat);
}

async function giveUp(hub: Hub, live: Live, row: TableRow, seat: number): Promise<void> {
  const sitter = live.table?.sitters[seat];
  if (!sitter || row.status === 'over') return;
  if (row.timeOut === 'claim') {
    await perform(hub, live, { acts: [{ do: 'resign', seat }], by: 'person' });
    return;
  }
  await hub.store.botSeat(row.id, seat, STAND_IN);
  const bot = { holder: 'bot', name: STAND_IN, level: STAND_IN } as const;
  await perform(hub, live, { acts: [{ do: 'sit', seat, sitter: bot }], by: 'person' });
}

/** Somebody whose seat went to a bot comes back. */
export async function comeBack(hub: Hub, user: User, id: string, seat: number): Promise<void> {
  const live = await running(hub, id);
  if (live.seats.find((one) => one.seat === seat)?.userId !== user.id) throw new Problem(403, 'not-your-seat');
  const sitter = live.table?.sitters[seat];
  if (sitter?.holder !== 'bot') return;
  const { level: _level, ...rest } = sitter;
  const back = { ...rest, holder: 'person', person: user.id } as const;
  const answer = await perform(hub, live, { acts: [{ do: 'sit', seat, sitter: back }], by: 'person' });
  if (!answer.ok) throw new Problem(409, answer.refusal.say);
}

export async function running(hub: Hub, id: string): Promise<Live> {
  const live = await openLive(hub, id);
  if (!live) throw new Problem(404, 'no-such-table');
  if (live.fault) throw new Problem(409, 'table-fault');
  if (!live.table) throw new Problem(409, 'not-started');
  return live;
}

/** Everything a guest holds goes to the account that has just signed in with the guest's browser. */
export async function handOver(hub: Hub, from: User, to: User): Promise<void> {
  await hub.store.giveTables(from.id, to.id);
  for (const { table: id, seat } of await hub.store.seatsHeldBy(from.id)) {
    await hub.store.reseat(id, seat, to.id, to.name);
    const row = await hub.store.table(id);
    if (row?.status === 'live') {
      const live = await openLive(hub, id);
      const sitter = live?.table?.sitters[seat];
      if (live && sitter)
        await perform(hub, live, {
          acts: [{ do: 'sit', seat, sitter: { ...sitter, name: to.name, person: to.id } }],
          by: 'person',
        });
    } else await seatsChanged(hub, id);
  }
}
