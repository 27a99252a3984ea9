/** WebKitGTK by its own driver: WebDriver over HTTP, on a screen that nobody sees. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebKit } from '../../../../scripts/engines.mjs';
import { eventually } from '../patience.ts';
import { type Driver, ended, within } from './driver.ts';

export interface Screen {
  readonly width: number;
  readonly height: number;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const at = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof at === 'object' && at ? at.port : 0;
}

/** A screen that nobody sees, and the number it chose for itself. */
async function openScreen(program: string, { width, height }: Screen) {
  const server = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true },
  );
  const [number] = await within(once(server.stdio[3] as NodeJS.ReadableStream, 'data'), 'Xvfb');
  return { display: `:${String(number).trim()}`, close: () => ended(server) };
}

export async function openWebKit(programs: WebKit, size: Screen, whole = false): Promise<Driver> {
  const home = mkdtempSync(join(tmpdir(), 'pony-webkit-'));
  const [screen, port] = await Promise.all([openScreen(programs.screen, size), freePort()]);
  const server = spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      HOME: home,
      XDG_RUNTIME_DIR: home,
      LANG: 'en_GB.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const close = async (): Promise<void> => {
    await ended(server);
    await screen.close();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  const send = async (path: string, body?: object): Promise<unknown> => {
    const answer = await within(
      fetch(`http://127.0.0.1:${port}${path}`, body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      path,
    );
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  try {
    await eventually(() => send('/status'));
    const args = ['--automation', ...(whole ? ['--full-screen'] : [])];
    const session = (await send('/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: programs.browser, args } } },
    })) as { sessionId: string };
    const ask: Driver['ask'] = (command, parameters) =>
      send(`/session/${session.sessionId}/${command}`, command === 'screenshot' ? undefined : parameters);
    return { name: 'webkit', ask, close };
  } catch (fault) {
    await close();
    throw fault;
  }
}
