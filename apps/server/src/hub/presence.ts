/** Who is connected, over all processes. */
import { seatsOf } from './tell.ts';
import { type Hub, type Live, sayToAll } from './types.ts';

const SETTLE_MS = 50;

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
  let watching = 0;
  for (const client of live.clients) {
    const own = seatsOf(live, client);
    for (const seat of own) seats.add(seat);
    if (own.length === 0) watching++;
  }
  await hub.store.setPresence(hub.process, live.id, { seats: [...seats], watching });
  await tellPresence(hub, live);
  await hub.store.notify(`${hub.process} here ${live.id}`);
}

export async function tellPresence(hub: Hub, live: Live): Promise<void> {
  if (live.clients.size === 0) return;
  const { seats, watching } = await hub.store.presence(live.id);
  const present = live.seats
    .filter(({ kind }) => kind === 'person')
    .map(({ seat }) => ({ seat, here: seats.includes(seat) }));
  sayToAll(live, { type: 'presence', seats: present, watching });
}
