import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { seriousFindings, smallControls } from './audit.ts';
import { arrive, openBrowser, visitor } from './browser.ts';

let browser: Browser;
let server: ViteDevServer;
let page: Page;
before(async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const started = createServer({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  });
  [browser, server] = await Promise.all([openBrowser(), started]);
  await server.listen();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

async function open(story: string, how: Parameters<typeof visitor>[1] = {}): Promise<void> {
  await page?.context().close();
  const address = `${server.resolvedUrls?.local[0]}stories?story=${encodeURIComponent(story)}`;
  ({ page } = await arrive(await visitor(browser, how), address));
  await page.getByRole('heading', { name: 'Stories' }).waitFor();
}

test('every component in both themes and both languages: nothing serious, no small control', async () => {
  await open('');
  assert.deepEqual(await seriousFindings(page), []);
  assert.deepEqual(await smallControls(page), []);
});

test('a paper takes the focus, can be put aside and brought back, and gives the focus back', async () => {
  await open('WhyNot');
  const opener = page.getByRole('button', { name: 'Why not?' }).first();
  await opener.press('Enter');
  const paper = page.getByRole('dialog', { name: 'Why not?' });
  await paper.waitFor();
  assert.equal(await paper.evaluate((one) => one.contains(document.activeElement)), true);
  await paper.getByRole('button', { name: 'Put aside' }).press('Enter');
  assert.equal(await paper.count(), 0);
  await page.getByRole('button', { name: 'Bring back: Why not?' }).press('Enter');
  await paper.waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await paper.count(), 0);
});

test('a menu is walked by arrows and closes with Escape', async () => {
  await open('WhyNot');
  const opener = page.getByRole('button', { name: 'Menu' }).first();
  await opener.press('Enter');
  await page.getByRole('menu').waitFor();
  const focused = (): Promise<string | null> => page.evaluate(() => document.activeElement?.textContent ?? null);
  assert.match((await focused()) ?? '', /Play it/);
  await page.keyboard.press('ArrowDown');
  assert.match((await focused()) ?? '', /Discard it/);
  await page.keyboard.press('End');
  assert.match((await focused()) ?? '', /Not now/);
  await page.keyboard.press('Escape');
  assert.equal(await page.getByRole('menu').count(), 0);
  assert.equal(await opener.evaluate((one) => one === document.activeElement), true);
});

test('on a phone papers are sheets at the lower edge', async () => {
  await open('WhyNot', { size: 'phone' });
  await page.getByRole('button', { name: 'Why not?' }).first().tap();
  const box = await page.getByRole('dialog').boundingBox();
  assert.equal(box?.width, 360);
  assert.equal((box?.y ?? 0) + (box?.height ?? 0), 780);
});

test('a board zooms by keys, wheel and buttons, pans by arrows, and 0 shows it whole', async () => {
  await open('BoardFrame');
  const board = page.getByRole('group', { name: 'Map' }).first();
  const k = (): Promise<number> => board.evaluate((one) => Number(getComputedStyle(one).getPropertyValue('--k')));
  const x = (): Promise<number> =>
    board.evaluate((one) => Number.parseFloat(getComputedStyle(one).getPropertyValue('--x')));
  const whole = await k();
  await board.press('+');
  assert.ok((await k()) > whole);
  await board.press('+');
  await board.press('+');
  const before = await x();
  await board.press('ArrowLeft');
  assert.ok((await x()) > before);
  await board.press('0');
  assert.equal(await k(), whole);
  await board.hover();
  await page.mouse.wheel(0, -400);
  assert.ok((await k()) > whole);
  await page.getByRole('button', { name: 'Show the whole board' }).first().click();
  assert.equal(await k(), whole);
  const size = (): Promise<number> =>
    page
      .getByRole('img', { name: '2 units' })
      .first()
      .evaluate((token) => token.getBoundingClientRect().width);
  const small = await size();
  await page.getByRole('button', { name: 'Zoom in' }).first().click();
  assert.equal(await size(), small, 'pieces keep their size');
});

test('pieces travel, any input ends the travel at once, and without motion they are outlined', async () => {
  await open('TravelRoot', { context: { reducedMotion: 'no-preference' } });
  const travelling = (): Promise<number> => page.locator('[data-travelling]').count();
  await page.addStyleTag({ content: ':root[data-motion=on] { --t-move: 20000ms; --t-far: 20000ms }' });
  await page.getByRole('button', { name: 'Move' }).first().click();
  await page.locator('[data-travelling]').waitFor();
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.querySelector('[data-travelling]') === null);
  assert.equal(await travelling(), 0);

  await open('TravelRoot');
  await page.getByRole('button', { name: 'Move' }).first().click();
  await page.locator('[data-changed]').first().waitFor();
});
