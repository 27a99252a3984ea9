/** Who is connected, over all processes. */
import { seatsOf } from './tell.ts';
import { type Hub, type Live, sayToAll } from './types.ts';

const SETTLE_MS = 50;
/** So many who watch are named, the others counted. */
const NAMED = 20;

/** Coming and going is gathered for a moment, then written and told. */
export function makeMoved(hub: Hub): (live: Live) => void {
  const moved = new Set<Live>();
  return (live) => {
    if (hub.stopping || moved.has(live)) return;
    moved.add(live);
    setTimeout(() => {
      moved.delete(live);
      if (hub.stopping) return;
      writePresence(hub, live).catch((error) =>
        hub.log.warn({ table: live.id, error: error.message }, 'presence is not known'),
      );
    }, SETTLE_MS);
  };
}

async function writePresence(hub: Hub, live: Live): Promise<void> {
  const seats = new Set<number>();
  const names = new Set<string>();
  let watching = 0;
  for (const client of live.clients) {
    const own = seatsOf(live, client);
    for (const seat of own) seats.add(seat);
    if (own.length > 0) continue;
    watching++;
    if (client.user && names.size < NAMED) names.add(client.user.name);
  }
  await hub.store.setPresence(hub.process, live.id, { seats: [...seats], watching, names: [...names] });
  await tellPresence(hub, live);
  await hub.store.notify(`${hub.process} here ${live.id}`);
}

export async function tellPresence(hub: Hub, live: Live): Promise<void> {
  if (live.clients.size === 0) return;
  const { seats, watching, names } = await hub.store.presence(live.id);
  const present = live.seats
    .filter(({ kind }) => kind === 'person')
    .map(({ seat }) => ({ seat, here: seats.includes(seat) }));
  sayToAll(live, { type: 'presence', seats: present, watching, watchers: names });
}
