/** After a deploy: running games of older rules are put on these, whether anybody comes to them or not. */
import { isOfOlderRules } from '../mend.ts';
import { letGo, openLive } from './open.ts';
import type { Hub } from './types.ts';

const AT_ONCE = 50;

export interface Moving {
  /** Once through all running games; says how many are still of older rules. */
  again(): Promise<number>;
  stop(): Promise<void>;
}

/** Looks now, and again when a deploy is over: until then games that would end here are left alone. */
export function startMoving(hub: Hub, idleMs: number): Moving {
  let under: Promise<number> | null = null;
  const again = (): Promise<number> => {
    under ??= moveAll(hub, idleMs).finally(() => {
      under = null;
    });
    return under;
  };
  const look = (): void =>
    void again().catch((error: Error) => hub.log.warn({ error: error.message }, 'games of other rules were not moved'));
  const timer = setInterval(look, Math.max(hub.deployMs, 60_000));
  look();
  return {
    again,
    async stop() {
      clearInterval(timer);
      await under?.catch(() => {});
    },
  };
}

async function moveAll(hub: Hub, idleMs: number): Promise<number> {
  let left = 0;
  let opened = 0;
  for (const id of await hub.store.liveTables()) {
    if (hub.stopping) break;
    const row = await hub.store.table(id);
    if (!row || !(await isOfOlderRules(row))) continue;
    const live = await openLive(hub, id);
    if (live?.fault) left++;
    if (++opened % AT_ONCE === 0) await letGo(hub, idleMs);
  }
  return left;
}
