/** The player aid over every table: by key and by menu, its pages, its words; names of signs under the mouse and by a long press. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { overflow, seriousFindings, smallControls, strangeWords } from './audit.ts';
import { goWithin, turnTo } from './browser.ts';
import { goldenWhen } from './golden.ts';
import { read } from './play.ts';
import { sitAt } from './sit.ts';
import { openSite } from './site.ts';
import { keptOf } from './tables.ts';

const site = openSite();
const at = async (folder: string, name: string, n: number, id: string) =>
  keptOf(await goldenWhen({ folder, name, fits: (_view, k) => k >= n }), id);
const TABLES = [
  await at('duel', 'races', 20, 'duel'),
  await at('war', 'ring', 60, 'war'),
  await at('war/kings', 'kings', 60, 'kings'),
  await at('card-game', 'trilogy-lead', 40, 'cards'),
  await at('lcg', 'passage-won', 40, 'lcg'),
];

test('H opens what is what at the tables, every page of it is clean, and H closes it', async () => {
  const { page, context, complaints } = await sitAt(site, TABLES[0]);
  for (const [i, row] of TABLES.entries()) {
    if (i > 0) await goWithin(page, `/table/${row.id}`, { tables: [row] });
    await page.locator('[data-version]').waitFor();
    await page.keyboard.press('h');
    const aid = page.getByRole('dialog', { name: 'What is what' });
    await aid.waitFor();
    const prompt = await page.locator('footer[data-mood]').boundingBox();
    const box = await aid.boundingBox();
    assert.ok(prompt && box && box.y + box.height <= prompt.y + 1, `${row.id}: the prompt stays free`);
    for (const tab of await aid.getByRole('radio').all()) {
      await tab.check({ force: true });
      assert.ok((await aid.locator('[data-section] li').count()) > 0);
      assert.deepEqual(await strangeWords(page, 'en'), [], row.id);
    }
    await aid.getByText('take back').waitFor();
    assert.deepEqual(await seriousFindings(page, 'all', '[role=dialog]'), [], row.id);
    if (process.env.SHOTS) {
      await aid.getByRole('radio').first().check({ force: true });
      await page.screenshot({ path: `${process.env.SHOTS}/aid-${row.id}-desktop.png` });
    }
    await page.keyboard.press('h');
    await aid.waitFor({ state: 'detached' });
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

test('on a phone it opens from the menu, in Ukrainian', async () => {
  const { page, context, complaints } = await sitAt(site, TABLES[0], { size: 'phone', lang: 'uk' });
  for (const row of [TABLES[0], TABLES[1], TABLES[4]]) {
    if (row !== TABLES[0]) await goWithin(page, `/table/${row.id}`, { tables: [row] });
    await turnTo(page, 'light', 'uk');
    await page.getByRole('button', { name: 'Меню' }).click();
    await page.getByRole('menuitem', { name: /Що тут що/ }).click();
    const aid = page.getByRole('dialog', { name: 'Що тут що' });
    await aid.waitFor();
    assert.deepEqual(await strangeWords(page, 'uk'), [], row.id);
    assert.deepEqual(await smallControls(page), [], row.id);
    assert.deepEqual(await overflow(page, false), [], row.id);
    assert.deepEqual(await seriousFindings(page, 'all', '[role=dialog]'), [], row.id);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/aid-${row.id}-phone.png` });
    await aid.getByRole('button', { name: 'Закрити' }).click();
    await aid.waitFor({ state: 'detached' });
  }
  assert.deepEqual(complaints, []);
  await context.close();
});

/** A finger rests on a sign that does not open large, if possible on one with a title of the browser; its name. */
const rest = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const middle = (one: Element): { clientX: number; clientY: number } => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2 };
    };
    const all = [...document.querySelectorAll('[data-version] [role=img][aria-label]')].filter((one) => {
      const { clientX, clientY } = middle(one);
      const spot = document.elementFromPoint(clientX, clientY);
      const near = one.contains(spot) || (spot?.tagName === 'BUTTON' && spot.parentElement?.contains(one));
      return near && one.ariaLabel && spot?.closest('main') && !spot.closest('[data-look], [data-thing]');
    });
    const one = all.find((sign) => sign.closest('[title]')) ?? all[0];
    if (!one) return null;
    const at = middle(one);
    document
      .elementFromPoint(at.clientX, at.clientY)
      ?.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'touch', bubbles: true }));
    return one?.getAttribute('aria-label') ?? null;
  });

test('a finger that rests on a sign of any table reads its name', async () => {
  const { page, context } = await sitAt(site, TABLES[0], { size: 'phone', lang: 'uk' });
  for (const row of TABLES) {
    if (row !== TABLES[0]) await goWithin(page, `/table/${row.id}`, { tables: [row] });
    await read(page);
    const words = await rest(page);
    assert.ok(words, row.id);
    await page.locator('[data-tip-shown]').filter({ hasText: words }).waitFor({ timeout: 5000 });
  }
  await context.close();
});

test('the name of a region stands by the mouse that rests on it', async () => {
  const { page, context } = await sitAt(site, TABLES[1]);
  const region = page.locator('path[data-region]').first();
  const words = (await region.getAttribute('aria-label')) ?? '';
  await region.dispatchEvent('pointerover', { pointerType: 'mouse', bubbles: true, clientX: 500, clientY: 300 });
  await page.locator('[data-tip-shown]', { hasText: words.slice(0, 12) }).waitFor();
  await context.close();
});
