/** The reader is called when it is their turn: by the tab of the browser and, if they like, by sounds. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { overflow, seriousFindings, smallControls, strangeWords } from './audit.ts';
import { arrive, goWithin, turnTo, visitor } from './browser.ts';
import { decideOnce, myTurn, pressLit, QUICK, read, turnOf } from './play.ts';
import { openSite } from './site.ts';
import { BOT, keptOf, prepare, verbs, YOU } from './tables.ts';

const site = openSite();
/** Bots that think for longer than anybody waits. */
const SLOW = 'gap=600000&rounds=8';
const icon = (page: Page): Promise<string | null> => page.locator('link[rel=icon]').getAttribute('href');

/** Counts the voices that sound, from now on. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(window, { voices: 0 });
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      (window as unknown as { voices: number }).voices++;
      return make.call(this);
    };
  });
const voices = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { voices: number }).voices);

const mine = prepare({
  seats: [YOU, BOT],
  until: (table, legal) => table.taken.length > 6 && verbs(legal).has('discard') && table.taken.at(-1)?.seat === 1,
});

test('title and sign of the tab call the reader, and are quiet again once another is waited for', async () => {
  const context = await visitor(site.browser);
  const { page, complaints } = await arrive(context, `${site.address}/table/mine?${SLOW}`, {
    tables: [keptOf(mine, 'mine')],
  });
  await myTurn(page);
  assert.match(await page.title(), /^● Your turn · Duel for Middle-earth/);
  assert.equal(await icon(page), '/icon-turn.svg');
  assert.equal((await page.request.get(`${site.address}/icon-turn.svg`)).status(), 200);
  for (let i = 0; i < 20 && (await turnOf(page)).turn === 'yours'; i++) await pressLit(page, 'mouse', i);
  await page.waitForFunction(() => document.title.startsWith('Duel'));
  assert.equal(await icon(page), '/icon.svg');
  await goWithin(page, '/', {});
  assert.equal(await icon(page), '/icon.svg');
  assert.deepEqual(complaints, []);
  await context.close();
});

test('whoever holds all seats is not called', async () => {
  const context = await visitor(site.browser, { lang: 'uk' });
  const both = prepare({ seats: [YOU, YOU], until: (table) => table.taken.length > 3 });
  const { page } = await arrive(context, `${site.address}/table/both?${QUICK}`, { tables: [keptOf(both, 'both')] });
  await myTurn(page);
  assert.match(await page.title(), /^Дуель/);
  await context.close();
});

test('sound is off, one press on the table away, and kept', async () => {
  for (const size of ['desktop', 'tablet', 'phone'] as const) {
    const context = await visitor(site.browser, { size });
    const { page, complaints } = await arrive(context, `${site.address}/table/loud?${QUICK}`, {
      tables: [keptOf(mine, 'loud')],
    });
    await myTurn(page);
    await listen(page);
    await decideOnce(page, size === 'phone' ? 'touch' : 'mouse');
    assert.equal(await voices(page), 0);
    await read(page);
    const off = page.getByRole('button', { name: 'Sound', pressed: false });
    if (size === 'phone') await off.tap();
    else await off.click();
    await page.waitForFunction(() => localStorage.getItem('pony.settings')?.includes('"sound":1'));
    const before = await voices(page);
    assert.ok(before > 0, 'it is heard that it is on');
    await decideOnce(page, size === 'phone' ? 'touch' : 'mouse');
    await page.waitForFunction((n) => (window as unknown as { voices: number }).voices > n, before);
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

test('nothing is to be heard before a press, and what was not heard is not heard later', async () => {
  const context = await visitor(site.browser, { alone: true });
  await context.addInitScript(() => {
    const heard = { early: 0, voices: 0 };
    // As a browser that lets a page sound only once it was pressed.
    let pressed = false;
    const press = (): void => {
      pressed = true;
    };
    addEventListener('pointerdown', press, { capture: true });
    const state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state')?.get;
    Object.defineProperty(AudioContext.prototype, 'state', {
      get() {
        return pressed ? state?.call(this) : 'suspended';
      },
    });
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      heard[this.state === 'running' ? 'voices' : 'early'] += 1;
      return make.call(this);
    };
    Object.assign(window, { heard });
  });
  const { page, complaints } = await arrive(context, `${site.address}/table/quiet?${SLOW}`, {
    tables: [keptOf(mine, 'quiet')],
    words: { 'pony.settings': '{"sound":1}' },
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: unknown }).heard);
  await myTurn(page);
  const button = page.getByRole('button', { name: 'Sound' });
  for (const on of [false, true]) {
    // Pressed by nobody: by the page itself.
    await button.evaluate((one) => (one as HTMLElement).click());
    await page.getByRole('button', { name: 'Sound', pressed: on }).waitFor();
  }
  assert.deepEqual(await heard(), { early: 0, voices: 0 });
  for (let n = 0; n < 2; n++) await button.click();
  await page.waitForFunction(() => (window as unknown as { heard: { voices: number } }).heard.voices > 0);
  assert.match(JSON.stringify(await heard()), /"early":0/);
  assert.deepEqual(complaints, []);
  await context.close();
});

test('what a table does by itself stands together in the settings, in both languages and sizes', async () => {
  for (const size of ['desktop', 'phone'] as const) {
    const context = await visitor(site.browser, { size });
    const { page, complaints } = await arrive(context, `${site.address}/settings`);
    for (const lang of ['en', 'uk'] as const) {
      await turnTo(page, 'light', lang);
      const part = page.getByRole('region', { name: lang === 'en' ? 'At the table' : 'За столом' });
      assert.ok((await part.getByRole('group').count()) >= 4);
      assert.equal(await part.getByRole('link').getAttribute('href'), '/account');
      assert.deepEqual(await seriousFindings(page), []);
      assert.deepEqual(await overflow(page, true), []);
      assert.deepEqual(await smallControls(page), []);
      assert.deepEqual(await strangeWords(page, lang), []);
    }
    assert.deepEqual(complaints, []);
    await context.close();
  }
});

test('passing when nothing can be done is a habit: set once, every table takes it on', async () => {
  const context = await visitor(site.browser);
  const { page } = await arrive(context, `${site.address}/settings`);
  await page.getByRole('radio', { name: 'Pass for me' }).check();
  await page.evaluate(() => {
    history.pushState(null, '', '/table/new?game=war&seed=pass&gap=600000&rounds=8');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await myTurn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Always ask me before passing' }).click();
  await page.waitForFunction(() => localStorage.getItem('pony.settings')?.includes('"passes":false'));
  await context.close();
});

test('a game with standing orders of its own is told nothing by the habit', async () => {
  const context = await visitor(site.browser);
  const { page, complaints } = await arrive(context, `${site.address}/table/new?game=lcg&seed=orders&${QUICK}`);
  await myTurn(page);
  assert.ok(!(await page.evaluate(() => localStorage.getItem('pony.settings')))?.includes('passes'));
  assert.deepEqual(complaints, []);
  await context.close();
});
