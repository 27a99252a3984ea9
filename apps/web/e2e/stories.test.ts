import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { overflow, seriousFindings, smallControls } from './audit.ts';
import { arrive, visitor } from './browser.ts';
import { fitFaults } from './fit.ts';
import { eventually } from './patience.ts';
import { openSite } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'pony-stories-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** The client as it is while it is worked on: only then the stories are in it. */
const site = openSite(async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  process.env.NODE_ENV = 'development';
  await build({
    root,
    configFile: `${root}vite.config.ts`,
    mode: 'development',
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, minify: false, sourcemap: false },
  });
  return folder;
});

let page: Page;
async function open(story: string, how: Parameters<typeof visitor>[1] = {}): Promise<void> {
  await page?.context().close();
  const address = `${site.address}/stories?story=${encodeURIComponent(story)}`;
  ({ page } = await arrive(await visitor(site.browser, how), address));
  await page.getByRole('heading', { name: 'Stories' }).waitFor();
}

test('every component in both themes and both languages: nothing serious, no small control', async () => {
  await open('');
  assert.deepEqual(await seriousFindings(page), []);
  assert.deepEqual(await smallControls(page), []);
  // The letter of a side stands inside its little disc.
  const letters = page.locator('svg circle[r="6.5"] + text');
  const tall = await letters.evaluateAll((all) => all.map((one) => (one as SVGTextElement).getBBox().height));
  assert.ok(tall.length > 0 && tall.every((height) => height <= 13), tall.join());
});

test('a paper takes the focus, can be put aside and brought back, and gives the focus back', async () => {
  await open('WhyNot');
  const opener = page.getByRole('button', { name: 'Why not?' }).first();
  await opener.press('Enter');
  const paper = page.getByRole('dialog', { name: 'Why not?' });
  await paper.waitFor();
  await eventually(async () => assert.ok(await paper.evaluate((one) => one.contains(document.activeElement))));
  await paper.getByRole('button', { name: 'Put aside' }).press('Enter');
  await paper.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Bring back: Why not?' }).press('Enter');
  await paper.waitFor();
  await page.keyboard.press('Escape');
  await paper.waitFor({ state: 'detached' });
});

test('a menu is walked by arrows and closes with Escape', async () => {
  await open('WhyNot');
  const opener = page.getByRole('button', { name: 'Menu' }).first();
  await opener.press('Enter');
  await page.getByRole('menu').waitFor();
  const focused = (words: string): Promise<unknown> =>
    page.waitForFunction((text) => document.activeElement?.textContent?.includes(text), words);
  await focused('Play it');
  await page.keyboard.press('ArrowDown');
  await focused('Discard it');
  await page.keyboard.press('End');
  await focused('Not now');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await eventually(async () => assert.ok(await opener.evaluate((one) => one === document.activeElement)));
});

test('on a phone papers are sheets at the lower edge', async () => {
  await open('WhyNot', { size: 'phone' });
  await page.getByRole('button', { name: 'Why not?' }).first().tap();
  await eventually(async () => {
    const box = await page.getByRole('dialog').boundingBox();
    assert.deepEqual([box?.width, (box?.y ?? 0) + (box?.height ?? 0)], [360, 780]);
  });
});

test('a board zooms by keys, wheel and buttons, pans by arrows, and 0 shows it whole', async () => {
  await open('BoardFrame');
  const board = page.getByRole('group', { name: 'Map' }).first();
  const k = (): Promise<number> => board.evaluate((one) => Number(getComputedStyle(one).getPropertyValue('--k')));
  const x = (): Promise<number> =>
    board.evaluate((one) => Number.parseFloat(getComputedStyle(one).getPropertyValue('--x')));
  const whole = await k();
  const closer = (than = whole): Promise<void> => eventually(async () => assert.ok((await k()) > than));
  const wholeAgain = (): Promise<void> => eventually(async () => assert.equal(await k(), whole));
  for (let n = 0; n < 3; n++) {
    const now = await k();
    await board.press('+');
    await closer(now);
  }
  const before = await x();
  await board.press('ArrowLeft');
  await eventually(async () => assert.ok((await x()) > before));
  await board.press('0');
  await wholeAgain();
  await board.hover();
  await page.mouse.wheel(0, -400);
  await closer();
  await page.getByRole('button', { name: 'Show the whole board' }).first().click();
  await wholeAgain();
  const size = (): Promise<number> =>
    page
      .getByRole('img', { name: '2 units' })
      .first()
      .evaluate((token) => token.getBoundingClientRect().width);
  const small = await size();
  await page.getByRole('button', { name: 'Zoom in' }).first().click();
  await closer();
  await eventually(async () => assert.equal(await size(), small, 'pieces keep their size'));
});

test('pieces travel, any input ends the travel at once, and without motion they are outlined', async () => {
  await open('TravelRoot', { context: { reducedMotion: 'no-preference' } });
  await page.addStyleTag({ content: ':root[data-motion=on] { --t-move: 20000ms; --t-far: 20000ms }' });
  await page.getByRole('button', { name: 'Move' }).first().click();
  await page.locator('[data-travelling]').waitFor();
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.querySelector('[data-travelling]') === null);

  await open('TravelRoot');
  await page.getByRole('button', { name: 'Move' }).first().click();
  await page.locator('[data-changed]').first().waitFor();
});

test('every game lies on its table in the gallery, at any size, and a press there decides', async () => {
  for (const [game, until] of [
    ['duel', 'play'],
    ['war', 'march'],
  ])
    for (const size of ['desktop', 'tablet', 'phone'] as const) {
      await page?.context().close();
      const address = `${site.address}/stories?table=${game}&n=4&until=${until}`;
      const opened = await arrive(await visitor(site.browser, { size }), address);
      page = opened.page;
      await page.locator('footer[data-mood=asking]').waitFor();
      assert.deepEqual(await overflow(page, false), [], `${game} ${size}`);
      assert.deepEqual(opened.complaints, []);
    }
});

/** Cards of the layout that may be taken. */
const lit = () => page.locator('[data-slot] [data-state=legal], [data-look^="card"] [data-state=legal]');

test('Escape closes the top layer and nothing else: the menu, then the card that was taken up', async () => {
  await page?.context().close();
  ({ page } = await arrive(await visitor(site.browser), `${site.address}/stories?table=duel&n=4&until=play`));
  const selected = page.locator('[data-state=selected]');
  await lit().first().click();
  await selected.waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  assert.equal(await selected.count(), 1);
  await page.keyboard.press('l');
  const log = page.getByRole('dialog', { name: 'Log' });
  await log.waitFor();
  await page.keyboard.press('Escape');
  await log.waitFor({ state: 'detached' });
  assert.equal(await selected.count(), 1);
  await page.keyboard.press('Escape');
  await selected.waitFor({ state: 'detached' });
});

test('a double click on a card takes it up and leaves it so', async () => {
  // A press that comes before the question could be read is not heard, nor is its second.
  await eventually(async () => {
    await lit().first().dblclick();
    await page.locator('[data-state=selected]').waitFor({ timeout: 2000 });
  });
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  assert.equal(await page.locator('[data-state=selected]').count(), 1);
});

test('"why not?" says that it is on, and answers about whatever is pointed at', async () => {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Why not\?/ }).click();
  await page.getByText('Point at what you would like to do').waitFor();
  await lit().first().click();
  await page.getByRole('dialog', { name: 'Why not?' }).waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('[data-state=selected]').count(), 0);
});

const LCG = 'table=lcg&o.players=1&o.difficulty=easy&o.deck@p1=sample-leadership-spirit&seed=a';
/** Counted rows of the rule of fit: how the table lies with so many cards of a kind. */
const ROWS: readonly string[] = [
  `${LCG}&until=commit`,
  `${LCG}&until=commit&crowd=mine:1,hand:0`,
  `${LCG}&until=commit&crowd=mine:6,engaged:1,staging:6,hand:10,on:3`,
  `${LCG}&until=commit&crowd=mine:8,engaged:1,staging:2,hand:6,on:1`,
  `${LCG}&until=commit&crowd=mine:12,engaged:8,staging:10,hand:15,on:8`,
  `${LCG}&until=commit&crowd=mine:20,engaged:1,staging:10,hand:15,on:5`,
  `${LCG}&until=play&crowd=hand:10`,
  `${LCG}&until=defend&crowd=mine:12,engaged:8,staging:10,hand:15,on:8`,
  'table=lcg&o.players=2&seat=both&seed=b&n=8',
  'table=lcg&o.players=4&seed=c&until=commit&crowd=mine:8,engaged:3,staging:10,hand:8',
];
const WINDOWS = [
  [1366, 625],
  [390, 844],
  [911, 512],
] as const;

test('a table of cards fits every window: nothing scrolls, is cut or covered, however many cards lie there', async () => {
  await page?.context().close();
  ({ page } = await arrive(await visitor(site.browser, { lang: 'uk' }), `${site.address}/stories?${ROWS[0]}`));
  const found: string[] = [];
  for (const row of ROWS) {
    await page.goto(`${site.address}/stories?${row}`);
    await page.locator('[data-room] [data-zone]').first().waitFor();
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      for (const fault of await fitFaults(page)) found.push(`${width}x${height} ${row.slice(-48)}: ${fault}`);
    }
  }
  assert.deepEqual(found, []);
});
