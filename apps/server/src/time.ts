/**
 * Service time: the time in which a server was up. All clocks of tables count it. It starts from the wall clock and then runs evenly: a wall
 * clock that is set, forward or back, while servers run or between two runs, changes nothing.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Store } from './store/index.ts';

const BEAT_MS = 1000;
/** Without a beat for so long nobody was up. */
export const GONE_MS = 5000;

export interface Time {
  /** Service time. */
  now(): number;
  /** Wall time as it was at the start, run on evenly: for what all processes must agree on. */
  wall(): number;
  stop(): Promise<void>;
}

/** `beaten` is called after every beat; down time found while running means the machine slept. */
export async function startTime(store: Store, process: string, beaten: () => Promise<void>): Promise<Time> {
  let base = Date.now() - performance.now();
  const wall = (): number => Math.round(base + performance.now());
  const ahead = await aheadOfOthers(store, process, wall());
  if (ahead !== null) base -= ahead;
  let { down } = await store.beat(wall(), GONE_MS, ahead === null);
  await store.processSeen(process, wall());
  const note = async (): Promise<void> => {
    const beat = await store.beat(wall(), GONE_MS);
    down = beat.down;
    // The machine slept while others were up.
    if (beat.seen - wall() > GONE_MS) base += beat.seen - wall();
    await store.processSeen(process, wall());
  };
  let beating: Promise<void> | null = null;
  const beat = async (): Promise<void> => {
    try {
      await note();
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
    now: () => wall() - down,
    wall,
    async stop() {
      clearInterval(timer);
      await beating;
      await note().catch(() => {});
    },
  };
}

/** How far this clock is ahead of that of the processes that are up, as far as it matters; null when none is. */
async function aheadOfOthers(store: Store, process: string, now: number): Promise<number | null> {
  if (store.kind === 'sqlite' || (await store.otherProcesses(process)) === 0) return null;
  const seen = await store.lastBeat();
  if (seen === null) return null;
  if (Math.abs(now - seen) <= GONE_MS) return 0;
  // Either they are long gone, or one of the clocks is wrong: whoever is up beats again.
  await wait(2 * BEAT_MS);
  const again = await store.lastBeat();
  return again === null || again === seen ? null : now + 2 * BEAT_MS - again;
}
