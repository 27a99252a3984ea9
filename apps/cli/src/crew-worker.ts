/** A worker thread of the crew. */
import { parentPort } from 'node:worker_threads';
import type { Answer } from './crew.ts';
import { type Part, runJob } from './jobs/index.ts';

parentPort?.on('message', async (part: Part) => {
  const tell = (answer: Answer): void => parentPort?.postMessage(answer);
  try {
    tell({ result: await runJob(part, (done) => tell({ done })) });
  } catch (error) {
    tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
