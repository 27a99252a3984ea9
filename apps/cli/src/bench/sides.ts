/** Sides of a comparison: each a process of its own, so that neither's compiled code or garbage is the other's. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { buildRival, ownSource, type Source, sourceOf } from '../../../../scripts/rival.mjs';
import { Fault } from '../command.ts';
import type { Answered, Asked, Job, Turn } from './side.ts';
import type { Done } from './work.ts';

const SIDE = fileURLToPath(new URL('./side.ts', import.meta.url));

export interface Side {
  play(turn: Turn): Promise<{ readonly done: Done; readonly games: number }>;
  /** Ends the process; all that it and V8 have said. */
  end(): Promise<string>;
}

/** The built file of this tree's side, or of that of a tag, a commit or a folder. */
export async function builtSide(what?: string): Promise<string> {
  let source: Source;
  try {
    source = what === undefined ? ownSource() : sourceOf(what);
  } catch (error) {
    throw new Fault((error as Error).message);
  }
  return buildRival(source, SIDE, what === undefined ? 'bench-own' : 'bench');
}

export async function openSide(built: string, job: Job, flags: readonly string[] = []): Promise<Side> {
  const child = fork(built, [], { execArgv: [...flags], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  let said = '';
  child.stdout?.on('data', (part: Buffer) => {
    said += part;
  });
  const closed = Promise.all([once(child, 'exit'), child.stdout && once(child.stdout, 'end')]);
  const ask = (asked: Asked): Promise<{ done: Done; games: number }> =>
    new Promise((resolve, reject) => {
      const gone = (): void => reject(new Error('the process that plays has ended'));
      child.once('exit', gone);
      child.once('message', (answer: Answered) => {
        child.off('exit', gone);
        if ('error' in answer) reject(new Error(answer.error));
        else resolve(answer);
      });
      child.send(asked);
    });
  const end = async (): Promise<string> => {
    if (child.connected) child.disconnect();
    await closed;
    return said;
  };
  try {
    await ask({ job });
  } catch (error) {
    await end();
    throw error;
  }
  return { play: (turn) => ask({ turn }), end };
}
