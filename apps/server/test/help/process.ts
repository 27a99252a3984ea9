/** Server processes that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Where } from './databases.ts';
import { freePort } from './postgres.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'src', 'main.ts');
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export interface ServerProcess {
  readonly port: number;
  /** `kill -9`, and up again at the same port; fulfilled when it is open. */
  crash(): Promise<void>;
  /** SIGTERM; gives the exit code. */
  stop(): Promise<number | null>;
  /** Says something to a program that listens (`main`). */
  tell(message: object): void;
  /** Its next answer. */
  answer(): Promise<unknown>;
  readonly pid: () => number;
  /** What it wrote. */
  readonly said: () => string;
}

/** `main`: another program than the server's own, which hears what it is told. */
export async function serverProcess(
  where: Where,
  env: Record<string, string> = {},
  main: string | null = null,
): Promise<ServerProcess> {
  const port = await freePort();
  let said = '';
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [main ?? MAIN], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: String(port),
        HOST: '127.0.0.1',
        RATE_FACTOR: '1000',
        BOT_THREADS: '1',
        LOG_LEVEL: 'warn',
        ...(where.url ? { DATABASE_URL: where.url } : { DATA_DIR: join(where.file ?? '', '..') }),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', ...(main ? (['ipc'] as const) : [])],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    await new Promise<void>((resolve, reject) => {
      const hear = (data: Buffer): void => {
        said += data;
        if (said.includes(`http://localhost:${port}`)) resolve();
      };
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
    return child;
  };
  let child = await start();
  const end = (signal: NodeJS.Signals): Promise<number | null> =>
    new Promise((resolve) => {
      child.removeAllListeners('exit');
      child.once('exit', (code) => {
        running.delete(child);
        resolve(code);
      });
      child.kill(signal);
    });
  return {
    port,
    said: () => said,
    answer: () => new Promise((resolve) => child.once('message', resolve)),
    tell: (message) => void child.send(message),
    pid: () => child.pid ?? 0,
    async crash() {
      await end('SIGKILL');
      said = '';
      child = await start();
    },
    stop: () => end('SIGTERM'),
  };
}
