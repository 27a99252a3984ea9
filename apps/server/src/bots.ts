/** Threads for bots: each thinks about one thing at a time, the rest waits in line. */
import { Worker } from 'node:worker_threads';
import { type Question, thinker } from '@pony/bots';
import type { Option } from '@pony/engine';

export interface Thinkers {
  think(question: Question): Promise<Option[]>;
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

/** Threads start when they are first needed; one that dies is replaced. */
export function makeThinkers(most: number): Thinkers {
  const threads = new Set<Thread>();
  const free: Thread[] = [];
  const line: Asking[] = [];
  let stopped = false;
  const start = (): Thread => {
    const worker = new Worker(new URL('./bot-thread.ts', import.meta.url));
    worker.unref();
    const thread: Thread = { worker, think: thinker(worker) };
    threads.add(thread);
    return thread;
  };
  const next = (): void => {
    while (line.length > 0 && !stopped) {
      const thread = free.pop() ?? (threads.size < most ? start() : null);
      if (!thread) return;
      void ask(thread, line.shift() as Asking);
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
    think: (question) =>
      new Promise((resolve, reject) => {
        if (stopped) return reject(new Error('the server stops'));
        line.push({ question, resolve, reject });
        next();
      }),
    waiting: () => line.length,
    async stop() {
      stopped = true;
      for (const { reject } of line.splice(0)) reject(new Error('the server stops'));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
