/** Threads for bots: each thinks about one thing at a time, the rest waits, everybody's in turn. */
import { Worker } from 'node:worker_threads';
import { type Question, thinker } from '@pony/bots';
import type { Option } from '@pony/engine';

/** For whom a bot thinks. */
export interface For {
  /** People take turns: whoever has many tables waits for himself. */
  readonly who: string;
  /** Where somebody plays and is there (0), then where all are away (1), then where bots are alone (2). */
  readonly rank: 0 | 1 | 2;
}

export interface Thinkers {
  think(question: Question, by: For): Promise<Option[]>;
  readonly waiting: () => number;
  stop(): Promise<void>;
}

interface Thread {
  readonly worker: Worker;
  readonly think: (question: Question) => Promise<Option[]>;
}
interface Asking {
  readonly question: Question;
  resolve(picks: Option[]): void;
  reject(error: Error): void;
}

/** Who waits, by rank and person: of the first rank that has any, whoever had his last turn longest ago. */
function makeLine(): { add(by: For, one: Asking): void; next(): Asking | null; size(): number } {
  const ranks: Map<string, Asking[]>[] = [new Map(), new Map(), new Map()];
  let size = 0;
  return {
    add({ who, rank }, one) {
      const waiting = ranks[rank].get(who);
      if (waiting) waiting.push(one);
      else ranks[rank].set(who, [one]);
      size++;
    },
    next() {
      for (const people of ranks) {
        for (const [who, waiting] of people) {
          const one = waiting.shift() as Asking;
          people.delete(who);
          if (waiting.length > 0) people.set(who, waiting);
          size--;
          return one;
        }
      }
      return null;
    },
    size: () => size,
  };
}

/** Threads start when they are first needed; one that dies is replaced. */
export function makeThinkers(most: number): Thinkers {
  const threads = new Set<Thread>();
  const free: Thread[] = [];
  const line = makeLine();
  let stopped = false;
  const start = (): Thread => {
    const worker = new Worker(new URL('./bot-thread.ts', import.meta.url));
    worker.unref();
    const thread: Thread = { worker, think: thinker(worker) };
    threads.add(thread);
    return thread;
  };
  const next = (): void => {
    while (line.size() > 0 && !stopped) {
      const thread = free.pop() ?? (threads.size < most ? start() : null);
      if (!thread) return;
      void ask(thread, line.next() as Asking);
    }
  };
  const ask = async (thread: Thread, { question, resolve, reject }: Asking): Promise<void> => {
    let died: (error: Error) => void = () => {};
    const death = new Promise<never>((_, fail) => {
      died = (error) => fail(error);
    });
    const exited = (): void => died(new Error('the thread of a bot ended'));
    thread.worker.once('error', died).once('exit', exited);
    try {
      resolve(await Promise.race([thread.think(question), death]));
    } catch (error) {
      reject(error as Error);
    }
    thread.worker.off('error', died).off('exit', exited);
    if (thread.worker.threadId > 0) free.push(thread);
    else threads.delete(thread);
    next();
  };
  return {
    think: (question, by) =>
      new Promise((resolve, reject) => {
        if (stopped) return reject(new Error('the server stops'));
        line.add(by, { question, resolve, reject });
        next();
      }),
    waiting: line.size,
    async stop() {
      stopped = true;
      for (let one = line.next(); one; one = line.next()) one.reject(new Error('the server stops'));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
