import assert from 'node:assert/strict';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { arrive, DIST, keptOffline, serveDist, visitor } from './browser.ts';
import { eventually } from './patience.ts';
import { openSite } from './site.ts';

const site = openSite();

/** Waits until the page says something of itself: `theme`, `motion`, `marks`. */
const wears = (page: Page, what: string, how: string): Promise<void> =>
  page.locator(`html[data-${what}=${how}]`).waitFor();

test('home shows the whole list of games; one that cannot be played says so and has no buttons', async () => {
  const context = await visitor(site.browser);
  const { page } = await arrive(context, site.address);
  const cards = page.getByRole('article');
  await eventually(async () => assert.equal(await cards.count(), 5));
  const duel = cards.filter({ has: page.getByRole('heading', { name: 'Duel for Middle-earth' }) });
  for (const name of ['Play now: Duel for Middle-earth', 'One screen', 'Learn'])
    await duel.getByRole('link', { name }).waitFor();
  for (const card of await cards.all()) {
    const controls = await card.locator('a, button').count();
    const shut = (await card.getByText('Not playable yet').count()) === 1;
    assert.equal(shut, controls === 0);
  }
  assert.equal(await page.getByText('Invite a friend').count(), 0);
  await context.close();
});

test('review, profile, history and lobby are fetched when they are opened, not before', async () => {
  const context = await visitor(site.browser, { alone: true });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const rooms = (): string[] =>
    ['Review', 'Profile', 'History', 'Lobby'].filter((room) =>
      asked.some((path) => path.startsWith(`/assets/${room}Page-`) && path.endsWith('.js')),
    );
  await page.goto(`${site.address}/table/new?game=duel&seed=rooms&gap=0&rounds=8`);
  await page.locator('[data-version]').waitFor();
  await page.goto(site.address);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  assert.deepEqual(rooms(), []);
  for (const [path, opened] of [
    ['/review/nowhere', ['Review']],
    ['/profile', ['Review', 'Profile']],
  ] as const) {
    await page.goto(site.address + path);
    await page.locator('main h1').first().waitFor();
    assert.deepEqual(rooms(), opened);
  }
  await context.close();
});

test('the language changes at once, without loading the page, and is kept', async () => {
  const context = await visitor(site.browser);
  const { page } = await arrive(context, site.address);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitem', { name: 'Українська' }).click();
  await page.getByRole('heading', { name: 'Грайливий Поні' }).waitFor();
  await page.locator('html[lang=uk]').waitFor();
  assert.equal(await page.evaluate(() => 'sameDocument' in window), true);
  await page.reload();
  await page.getByRole('heading', { name: 'Грайливий Поні' }).waitFor();
  await context.close();
});

test('settings work at once and are kept', async () => {
  const context = await visitor(site.browser);
  const { page } = await arrive(context, `${site.address}/settings`);
  await page.getByRole('radio', { name: 'Candle-light' }).check();
  await wears(page, 'theme', 'candle');
  await page.getByRole('slider', { name: 'Text size' }).press('End');
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '24px');
  // Motion follows the system.
  await wears(page, 'motion', 'off');
  await page.getByRole('group', { name: 'Motion' }).getByRole('radio', { name: 'On' }).check();
  await wears(page, 'motion', 'on');
  await page.getByRole('radio', { name: 'Patterns as well' }).check();
  await page.getByRole('radio', { name: 'Signs only' }).check();
  await page.getByRole('textbox').fill('Barliman');
  await page.waitForFunction(() => localStorage.getItem('pony.settings')?.includes('Barliman'));
  await page.reload();
  await wears(page, 'theme', 'candle');
  await wears(page, 'marks', 'on');
  assert.ok(await page.getByRole('radio', { name: 'Signs only' }).isChecked());
  await eventually(async () => assert.equal(await page.getByRole('textbox').inputValue(), 'Barliman'));
  await context.close();
});

test('the theme follows the system while it is not set', async () => {
  const context = await visitor(site.browser, { theme: 'light' });
  const { page } = await arrive(context, site.address);
  await wears(page, 'theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await wears(page, 'theme', 'candle');
  await context.close();
});

test('an unknown address says so and leads home', async () => {
  const context = await visitor(site.browser);
  const { page } = await arrive(context, `${site.address}/new/chess`);
  await page.getByRole('heading', { name: 'No such room' }).waitFor();
  await page.getByRole('link', { name: 'To the common room' }).click();
  await page.getByRole('heading', { name: 'The Prancing Pony' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'No such room' }).waitFor();
  await context.close();
});

test('unreadable settings are put aside, not lost, and the house opens', async () => {
  const context = await visitor(site.browser, { alone: true });
  const { page } = await arrive(context, site.address);
  for (const spoilt of ['{"theme":', '{"theme":"neon"}', '[1,2]', 'null', '{"textSize":"huge"}']) {
    await page.evaluate((text) => localStorage.setItem('pony.settings', text), spoilt);
    await page.reload();
    await page.getByRole('heading', { name: 'Your settings cannot be read' }).waitFor();
    await page.getByText('For a report').click();
    await page.locator('pre').waitFor();
    assert.equal(await page.locator('pre').textContent(), spoilt);
    await page.getByRole('button', { name: 'Go on with fresh settings' }).click();
    await page.getByRole('heading', { name: 'The Prancing Pony' }).waitFor();
    assert.equal(await page.evaluate(() => localStorage.getItem('pony.settings.unreadable')), spoilt);
  }
  await page.reload();
  await page.getByRole('heading', { name: 'The Prancing Pony' }).waitFor();
  await context.close();
});

test('a browser that keeps nothing still opens the house and says so in the settings', async () => {
  const context = await visitor(site.browser, { alone: true });
  await context.addInitScript(() => {
    Storage.prototype.getItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const { page } = await arrive(context, `${site.address}/settings`);
  await page.getByRole('radio', { name: 'Candle-light' }).check();
  await wears(page, 'theme', 'candle');
  await page.getByText('This browser does not keep settings').waitFor();
  await context.close();
});

test('a new table is set up by keyboard, and its sentence grows with it', async () => {
  const context = await visitor(site.browser, { size: 'tablet' });
  const { page } = await arrive(context, `${site.address}/new/duel`);
  const asks = (words: string): Promise<void> => page.getByRole('status').filter({ hasText: words }).waitFor();
  await asks('The Fellowship: you; Sauron: bot, Ranger.');
  const level = page.getByRole('group', { name: 'Bot level: Sauron' });
  await level.getByRole('radio', { name: 'Ranger' }).focus();
  await page.keyboard.press('ArrowRight');
  await asks('Sauron: bot, Wizard.');
  const sauron = page.getByRole('group', { name: 'Who plays Sauron' });
  await sauron.getByRole('radio', { name: 'Bot' }).focus();
  await page.keyboard.press('ArrowLeft');
  await asks('Sauron: a friend on this screen.');
  await level.waitFor({ state: 'detached' });
  await page.getByRole('radio', { name: 'By lot' }).check();
  await asks('Sides are drawn by lot.');
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await page.waitForURL(/\/table\//);
  await context.close();
});

/** In the page: an engine that says only after the first worker has taken over that it was installed. */
function tellLate(): void {
  const state = Object.getOwnPropertyDescriptor(ServiceWorker.prototype, 'state')?.get;
  Object.defineProperty(ServiceWorker.prototype, 'state', {
    get() {
      const now = state?.call(this);
      return now === 'activated' ? 'installed' : now;
    },
  });
}

test('the house is open without a network once it has been visited, at any address', async () => {
  const context = await visitor(site.browser, { context: { serviceWorkers: 'allow' } });
  await context.addInitScript(tellLate);
  const { page } = await arrive(context, site.address);
  await keptOffline(page);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'installed');
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  assert.equal(await page.getByText('A newer version is ready').count(), 0, 'the first client is no newer one');
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'The Prancing Pony' }).waitFor();
  await page.goto(`${site.address}/new/duel`);
  await page.getByRole('heading', { name: 'Duel for Middle-earth' }).waitFor();
  await page.goto(`${site.address}/nowhere`);
  await page.getByRole('heading', { name: 'No such room' }).waitFor();
  await context.close();
});

test('a newer client says so and takes over when asked, not before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pony-newer-'));
  cpSync(DIST, folder, { recursive: true });
  const copy = await serveDist(folder);
  const context = await visitor(site.browser, { context: { serviceWorkers: 'allow' } });
  const { page } = await arrive(context, copy.address);
  await keptOffline(page);
  assert.equal(await page.getByText('A newer version is ready').count(), 0);
  appendFileSync(join(folder, 'sw.js'), '\n// newer');
  // Looked at again after an hour and more.
  await page.evaluate(() => {
    const now = Date.now() + 2 * 60 * 60 * 1000;
    Date.now = () => now;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.getByText('A newer version is ready').waitFor();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await page.getByRole('heading', { name: 'The Prancing Pony' }).waitFor();
  await page.getByText('A newer version is ready').waitFor({ state: 'detached' });
  await context.close();
  await copy.close();
  rmSync(folder, { recursive: true });
});

test('a browser too old for the client reads so instead of a white page; any other reads nothing of it', async () => {
  const context = await visitor(site.browser, { alone: true });
  const { page } = await arrive(context, site.address);
  assert.equal(await page.getByText('This browser is too old').isVisible(), false);
  await page.addInitScript(() => Object.assign(Array.prototype, { toSorted: undefined }));
  await page.reload();
  await page.getByText('This browser is too old').waitFor();
  await page.getByText('Цей браузер застарий').waitFor();
  await context.close();
});

test('the client can be installed: a manifest with drawn icons', async () => {
  const context = await visitor(site.browser);
  const { page } = await arrive(context, site.address);
  const icons = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const manifest = (await (await fetch(link?.href ?? '')).json()) as {
      icons: { src: string; sizes: string }[];
      display: string;
    };
    const sizes: string[] = [];
    for (const { src } of manifest.icons.filter((icon) => icon.src.endsWith('.png'))) {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      sizes.push(`${picture.naturalWidth}x${picture.naturalHeight}`);
    }
    return {
      display: manifest.display,
      sizes,
      told: manifest.icons.flatMap(({ src, sizes: told }) => (src.endsWith('.png') ? [told] : [])),
    };
  });
  assert.equal(icons.display, 'standalone');
  assert.deepEqual(icons.sizes, icons.told);
  await context.close();
});
