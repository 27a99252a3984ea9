/** Many games spread over the cores: parts of a job are plain data, done here or in worker threads. */
import { Worker } from 'node:worker_threads';
import { type JobName, type Jobs, type Part, runJob } from './jobs/index.ts';
import { progress } from './progress.ts';

export interface Order<N extends JobName> {
  readonly job: N;
  readonly data: Jobs[N]['data'];
  readonly games: number;
  readonly jobs: number;
  readonly label: string;
  /** Told of every result as soon as it is there. */
  readonly each?: (result: Jobs[N]['result']) => void;
}

/** Parts a worker gets on average, so that none waits long for the last one. */
const PARTS_EACH = 8;

/** Results of all parts, in no order. */
export async function spread<N extends JobName>(order: Order<N>): Promise<Jobs[N]['result'][]> {
  const bar = progress(order.label, order.games);
  try {
    if (order.jobs > 1 && order.games > 1) return await together(order, bar.at);
    const result = await alone(order, bar.at);
    order.each?.(result);
    return [result];
  } finally {
    bar.end();
  }
}

function alone<N extends JobName>(order: Order<N>, at: (done: number) => void): Promise<Jobs[N]['result']> {
  return runJob({ job: order.job, data: order.data, from: 0, games: order.games }, at) as Promise<Jobs[N]['result']>;
}

function partsOf<N extends JobName>({ job, data, games, jobs }: Order<N>): Part[] {
  const size = Math.max(1, Math.ceil(games / (jobs * PARTS_EACH)));
  const parts: Part[] = [];
  for (let from = 0; from < games; from += size) parts.push({ job, data, from, games: Math.min(size, games - from) });
  return parts;
}

async function together<N extends JobName>(order: Order<N>, at: (done: number) => void): Promise<Jobs[N]['result'][]> {
  const parts = partsOf(order);
  const results: Jobs[N]['result'][] = [];
  let done = 0;
  const work = async (worker: Worker): Promise<void> => {
    for (let part = parts.shift(); part; part = parts.shift()) {
      let told = 0;
      const result = await ask<Jobs[N]['result']>(worker, part, (now) => {
        done += now - told;
        told = now;
        at(done);
      });
      order.each?.(result);
      results.push(result);
    }
  };
  const crew = Array.from(
    { length: Math.min(order.jobs, parts.length) },
    () => new Worker(new URL('./crew-worker.ts', import.meta.url)),
  );
  try {
    await Promise.all(crew.map(work));
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
  return results;
}

export type Answer = { readonly done: number } | { readonly result: unknown } | { readonly error: string };

function ask<R>(worker: Worker, part: Part, at: (done: number) => void): Promise<R> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void): void => {
      worker.removeAllListeners('message');
      worker.removeAllListeners('error');
      then();
    };
    worker.on('message', (answer: Answer) => {
      if ('done' in answer) at(answer.done);
      else if ('result' in answer) settle(() => resolve(answer.result as R));
      else settle(() => reject(new Error(answer.error)));
    });
    worker.on('error', (error) => settle(() => reject(error)));
    worker.postMessage(part);
  });
}
