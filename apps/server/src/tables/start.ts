/** A game begins when every seat is taken and everybody is ready. */
import { isBotName } from '@pony/bots';
import { askedNow, nextDue, openTable, type Sitter } from '@pony/table';
import { commitmentOf } from '../fair.ts';
import { inTurn, openLive, refresh } from '../hub/open.ts';
import type { Hub } from '../hub/types.ts';
import type { SeatRow } from '../store/index.ts';
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

async function begin(hub: Hub, id: string): Promise<void> {
  const { store } = hub;
  const row = await store.table(id);
  if (row?.status !== 'waiting') return;
  const seats = await store.seats(id);
  if (!seats.every(({ kind, ready }) => kind === 'bot' || (kind === 'person' && ready))) return;
  const { specs } = await chosen(row.game, row.options);
  const { game, options } = await chosen(row.game, { ...row.options, ...seatOptions(specs, seats) });
  const sitters = seats.map(sitterOf);
  const now = hub.now();
  const { seed, salt, undo, pace, timeOut } = row;
  const extra = { salt, commitment: commitmentOf(seed, salt) };
  const table = openTable({ game, options, seed, seats: sitters, undo, pace, timeOut, extra, keep: 0, now });
  const start = {
    options,
    rules: table.rules.version,
    at: now,
    sitters,
    asked: askedNow(table),
    due: nextDue(table, now)?.at ?? null,
  };
  if (await store.startTable(id, { ...start, on: Date.now() })) hub.metrics.count('pony_games_started_total');
}

/** Without a name: names stand with the seats alone, so that one who wants to be forgotten can be. */
function sitterOf({ kind, level, userId }: SeatRow): Sitter {
  if (kind === 'bot') return { holder: 'bot', name: '', level: level && isBotName(level) ? level : 'ranger' };
  return { holder: 'person', name: '', person: userId ?? undefined };
}
