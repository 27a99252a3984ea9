/** The command as people run it: a process with words in and text out. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pony as run } from '../src/pony.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export function pony(args: readonly string[], input = '', cwd?: string): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAIN, ...args], { cwd, env: { ...process.env, NO_COLOR: '1' } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/** The same within this process: quick, for commands that only print. */
export async function inside(...args: string[]): Promise<Ran> {
  let out = '';
  let err = '';
  const code = await run(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

/** The figures of a command that succeeds. */
export async function figures<T = Record<string, unknown>>(...args: string[]): Promise<T> {
  const { code, out, err } = await inside(...args, '--json');
  if (code !== 0) throw new Error(`pony ${args.join(' ')} ended with ${code}: ${err}`);
  return JSON.parse(out) as T;
}
