/** One page in Firefox or WebKit, under the names playwright's pages have, so that whoever plays in Chromium plays here. */
import { PATIENCE } from '../patience.ts';
import type { Driver } from './driver.ts';

const PAUSE = 20;
const POINTER = 'mouse';
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

type InPage<A, R> = (given: A) => R | Promise<R>;

interface Said {
  readonly value?: unknown;
  readonly fault?: string;
}

export interface EnginePage {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  url(): Promise<string>;
  evaluate<R, A = undefined>(work: InPage<A, R>, given?: A): Promise<R>;
  waitForFunction<A = undefined>(
    work: InPage<A, unknown>,
    given?: A,
    how?: { timeout?: number },
  ): Promise<{ jsonValue(): Promise<unknown> }>;
  /** Writes into a field as a reader does. */
  fill(selector: string, words: string): Promise<void>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
  readonly keyboard: { press(key: string): Promise<void>; type(words: string): Promise<void> };
  locator(selector: string): Located;
  screenshot(): Promise<Buffer>;
  /** What the page complained about since it was loaded. */
  complaints(): Promise<string[]>;
}

interface Located {
  waitFor(): Promise<void>;
  first(): Located;
  count(): Promise<number>;
  click(): Promise<void>;
  getAttribute(name: string): Promise<string | null>;
  textContent(): Promise<string | null>;
}

/** In the page: everything it complains about from now on is written down. */
function watch(): void {
  const held = window as unknown as { complaints?: string[] };
  if (held.complaints) return;
  const list: string[] = [];
  held.complaints = list;
  addEventListener('error', ({ message }) => list.push(message));
  addEventListener('unhandledrejection', ({ reason }) => list.push(String(reason)));
  for (const kind of ['error', 'warn'] as const) {
    const say = console[kind].bind(console);
    console[kind] = (...words: unknown[]) => {
      list.push(words.map(String).join(' '));
      say(...words);
    };
  }
}

export function pageOf(driver: Driver): EnginePage {
  const page: EnginePage = {
    async goto(address) {
      await driver.ask('url', { url: address });
      await page.evaluate(watch);
    },
    async reload() {
      await page.evaluate(() => {
        Object.assign(window, { before: true });
        setTimeout(() => location.reload());
      });
      await page.waitForFunction(() => !('before' in window) && document.readyState === 'complete');
      await page.evaluate(watch);
    },
    back: async () => void (await driver.ask('back', {})),
    url: () => page.evaluate(() => location.href),
    async evaluate<R, A>(work: InPage<A, R>, given?: A) {
      const script = `const [given, done] = arguments;
        Promise.resolve(given).then(${work}).then((value) => done({ value }), (fault) => done({ fault: String(fault) }));`;
      const said = (await driver.ask('execute/async', { script, args: [given ?? null] })) as Said;
      if (said.fault !== undefined) throw new Error(said.fault);
      return said.value as R;
    },
    async waitForFunction(work, given, { timeout = PATIENCE } = {}) {
      for (const end = performance.now() + timeout; ; ) {
        const found = await page.evaluate(work, given).catch((fault: Error) => {
          if (performance.now() > end) throw fault;
        });
        if (found) return { jsonValue: async () => found };
        if (performance.now() > end) throw new Error(`${timeout} ms and still not: ${work}`);
        await new Promise((wake) => setTimeout(wake, PAUSE));
      }
    },
    async fill(selector, words) {
      await page.locator(selector).waitFor();
      await page.evaluate(
        ([wanted, given]) => {
          const field = document.querySelector<HTMLInputElement>(wanted);
          const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
          set?.call(field, given);
          field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
        },
        [selector, words] as const,
      );
    },
    mouse: {
      click: async (x, y) => {
        const actions = [
          { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await driver.ask('actions', {
          actions: [{ type: 'pointer', id: POINTER, parameters: { pointerType: 'mouse' }, actions }],
        });
      },
    },
    keyboard: {
      press: (key) => strike(driver, [KEYS[key] ?? key]),
      type: (words) => strike(driver, [...words]),
    },
    locator: (selector) => located(page, selector),
    screenshot: async () => Buffer.from(String(await driver.ask('screenshot', { full: false })), 'base64'),
    complaints: () => page.evaluate(() => (window as unknown as { complaints?: string[] }).complaints ?? []),
  };
  return page;
}

async function strike(driver: Driver, keys: readonly string[]): Promise<void> {
  const actions = keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  await driver.ask('actions', { actions: [{ type: 'key', id: 'keys', actions }] });
}

function located(page: EnginePage, selector: string): Located {
  const wait = async (): Promise<void> => {
    await page.waitForFunction((wanted) => {
      const one = document.querySelector(wanted);
      return one !== null && one.getClientRects().length > 0;
    }, selector);
  };
  const one: Located = {
    waitFor: wait,
    first: () => one,
    count: () => page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector),
    async click() {
      await wait();
      const at = await page.evaluate((wanted) => {
        const found = document.querySelector(wanted);
        found?.scrollIntoView({ block: 'center', inline: 'center' });
        const box = found?.getBoundingClientRect();
        return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
      }, selector);
      if (at) await page.mouse.click(at.x, at.y);
    },
    async getAttribute(name) {
      await wait();
      return page.evaluate(([wanted, what]) => document.querySelector(wanted)?.getAttribute(what) ?? null, [
        selector,
        name,
      ] as const);
    },
    async textContent() {
      await wait();
      return page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? null, selector);
    },
  };
  return one;
}
