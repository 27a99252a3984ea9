/** What the drivers of Firefox and WebKit have in common: the commands of WebDriver. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export type EngineName = 'firefox' | 'webkit';

/** Named as WebDriver names them under an open session. */
export type Command = 'url' | 'execute/async' | 'actions' | 'screenshot' | 'window/rect' | 'timeouts' | 'back';

export interface Driver {
  readonly name: EngineName;
  ask(command: Command, parameters: object): Promise<unknown>;
  /** Ends the browser and takes away what it wrote. */
  close(): Promise<void>;
}

/** A browser that says nothing for so long says nothing any more. */
const SILENCE = 20_000;

export async function within<T>(answer: Promise<T>, what: string): Promise<T> {
  let alarm: NodeJS.Timeout | undefined;
  const silent = new Promise<never>((_, reject) => {
    alarm = setTimeout(() => reject(new Error(`no answer within ${SILENCE / 1000} s: ${what}`)), SILENCE);
  });
  return Promise.race([answer, silent]).finally(() => clearTimeout(alarm));
}

/** Ends a program with all it has started. */
export async function ended(program: ChildProcess): Promise<void> {
  if (program.pid === undefined) return;
  const gone = program.exitCode === null && program.signalCode === null ? once(program, 'exit') : null;
  try {
    process.kill(-program.pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
  await gone;
}
