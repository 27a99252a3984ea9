/** Programs of the other applications, run as children: applications do not import each other. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SERVER = new URL('../../server/', import.meta.url);
const ROOT = new URL('../../../', import.meta.url);

export interface Ended {
  readonly code: number;
  readonly out: string;
}

/** Runs a file of apps/server with the environment and folder of this terminal; what it says on the side is passed on. */
export const runOfServer = (file: string, args: readonly string[]): Promise<Ended> => run(new URL(file, SERVER), args);

/** Runs any other file of the project likewise. */
export const runOfProject = (file: string, args: readonly string[]): Promise<Ended> => run(new URL(file, ROOT), args);

function run(file: URL, args: readonly string[]): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [fileURLToPath(file), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let out = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, out }));
  });
}
