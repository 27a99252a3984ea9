/** A game begins when every seat is taken and everybody is ready. */
import { isBotName } from '@pony/bots';
import { undealableBy } from '@pony/engine';
import { askedNow, nextDue, openTable, type Sitter } from '@pony/table';
import { headOfDice, pledgeOf, seedOfGame } from '../fair.ts';
import { tellSeats } from '../hub/finished.ts';
import { inTurn } from '../hub/from-log.ts';
import { openLive, refresh } from '../hub/open.ts';
import { perform } from '../hub/perform.ts';
import type { Hub } from '../hub/types.ts';
import { Problem } from '../problem.ts';
import type { SeatRow, Start, TableRow } from '../store/index.ts';
import { beginsWithout } from './chairs.ts';
import { chosen, seatOptions } from './check.ts';

/** Somebody sat down, got up or changed something: the game begins if it can, and everybody is told. */
export async function seatsChanged(hub: Hub, id: string): Promise<void> {
  await begin(hub, id);
  const live = await hub.lives.get(id);
  if (live) {
    await inTurn(live, async () => {
      if (!live.table) live.mine = true;
      await refresh(hub, live);
    });
  } else await openIfDue(hub, id);
  await hub.store.notify(`${hub.process} seats ${id}`);
}

async function openIfDue(hub: Hub, id: string): Promise<void> {
  const row = await hub.store.table(id);
  if (row?.status !== 'live' || row.due === null) return;
  const live = await openLive(hub, id);
  if (!live) return;
  live.mine = true;
  live.attending?.look();
}

/** Everybody is there: shares are called for, and the game begins when all of them are open. */
async function begin(hub: Hub, id: string): Promise<void> {
  const { store } = hub;
  const row = await store.table(id);
  if (row?.status !== 'waiting') return;
  const seats = await store.seats(id);
  if (!seats.every(isReady)) {
    // Who sat down while it was called off is looked at once more.
    if (row.dealBy !== null && (await store.callOff(id, row.dealBy))) await begin(hub, id);
    return;
  }
  const late = row.dealBy !== null && row.dealBy <= hub.wall();
  if (seats.every(({ share }) => share !== null) || (late && mayBeginWithout(row, seats))) {
    const dealt = await deal(hub, row, seats);
    if (dealt === 'changed') await begin(hub, id);
  } else if (row.dealBy === null) {
    await store.callForShares(id, hub.wall() + hub.openMs);
    comeBackTo(hub, id, hub.openMs);
  } else if (!late) comeBackTo(hub, id, row.dealBy - hub.wall());
  else if (row.dealBy > 0) await store.waitFor(id, row.dealBy);
}

const mayBeginWithout = (row: TableRow, seats: readonly SeatRow[]): boolean =>
  beginsWithout(row) && seats.some(({ kind, share }) => kind === 'person' && share !== null);

/** A bot that only keeps the place of a friend is not ready: it begins when the maker of the table wants it to play. */
const isReady = ({ kind, ready, pledge }: SeatRow): boolean =>
  pledge !== null && ready && (kind === 'bot' || kind === 'person');

function comeBackTo(hub: Hub, id: string, ms: number): void {
  if (hub.calling.has(id)) return;
  const timer = setTimeout(() => {
    hub.calling.delete(id);
    if (!hub.stopping)
      seatsChanged(hub, id).catch((error: Error) =>
        hub.log.error({ table: id, error: error.message }, 'nobody could be asked for shares'),
      );
  }, ms + 1);
  timer.unref();
  hub.calling.set(id, timer);
}

/** `changed`: a seat has changed meanwhile, nothing has begun. What cannot be dealt is told, and everybody says anew that he is ready. */
async function deal(hub: Hub, row: TableRow, seats: readonly SeatRow[]): Promise<'begun' | 'changed' | 'undealt'> {
  let start: Start;
  try {
    start = await dealt(hub, row, seats);
  } catch (error) {
    const why = undealableBy(error);
    hub.metrics.count('pony_undealt_total');
    hub.log.warn(
      { table: row.id, game: row.game, rules: why.says.map(({ rule }) => rule) },
      'a game could not be dealt',
    );
    return (await hub.store.undeal(row.id, row.dealBy, why, Date.now())) ? 'undealt' : 'changed';
  }
  if (!(await hub.store.startTable(row.id, start))) return 'changed';
  hub.metrics.count('pony_games_started_total');
  return 'begun';
}

async function dealt(hub: Hub, row: TableRow, seats: readonly SeatRow[]): Promise<Start> {
  const { specs } = await chosen(row.game, row.options);
  const { game, options } = await chosen(row.game, { ...row.options, ...seatOptions(specs, seats) });
  const sitters = seats.map(sitterOf);
  const now = hub.now();
  const shares = seats.map(({ share }) => share ?? '');
  const drawn = { ...row, shares };
  const { undo, pace, timeOut } = row;
  const seed = seedOfGame(drawn);
  const table = openTable({
    game,
    options,
    seed,
    seats: sitters,
    undo,
    pace,
    timeOut,
    extra: headOfDice(drawn),
    endStands: true,
    keep: 0,
    now,
  });
  return {
    options,
    rules: table.rules.version,
    at: now,
    sitters,
    seats,
    asked: askedNow(table),
    due: nextDue(table, now)?.at ?? null,
    on: Date.now(),
  };
}

/** A seat shows what it pledged; whoever knows it may say it. Whoever was not there when the game began brings it now. */
export async function openShare(hub: Hub, id: string, share: string): Promise<void> {
  if (!(await hub.store.table(id))) throw new Problem(404, 'no-such-table');
  if (await hub.store.openShare(id, pledgeOf(share), share)) return seatsChanged(hub, id);
  const seats = await hub.store.seats(id);
  if (seats.some((seat) => seat.share === share)) return;
  const seat = seats.find(({ pledge }) => pledge === pledgeOf(share));
  const row = await hub.store.table(id);
  if (!seat || row?.status !== 'live' || row.shares?.[seat.seat] !== '') throw new Problem(409, 'no-such-pledge');
  await bringShare(hub, id, seat.seat, share);
}

/** Into the log first; the seat says it again for those who look at no log. */
async function bringShare(hub: Hub, id: string, seat: number, share: string): Promise<void> {
  const live = await openLive(hub, id);
  if (!live) throw new Problem(404, 'no-such-table');
  const answer = await perform(hub, live, { acts: [{ do: 'share', seat, share }], by: 'table' });
  const came = await inTurn(live, async () => live.table?.lateShares.find((late) => late.share === share));
  if (!came) throw new Problem(409, answer.ok ? 'table-fault' : answer.refusal.say);
  await hub.store.shareCame(id, seat, share, came.after);
  await tellSeats(hub, id);
}

/** Without a name: names stand with the seats alone, so that one who wants to be forgotten can be. */
function sitterOf({ kind, level, userId }: SeatRow): Sitter {
  if (kind === 'bot') return { holder: 'bot', name: '', level: level && isBotName(level) ? level : 'ranger' };
  return { holder: 'person', name: '', person: userId ?? undefined };
}
