/** A game that has met a changed rule is put on the new rules, by an entry of its log. */
import { hash8 } from '@pony/engine';
import { mending } from '../mend.ts';
import { countGame } from '../ratings/count.ts';
import { headOf } from './head.ts';
import type { Hub, Live } from './types.ts';

/** True when the log is to be read again: the change of rules stands in it, or somebody else has written to it. */
export async function mend(hub: Hub, live: Live): Promise<boolean> {
  if (live.row.status !== 'live') return false;
  const found = await mending(hub.store, live.row);
  if (!found) return false;
  if (found === 'moved') {
    live.row = (await hub.store.table(live.id)) ?? live.row;
    return true;
  }
  const { entry, table, seq, why } = found;
  // While programs of both rules run side by side the old one may still write a checkpoint.
  if (
    why !== null &&
    performance.now() - hub.startedAt < hub.deployMs &&
    (await hub.store.otherProcesses(hub.process)) > 0
  )
    return false;
  const now = hub.now();
  const written = await hub.store.append({
    table: live.id,
    from: seq,
    entries: [
      { seat: null, key: null, act: JSON.stringify(entry), version: table.version, hash: hash8(table.state), at: now },
    ],
    head: headOf(table, now, Date.now()),
  });
  const { from, to } = entry;
  if (written === 'done') {
    await hub.store.moveRules(live.id, from, to);
    const words =
      why === null ? 'this game goes on under the new rules' : 'this game ended undecided: its rules changed';
    // Nobody need wait to hear that it counts for nothing.
    if (why !== null && live.row.rated) await countGame(hub, live.id);
    hub.log.info({ table: live.id, from, to, ...(why === null ? null : { why }) }, words);
  }
  live.row = (await hub.store.table(live.id)) ?? live.row;
  return true;
}
