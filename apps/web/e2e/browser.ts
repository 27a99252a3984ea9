import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../scripts/chromium.mjs';
import { staticServer } from '../../../scripts/serve.mjs';
import { PATIENCE } from './patience.ts';
import { lay } from './store.ts';

export const SIZES = {
  desktop: { width: 1366, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 360, height: 780 },
} as const;
export type SizeName = keyof typeof SIZES;
export const THEMES = ['light', 'candle'] as const;
export type Theme = (typeof THEMES)[number];
export const LANGS = ['en', 'uk'] as const;
export type LangName = (typeof LANGS)[number];

/** The folder of the built client; PONY_DIST names another one. */
export const DIST = process.env.PONY_DIST ?? fileURLToPath(new URL('../dist', import.meta.url));

/** The built client, or a copy of it, on a free port. */
export async function serveDist(folder = DIST): Promise<{ address: string; close: () => Promise<void> }> {
  const server: Server = staticServer(folder);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * What a browser does besides showing pages: lists under the address bar, a process in store for the next site. The last
 * list given counts, so the names that tests always leave out stand here too.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Devices on which what happens is shown and held. */
const showing = new WeakSet<BrowserContext>();
/** Browsers at whose pages nobody looks. */
const unseen = new WeakSet<Browser>();

/** A name of the machine that is no name for itself, as in a home network: pages there are without https. */
export const AT_HOME = 'inn.test';

/** Opens a browser; where nobody will look at its pages, they need not be painted. */
export async function openBrowser({ seen = true } = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      `--host-resolver-rules=MAP ${AT_HOME} 127.0.0.1`,
      '--font-render-hinting=none',
      `--disable-features=${LEFT_OUT.join()}`,
    ],
    timeout: PATIENCE,
  });
  if (!seen) unseen.add(browser);
  return browser;
}

export interface Visit {
  size?: SizeName;
  theme?: Theme;
  lang?: LangName;
  /** Touch instead of a mouse. */
  touch?: boolean;
  /** A device that nobody had before and nobody gets after. */
  alone?: boolean;
  context?: BrowserContextOptions;
  /** What happens is shown and held as for anybody else; without it, it is not. */
  shown?: boolean;
  /** Everything is painted although nobody looks: because it moves, or because the time until it is seen is taken. */
  painted?: boolean;
}

/** Visitors who have left, their page still open: who comes next in the same way takes it over, the device furnished anew. */
const gone = new WeakMap<Browser, Map<string, BrowserContext[]>>();
/** Pages taken over in which nobody has arrived yet. */
const takenOver = new WeakSet<BrowserContext>();

/** Leaving leaves one page open and the device to the next visitor. */
function stays(context: BrowserContext, left: BrowserContext[]): void {
  const close = context.close.bind(context);
  context.close = async () => {
    const [page, ...others] = context.pages();
    if (!page || page.isClosed()) return close();
    for (const other of others) await other.close();
    page.removeAllListeners();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearCookies();
    left.push(context);
  };
}

/** The name under which settings are kept; the program reads them when it starts. */
const SETTINGS = 'pony.settings';
const AT_ONCE = { pace: 'off', asked: ['*'] } as const;

/** In the page, before the program starts: nothing that happens is told and everything is asked, unless something was set. */
function atOnce(name: string): void {
  try {
    if (localStorage.getItem(name) === null) localStorage.setItem(name, '{"pace":"off","asked":["*"]}');
  } catch {
    // Where nothing can be kept, nothing was set.
  }
}

/** In the page, before anything is drawn: all of it is there, has its place and can be pressed, but is not painted. */
function veil(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 !important }');
  document.adoptedStyleSheets.push(sheet);
  Object.assign(window, { veil: sheet });
}

/** A visitor with a device of their own, nothing kept from others. */
export async function visitor(browser: Browser, how: Visit = {}): Promise<BrowserContext> {
  const { size = 'desktop', theme = 'light', lang = 'en', touch = size === 'phone' } = how;
  const all = gone.get(browser) ?? new Map<string, BrowserContext[]>();
  gone.set(browser, all);
  const painted = how.painted ?? (!unseen.has(browser) || how.context?.reducedMotion !== undefined);
  const kind = [size, theme, lang, touch, painted, how.shown === true].join();
  const left = all.get(kind) ?? [];
  all.set(kind, left);
  const alone = how.alone || how.context !== undefined;
  const again = alone ? undefined : left.pop();
  if (again) {
    takenOver.add(again);
    return again;
  }
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale: lang === 'uk' ? 'uk-UA' : 'en-GB',
    colorScheme: theme === 'candle' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    hasTouch: touch,
    serviceWorkers: 'block',
    ...how.context,
  });
  context.setDefaultTimeout(PATIENCE);
  if (how.shown) showing.add(context);
  else await context.addInitScript(atOnce, SETTINGS);
  if (!painted) await context.addInitScript(veil);
  if (!alone) stays(context, left);
  return context;
}

/** What a device holds before the visit: rows of the store of tables, and words under names. */
export interface Kept {
  tables?: readonly object[];
  words?: Readonly<Record<string, string>>;
}

/** Clears the device and lays things into it, from an empty page of the house. */
async function furnish(page: Page, address: string, { tables = [], words = {} }: Kept): Promise<void> {
  const empty = new URL('/empty', address).href;
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' }),
  );
  await page.goto(empty);
  await page.unroute(empty);
  await lay(page, tables, true);
  await page.evaluate((all) => {
    localStorage.clear();
    for (const [name, text] of Object.entries(all)) localStorage.setItem(name, text);
  }, words);
}

/** To another address inside the page that is open, as a link leads there. */
const travel = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
const drawn = (page: Page): Promise<void> => page.locator('main:not([aria-busy=true])').first().waitFor();
/** A page without a table, so that whatever was open is put away. */
async function leave(page: Page): Promise<void> {
  await travel(page, '/no/such/place');
  await page.locator('main').first().waitFor();
}

/**
 * Goes to an address of the house that is open already, inside the page, as a link leads there: a fifth of the work of loading it.
 * For tests that are not about loading.
 */
export async function walkTo(page: Page, address: string): Promise<void> {
  const { origin, pathname, search } = new URL(address, page.url());
  if (!page.url().startsWith(`${origin}/`)) return void (await page.goto(address));
  await leave(page);
  await travel(page, pathname + search);
  await drawn(page);
}

/**
 * From one screen to the next inside the page that is open, as a link leads there; the device is furnished anew before, its
 * settings as nobody has set them, or as they are given.
 */
export async function goWithin(
  page: Page,
  path: string,
  { tables = [], words = {} }: Kept,
  settings: object = {},
): Promise<void> {
  await leave(page);
  await lay(page, tables, true);
  await page.evaluate(
    ({ all, newValue }) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [name, text] of Object.entries(all)) localStorage.setItem(name, text);
      dispatchEvent(new StorageEvent('storage', { key: 'pony.settings', newValue }));
    },
    { all: words, newValue: JSON.stringify({ ...(showing.has(page.context()) ? {} : AT_ONCE), ...settings }) },
  );
  await travel(page, path);
  await drawn(page);
}

/** Goes to an address and waits until it is drawn with its own letters. */
export async function goTo(page: Page, address: string, kept?: Kept): Promise<void> {
  if (kept) await furnish(page, address, kept);
  await page.goto(address);
  await drawn(page);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
}

/** What a page complains about from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (line) => {
    const ours = !line.text().includes('blocked by Playwright');
    if (ours && (line.type() === 'error' || line.type() === 'warning')) complaints.push(line.text());
  });
  return complaints;
}

/** A page, and what it complains about. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; complaints: string[] }> {
  const page = await context.newPage();
  return { page, complaints: complaintsOf(page) };
}

/** Opens a page at an address, or walks there inside a page taken over; collects what it complains about. */
export async function arrive(
  context: BrowserContext,
  address: string,
  kept?: Kept,
): Promise<{ page: Page; complaints: string[] }> {
  const { origin, pathname, search, hash } = new URL(address);
  const [page] = context.pages();
  if (!takenOver.delete(context) || !page) {
    const opened = await openPage(context);
    await goTo(opened.page, address, kept);
    return opened;
  }
  const complaints = complaintsOf(page);
  // What stands behind a # is read when the program starts.
  const elsewhere = hash !== '' || !page.url().startsWith(`${origin}/`);
  if (elsewhere) await goTo(page, address, kept ?? {});
  else {
    await goWithin(page, pathname + search, kept ?? {}, JSON.parse(kept?.words?.[SETTINGS] ?? '{}'));
    await page.evaluate(() => document.fonts.ready.then(() => {}));
  }
  return { page, complaints };
}

/** Waits until the house would open without a network: everything is kept, and the page is served from there. */
export const keptOffline = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** As if another window had changed the settings: the screen is the same, in another theme and another language. */
export async function turnTo(page: Page, theme: Theme, lang: LangName): Promise<void> {
  await page.evaluate(
    (settings) => {
      dispatchEvent(new StorageEvent('storage', { key: 'pony.settings', newValue: JSON.stringify(settings) }));
    },
    { ...AT_ONCE, theme, lang },
  );
  await page.locator(`html[data-theme=${theme}][lang=${lang}]`).waitFor();
}
