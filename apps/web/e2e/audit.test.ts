import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overflow, seriousFindings, smallControls, strangeWords } from './audit.ts';
import { visitor } from './browser.ts';
import { openSite } from './site.ts';

const site = openSite();

test('the audits see what they are there to see', async () => {
  const context = await visitor(site.browser, { context: { viewport: { width: 360, height: 300 } } });
  const page = await context.newPage();
  await page.setContent(`<!doctype html><html lang="en"><title>Fixture</title><main>
    <button style="width:30px;height:60px;display:block;margin:40px">a</button>
    <button style="width:60px;height:60px">fits</button>
    <p style="color:#ccc;background:#fff">home.playNow</p><p>{n} coins</p><p>threat -5</p><p>Привіт</p>
    <img src="data:,"><div style="width:500px;height:500px"></div></main>`);
  assert.deepEqual(await smallControls(page), ['button "a": 30 x 60']);
  assert.deepEqual(await strangeWords(page, 'en'), [
    'key: home.playNow',
    'hole: {n} coins',
    'hyphen for a minus: threat -5',
    'not English: Привіт',
  ]);
  assert.deepEqual((await strangeWords(page, 'uk')).at(-1), 'lang is en');
  await page.locator('html').evaluate((html) => html.setAttribute('lang', 'uk'));
  assert.deepEqual((await strangeWords(page, 'uk')).at(-1), 'not Ukrainian: Fixture');
  assert.deepEqual(await overflow(page, true), ['508 px wide in a window of 360']);
  assert.equal((await overflow(page, false)).length, 2);
  const found = (await seriousFindings(page)).map((line) => line.split(':')[0]);
  assert.ok(found.includes('color-contrast') && found.includes('image-alt'), found.join());
});
