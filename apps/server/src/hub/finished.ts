/** Games that have been kept long enough. */
import { inTurn } from './from-log.ts';
import { refresh } from './open.ts';
import type { Hub } from './types.ts';

/** Takes a game that is over away. */
export async function dropFinished(hub: Hub, id: string): Promise<void> {
  if (await hub.store.dropOver(id)) await tellSeats(hub, id);
}

/** The row or the seats of a table were changed in the store: everybody at it is told, wherever they are. */
export async function tellSeats(hub: Hub, id: string): Promise<void> {
  const live = await hub.lives.get(id);
  if (live) await inTurn(live, () => refresh(hub, live));
  await hub.store.notify(`${hub.process} seats ${id}`);
}
