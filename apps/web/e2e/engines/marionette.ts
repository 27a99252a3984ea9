/** Firefox by Marionette, the protocol of its own driver: length, colon, [0, id, command, parameters] over a line of TCP. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../patience.ts';
import { type Command, type Driver, ended, within } from './driver.ts';

const NAMES: Readonly<Record<Command, string>> = {
  url: 'WebDriver:Navigate',
  'execute/async': 'WebDriver:ExecuteAsyncScript',
  actions: 'WebDriver:PerformActions',
  screenshot: 'WebDriver:TakeScreenshot',
  'window/rect': 'WebDriver:SetWindowRect',
  timeouts: 'WebDriver:SetTimeouts',
  back: 'WebDriver:Back',
};

/** Nothing is fetched that no test asks for. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en-GB',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
};

/** Cuts the answers out of what the line brings. */
function listen(line: Socket, heard: (message: unknown) => void): void {
  let rest = Buffer.alloc(0);
  line.on('data', (part) => {
    rest = Buffer.concat([rest, part]);
    for (;;) {
      const colon = rest.indexOf(':');
      const length = Number(rest.subarray(0, Math.max(0, colon)).toString());
      if (colon < 0 || rest.length < colon + 1 + length) return;
      heard(JSON.parse(rest.subarray(colon + 1, colon + 1 + length).toString()));
      rest = rest.subarray(colon + 1 + length);
    }
  });
}

export async function openFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'pony-firefox-'));
  const wanted = { ...PREFERENCES, 'marionette.port': 0 };
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(wanted)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const firefox = spawn(program, ['--marionette', '--headless', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1', HOME: profile },
  });
  const close = async (): Promise<void> => {
    line?.destroy();
    await ended(firefox);
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  let line: Socket | null = null;
  try {
    const port = await eventually(() => {
      const found = Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
      if (!found) throw new Error('Firefox has not opened its line yet');
      return found;
    });
    const open = connect(port, '127.0.0.1');
    line = open;
    const waiting = new Map<number, (answer: { fault: unknown; result: unknown }) => void>();
    let last = 0;
    await new Promise<void>((greeted, failed) => {
      open.on('error', failed);
      listen(open, (message) => {
        if (!Array.isArray(message)) return greeted();
        const [, id, fault, result] = message;
        waiting.get(id)?.({ fault, result });
        waiting.delete(id);
      });
    });
    const send = async (name: string, parameters: object): Promise<unknown> => {
      const id = ++last;
      const text = JSON.stringify([0, id, name, parameters]);
      const answer = new Promise<{ fault: unknown; result: unknown }>((resolve) => waiting.set(id, resolve));
      open.write(`${Buffer.byteLength(text)}:${text}`);
      const { fault, result } = await within(answer, name);
      if (fault) throw new Error(`${name}: ${JSON.stringify(fault)}`);
      return result && typeof result === 'object' && 'value' in result ? result.value : result;
    };
    await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
    return { name: 'firefox', ask: (command, parameters) => send(NAMES[command], parameters), close };
  } catch (fault) {
    await close();
    throw fault;
  }
}
