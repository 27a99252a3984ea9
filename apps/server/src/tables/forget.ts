/** Somebody wants to be forgotten. */
import { tellSeats } from '../hub/finished.ts';
import { endSessions } from '../hub/index.ts';
import type { Hub } from '../hub/types.ts';
import { Problem } from '../problem.ts';
import type { User } from '../store/index.ts';
import { leave } from './seats.ts';

/** A table that this server cannot load is left as it is, but for the name. */
function notAtAFault(error: unknown): void {
  if (!(error instanceof Problem && error.say === 'table-fault')) throw error;
}

/**
 * Waiting seats are open again, running games are left (a bot goes on, or they are given up), tables they made go to
 * somebody who sits there; then names, account and words are taken out.
 */
export async function forgetPerson(hub: Hub, user: User): Promise<void> {
  const { store } = hub;
  const held = new Set((await store.seatsHeldBy(user.id)).map(({ table }) => table));
  for (const id of new Set([...held, ...(await store.waitingOf(user.id))])) {
    const heir = (await store.seats(id)).find(({ userId }) => userId !== null && userId !== user.id);
    const row = await store.table(id);
    if (!row || row.status === 'over') continue;
    if (heir?.userId && row.status === 'waiting' && row.owner === user.id) await store.giveTable(id, heir.userId);
    if (held.has(id) || !heir) await leave(hub, user, id).catch(notAtAFault);
  }
  await store.forgetUser(user.id);
  await endSessions(hub, user.id);
  for (const id of held) await tellSeats(hub, id);
}
