/** Processor time, in microseconds: what a busy machine does to the clock on the wall is not counted. */

export interface Used {
  /** Of the thread that plays. */
  readonly thread: number;
  /** Of all threads: compiling and collecting garbage are done beside it. */
  readonly process: number;
}

/** Linux tells the time of one thread as of the last tick, unless that of all was asked for just before. */
export function usedNow(): Used {
  const all = process.cpuUsage();
  const thread = process.threadCpuUsage();
  return { thread: thread.user + thread.system, process: all.user + all.system };
}

export const since = (before: Used): Used => {
  const now = usedNow();
  return { thread: now.thread - before.thread, process: now.process - before.process };
};

export const added = (one: Used, other: Used): Used => ({
  thread: one.thread + other.thread,
  process: one.process + other.process,
});

export const NONE: Used = { thread: 0, process: 0 };
