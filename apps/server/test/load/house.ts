/** Server processes of a load test, and what they say of themselves. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newSeed } from '../../src/ids.ts';
import type { Where } from '../help/databases.ts';

const TOKEN = newSeed();
const ROOT = join(import.meta.dirname, '../../../..');
/** What is started: the sources, or what `npm pack` has put into the package. */
const PROGRAMS = { sources: join(ROOT, 'apps/server/src/main.ts'), package: join(ROOT, 'dist/pony.mjs') };
export type Program = keyof typeof PROGRAMS;

export interface Process {
  readonly port: number;
  readonly child: ChildProcess;
}

/** Figures by their names in `/metrics`, summed over the processes. */
export type Figures = ReadonlyMap<string, number>;

export interface House {
  /** From the start of the last process until it was open. */
  readonly openedMs: number;
  /** In the order of the processes, over and over again. */
  port(n: number): number;
  figures(): Promise<Figures>;
  /** The most memory a process has ever had, in MB; null where the system does not tell. */
  peakMB(): number | null;
  stop(): Promise<void>;
}

export async function openHouse(
  where: Where,
  processes: number,
  env: Record<string, string> = {},
  program: Program = 'sources',
): Promise<House> {
  const began = performance.now();
  const all = await Promise.all(Array.from({ length: processes }, () => startProcess(where, env, program)));
  return {
    openedMs: Math.round(performance.now() - began),
    port: (n) => all[n % all.length].port,
    async figures() {
      const sum = new Map<string, number>();
      for (const { port } of all)
        for (const [name, value] of await figuresOf(port)) sum.set(name, (sum.get(name) ?? 0) + value);
      return sum;
    },
    peakMB() {
      const peaks = all.map(({ child }) => peakOf(child.pid ?? 0));
      return peaks.some((peak) => peak === null) ? null : Math.max(...peaks.map((peak) => peak ?? 0));
    },
    async stop() {
      await Promise.all(
        all.map(({ child }) => {
          const over = new Promise((resolve) => child.once('exit', resolve));
          child.kill('SIGTERM');
          return over;
        }),
      );
    },
  };
}

async function startProcess(where: Where, env: Record<string, string>, program: Program): Promise<Process> {
  const place = where.url ? { DATABASE_URL: where.url } : { DATA_DIR: dirname(where.file ?? '') };
  const child = spawn(process.execPath, ['--expose-gc', PROGRAMS[program]], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_FACTOR: '100000',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      METRICS_TOKEN: TOKEN,
      BOT_THREADS: '1',
      ...place,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.on('exit', () => child.kill('SIGKILL'));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', (data) => {
      const found = /open at http:\/\/localhost:(\d+)/.exec(String(data))?.[1];
      if (found) resolve(Number(found));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  child.removeAllListeners('exit');
  return { port, child };
}

async function figuresOf(port: number): Promise<[string, number][]> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]);
}

function peakOf(pid: number): number | null {
  try {
    const kb = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kb === undefined ? null : Math.round(Number(kb) / 1024);
  } catch {
    return null;
  }
}

export const grown = (before: Figures, after: Figures, name: string): number =>
  (after.get(name) ?? 0) - (before.get(name) ?? 0);

/** Upper end, in milliseconds, of the bucket in which the share of all that came between two readings is reached. */
export function share(before: Figures, after: Figures, part: number): number {
  const all = grown(before, after, 'pony_decision_ms_count');
  for (const name of after.keys()) {
    const le = /^pony_decision_ms_bucket\{le="([\d.]+)"\}$/.exec(name)?.[1];
    if (le && grown(before, after, name) >= all * part) return Number(le);
  }
  return 99_999;
}

/** The value below which such a part of all lies, to a tenth. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return tenth(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}

export const tenth = (value: number): number => Math.round(value * 10) / 10;
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
