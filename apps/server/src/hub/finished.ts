/** Games that have been kept long enough. */
import { inTurn } from './from-log.ts';
import { refresh } from './open.ts';
import type { Hub } from './types.ts';

const AT_ONCE = 100;

/** Takes away what was over before that time; says how many games. */
export async function dropFinished(hub: Hub, before: number): Promise<number> {
  let count = 0;
  for (const id of await hub.store.overBefore(before, AT_ONCE)) {
    if (!(await hub.store.dropOver(id))) continue;
    await tellSeats(hub, id);
    count++;
  }
  return count;
}

/** The row or the seats of a table were changed in the store: everybody at it is told, wherever they are. */
export async function tellSeats(hub: Hub, id: string): Promise<void> {
  const live = await hub.lives.get(id);
  if (live) await inTurn(live, () => refresh(hub, live));
  await hub.store.notify(`${hub.process} seats ${id}`);
}
