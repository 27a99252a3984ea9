/** Who sees what: clients with the same seats are one group and get the same bytes. */
import type { Seat } from '@pony/engine';
import type { ServerMessage, Situation } from '@pony/protocol';
import { askedNow, full, outcomeOf, situation, update } from '@pony/table';
import { fairnessOf } from '../fair.ts';
import { infoOf } from '../info.ts';
import { type Client, type Group, type Hub, type Live, say } from './types.ts';

export function seatsOf(live: Live, client: Client): Seat[] {
  const { user } = client;
  return user ? live.seats.filter(({ userId }) => userId === user.id).map(({ seat }) => seat) : [];
}

/** How many only look on: those who play are never counted against a limit. */
export const onlookers = (live: Live): number =>
  [...live.clients].filter((client) => seatsOf(live, client).length === 0).length;

type Told = Extract<ServerMessage, { type: 'patch' }>;

/** The group a client belongs to now. */
function groupFor(live: Live, viewer: readonly Seat[]): Group | null {
  if (!live.table) return null;
  const name = viewer.join();
  let group = live.groups.get(name);
  if (!group) {
    group = { viewer, clients: new Set(), situation: situation(live.table, viewer) };
    live.groups.set(name, group);
  }
  return group;
}

/** Puts a client where it belongs and tells it everything. */
export function welcome(live: Live, client: Client): void {
  live.clients.add(client);
  say(client, { type: 'table', table: infoOf(live, client.user?.id ?? null) });
  const group = groupFor(live, seatsOf(live, client));
  group?.clients.add(client);
  if (group) sayFull(live, group, client);
}

function sayFull(live: Live, group: Group, client: Client): void {
  if (!live.table) return;
  say(client, full(live.table, group.viewer, group.situation, fairnessOf(live.row, live.seats)));
}

export function farewell(live: Live, client: Client): void {
  live.clients.delete(client);
  for (const [name, group] of live.groups) {
    group.clients.delete(client);
    if (group.clients.size === 0) live.groups.delete(name);
  }
}

/** Clients are put where they belong again without a word: they hold what `told` says, and nothing has changed since. */
export function regather(live: Live, told: ReadonlyMap<string, number>): void {
  for (const client of live.clients) groupFor(live, seatsOf(live, client))?.clients.add(client);
  for (const [name, group] of live.groups)
    group.situation = { ...group.situation, version: told.get(name) ?? group.situation.version };
}

/** Seats have changed hands, or the game has begun: who sees something new is told everything. */
export function regroup(live: Live): void {
  for (const client of live.clients) {
    const viewer = seatsOf(live, client);
    const name = viewer.join();
    if (live.groups.get(name)?.clients.has(client)) continue;
    for (const [old, group] of live.groups) {
      if (group.clients.delete(client) && group.clients.size === 0) live.groups.delete(old);
    }
    if (viewer.length === 0 && !live.row.watch) client.close('watching-off');
    const group = groupFor(live, viewer);
    group?.clients.add(client);
    if (group) sayFull(live, group, client);
  }
}

/** Something beside the game has changed in what everybody sees. */
export function tellAnew(live: Live): void {
  const { table } = live;
  if (!table) return;
  for (const group of live.groups.values()) {
    group.situation = situation(table, group.viewer);
    for (const client of group.clients) sayFull(live, group, client);
  }
}

export function tellTable(live: Live): void {
  for (const client of live.clients) say(client, { type: 'table', table: infoOf(live, client.user?.id ?? null) });
}

/** What changed is another's business: not even that something did is told. */
const isNothing = ({ patch, log, keep }: Told, { decisions }: Situation): boolean =>
  log.length === 0 && keep === decisions && Object.keys(patch as object).join() === 'version';

/** Patches for everybody after a change of the game. */
export function tellChanges(hub: Hub, live: Live, seats: boolean): void {
  const { table } = live;
  if (!table) {
    for (const client of [...live.clients]) client.close('table-fault');
    return;
  }
  for (const group of live.groups.values()) {
    const { after, update: news } = update(table, group.viewer, group.situation);
    if (after.version === group.situation.version || isNothing(news, group.situation)) continue;
    group.situation = after;
    const text = JSON.stringify(news);
    hub.metrics.count('pony_patches_total');
    hub.metrics.count('pony_patch_bytes_total', '', text.length * group.clients.size);
    for (const client of group.clients) client.send(text);
  }
  // Everybody has been told: what changed is not kept.
  table.position?.patches.clear();
  live.row = { ...live.row, asked: [...askedNow(table)], version: table.version };
  if (seats) regroup(live);
  const over = outcomeOf(table) !== null;
  if (over && live.row.status !== 'over') {
    live.row = { ...live.row, status: 'over', asked: [] };
    const text = JSON.stringify({ type: 'over', fairness: fairnessOf(live.row, live.seats) });
    for (const client of live.clients) client.send(text);
  }
  if (over || seats) tellTable(live);
}
