/** Service time: wall time without the time in which no server was up. All clocks of tables count it. */
import type { Store } from './store/index.ts';

const BEAT_MS = 1000;
/** Without a beat for so long nobody was up. */
export const GONE_MS = 5000;

export interface Time {
  now(): number;
  stop(): Promise<void>;
}

/** `beaten` is called after every beat with what it found; down time found while running means the machine slept. */
export async function startTime(store: Store, process: string, beaten: () => Promise<void>): Promise<Time> {
  const on = Date.now();
  const alone = (await store.otherProcesses(process, on - GONE_MS)) === 0;
  let down = await store.beat(on, alone ? 0 : GONE_MS);
  await store.processSeen(process, on);
  let beating: Promise<void> | null = null;
  const beat = async (): Promise<void> => {
    try {
      down = await store.beat(Date.now(), GONE_MS);
      await store.processSeen(process, Date.now());
      await beaten();
    } catch {
      // The next beat tries again; a database that stays away shows in /healthz.
    } finally {
      beating = null;
    }
  };
  const timer = setInterval(() => {
    beating ??= beat();
  }, BEAT_MS);
  return {
    now: () => Date.now() - down,
    async stop() {
      clearInterval(timer);
      await beating;
    },
  };
}
